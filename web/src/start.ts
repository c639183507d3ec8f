// From a wish to a table.

import { Refusal, post } from './api/client';
import type { MadeTable, Plan, Table } from './api/types';
import { keepKeys } from './keys';
import { network } from './local/network.svelte';
import { LocalTable } from './local/table';
import { somebody } from './person.svelte';
import { go } from './router.svelte';
import { settings } from './settings.svelte';

export const addressOf = (id: string): string => `/t/${encodeURIComponent(id)}`;

/** Whether everyone who plays is at this device. */
export const isAlone = ({ places }: Pick<Plan, 'places'>): boolean =>
  (places?.length ?? 0) > 0 && places!.every((place) => place === 'me' || typeof place === 'object');

/** Begins a game and goes there: on this device if that is wished or nothing else can be done, or else on the server. */
export async function start(plan: Plan): Promise<void> {
  if (isAlone(plan) && !plan.rated && (settings.here || network.isOff)) return startHere(plan);
  try {
    await startThere(plan);
  } catch (problem) {
    if (!isAlone(plan) || plan.rated || !(problem instanceof Refusal) || problem.status !== 0) throw problem;
    await startHere(plan);
  }
}

async function startHere(plan: Plan): Promise<void> {
  go(addressOf(await LocalTable.begin(plan)));
}

/** Whoever is nobody yet becomes a guest first. */
async function startThere(plan: Plan): Promise<void> {
  await somebody();
  const made = await post<MadeTable>('/api/tables', plan);
  keepKeys(made);
  go(addressOf(made.table.id));
}

/** Sits down where somebody waits for the same, or waits there. */
export async function pair(wish: { game: string; rule_set?: string; clock?: string; rated?: boolean }): Promise<void> {
  await somebody();
  const table = await post<Table>('/api/pairing', wish);
  go(addressOf(table.id));
}

/** Sits down at a table that has a free seat. */
export async function join(id: string): Promise<void> {
  await somebody();
  await post(`/api/tables/${encodeURIComponent(id)}/join`);
  go(addressOf(id));
}
