// Games that a visitor put away: they are not shown until something happens there. Kept in this browser.

import type { Table } from './api/types';

const KEY = 'tabuleiro-put-away';
const MOST = 200;

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

let all: string[] = $state.raw(kept());
/** A table as it stands: another turn makes another one. */
const standing = ({ id, next_turn }: Table): string => `${id} ${next_turn}`;

export const isPutAway = (table: Table): boolean => all.includes(standing(table));

export function putAway(tables: readonly Table[]): void {
  all = [...new Set([...all, ...tables.map(standing)])].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing hides them until the page is closed.
  }
}
