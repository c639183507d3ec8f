// The games on this device, in the browser's database. What cannot be written stays in memory, and the page says so.

import type { Table } from '../api/types';

/** An event of a game and its time: the form in which the rules module keeps it. */
export type Written = { at_ms: number; event: { type: string } };
/** A game as it is kept. */
export type Kept = {
  id: string;
  events: Written[];
  /** How it stood after the last event, for lists. */
  table: Table;
  changed_ms: number;
  /** The table on a server that it was copied to. */
  copied?: string;
};
/** Why games are not kept: the browser has no database for this page, the device is full, or writing failed. */
export type StoreProblem = 'missing' | 'full' | 'failed';

const NAME = 'tabuleiro';
const GAMES = 'games';

let problem: StoreProblem | null = $state(null);
/** Games that could not be written. */
const unkept = new Map<string, Kept>();
let opening: Promise<IDBDatabase> | null = null;

export const store = {
  get problem(): StoreProblem | null {
    return problem;
  },
};

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.onsuccess = () => {
      // A newer page changes the form of the database: it must not wait for this one.
      request.result.onversionchange = () => request.result.close();
      request.result.onclose = () => (opening = null);
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error());
  }).catch((reason: unknown) => {
    opening = null;
    throw reason;
  });
  return opening;
}

function problemOf(reason: unknown): StoreProblem {
  const name = reason instanceof DOMException ? reason.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return typeof indexedDB === 'undefined' || ['SecurityError', 'InvalidStateError', 'UnknownError'].includes(name)
    ? 'missing'
    : 'failed';
}

/** Does something with the games in one transaction. */
async function within<T>(
  mode: IDBTransactionMode,
  act: (games: IDBObjectStore, done: (value: T) => void) => void,
): Promise<T> {
  const transaction = (await open()).transaction(GAMES, mode, { durability: 'strict' });
  return new Promise<T>((resolve, reject) => {
    let value: T;
    transaction.oncomplete = () => resolve(value);
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error());
    act(transaction.objectStore(GAMES), (found) => (value = found));
  });
}

/** All games, the one that changed last first. */
export async function readAll(): Promise<Kept[]> {
  let found: Kept[] = [];
  try {
    found = await within<Kept[]>('readonly', (games, done) => {
      const request = games.getAll() as IDBRequest<Kept[]>;
      request.onsuccess = () => done(request.result);
    });
  } catch (reason) {
    problem = problemOf(reason);
  }
  const all = new Map(found.map((game) => [game.id, game]));
  unkept.forEach((game) => all.set(game.id, game));
  return [...all.values()].sort((one, other) => other.changed_ms - one.changed_ms);
}

export async function readGame(id: string): Promise<Kept | undefined> {
  if (unkept.has(id)) return unkept.get(id);
  try {
    return await within<Kept | undefined>('readonly', (games, done) => {
      const request = games.get(id) as IDBRequest<Kept | undefined>;
      request.onsuccess = () => done(request.result);
    });
  } catch (reason) {
    problem = problemOf(reason);
    return undefined;
  }
}

/** Writes games that had so many events before; false if another page has written one of them meanwhile. */
export async function keep(all: { game: Kept; before: number }[]): Promise<boolean> {
  try {
    const isKept = await within<boolean>('readwrite', (games, done) => {
      done(true);
      for (const { game, before } of all) {
        const request = games.get(game.id) as IDBRequest<Kept | undefined>;
        request.onsuccess = () => {
          const isBehind =
            request.result !== undefined && request.result.events.length !== before && !unkept.has(game.id);
          if (!isBehind) return void games.put(game);
          done(false);
        };
      }
    });
    if (isKept) all.forEach(({ game }) => unkept.delete(game.id));
    if (unkept.size === 0) problem = null;
    return isKept;
  } catch (reason) {
    problem = problemOf(reason);
    all.forEach(({ game }) => unkept.set(game.id, game));
    return true;
  }
}

export async function removeGame(id: string): Promise<void> {
  unkept.delete(id);
  await within<void>('readwrite', (games) => void games.delete(id));
}
