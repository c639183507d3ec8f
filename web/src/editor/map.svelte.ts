// A map while it is drawn.

import type { Drawing, MapView, Mark, Symmetry } from '../api/types';
import { postRules } from '../module/module.svelte';
import { painted } from './position.svelte';
import { Workshop } from './workshop.svelte';

export type Stroke = { cell: string; mark: Mark | null };

type Shape = { width?: number; height?: number; flat?: boolean; top_is_shifted?: boolean };

export class MapWorkshop extends Workshop<MapView, Stroke> {
  symmetry: Symmetry = $state('none');

  constructor(
    private readonly game: string,
    address: string,
  ) {
    super(address);
  }

  protected ask(view: MapView | null, strokes: Stroke[], body?: { symmetry?: Symmetry }): Promise<MapView> {
    if (!view) this.symmetry = body?.symmetry ?? 'none';
    return postRules<MapView>('/api/editor/map', {
      game: this.game,
      ...(body ?? this.kept(view!)),
      symmetry: this.#possible(view),
      strokes,
    });
  }

  /** A symmetry that a map of this size can have. */
  #possible(view: MapView | null): Symmetry {
    return view?.symmetries.includes(this.symmetry) ? this.symmetry : 'none';
  }

  protected kept({ rule_set, seats, text }: MapView): object {
    return { rule_set, seats, text, symmetry: this.symmetry };
  }

  paint(cell: string, mark: Mark | null, begins: boolean): void {
    this.change({ cell, mark }, begins);
  }

  /** The same map in another shape, for others, or by other rules. */
  reshape(wish: Shape & { rule_set?: string; seats?: number }): void {
    this.replace((view) => ({ ...this.kept(view), ...wish }));
  }

  /** Another map, by the same rules. */
  begin(wish: Shape & { blank?: boolean; text?: string }): void {
    this.replace(({ rule_set, seats }) => ({ rule_set, seats, ...wish }));
  }

  /** Nothing but gaps. */
  clear(): void {
    this.replace(({ rule_set, seats, width, height, flat, top_is_shifted }) => ({
      rule_set,
      seats,
      blank: true,
      width,
      height,
      flat,
      top_is_shifted,
    }));
  }

  /** The map as it will be when everything is answered, but for its symmetry. */
  readonly board: Drawing | null = $derived.by(() => {
    if (!this.view) return null;
    return painted(this.view.board, (name, marks) => {
      for (const { cell, mark } of this.pending) if (cell === name) marks = mark ? [mark] : [];
      return marks;
    });
  });
}
