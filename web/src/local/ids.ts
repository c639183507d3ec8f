// Games on this device have ids that no server gives.

const PREFIX = 'here-';
const LETTERS = 12;

export const isLocal = (id: string): boolean => id.startsWith(PREFIX);

/** Draws the id of a new game. */
export const newId = (): string =>
  PREFIX + Array.from(crypto.getRandomValues(new Uint8Array(LETTERS)), (byte) => (byte % 36).toString(36)).join('');
