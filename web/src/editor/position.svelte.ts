// A position while it is edited.

import type { Drawing, EditView, Mark } from '../api/types';
import { postRules } from '../module/module.svelte';
import { Workshop } from './workshop.svelte';

export type PositionChange =
  | { put: { cell: string; mark: Mark } }
  | { clear: { cell: string } }
  | { set: { dial: string; player: number | null; value: number } };

const isSame = (one: Mark, other: Mark) => one.glyph === other.glyph && one.owner === other.owner;

export class PositionWorkshop extends Workshop<EditView, PositionChange> {
  protected ask(view: EditView | null, changes: PositionChange[], body?: object): Promise<EditView> {
    return postRules<EditView>('/api/editor/position', { ...(body ?? this.kept(view!)), changes });
  }

  protected kept({ start, draft }: EditView): object {
    return { text: start, draft };
  }

  paint(cell: string, mark: Mark | null, begins: boolean): void {
    this.change(mark ? { put: { cell, mark } } : { clear: { cell } }, begins);
  }

  /** Takes everything off the board that can be put on it. */
  clear(): void {
    this.replace(({ start, draft, palette }) => {
      const cells = draft.cells.map((marks) =>
        marks.filter((mark) => !palette.some((stamp) => isSame(stamp.mark, mark))),
      );
      return { text: start, draft: { ...draft, cells } };
    });
  }

  /** The board as it will be when everything is answered. */
  readonly board: Drawing | null = $derived.by(() => {
    if (!this.view) return null;
    return painted(this.view.board, (name, marks) => {
      for (const change of this.pending) {
        if ('put' in change && change.put.cell === name && !marks.some((mark) => isSame(mark, change.put.mark)))
          marks = [...marks, change.put.mark];
      }
      return marks;
    });
  });
}

/** A board with something else on its cells. */
export function painted(board: Drawing, marksOf: (cell: string, marks: Mark[]) => Mark[]): Drawing {
  return { ...board, cells: board.cells.map((cell) => ({ ...cell, contents: marksOf(cell.name, cell.contents) })) };
}
