// The keys to reserved seats. The server tells them once, to whoever makes the table: they are kept in this browser, to be shared again.

import type { MadeTable } from './api/types';

type SeatKey = MadeTable['keys'][number];

const NAME = 'tabuleiro-keys';
const TABLES_MAX = 50;

function all(): [string, SeatKey[]][] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '[]') as [string, SeatKey[]][];
  } catch {
    return [];
  }
}

export function keepKeys({ table, keys }: MadeTable): void {
  if (keys.length === 0) return;
  try {
    localStorage.setItem(NAME, JSON.stringify([...all(), [table.id, keys]].slice(-TABLES_MAX)));
  } catch {
    // A browser that keeps nothing shows them until it is closed.
  }
}

export const keysOf = (table: string): SeatKey[] => all().findLast(([id]) => id === table)?.[1] ?? [];
