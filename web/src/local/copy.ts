// Copies games on this device into the visitor's account, each once.

import type { Table } from '../api/types';
import { somebody } from '../person.svelte';
import type { Kept } from './store.svelte';
import { LocalTable } from './table';

type Post = <T>(path: string, body: unknown) => Promise<T>;

/** Copies games that are over; how many are in the account now. The id of a game here keeps it from being copied twice. */
export async function copyGames(games: readonly Kept[], post: Post): Promise<number> {
  await somebody();
  let count = 0;
  for (const { id } of games) {
    const game = await LocalTable.of(id);
    if (!game) continue;
    const record = game.ask<string>({ record: { format: 'text' } });
    const { id: copy } = await post<Table>('/api/account/games', { key: id, record });
    await game.noteCopy(copy);
    count += 1;
  }
  return count;
}
