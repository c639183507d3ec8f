// Where the pages come from: a server of ours, or files in any folder of a plain file server.

/** Whether a server answers beside the pages. Without one there are no people and no online tables. */
export const hasServer: boolean =
  document.querySelector('meta[name="tabuleiro-server"]')?.getAttribute('content') !== 'none';

/** The folder with the page itself and the files that never change their names. */
export const folder: URL = hasServer ? new URL('/', location.href) : new URL('./', document.baseURI.split('#')[0]);

/** The address of a file in that folder. */
export const fileAt = (name: string): string => new URL(name, folder).pathname;
