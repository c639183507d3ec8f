// Who sits at a table, in words.

import type { Level, Seat, Table } from './api/types';
import { levelOf } from './games.svelte';
import { isLocal } from './local/ids';
import { capital, say } from './words';

/** What the visitor is called at a table: on this device, whoever began it. */
export const nameAt = (table: Table, name: string | undefined): string | undefined =>
  isLocal(table.id) ? (table.creator ?? undefined) : name;

type Sitter = Pick<Seat, 'name' | 'engine'> & Partial<Seat>;

export function sitter(game: string, ruleSet: string | null | undefined, seat: Sitter): string {
  if (seat.name) return seat.name;
  if (seat.engine) return sayLevel(levelOf(game, ruleSet, seat.engine)?.name ?? seat.engine);
  if (seat.free) return say(seat.reserved ? 'web-seat-reserved' : 'web-seat-free');
  return say('web-nobody');
}

/** A level to choose: how it is called and how strong it is, as far as that was measured. */
export function sayStrength({ name, rating }: Level): string {
  const title = capital(name);
  return rating === null ? title : say('web-level-rated', { name: title, rating });
}

/** A level as the name of a player. */
export const sayLevel = (name: string): string => say('web-level', { name });

export const sitters = (table: Table): string[] =>
  table.seats.map((seat) => sitter(table.plan.game, table.rule_set, seat));

/** The seats of somebody at a table. */
export const seatsOfPerson = (table: Table, name: string | undefined): Seat[] =>
  table.seats.filter((seat) => nameAt(table, name) !== undefined && seat.name === nameAt(table, name));

export const isTheirTurn = (table: Table, name: string | undefined): boolean =>
  table.state === 'playing' && seatsOfPerson(table, name).some(({ seat }) => seat === table.to_move);
