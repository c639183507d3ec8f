// The list of games on this device.

import type { Table } from '../api/types';
import { onChanged } from './table';
import { readAll, type Kept } from './store.svelte';

let all: Kept[] = $state.raw([]);
let isRead = $state(false);

async function read(): Promise<void> {
  all = await readAll();
  isRead = true;
}

export const local = {
  /** All games, the one that changed last first. */
  get all(): readonly Kept[] {
    return all;
  },
  get isRead(): boolean {
    return isRead;
  },
  /** Those that go on. */
  get playing(): Table[] {
    return all.map(({ table }) => table).filter(({ state }) => state === 'playing');
  },
};

/** Reads the list, now and whenever a game changes. */
export function followGames(): () => void {
  void read();
  return onChanged(() => void read());
}
