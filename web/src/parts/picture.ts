// Where the server draws a board as it is seen on a page: its theme, the names of cells, how it is turned, arrows and rings.

import { stepsAround, type Aspect } from '../board/geometry';
import type { Outline } from '../api/types';
import { settings, type Theme } from '../settings.svelte';

/** What is drawn: a text, or a table after so many turns. */
export type Subject = { text: string } | { table: string; turn: number };
/** How it is seen. */
export type Look = { outline: Outline; aspect: Aspect; drawn: ReadonlySet<string> };
export type Wish = { size: number; captions: boolean };

const THEMES: Record<Theme, string> = { dark: 'dark', light: 'light', contrast: 'high-contrast', safe: 'colour-blind' };
/** The longer side of a film is not longer. */
const FILM_SIZE_MAX = 512;

export function pictureAddress(
  ending: 'svg' | 'png' | 'gif',
  subject: Subject,
  { outline, aspect, drawn }: Look,
  wish: Wish,
): string {
  const isFilm = ending === 'gif';
  const around = stepsAround(outline);
  const query = new URLSearchParams(
    'text' in subject ? { text: subject.text } : isFilm ? {} : { turn: String(subject.turn) },
  );
  query.set('theme', THEMES[settings.theme]);
  query.set('language', settings.language);
  query.set('size', String(isFilm ? Math.min(wish.size, FILM_SIZE_MAX) : wish.size));
  query.set('coordinates', String(settings.coordinates));
  query.set('captions', String(wish.captions));
  query.set('rotate', String((aspect.steps % around) * (360 / around)));
  query.set('mirror', String(aspect.mirrored));
  if (!isFilm) {
    // What is drawn on the board now belongs to this position.
    const pairs = [...drawn].map((each) => each.split(' ') as [string, string]);
    query.set(
      'marks',
      pairs
        .filter(([from, to]) => from === to)
        .map(([from]) => from)
        .join('_'),
    );
    query.set(
      'arrows',
      pairs
        .filter(([from, to]) => from !== to)
        .map(([from, to]) => `${from}-${to}`)
        .join('_'),
    );
  }
  const base = 'text' in subject ? '/api/picture' : `/api/tables/${subject.table}/picture`;
  return `${base}.${ending}?${query}`;
}
