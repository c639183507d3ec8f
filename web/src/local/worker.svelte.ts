// The service worker, which keeps the pages for when there is no network, and the news that a new version of them is ready.

import { fileAt } from './place';

let waiting: ServiceWorker | null = $state.raw(null);
let failed = $state(false);
/** Whether this page asked for the new version: others are not loaded again in the middle of something. */
let isWanted = false;

export const update = {
  /** Whether a new version is ready. */
  get isReady(): boolean {
    return waiting !== null;
  },
  /** Whether the pages could not be kept. */
  get hasFailed(): boolean {
    return failed;
  },
  /** Changes to the new version. */
  take(): void {
    isWanted = true;
    waiting?.postMessage('take over');
  },
};

const HOUR_MS = 3_600_000;
/** How long the first page has the connection to itself. */
const FIRST_MS = 2_500;

/** A browser that lets no worker in may answer with nothing. */
function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return;
  const look = () => void (waiting = navigator.serviceWorker.controller ? registration.waiting : null);
  look();
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      look();
      // The first one has nobody to tell; a later one that failed leaves the one before in place.
      failed = coming.state === 'redundant' && !registration.active;
    });
  });
  const ask = () => void (document.hidden || registration.update().catch(() => {}));
  document.addEventListener('visibilitychange', ask);
  setInterval(ask, HOUR_MS);
}

/** Keeps the pages, where the browser can. */
export function keepPages(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => isWanted && location.reload());
  const register = () =>
    navigator.serviceWorker.register(fileAt('sw.js'), { updateViaCache: 'none' }).then(watch, () => (failed = true));
  // The first page comes first, also on a slow connection.
  const later = () => void setTimeout(register, FIRST_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
