// Decisions that cost something.

import type { Decision, Verdict } from '../api/types';

export const SLIPS: readonly string[] = ['inaccuracy', 'mistake', 'blunder'] satisfies Verdict[];

/** Returns the decisions that cost something, in the order of the game. */
export const slipsIn = (decisions: readonly Decision[]): Decision[] =>
  decisions.filter(({ verdict }) => SLIPS.includes(verdict));
