import { expect, test } from 'vitest';
import type { Outline } from '../api/types';
import { around, corners, edges, isWay, middle, nearest, stepsAround, type Point } from './geometry';

const OUTLINES: Outline[] = ['hex-pointy', 'hex-flat', 'square'];
const STILL = { steps: 0, mirrored: false };

const expectNear = (one: Point, other: Point) => {
  expect(one.x).toBeCloseTo(other.x);
  expect(one.y).toBeCloseTo(other.y);
};

test.each(OUTLINES)('a board of %s that is turned once around stands as before', (outline) => {
  const cell = { x: 3, y: -2 };
  expectNear(middle(outline, cell, { steps: stepsAround(outline), mirrored: false }), middle(outline, cell, STILL));
});

test.each(OUTLINES)('a mirrored board of %s changes left and right alone', (outline) => {
  const seen = middle(outline, { x: 3, y: -2 }, STILL);
  expectNear(middle(outline, { x: 3, y: -2 }, { steps: 0, mirrored: true }), { x: -seen.x, y: seen.y });
});

test.each([
  ['hex-pointy', 6],
  ['hex-flat', 6],
  ['square', 4],
] as const)('a cell of %s has %i corners', (outline, count) => {
  expect(corners(outline, 0).split(' ')).toHaveLength(count);
});

test('the box around cells holds them with a margin', () => {
  const box = around('square', [{ x: 0, y: 0 }, { x: 90, y: 180 }], false, 10); // prettier-ignore
  expect(box).toEqual({ x: -59, y: -59, width: 208, height: 298 });
});

test('columns are named below the board, rows to its left', () => {
  const cells = ['a1', 'a2', 'b1', 'b2'].map((name) => ({ name }));
  const middles = new Map(cells.map(({ name }) => [name, { x: 90 * Number(name[1]), y: name[0] === 'a' ? 90 : 0 }]));
  const places = new Map(edges(cells, middles));
  expect([...places.keys()].sort()).toEqual(['1', '2', 'a', 'b']);
  expect(places.get('a')!.x).toBeLessThan(90);
  expect(places.get('1')!.y).toBeGreaterThan(90);
});

test('an arrow goes to the nearest cell ahead and stays on its line', () => {
  const points = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 90, y: y * 90 })));
  const [left, centre] = [points[3]!, points[4]!];
  expect(nearest(points, centre, 'ArrowRight', centre)).toBe(5);
  expect(nearest(points, centre, 'ArrowUp', centre)).toBe(1);
  expect(nearest(points, left, 'ArrowLeft', left)).toBeNull();
});

test('arrows are ways, other keys are not', () => {
  expect(isWay('ArrowUp')).toBe(true);
  expect(isWay('Enter')).toBe(false);
});
