// A game on this device as it happens: the same to a table's page as the connection to a server. Where several pages show the game,
// one of them lets the computers think and watches the clocks.

import type { After, Chat, Table } from '../api/types';
import { seed } from '../module/module.svelte';
import { search, type Search } from '../module/search';
import { say } from '../words';
import { LocalTable, type Told } from './table';

type Turn = { moves: string[]; thoughts: object[] };

/** Between the turns of computers that play each other. */
const PACE_MS = 700;
const ALIVE_MS = 2_000;
/** How long to wait before an engine that failed is asked again. */
const RETRY_MS = [500, 2_000, 8_000];
/** The longest time that a timer can wait. */
const TIMER_MAX = 2 ** 31 - 1;

export class LocalLive {
  table: Table | null = $state.raw(null);
  chat: Chat[] = $state.raw([]);
  connection: 'connecting' | 'live' | 'lost' = $state('connecting');
  heardAt = $state(0);
  sending: { turn: number; moves: string[] } | null = $state.raw(null);
  refused = $state('');

  #game: LocalTable | null = null;
  #leave = () => {};
  #thought: { search: Search<Turn> | null; about: string } | null = null;
  #failures = 0;
  #wake: ReturnType<typeof setTimeout> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;
  #alive: ReturnType<typeof setInterval> | undefined;
  #gives = new AbortController();
  #isHouse = false;
  #closed = false;

  constructor(
    readonly id: string,
    readonly onAfter: (after: After, before: Table | null) => void = () => {},
  ) {
    this.#open().catch((problem: unknown) => this.#refuse(problem));
  }

  send(moves: string[]): void {
    if (!this.table || !this.#game) return;
    const turn = this.table.next_turn;
    this.refused = '';
    this.sending = { turn, moves };
    this.#game.order({ turn: { turn, moves } }).then(
      () => (this.sending = null),
      (problem: unknown) => {
        this.sending = null;
        this.#refuse(problem);
      },
    );
  }

  hear(lines: Chat[]): void {
    this.chat = lines;
  }

  reconnect(): void {}

  close(): void {
    this.#closed = true;
    this.#leave();
    this.#noteAlive();
    this.#stopThinking();
    clearTimeout(this.#wake);
    clearInterval(this.#alive);
    removeEventListener('pagehide', this.#noteAlive);
    this.#gives.abort();
  }

  async #open(): Promise<void> {
    const game = await LocalTable.of(this.id);
    if (!game || this.#closed) return;
    this.#game = game;
    this.#leave = game.hear((told, before) => this.#heed(told, before));
    this.#heed({ ...game.see(), shown: null }, null);
    this.#keepHouse();
  }

  /** One page at a time keeps the house: the next one when this one is closed. */
  #keepHouse(): void {
    const house = async () => {
      this.#isHouse = true;
      await this.#resume();
      this.#alive = setInterval(this.#noteAlive, ALIVE_MS);
      addEventListener('pagehide', this.#noteAlive);
      if (this.#game && !this.#closed) this.#act(this.#game.see());
    };
    if (!navigator.locks) return void house().catch((problem: unknown) => this.#refuse(problem));
    const kept = new Promise<void>((resolve) => this.#gives.signal.addEventListener('abort', () => resolve()));
    navigator.locks
      .request(`tabuleiro ${this.id}`, { signal: this.#gives.signal }, () => house().then(() => kept))
      .catch((problem: unknown) => this.#closed || this.#refuse(problem));
  }

  /** No clock counts the time in which no page showed the game. */
  async #resume(): Promise<void> {
    const alive = Number(kept(this.#aliveKey) ?? 0);
    if (!this.#game?.see().table.clock_runs) return;
    const last = this.#game.journal.events.at(-1)?.at_ms ?? 0;
    await this.#game.order({ resume: { alive_ms: Math.min(Math.max(alive, last), Date.now()) } }, 'house');
  }

  get #aliveKey(): string {
    return `tabuleiro-alive-${this.id}`;
  }
  #noteAlive = (): void => {
    if (!this.#isHouse || !this.table?.clock_runs) return;
    try {
      localStorage.setItem(this.#aliveKey, String(Date.now()));
    } catch {
      // Without it the clock goes on from the last turn.
    }
  };

  #heed(told: Told, before: Table | null): void {
    this.table = told.table;
    this.heardAt = performance.now();
    this.connection = 'live';
    if (told.shown) this.onAfter(told.shown, before);
    this.#act(told);
  }

  /** Does what the page itself has to: a computer's turn, or a clock that runs out. */
  #act(told: Told): void {
    if (!this.#isHouse || this.#closed) return;
    clearTimeout(this.#wake);
    if (told.wake_ms !== null) {
      this.#wake = setTimeout(
        () => void this.#house({ watch: {} }),
        Math.min(Math.max(0, told.wake_ms - Date.now()) + 20, TIMER_MAX),
      );
    }
    const about = `${told.table.line} ${told.table.next_turn}`;
    if (this.#thought?.about === about) return;
    this.#stopThinking();
    if (!told.thinks) return;
    const isAllEngines = told.table.seats.every(({ engine }) => engine !== null);
    this.#thinkLater(about, isAllEngines && told.table.next_turn > 1 ? PACE_MS : 0);
  }

  #stopThinking(): void {
    clearTimeout(this.#later);
    this.#thought?.search?.stop();
    this.#thought = null;
  }

  #thinkLater(about: string, wait: number): void {
    this.#thought = { search: null, about };
    this.#later = setTimeout(() => void this.#think(about), wait);
  }

  async #think(about: string): Promise<void> {
    const game = this.#game!;
    const turn = this.table!.next_turn;
    try {
      const asked = search<Turn>({ sit: { journal: game.journal, now_ms: Date.now(), seed: Number(seed() >> 11n) } });
      this.#thought = { search: asked, about };
      const { moves, thoughts } = await asked.answer;
      if (this.#thought?.about !== about) return;
      await game.order({ turn: { turn, moves, thoughts } }, 'house');
      this.#failures = 0;
    } catch {
      if (this.#thought?.about !== about || this.#closed) return;
      const wait = RETRY_MS[this.#failures++];
      if (wait === undefined) this.refused = say('local-engine-failed');
      else this.#thinkLater(about, wait);
    }
  }

  async #house(order: Record<string, object>): Promise<void> {
    try {
      await this.#game?.order(order, 'house');
    } catch (problem) {
      this.#refuse(problem);
    }
  }

  #refuse(problem: unknown): void {
    this.refused = (problem instanceof Error && problem.message) || say('web-failed');
  }
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
