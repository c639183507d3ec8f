// What those at a table are called.

import type { Seat, Table } from '../api/types';
import { levelOf } from '../games.svelte';
import { sitter } from '../seats';
import { say } from '../words';

/** Who sits there: a person, a level of the computer, or nobody yet. */
export function nameOf(seat: Seat, table: Table): string {
  if (seat.taken_over && seat.name !== null) return say('table-taken-over', { name: seat.name });
  const level = seat.engine === null ? undefined : levelOf(table.plan.game, table.rule_set, seat.engine)?.name;
  return level ? level.slice(0, 1).toLocaleUpperCase() + level.slice(1) : sitter(table.plan.game, table.rule_set, seat);
}
