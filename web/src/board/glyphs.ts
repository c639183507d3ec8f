// The games' own drawings, put into the page once and used by name.

const FILES = import.meta.glob<string>('../../../crates/tabuleiro-games/src/*/glyphs/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const idOf = (game: string, glyph: string): string => `glyph-${game}-${glyph}`;

/** Drawings by game, then by glyph. */
const DRAWINGS = new Map<string, Map<string, string>>();
for (const [path, text] of Object.entries(FILES)) {
  const [, folder = '', glyph = ''] = /src\/([^/]+)\/glyphs\/(.+)\.svg$/.exec(path) ?? [];
  const game = folder.replaceAll('_', '-');
  if (!DRAWINGS.has(game)) DRAWINGS.set(game, new Map());
  DRAWINGS.get(game)!.set(glyph, symbol(idOf(game, glyph), text));
}

/** A drawing as a symbol; what it names inside is named after it, so that drawings do not take each other's. */
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

const shown = new Set<string>();

/** Puts a game's drawings into the page, if they are not there yet. */
function show(game: string): void {
  if (shown.has(game) || typeof document === 'undefined') return;
  shown.add(game);
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sheet.setAttribute('aria-hidden', 'true');
  sheet.setAttribute('class', 'glyph-sheet');
  sheet.setAttribute('width', '0');
  sheet.setAttribute('height', '0');
  sheet.style.position = 'absolute';
  sheet.innerHTML = [...(DRAWINGS.get(game)?.values() ?? [])].join('');
  document.body.append(sheet);
}

/** What a `<use>` refers to; nothing where there is no drawing, and the symbol's letter must do. */
export function drawing(game: string, glyph: string): string | null {
  if (!DRAWINGS.get(game)?.has(glyph)) return null;
  show(game);
  return `#${idOf(game, glyph)}`;
}
