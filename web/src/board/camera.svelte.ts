// Which part of a board is seen, and how large.

import type { Box, Point } from './geometry';

const ZOOM_MAX = 6;

export class Camera {
  /** The size of the element, in pixels. */
  width = $state(1);
  height = $state(1);
  box: Box = $state.raw({ x: 0, y: 0, width: 1, height: 1 });
  /** 1 shows the whole board. */
  zoom = $state(1);
  #middle: Point = $state.raw({ x: 0, y: 0 });

  // An element that is not laid out yet has no size; a board in it has some nevertheless.
  readonly #size = $derived({ width: Math.max(1, this.width), height: Math.max(1, this.height) });

  /** Pixels a unit. */
  readonly scale = $derived(
    Math.min(this.#size.width / this.box.width, this.#size.height / this.box.height) * this.zoom,
  );
  readonly middle = $derived(this.#held(this.#middle));
  readonly seen: Box = $derived.by(() => {
    const [width, height] = [this.#size.width / this.scale, this.#size.height / this.scale];
    return { x: this.middle.x - width / 2, y: this.middle.y - height / 2, width, height };
  });
  readonly viewBox = $derived(`${this.seen.x} ${this.seen.y} ${this.seen.width} ${this.seen.height}`);

  fit(): void {
    this.zoom = 1;
  }

  /** Zooms so that what is under a pixel stays there. */
  zoomAt(pixel: Point, factor: number): void {
    const zoom = Math.min(ZOOM_MAX, Math.max(1, this.zoom * factor));
    const [under, ratio] = [this.toBoard(pixel), this.zoom / zoom];
    const { x, y } = this.middle;
    this.zoom = zoom;
    this.#middle = { x: under.x + (x - under.x) * ratio, y: under.y + (y - under.y) * ratio };
  }

  zoomBy(factor: number): void {
    this.zoomAt({ x: this.width / 2, y: this.height / 2 }, factor);
  }

  /** Moves the board by so many pixels. */
  pan(dx: number, dy: number): void {
    this.#middle = { x: this.middle.x - dx / this.scale, y: this.middle.y - dy / this.scale };
  }

  /** Brings a point into sight. */
  reveal(point: Point, margin: number): void {
    const { x, y, width, height } = this.seen;
    const off = (at: number, from: number, length: number) =>
      at < from + margin ? at - from - margin : at > from + length - margin ? at - from - length + margin : 0;
    this.#middle = { x: this.middle.x + off(point.x, x, width), y: this.middle.y + off(point.y, y, height) };
  }

  toBoard(pixel: Point): Point {
    return { x: this.seen.x + pixel.x / this.scale, y: this.seen.y + pixel.y / this.scale };
  }

  toPixel(point: Point): Point {
    return { x: (point.x - this.seen.x) * this.scale, y: (point.y - this.seen.y) * this.scale };
  }

  /** The middle, kept so that the board fills what is seen as far as it can. */
  #held(wanted: Point): Point {
    const { x, y, width, height } = this.box;
    const hold = (at: number, from: number, length: number, seen: number) =>
      length <= seen ? from + length / 2 : Math.min(from + length - seen / 2, Math.max(from + seen / 2, at));
    return {
      x: hold(wanted.x, x, width, this.#size.width / this.scale),
      y: hold(wanted.y, y, height, this.#size.height / this.scale),
    };
  }
}
