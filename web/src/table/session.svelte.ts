// A table as a visitor sees it: the live game, the turn they are making, and the past they may look at meanwhile.

import { Refusal, ask, get } from '../api/client';
import type { After, Chat, Position, Seat, Table, Turn } from '../api/types';
import { isLocal } from '../local/ids';
import { LocalLive } from '../local/live.svelte';
import { network } from '../local/network.svelte';
import { keepSeen } from '../local/seen';
import { Live } from '../live.svelte';
import { me, somebody } from '../person.svelte';
import { nameAt } from '../seats';
import { say } from '../words';
import { TableRules } from './rules';
import { forget, keepBegun, keptBegun } from './begun';
import { Selection } from './selection.svelte';

const RETRY_MS = 1500;

/** What a position and its turns belong to. */
const standingOf = ({ line, state, next_turn }: Table): string => `${line} ${state} ${next_turn}`;

export class Session {
  readonly live: Live | LocalLive;
  readonly selection: Selection;
  /** The game as it stands. */
  position: Position | null = $state.raw(null);
  turns: Turn[] = $state.raw([]);
  /** After how many turns the game is looked at; as it stands, if null. */
  at: number | null = $state(null);
  past: Position | null = $state.raw(null);
  /** Why the last request was refused. */
  problem = $state('');
  /** What happened besides turns: an offer that was declined. */
  note = $state('');
  /** Whether the visitor took their own offer back. */
  withdrew = false;
  /** Whether everyone wins or loses together. */
  together = $state(false);
  /** The standing that the position and the turns belong to. */
  #loaded: string | null = $state(null);
  #loads = 0;
  #left = 0;
  #pasts = new Map<number, Position>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  readonly table = $derived.by(() => this.live.table);
  /** What the visitor is called here. */
  readonly #name = $derived.by(() => (this.table ? nameAt(this.table, me.now?.name) : me.now?.name));
  readonly mine: Seat[] = $derived.by(() => {
    const name = this.#name;
    return name === undefined
      ? []
      : (this.table?.seats.filter((seat) => seat.name === name && (!seat.engine || seat.taken_over)) ?? []);
  });
  readonly isMine = (seat: number | null): boolean => this.mine.some((mine) => mine.seat === seat);
  readonly isMaker = $derived.by(() => this.table?.creator != null && this.table.creator === this.#name);
  readonly isMyTurn = $derived.by(() => {
    const seat = this.mine.find(({ seat }) => seat === this.table?.to_move);
    return this.table?.state === 'playing' && seat !== undefined && !seat.taken_over;
  });
  /** Whether the position is that of the table, which the socket tells of first. */
  readonly isUpToDate = $derived.by(() => this.table?.line != null && standingOf(this.table) === this.#loaded);
  /** What the board shows. */
  readonly shown = $derived.by(() => (this.at === null ? this.selection.position : this.past));
  /** Whether something happened while the past was looked at. */
  readonly missed = $derived.by(() => this.at !== null && this.turns.length !== this.#left);

  constructor(readonly id: string) {
    const Connection = isLocal(id) ? LocalLive : Live;
    this.live = new Connection(id, (after, before) => this.#goOn(after, before));
    if (network.isOff && !isLocal(id)) this.#recall();
    this.selection = new Selection(new TableRules(id, () => this.position), (moves) => this.live.send(moves));
    this.selection.onbegun = (begun) => this.#loaded && keepBegun(id, this.#loaded, begun);
    get<Chat[]>(`/api/tables/${id}/chat`).then(
      (lines) => this.live.hear(lines),
      () => {},
    );
  }

  /** Shows the table as it was seen last, until the server tells more. */
  #recall(): void {
    get<Table>(`/api/tables/${this.id}`).then(
      (table) => (this.live.table ??= table),
      () => {},
    );
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.live.close();
  }

  /** Asks how the game stands, until that is known; not where an event has brought it. */
  async load(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.table?.line || this.isUpToDate) return;
    const standing = standingOf(this.table);
    const load = (this.#loads += 1);
    try {
      const [position, turns] = await Promise.all([
        get<Position>(`/api/tables/${this.id}/position`),
        get<Turn[]>(`/api/tables/${this.id}/turns`),
      ]);
      if (this.#closed || this.#loads !== load) return;
      this.#set(standing, position, turns);
    } catch {
      if (!this.#closed && this.#loads === load) this.#timer = setTimeout(() => void this.load(), RETRY_MS);
    }
  }

  /** Takes the game from an event, if nothing was missed before it. */
  #goOn(after: After, before: Table | null): void {
    const isNext = before !== null && (before.line === null || standingOf(before) === this.#loaded);
    if (!isNext || !this.table) return;
    // An answer that is on its way is older.
    this.#loads += 1;
    clearTimeout(this.#timer);
    const earlier = this.turns.slice(0, Math.max(0, after.turns - 1));
    this.#set(standingOf(this.table), after.position, after.last ? [...earlier, after.last] : []);
  }

  #set(standing: string, position: Position, turns: Turn[]): void {
    if (turns.length < this.turns.length) this.#pasts.clear();
    this.turns = turns;
    this.note = '';
    this.#loaded = standing;
    this.position = position;
    this.selection.reset(position);
    if (this.table && !isLocal(this.id)) keepSeen({ table: this.table, position, turns });
    const begun = keptBegun(this.id, standing);
    if (begun && this.live.sending === null) void this.selection.restore(begun);
    else if (!begun) forget(this.id);
    if (this.at !== null && this.at >= turns.length) this.at = null;
  }

  /** Looks at the game after so many turns; at the live game from the last one on. */
  async look(at: number): Promise<void> {
    if (at >= this.turns.length) {
      this.at = null;
      return;
    }
    const wanted = Math.max(0, at);
    if (this.at === null) this.#left = this.turns.length;
    this.past = this.#pasts.get(wanted) ?? this.past ?? this.position;
    this.at = wanted;
    try {
      const past = this.#pasts.get(wanted) ?? (await get<Position>(`/api/tables/${this.id}/position?turn=${wanted}`));
      this.#pasts.set(wanted, past);
      if (this.at === wanted) this.past = past;
    } catch (problem) {
      this.#tell(problem);
      this.at = null;
    }
  }

  /** Asks for something to be done at this table, as a guest if need be. */
  async act(path: string, body: unknown = {}, method: 'POST' | 'DELETE' = 'POST'): Promise<boolean> {
    this.problem = '';
    try {
      const isHere = isLocal(this.id);
      const was = isHere ? undefined : me.now;
      if (!isHere) await somebody();
      await ask(method, `/api/tables/${this.id}/${path}`, method === 'POST' ? body : undefined);
      if (was === null) this.live.reconnect();
      return true;
    } catch (problem) {
      this.#tell(problem);
      return false;
    }
  }

  #tell(problem: unknown): void {
    const isRefusal = problem instanceof Refusal && problem.message !== '';
    this.problem = isRefusal ? problem.message : say('table-unreachable');
  }
}
