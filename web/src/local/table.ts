// A game on this device: its journal, and the room that the rules module rebuilds from it. Nothing is shown before it is kept.

import type { After, Plan, Table } from '../api/types';
import { askLocal, ready } from '../module/module.svelte';
import { me } from '../person.svelte';
import { say } from '../words';
import { Refusal } from '../api/client';
import { newId } from './ids';
import { keep, readGame, type Kept, type Written } from './store.svelte';

/** What can be done: see `crates/tabuleiro-wasm/src/local/order.rs`. */
export type Order = Record<string, object>;
/** The game after an order. */
export type Told = {
  events: Written[];
  table: Table;
  shown: After | null;
  thinks: boolean;
  wake_ms: number | null;
  rematch: Written[] | null;
};
type Hears = (told: Told, before: Table | null) => void;

const TRIES = 4;
const CHANNEL = 'tabuleiro-local';
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
const opened = new Map<string, LocalTable>();
const watchers = new Set<() => void>();

/** Tells whoever shows lists of games that one has changed. */
export function changed(id: string): void {
  channel?.postMessage(id);
  watchers.forEach((watch) => watch());
}
channel?.addEventListener('message', ({ data }: MessageEvent<string>) => {
  watchers.forEach((watch) => watch());
  void opened.get(data)?.again();
});
export function onChanged(watch: () => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

/** What the people at this device are called. */
export const nameHere = (): string => me.now?.name ?? say('local-guest');

/** Makes sure that the page knows the rules. */
export async function expectRules(): Promise<void> {
  if (!(await ready())) throw new Refusal(say('local-no-module'), 400);
}

export class LocalTable {
  readonly #hears = new Set<Hears>();
  #last: Promise<unknown> = Promise.resolve();

  private constructor(private kept: Kept) {}

  /** The game with this id; nothing, if there is none. */
  static async of(id: string): Promise<LocalTable | null> {
    await expectRules();
    const known = opened.get(id);
    if (known) return known;
    const kept = await readGame(id);
    if (!kept) return null;
    const table = opened.get(id) ?? new LocalTable(kept);
    opened.set(id, table);
    return table;
  }

  /** Begins a game. */
  static async begin(plan: Plan): Promise<string> {
    await expectRules();
    const journal = { id: newId(), name: nameHere(), events: [] };
    const { events, table } = askLocal<Told>(journal, { begin: { plan } });
    await keep([{ game: keptOf(journal.id, events, table), before: 0 }]);
    changed(journal.id);
    return journal.id;
  }

  get id(): string {
    return this.kept.id;
  }
  get journal(): { id: string; name: string; events: Written[] } {
    return { id: this.kept.id, name: nameHere(), events: this.kept.events };
  }

  hear(hears: Hears): () => void {
    this.#hears.add(hears);
    return () => this.#hears.delete(hears);
  }

  ask<T>(question: object): T {
    return askLocal<T>(this.journal, question);
  }

  see(): Told {
    return this.ask<Told>({ see: {} });
  }

  /** Carries out an order: of the people here, or of the page itself. One follows the other. */
  order(order: Order, by: 'do' | 'house' = 'do'): Promise<Told> {
    const done = this.#last.then(() => this.#order(order, by));
    this.#last = done.catch(() => {});
    return done;
  }

  async #order(order: Order, by: 'do' | 'house'): Promise<Told> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const spare = newId();
      const told = this.ask<Told>(by === 'do' ? { do: { order, spare } } : { house: { order } });
      if (told.events.length === 0) return told;
      const before = this.kept;
      const next = keptOf(this.id, [...before.events, ...told.events], told.table, before.copied);
      const games = [{ game: next, before: before.events.length }];
      if (told.rematch) games.push({ game: this.#next(spare, told.rematch), before: 0 });
      if (await keep(games)) {
        this.kept = next;
        changed(this.id);
        this.#hears.forEach((hears) => hears(told, before.table));
        return told;
      }
      this.kept = (await readGame(this.id)) ?? this.kept;
    }
    throw new Refusal(say('local-busy'), 409);
  }

  #next(id: string, events: Written[]): Kept {
    return keptOf(id, events, askLocal<Told>({ id, name: nameHere(), events }, { see: {} }).table);
  }

  /** Another page has changed the game. */
  async again(): Promise<void> {
    const kept = await readGame(this.id);
    if (!kept || kept.events.length === this.kept.events.length) return;
    const before = this.kept.table;
    this.kept = kept;
    const told = { ...this.see(), shown: null };
    this.#hears.forEach((hears) => hears(told, before));
  }

  /** Notes where on a server the game was copied to. */
  async noteCopy(table: string): Promise<void> {
    this.kept = { ...this.kept, copied: table };
    await keep([{ game: this.kept, before: this.kept.events.length }]);
    changed(this.id);
  }
}

const keptOf = (id: string, events: Written[], table: Table, copied?: string): Kept => ({
  id,
  events,
  table,
  changed_ms: Date.now(),
  ...(copied ? { copied } : {}),
});
