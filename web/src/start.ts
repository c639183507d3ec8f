// From a wish to a table.

import { post } from './api/client';
import type { MadeTable, Plan, Table } from './api/types';
import { keepKeys } from './keys';
import { somebody } from './person.svelte';
import { go } from './router.svelte';

export const addressOf = (id: string): string => `/t/${encodeURIComponent(id)}`;

/** Makes a table and goes there; whoever is nobody yet becomes a guest first. */
export async function start(plan: Plan): Promise<void> {
  await somebody();
  const made = await post<MadeTable>('/api/tables', plan);
  keepKeys(made);
  go(addressOf(made.table.id));
}

/** Sits down where somebody waits for the same, or waits there. */
export async function pair(wish: { game: string; rule_set?: string; clock?: string; rated?: boolean }): Promise<void> {
  await somebody();
  const table = await post<Table>('/api/pairing', wish);
  go(addressOf(table.id));
}

/** Sits down at a table that has a free seat. */
export async function join(id: string): Promise<void> {
  await somebody();
  await post(`/api/tables/${encodeURIComponent(id)}/join`);
  go(addressOf(id));
}
