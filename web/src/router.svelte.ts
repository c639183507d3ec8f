// Which page is shown: the address says it.

export type Route = { page: string; argument: string; query: URLSearchParams };

function read(): Route {
  const [page = '', argument = ''] = location.pathname.split('/').filter((part) => part !== '');
  return { page, argument: decodeURIComponent(argument), query: new URLSearchParams(location.search) };
}

let current: Route = $state.raw(read());

export const route = {
  get now(): Route {
    return current;
  },
};

/** Shows another page of ours. */
export function go(address: string): void {
  history.pushState(null, '', address);
  current = read();
  scrollTo(0, 0);
}

/** Replaces the address without another entry in the history. */
export function rename(address: string): void {
  history.replaceState(null, '', address);
  current = read();
}

/** Follows the browser's buttons and every link to a page of ours. */
export function follow(): void {
  addEventListener('popstate', () => (current = read()));
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const ours = link && link.origin === location.origin && !link.pathname.startsWith('/api') && !link.target && !link.download;
    if (!plain || !ours || event.defaultPrevented) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
