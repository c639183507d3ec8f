// Answers for those who do not see the board: where they are, where their pieces stand, and what a cell can reach.

import type { Position } from '../api/types';
import { say } from '../words';

/** What is on a cell. */
export const here = (position: Position, cell: string): string =>
  say('table-here', { cell, what: position.said.cells[cell] ?? '' });

/** The cells of a seat's pieces; those that can be chosen, where pieces belong to nobody. */
export function pieces(position: Position, seat: number | undefined, next: ReadonlySet<string>): string {
  const glyph = seat ? position.seats[seat - 1]?.marks?.find(({ owner }) => owner === null)?.glyph : undefined;
  const owns = position.cells.filter(({ contents }) =>
    contents.some((mark) => mark.owner === seat || (mark.owner === null && mark.glyph === glyph)),
  );
  if (owns.length > 0) return say('table-pieces', { cells: owns.map(({ name }) => name).join(', ') });
  const free = position.cells.filter(({ name }) => next.has(name)).map(({ name }) => name);
  return free.length > 0 ? say('table-choosable', { cells: free.join(', ') }) : say('table-pieces-none');
}

/** The cells to which a piece on a cell can go. */
export function reach(position: Position, cell: string): string {
  const cells = new Set(position.cells.map(({ name }) => name));
  const moves = position.moves.filter(({ clicks }) => clicks[0] === cell);
  const targets = new Set(moves.flatMap(({ clicks }) => clicks.slice(1, 2).filter((click) => cells.has(click))));
  if (targets.size > 0) return say('table-reach', { cell, cells: [...targets].join(', ') });
  return moves.length > 0 ? say('table-reach-itself', { cell }) : say('table-reach-none', { cell });
}
