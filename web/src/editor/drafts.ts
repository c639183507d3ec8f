// Drafts that this browser keeps until they are finished: each by the address it was begun at, the latest last.

const NAME = 'tabuleiro-drafts';
const MOST = 20;

function all(): [string, unknown][] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '[]') as [string, unknown][];
  } catch {
    return [];
  }
}

function write(drafts: [string, unknown][]): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(drafts.slice(-MOST)));
  } catch {
    // A browser that keeps nothing still edits.
  }
}

const others = (address: string) => all().filter(([other]) => other !== address);

export const draftOf = <T>(address: string): T | undefined =>
  all().find(([other]) => other === address)?.[1] as T | undefined;
export const keepDraft = (address: string, draft: unknown): void => write([...others(address), [address, draft]]);
export const dropDraft = (address: string): void => write(others(address));
