// Fingers, mouse and wheel on a board: panning, zooming, choosing a cell, marking one.

import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';
import type { Point } from './geometry';

const DRAG_PX = 6;
const LONG_PRESS_MS = 500;

export type Hands = {
  camera: Camera;
  /** Chooses a cell: by mouse, or by a finger, which may mean another one nearby. */
  pick?: (cell: string, finger: Point | null) => void;
  /** Marks a cell, or an arrow between two. */
  mark?: (from: string, to: string) => void;
  /** Whether a piece on this cell can be carried. */
  lifts?: (cell: string) => boolean;
  /** A piece is carried from a cell, and is at this pixel now; nowhere once it is let go. */
  carry?: (from: string, at: Point | null) => void;
  /** It is let go over another cell. */
  drop?: (from: string, to: string) => void;
  /** Draws over a cell; `begins` a stroke or goes on with it. Without it one finger moves the board. */
  paint?: (cell: string, begins: boolean) => void;
};

/** So many pixels apart is looked for cells along a stroke. */
const STROKE_PX = 6;

const cellUnder = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest('[data-cell]')?.getAttribute('data-cell') ?? null;
const cellAt = (event: MouseEvent): string | null => cellUnder(event.clientX, event.clientY);

export function gestures({ camera, pick, mark, lifts, carry, drop, paint }: Hands): Attachment<SVGSVGElement> {
  return (board) => {
    const fingers = new Map<number, Point>();
    let dragged = false;
    let began: Point = { x: 0, y: 0 };
    let markFrom: string | null = null;
    let press: ReturnType<typeof setTimeout> | undefined;
    let painted: string | null = null;
    let lifted: string | null = null;

    const pixel = (event: MouseEvent): Point => {
      const { left, top } = board.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };

    function down(event: PointerEvent): void {
      if (event.button === 2) {
        markFrom = cellAt(event);
        return;
      }
      if (event.button !== 0) return;
      if (fingers.size === 0) [dragged, began, painted] = [false, pixel(event), null];
      else dragged = true;
      fingers.set(event.pointerId, pixel(event));
      const cell = event.pointerType === 'touch' || fingers.size > 1 ? null : cellAt(event);
      lifted = cell !== null && lifts?.(cell) ? cell : null;
      clearTimeout(press);
      if (event.pointerType === 'touch' && fingers.size === 1) press = setTimeout(() => hold(event), LONG_PRESS_MS);
    }

    function hold(event: PointerEvent): void {
      const cell = cellAt(event);
      if (!cell || dragged) return;
      dragged = true;
      mark?.(cell, cell);
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = pixel(event);
      if (!dragged && Math.hypot(now.x - began.x, now.y - began.y) < DRAG_PX) return;
      clearTimeout(press);
      dragged = true;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (!board.hasPointerCapture(event.pointerId)) board.setPointerCapture(event.pointerId);
      if (lifted !== null && !other) return carry?.(lifted, now);
      if (!other) return paint ? stroke(before, now) : camera.pan(now.x - before.x, now.y - before.y);
      const far = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      camera.zoomAt({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, far(now) / far(before));
    }

    /** Draws over every cell between two places, each once. */
    function stroke(from: Point, to: Point): void {
      const { left, top } = board.getBoundingClientRect();
      const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STROKE_PX));
      for (let step = 0; step <= steps; step += 1) {
        const along = step / steps;
        const cell = cellUnder(left + from.x + (to.x - from.x) * along, top + from.y + (to.y - from.y) * along);
        if (cell === null || cell === painted) continue;
        paint!(cell, painted === null);
        painted = cell;
      }
    }

    function up(event: PointerEvent): void {
      clearTimeout(press);
      fingers.delete(event.pointerId);
      if (lifted !== null && dragged) release(lifted, event);
      lifted = null;
      if (event.button !== 2 || markFrom === null) return;
      const to = cellAt(event);
      if (to !== null) mark?.(markFrom, to);
      markFrom = null;
    }

    function release(from: string, event: PointerEvent): void {
      carry?.(from, null);
      const to = event.type === 'pointerup' ? cellAt(event) : null;
      if (to !== null && to !== from) drop?.(from, to);
    }

    function click(event: MouseEvent): void {
      if (dragged) {
        dragged = false;
        return;
      }
      const cell = (event.target as Element).closest('[data-cell]')?.getAttribute('data-cell');
      const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
      if (cell) pick?.(cell, isFinger ? pixel(event) : null);
    }

    /** The wheel zooms, but neither keeps anybody from scrolling down past a whole board, nor from coming back. */
    function wheel(event: WheelEvent): void {
      const scrolls = event.deltaY > 0 || scrollY > 0;
      if (scrolls && camera.zoom === 1 && !event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      camera.zoomAt(pixel(event), Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015)));
    }

    const quiet = (event: Event) => event.preventDefault();
    const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
      ['click', click],
      ['wheel', wheel, { passive: false }],
      ['contextmenu', quiet],
    ];
    for (const [name, listener, options] of listeners) board.addEventListener(name, listener as EventListener, options);
    return () => {
      clearTimeout(press);
      for (const [name, listener] of listeners) board.removeEventListener(name, listener as EventListener);
    };
  };
}
