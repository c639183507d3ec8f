// Links to files that a server would write: where they are about a game on this device, or there is no server, the page writes them.

import { get } from '../api/client';
import { announce } from '../parts/announce.svelte';
import { say } from '../words';
import { isLocal } from './ids';
import { network } from './network.svelte';
import { drawHere } from './pictures';

const TABLE = /^\/api\/tables\/([^/]+)\//;

const isHere = ({ pathname }: URL): boolean =>
  pathname.startsWith('/api/') && (network.isOff || isLocal(TABLE.exec(pathname)?.[1] ?? ''));

async function fileOf({ pathname, search }: URL): Promise<Blob> {
  if (/\/picture\.\w+$/.test(pathname)) return drawHere(pathname + search);
  const answer = await get<unknown>(pathname + search);
  return new Blob([typeof answer === 'string' ? answer : JSON.stringify(answer, null, 2)], { type: 'text/plain' });
}

/** Saves a file under a name. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Follows every link to such a file. */
export function followDownloads(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || event.defaultPrevented) return;
    const address = new URL(link.href);
    if (!isHere(address)) return;
    event.preventDefault();
    const name = link.download || (address.pathname.split('/').at(-1) ?? 'tabuleiro.txt');
    fileOf(address).then(
      (file) => save(file, name),
      (problem: unknown) => announce((problem instanceof Error && problem.message) || say('picture-failed')),
    );
  });
}
