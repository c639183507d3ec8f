// Who the visitor is. Nobody is asked: whoever wants to do something becomes a guest first.

import { Refusal, get, post } from './api/client';
import type { Person } from './api/types';

let current: Person | null = $state.raw(null);

// The cookie cannot be seen from here: this tells whether there is one to ask about.
const KEY = 'tabuleiro-known';

function note(person: Person | null): Person | null {
  current = person;
  try {
    if (person) localStorage.setItem(KEY, JSON.stringify(person));
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

/** Who the visitor was when the server last said so. */
function asLast(): Person | null {
  try {
    const person = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Person> | null;
    return typeof person?.name === 'string' ? (person as Person) : null;
  } catch {
    return null;
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
    if (!(refusal instanceof Refusal)) throw refusal;
    if (refusal.status === 401) note(null);
    else if (refusal.status === 0) current = asLast();
    else throw refusal;
  }
}

/** The visitor, as a guest if need be. */
export async function somebody(): Promise<Person> {
  return current ?? note(await post<Person>('/api/guest'))!;
}

export const become = (person: Person | null): void => void note(person);
