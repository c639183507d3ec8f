// What makes the pages work without a network, begun before the first page is shown.

import { answerOnThisDevice } from './answers';
import { arrive } from './arrivals';
import { followDownloads } from './downloads';
import { rewriteLinks } from './links';
import { keepPages } from './worker.svelte';

export function begin(): void {
  answerOnThisDevice();
  rewriteLinks();
  followDownloads();
  if (import.meta.env.PROD) keepPages();
  arrive().catch(() => {});
}
