// What stands on the cells, laid out; and what went where between two positions.

import type { Mark, Position } from '../api/types';

export type Laid = { key: string; cell: string; mark: Mark; size: number; dx: number; dy: number; ground: boolean };

type Place = { size: number; dx: number; dy: number };

const ALONE: Place = { size: 74, dx: 0, dy: 0 };
const GROUND: Place = { size: 80, dx: 0, dy: 0 };

/** The place of one of several marks that stand on the ground. */
function place(index: number, count: number): Place {
  if (count === 1) return { size: 56, dx: 0, dy: 0 };
  const shift = (index - (count - 1) / 2) * (count === 2 ? 26 : 52 / count);
  return { size: count === 2 ? 48 : 40, dx: shift, dy: -shift * 0.3 };
}

/** All marks of a position, the ground first. */
export function lay(position: Position): Laid[] {
  return position.cells.flatMap(({ name, contents }) =>
    contents.map((mark, index) => {
      const at = contents.length === 1 ? ALONE : index === 0 ? GROUND : place(index - 1, contents.length - 1);
      return { key: `${name} ${index} ${mark.glyph} ${mark.owner ?? ''}`, cell: name, mark, ground: index === 0 && contents.length > 1, ...at };
    }),
  );
}

/** Whether seats share drawings, so that a colour alone would tell whose they are. */
export function sharesDrawings(position: Position): boolean {
  const owner = new Map<string, number>();
  for (const { glyph, owner: whose } of position.cells.flatMap(({ contents }) => contents)) {
    if (whose === null) continue;
    if ((owner.get(glyph) ?? whose) !== whose) return true;
    owner.set(glyph, whose);
  }
  return false;
}

export type Change = {
  /** From which cell each mark that is new on its cell came, by the mark's key; `null` if it was put there. */
  came: Map<string, string | null>;
  /** What is there no more and went nowhere. */
  gone: Laid[];
};

/** What changed between two positions of one board. */
export function change(before: Laid[], after: Laid[]): Change {
  const came = new Map<string, string | null>();
  const gone: Laid[] = [];
  const kinds = new Set([...before, ...after].map(kind));
  for (const each of kinds) {
    const [old, young] = [before, after].map((laid) => laid.filter((mark) => kind(mark) === each)) as [Laid[], Laid[]];
    const left = old.filter((mark) => countOn(young, mark.cell) < mark.mark.count);
    for (const mark of young.filter((mark) => countOn(old, mark.cell) < mark.mark.count)) {
      const source = left.shift();
      came.set(mark.key, source?.cell ?? null);
    }
    gone.push(...left.filter((mark) => countOn(young, mark.cell) === 0));
  }
  return { came, gone };
}

const kind = ({ mark }: Laid): string => `${mark.glyph} ${mark.owner ?? ''}`;
const countOn = (laid: Laid[], cell: string): number => laid.find((mark) => mark.cell === cell)?.mark.count ?? 0;
