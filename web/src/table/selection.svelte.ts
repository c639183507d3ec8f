// A turn as it is spelled: clicks become moves, moves become a turn, and a whole turn is sent. Until then all can be taken back.

import type { Position } from '../api/types';
import type { Rules } from './rules';

export class Selection {
  /** The clicks of the move that has begun. */
  clicks: readonly string[] = $state.raw([]);
  /** The moves of the turn that has begun. */
  turn: readonly string[] = $state.raw([]);
  /** Why the last click did nothing. */
  reason = $state('');
  /** Whether it is the visitor's to decide. */
  may = $state(false);
  #base: Position | null = $state.raw(null);
  #tried: Position | null = $state.raw(null);
  #waiting = $state(false);

  /** What is on the board, with the moves of this turn. */
  readonly position = $derived(this.#tried ?? this.#base);
  /** What can be clicked now. */
  readonly next: ReadonlySet<string> = $derived.by(() => {
    if (!this.may || this.#waiting || !this.position) return new Set<string>();
    const begun = this.position.moves.filter(({ clicks }) => this.clicks.every((click, index) => clicks[index] === click));
    return new Set(begun.flatMap(({ clicks }) => clicks[this.clicks.length] ?? []));
  });
  /** The next clicks that are on no cell. */
  readonly buttons: string[] = $derived.by(() => {
    const cells = new Set(this.position?.cells.map(({ name }) => name));
    return [...this.next].filter((name) => !cells.has(name));
  });
  readonly hasBegun = $derived(!this.#waiting && this.clicks.length + this.turn.length > 0);

  constructor(
    readonly rules: Rules,
    readonly send: (moves: string[]) => void,
  ) {}

  /** The game stands otherwise: whatever was begun is over. */
  reset(position: Position | null = this.#base): void {
    this.#base = position;
    this.#tried = null;
    this.clicks = [];
    this.turn = [];
    this.reason = '';
    this.#waiting = false;
  }

  async click(name: string): Promise<void> {
    if (!this.may || this.#waiting || !this.position) return;
    this.reason = '';
    if (this.next.has(name)) return this.#add(name);
    if (this.clicks.at(-1) === name) return void (await this.back());
    if (this.position.moves.some(({ clicks }) => clicks[0] === name)) {
      this.clicks = [];
      return this.#add(name);
    }
    await this.#explain([...this.clicks, name]);
  }

  /** Takes back the last click, or the last move of this turn. */
  async back(): Promise<void> {
    this.reason = '';
    if (this.#waiting) return;
    if (this.clicks.length > 0) this.clicks = this.clicks.slice(0, -1);
    else if (this.turn.length > 0) await this.#show(this.turn.slice(0, -1));
  }

  async #add(name: string): Promise<void> {
    this.clicks = [...this.clicks, name];
    const spelled = this.clicks.join(' ');
    const move = this.position?.moves.find(({ clicks }) => clicks.join(' ') === spelled);
    if (!move) return;
    const seat = this.position!.to_move;
    const turn = [...this.turn, move.text];
    if (move.reveals) {
      // Nobody knows what comes of it before it is played.
      this.turn = turn;
      this.clicks = [];
      this.#waiting = true;
      return this.send(turn);
    }
    const goesOn = (after: Position) => after.mid_turn && after.to_move === seat && after.outcome === null;
    if (await this.#show(turn, goesOn)) this.send(turn);
  }

  /** Shows the position after these moves, and whether the turn is complete: then nothing can be clicked until the game stands otherwise. */
  async #show(turn: readonly string[], goesOn: (after: Position) => boolean = () => true): Promise<boolean> {
    const base = this.#base;
    this.#waiting = true;
    try {
      const position = turn.length === 0 ? base : await this.rules.position(turn);
      if (this.#base !== base || !position) return false;
      this.#tried = turn.length === 0 ? null : position;
      this.turn = turn;
      this.clicks = [];
      this.#waiting = !goesOn(position);
      return this.#waiting;
    } catch (problem) {
      if (this.#base !== base) return false;
      this.clicks = this.clicks.slice(0, -1);
      this.reason = problem instanceof Error ? problem.message : '';
      this.#waiting = false;
      return false;
    }
  }

  async #explain(clicks: readonly string[]): Promise<void> {
    const [base, turn] = [this.#base, this.turn];
    try {
      const reason = await this.rules.why(turn, clicks);
      if (this.#base === base && this.turn === turn) this.reason = reason ?? '';
    } catch {
      // Who cannot be asked explains nothing; the banner says that the connection is lost.
    }
  }
}
