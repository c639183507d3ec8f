// Which page is shown: the address says it, or the part of it behind `#` where no server knows the pages.

import { hasServer } from './local/place';

export type Route = { page: string; argument: string; query: URLSearchParams };

/** The address of the page, as a server knows it. */
function shown(): { pathname: string; search: string } {
  if (hasServer) return location;
  return new URL(location.hash.startsWith('#/') ? location.hash.slice(1) : '/', 'http://page');
}
/** The address in the browser. */
const written = (address: string): string => (hasServer ? address : `#${address}`);

function read(): Route {
  const { pathname, search } = shown();
  const [page = '', argument = ''] = pathname.split('/').filter((part) => part !== '');
  const query = new URLSearchParams(search);
  try {
    return { page, argument: decodeURIComponent(argument), query };
  } catch {
    // What cannot be read is no page of ours.
    return { page: pathname, argument: '', query };
  }
}

const address = ({ page, argument }: Route) => `/${[page, encodeURIComponent(argument)].filter(Boolean).join('/')}`;

let current: Route = $state.raw(read());
let hasMoved = false;

export const route = {
  get now(): Route {
    return current;
  },
};

/** Whether another page has been shown since this was last asked; the first one has not. */
export function arrived(): boolean {
  const moved = hasMoved;
  hasMoved = false;
  return moved;
}

/** Shows another page of ours. */
export function go(address: string): void {
  history.pushState(null, '', written(address));
  current = read();
  hasMoved = true;
  scrollTo(0, 0);
}

/** Replaces the address without another entry in the history. */
export function rename(address: string): void {
  history.replaceState(null, '', written(address));
  current = read();
}

/** Follows the browser's buttons and every link to a page of ours. */
export function follow(): void {
  addEventListener('popstate', () => {
    hasMoved = shown().pathname !== address(current);
    current = read();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const ours =
      link && link.origin === location.origin && !link.pathname.startsWith('/api') && !link.target && !link.download;
    if (!plain || !ours || event.defaultPrevented) return;
    if (!hasServer && link.getAttribute('href')?.startsWith('#/')) {
      event.preventDefault();
      return go(link.hash.slice(1));
    }
    // A place on the page that is shown is the browser's business.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
