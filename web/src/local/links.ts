// Links between the pages where no server knows their addresses: a page is then the part of the address behind `#`.

import { folder, hasServer } from './place';

/** A page of ours as a link that others can open. */
export const linkTo = (page: string): string =>
  hasServer ? new URL(page, location.origin).href : `${folder.href}#${page}`;

/** Has every link on the page lead to the page behind `#`. */
export function rewriteLinks(): void {
  if (hasServer) return;
  const rewrite = (link: Element) => {
    const page = link.getAttribute('href');
    if (page?.startsWith('/') && !page.startsWith('/api/')) link.setAttribute('href', `#${page}`);
  };
  const within = (node: Node) => {
    if (!(node instanceof Element)) return;
    if (node.matches('a[href]')) rewrite(node);
    node.querySelectorAll('a[href]').forEach(rewrite);
  };
  const watch = new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'attributes') within(target);
      else addedNodes.forEach(within);
    }
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['href'] });
}
