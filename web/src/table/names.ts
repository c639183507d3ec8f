// What those at a table are called.

import type { Seat, Table } from '../api/types';
import { levelOf } from '../games.svelte';
import { sitter } from '../seats';
import { say } from '../words';

/**
 * What a seat is called, and what else is known of who sits there. Whoever shares a name, and every computer, goes by the name that the
 * sentences of the game use.
 */
export function calledOf(seat: Seat, table: Table, said: string | undefined): { name: string; more: string } {
  const name = nameOf(seat, table);
  const shared =
    seat.engine !== null || table.seats.some((other) => other.seat !== seat.seat && other.name === seat.name);
  if (!said || !shared || seat.taken_over) return { name, more: '' };
  const level = seat.engine === null ? undefined : levelOf(table.plan.game, table.rule_set, seat.engine)?.name;
  return { name: said, more: level ? `(${level})` : name };
}

/** Who sits there: a person, a level of the computer, or nobody yet. */
export function nameOf(seat: Seat, table: Table): string {
  if (seat.taken_over && seat.name !== null) return say('table-taken-over', { name: seat.name });
  return sitter(table.plan.game, table.rule_set, seat);
}
