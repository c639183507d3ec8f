import { expect, test } from 'vitest';
import type { Drawing, Mark } from '../api/types';
import { change, lay, sharesDrawings } from './marks';

const mark = (glyph: string, owner: number | null = null, count = 1): Mark => ({ glyph, owner, count });
const position = (cells: Record<string, Mark[]>): Drawing =>
  ({
    outline: 'hex-pointy',
    cells: Object.entries(cells).map(([name, contents]) => ({ name, contents })),
  }) as unknown as Drawing;
const laid = (cells: Record<string, Mark[]>) => lay(position(cells), false);

test('the ground of a cell comes first and what stands on it is smaller', () => {
  const [ground, piece] = laid({ a1: [mark('land'), mark('orc', 1)] });
  expect(ground!.mark.glyph).toBe('land');
  expect(piece!.size).toBeLessThan(ground!.size);
});

test('several pieces on a cell stand side by side', () => {
  const [, left, right] = laid({ a1: [mark('land'), mark('orc', 1), mark('goblin', 2)] });
  expect(left!.dx).toBeLessThan(0);
  expect(right!.dx).toBeGreaterThan(0);
});

test('a piece that moved came from where it was', () => {
  const { came, gone } = change(laid({ a1: [mark('orc', 1)], a2: [] }), laid({ a1: [], a2: [mark('orc', 1)] }));
  expect([...came.values()]).toEqual(['a1']);
  expect(gone).toEqual([]);
});

test('a piece that was put on the board came from nowhere', () => {
  expect([...change(laid({ a1: [] }), laid({ a1: [mark('orc', 1)] })).came.values()]).toEqual([null]);
});

test('a piece that was taken is gone', () => {
  const { came, gone } = change(laid({ a1: [mark('orc', 1)] }), laid({ a1: [] }));
  expect(came.size).toBe(0);
  expect(gone.map(({ cell }) => cell)).toEqual(['a1']);
});

test('seats share drawings where one drawing has two owners', () => {
  expect(sharesDrawings(position({ a1: [mark('ship', 1)], a2: [mark('ship', 2)] }))).toBe(true);
  expect(sharesDrawings(position({ a1: [mark('orc', 1)], a2: [mark('goblin', 2)], a3: [mark('land')] }))).toBe(false);
});
