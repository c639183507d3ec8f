// What seats are called.

import type { RuleSet, Seat } from '../api/types';
import { say } from '../words';

/** Who sits there: a person, a level of the computer, or nobody yet. */
export function nameOf(seat: Seat, rules: RuleSet | undefined): string {
  if (seat.name !== null) return seat.taken_over ? say('table-taken-over', { name: seat.name }) : seat.name;
  if (seat.engine === null) return say(seat.free ? (seat.reserved ? 'table-reserved' : 'table-free') : 'table-nameless');
  return rules?.levels.find(({ short }) => short === seat.engine)?.name ?? say('table-engine', { level: seat.engine });
}
