// What stands on the cells, laid out; and what went where between two positions.

import type { Drawing, Mark, Outline } from '../api/types';

export type Laid = { key: string; cell: string; mark: Mark; size: number; dx: number; dy: number };

type Place = { size: number; dx: number; dy: number };

/** What fills a cell; a hexagon's name has its lower corner. */
function whole(outline: Outline, named: boolean): Place {
  if (outline === 'square') return { size: 88, dx: 0, dy: 0 };
  return named ? { size: 74, dx: 0, dy: -6 } : { size: 82, dx: 0, dy: 0 };
}

/** The places of all marks on one cell. Pieces stand side by side on the ground, or in the middle if there is one. */
function places(marks: Mark[], ground: Place): Place[] {
  const pieces = marks.slice(1);
  if (marks[0] && marks[0].owner !== null && pieces.length > 0) {
    const home = { size: ground.size * 0.8, dx: -12, dy: ground.dy + 5 };
    return [home, ...pieces.map((_, index) => ({ size: 48, dx: 20 + index * 6, dy: ground.dy - 8 }))];
  }
  const place = (index: number): Place => {
    if (pieces.length === 1) return { size: ground.size * 0.7, dx: 0, dy: ground.dy };
    const shift = (index - (pieces.length - 1) / 2) * (60 / pieces.length);
    return { size: 62 - pieces.length * 6, dx: shift, dy: ground.dy - shift * 0.4 };
  };
  return [ground, ...pieces.map((_, index) => place(index))];
}

/** All marks of a position, the ground first; `named` where cells show their names. */
export function lay(position: Drawing, named: boolean): Laid[] {
  const ground = whole(position.outline, named);
  return position.cells.flatMap(({ name, contents }) => {
    const at = places(contents, ground);
    return contents.map((mark, index) => {
      return { key: `${name} ${index} ${mark.glyph} ${mark.owner ?? ''}`, cell: name, mark, ...at[index]! };
    });
  });
}

/** Whether seats share drawings, so that a colour alone would tell whose they are. */
export function sharesDrawings(position: Drawing): boolean {
  const owner = new Map<string, number>();
  for (const { glyph, owner: whose } of position.cells.flatMap(({ contents }) => contents)) {
    if (!whose) continue;
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
