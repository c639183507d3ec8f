// The lessons of each game, and how far they are done.

import type { Lesson } from '../api/types';
import { getRules } from '../module/module.svelte';
import { settings } from '../settings.svelte';
import { done } from './progress.svelte';

let known: Record<string, Lesson[]> = $state.raw({});
const asked = new Map<string, Promise<Lesson[]>>();

const keyOf = (game: string) => `${settings.language} ${game}`;

/** Returns the lessons of a game, as soon as they are here. */
export const lessonsOf = (game: string): Lesson[] => known[keyOf(game)] ?? [];

/** Asks for the lessons of a game, once. */
export function fetchLessons(game: string): Promise<Lesson[]> {
  const key = keyOf(game);
  const before = asked.get(key);
  if (before) return before;
  const found = getRules<Lesson[]>(`/api/games/${encodeURIComponent(game)}/lessons`);
  asked.set(key, found);
  found.then(
    (lessons) => (known = { ...known, [key]: lessons }),
    () => asked.delete(key),
  );
  return found;
}

/** Returns how many lessons of a game are done, and the place of the next one; `null` when all are done. */
export function progressOf(game: string): { done: number; next: number | null } {
  const lessons = lessonsOf(game);
  const next = lessons.findIndex(({ id }) => !done.has(game, id));
  return { done: lessons.filter(({ id }) => done.has(game, id)).length, next: next < 0 ? null : next };
}
