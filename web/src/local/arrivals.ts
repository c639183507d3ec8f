// How a visitor may arrive besides by an address of ours: by a shortcut of the installed app, with a text that another program shared,
// or with a file that they opened.

import { announce } from '../parts/announce.svelte';
import { go, rename } from '../router.svelte';
import { show } from '../table/rules';
import { say } from '../words';
import { imported } from './file';
import { readAll } from './store.svelte';

type Launched = { files?: readonly { getFile(): Promise<globalThis.File> }[] };
type LaunchQueue = { setConsumer(consumer: (launched: Launched) => void): void };
const SHARED = 'tabuleiro-shared';

/** Goes where the visitor wants to. */
export async function arrive(): Promise<void> {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => void files?.[0]?.getFile().then(async (file) => open(await file.text())));
  const query = new URLSearchParams(location.search);
  const wanted = query.get('go');
  if (wanted === null && !query.has('shared')) return;
  if (wanted === 'learn') return go('/learn');
  if (wanted === 'continue') return goOn();
  rename('/');
  if (query.has('shared')) await open(await shared());
}

/** Goes on with the game on this device that changed last. */
async function goOn(): Promise<void> {
  const last = (await readAll()).find(({ table }) => table.state === 'playing');
  if (last) go(`/t/${last.id}`);
  else rename('/');
}

async function shared(): Promise<string> {
  const cache = await caches.open(SHARED);
  const found = await cache.match(new URL('shared', location.href));
  await caches.delete(SHARED);
  return (await found?.text()) ?? '';
}

/** Opens a record, or takes the games of a file that was written here. */
async function open(text: string): Promise<void> {
  try {
    if (text.includes('"tabuleiro-games"')) {
      await imported(text);
      return go('/settings');
    }
    go(`/analysis?g=${encodeURIComponent((await show(text.trim())).link)}`);
  } catch (problem) {
    go('/analysis');
    announce((problem instanceof Error && problem.message) || say('web-failed'));
  }
}
