// Who the visitor is. Nobody is asked: whoever wants to do something becomes a guest first.

import { Refusal, get, post } from './api/client';
import type { Person } from './api/types';

let current: Person | null = $state.raw(null);

export const me = {
  get now(): Person | null {
    return current;
  },
};

/** Asks the server who the visitor is; nobody, if they have never been here. */
export async function recall(): Promise<void> {
  try {
    current = await get<Person>('/api/account');
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || refusal.status !== 401) throw refusal;
    current = null;
  }
}

/** The visitor, as a guest if need be. */
export async function somebody(): Promise<Person> {
  current ??= await post<Person>('/api/guest');
  return current;
}

export const become = (person: Person | null): void => void (current = person);
