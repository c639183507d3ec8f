// A turn that has begun outlives the page, as long as the game stands as it stood.

import { isLocal } from '../local/ids';
import type { Begun } from './selection.svelte';

type Kept = Begun & { standing: string };

/** A game on this device outlives the window too. */
const shelf = (table: string): Storage => (isLocal(table) ? localStorage : sessionStorage);
const nameOf = (table: string): string => `tabuleiro-begun-${table}`;

export function keepBegun(table: string, standing: string, begun: Begun): void {
  if (begun.turn.length + begun.clicks.length === 0) return forget(table);
  try {
    shelf(table).setItem(nameOf(table), JSON.stringify({ ...begun, standing }));
  } catch {
    // A browser that keeps nothing keeps the turn as long as the page.
  }
}

/** The turn that had begun when the game stood like this. */
export function keptBegun(table: string, standing: string): Begun | null {
  try {
    const kept = JSON.parse(shelf(table).getItem(nameOf(table)) ?? 'null') as Kept | null;
    return kept?.standing === standing ? kept : null;
  } catch {
    return null;
  }
}

export function forget(table: string): void {
  try {
    shelf(table).removeItem(nameOf(table));
  } catch {
    // Nothing is kept.
  }
}
