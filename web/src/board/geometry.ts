// Where cells are drawn: lattices become points, fifty units from a hexagon's middle to its corner.

import type { Outline } from '../api/types';

export type Point = { x: number; y: number };
export type Box = { x: number; y: number; width: number; height: number };
/** How a board is looked at: turned by so many steps, and seen from behind or not. */
export type Aspect = { steps: number; mirrored: boolean };

const RADIUS = 50;
const WIDTH = RADIUS * Math.sqrt(3);
const SIDE = 90;
/** The room for names beside a board of squares. */
const EDGE = 26;

type Shape = { at: (x: number, y: number) => Point; corners: number; first: number; radius: number; steps: number };

const SHAPES: Record<Outline, Shape> = {
  'hex-pointy': {
    at: (x, y) => ({ x: (x * WIDTH) / 2, y: y * RADIUS * 1.5 }),
    corners: 6,
    first: 30,
    radius: RADIUS,
    steps: 6,
  },
  'hex-flat': {
    at: (x, y) => ({ x: x * RADIUS * 1.5, y: (y * WIDTH) / 2 }),
    corners: 6,
    first: 0,
    radius: RADIUS,
    steps: 6,
  },
  square: { at: (x, y) => ({ x: x * SIDE, y: y * SIDE }), corners: 4, first: 45, radius: SIDE / Math.SQRT2, steps: 4 },
};

/** How many steps turn a board once around. */
export const stepsAround = (outline: Outline): number => SHAPES[outline].steps;

/** The middle of a cell, as the board is looked at. */
export function middle(outline: Outline, cell: Point, aspect: Aspect): Point {
  const shape = SHAPES[outline];
  const { x, y } = shape.at(cell.x, cell.y);
  const angle = (aspect.steps * 2 * Math.PI) / shape.steps;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const across = x * cos - y * sin;
  return { x: aspect.mirrored ? -across : across, y: x * sin + y * cos };
}

/** A cell's outline around the origin, drawn in by so much. */
export function corners(outline: Outline, inset: number): string {
  const { corners, first, radius } = SHAPES[outline];
  const apothem = Math.cos(Math.PI / corners);
  const reach = radius - inset / apothem;
  const corner = (number: number) => {
    const angle = ((first + (number * 360) / corners) * Math.PI) / 180;
    return `${(reach * Math.cos(angle)).toFixed(2)},${(reach * Math.sin(angle)).toFixed(2)}`;
  };
  return Array.from({ length: corners }, (_, number) => corner(number)).join(' ');
}

/** The box around cells with these middles, and a margin. */
export function around(outline: Outline, middles: Point[], edged = false, margin = 0): Box {
  const reach = (outline === 'square' ? SIDE / 2 + 4 : RADIUS + 4) + margin;
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - reach, Math.min(...ys) - reach];
  const edge = edged ? EDGE : 0;
  return {
    x: left - edge,
    y: top,
    width: Math.max(...xs) + reach - left + edge,
    height: Math.max(...ys) + reach - top + edge,
  };
}

/** Where squares' rows and columns are named: left of the board and below it. */
export function edges(cells: { name: string }[], middles: Map<string, Point>): [string, Point][] {
  const points = [...middles.values()];
  const [left, bottom] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ y }) => y))];
  const lines = new Map<string, Point[]>();
  for (const { name } of cells) {
    for (const part of [name.slice(0, 1), name.slice(1)])
      lines.set(part, [...(lines.get(part) ?? []), middles.get(name)!]);
  }
  const place = ([first, ...rest]: Point[]): Point => {
    const lies = rest.every(({ y }) => Math.abs(y - first!.y) < 1);
    return lies ? { x: left - SIDE / 2 - EDGE / 2, y: first!.y } : { x: first!.x, y: bottom + SIDE / 2 + EDGE / 2 };
  };
  return [...lines].map(([name, points]) => [name, place(points)]);
}

export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const WAYS: Record<Way, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
export const isWay = (key: string): key is Way => key in WAYS;

/** The nearest of these points in a direction; whoever goes straight on keeps to the `line` on which they began. */
export function nearest(points: Point[], from: Point, way: Way, line: Point): number | null {
  const { x: wx, y: wy } = WAYS[way];
  let best: number | null = null;
  let least = Infinity;
  points.forEach((point, index) => {
    const ahead = (point.x - from.x) * wx + (point.y - from.y) * wy;
    const aside = Math.abs((point.x - line.x) * wy + (point.y - line.y) * wx);
    if (ahead < 10 || aside > ahead * 2 + 60) return;
    const far = ahead + aside * 1.6;
    if (far < least - 0.01) [best, least] = [index, far];
  });
  return best;
}
