// A board of each game to look at, drawn once.

import type { Position } from './api/types';
import { postRules } from './module/module.svelte';
import { settings } from './settings.svelte';

let drawn: Record<string, Position> = $state.raw({});
const asked = new Set<string>();

const keyOf = (game: string) => `${settings.language} ${game}`;

/** The example, as soon as it is here. */
export const exampleOf = (game: string): Position | null => drawn[keyOf(game)] ?? null;

export function fetchExample(game: string): void {
  const key = keyOf(game);
  if (asked.has(key)) return;
  asked.add(key);
  postRules<Position>('/api/preview', { game }).then(
    (position) => (drawn = { ...drawn, [key]: position }),
    () => asked.delete(key),
  );
}
