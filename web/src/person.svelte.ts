// Who the visitor is. Nobody is asked: whoever wants to do something becomes a guest first.

import { Refusal, get, post } from './api/client';
import type { Person } from './api/types';

let current: Person | null = $state.raw(null);

// The cookie cannot be seen from here: this tells whether there is one to ask about.
const KEY = 'tabuleiro-known';

function note(person: Person | null): Person | null {
  current = person;
  try {
    if (person) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Whoever keeps nothing is asked about as soon as they do something.
  }
  return person;
}

function wasHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export const me = {
  get now(): Person | null {
    return current;
  },
};

/** Asks the server who the visitor is; nobody, if they have never been here. */
export async function recall(): Promise<void> {
  if (!wasHere()) return;
  try {
    note(await get<Person>('/api/account'));
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || refusal.status !== 401) throw refusal;
    note(null);
  }
}

/** The visitor, as a guest if need be. */
export async function somebody(): Promise<Person> {
  return current ?? note(await post<Person>('/api/guest'))!;
}

export const become = (person: Person | null): void => void note(person);
