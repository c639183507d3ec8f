// The games' own drawings: fetched once for each game, put into the page and used by name.

import { get } from '../api/client';

const idOf = (game: string, glyph: string): string => `glyph-${game}-${glyph}`;

/** The names of the drawings in the page, by game. */
let known: Record<string, ReadonlySet<string>> = $state.raw({});
const asked = new Set<string>();

/** A drawing as a symbol; ids inside it get its own as a prefix, so that drawings do not share them. */
function symbol(id: string, text: string): string {
  const box = /viewBox="([^"]+)"/.exec(text)?.[1] ?? '0 0 100 100';
  const inside = text
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/\bid="([^"]+)"/g, `id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${id}-$1"`);
  return `<symbol id="${id}" viewBox="${box}">${inside}</symbol>`;
}

/** Puts a game's drawings into the page. */
function show(game: string, drawings: Record<string, string>): void {
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sheet.setAttribute('aria-hidden', 'true');
  sheet.setAttribute('class', 'glyph-sheet');
  sheet.setAttribute('width', '0');
  sheet.setAttribute('height', '0');
  sheet.style.position = 'absolute';
  sheet.innerHTML = Object.entries(drawings)
    .map(([glyph, text]) => symbol(idOf(game, glyph), text))
    .join('');
  document.body.append(sheet);
  known = { ...known, [game]: new Set(Object.keys(drawings)) };
}

/** Fetches a game's drawings, unless that has been done. */
export function fetchDrawings(game: string): void {
  if (asked.has(game)) return;
  asked.add(game);
  get<Record<string, string>>(`/api/games/${encodeURIComponent(game)}/drawings`).then(
    (drawings) => show(game, drawings),
    () => asked.delete(game),
  );
}

/** Whether a game's drawings are in the page. */
export const areDrawn = (game: string): boolean => game in known;

/** The reference for a `<use>`; null where there is no drawing (yet), and the symbol's letter stands for it. */
export function drawing(game: string, glyph: string): string | null {
  fetchDrawings(game);
  return known[game]?.has(glyph) ? `#${idOf(game, glyph)}` : null;
}
