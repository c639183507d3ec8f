// A turn as it is spelled: clicks become moves, moves become a turn, and a whole turn is sent. Until then all can be taken back.

import type { Position } from '../api/types';
import { loadModule } from '../module/module.svelte';
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
  /** What can come next; what a move can begin with, if nothing was clicked. */
  #next: readonly string[] | null = $state.raw(null);
  /** Whether the turn is complete and on its way. */
  #sent = $state(false);
  /** How many clicks are not answered yet. */
  #asked = $state(0);
  /** How often the game has stood otherwise, and what was done last since. */
  #standing = 0;
  #last: Promise<void> = Promise.resolve();

  /** What is on the board, with the moves of this turn. */
  readonly position = $derived(this.#tried ?? this.#base);
  /** What can be clicked now. */
  readonly next: ReadonlySet<string> = $derived(new Set(this.may && !this.#sent && this.#asked === 0 ? (this.#next ?? this.position?.next) : []));
  /** The next clicks that are on no cell. */
  readonly buttons: string[] = $derived.by(() => {
    const cells = new Set(this.position?.cells.map(({ name }) => name));
    return [...this.next].filter((name) => !cells.has(name));
  });
  readonly hasBegun = $derived(!this.#sent && this.clicks.length + this.turn.length > 0);

  constructor(
    readonly rules: Rules,
    readonly send: (moves: string[]) => void,
  ) {
    loadModule();
  }

  /** The game stands otherwise: whatever was begun is over. */
  reset(position: Position | null = this.#base): void {
    this.#base = position;
    this.#standing += 1;
    this.#last = Promise.resolve();
    this.#asked = 0;
    this.#sent = false;
    this.reason = '';
    this.#stand(null, []);
  }

  click(name: string): Promise<void> {
    return this.#after(async (isCurrent) => {
      const { turn } = this;
      const spelled = await this.rules.spell(turn, this.clicks, name);
      if (!isCurrent()) return;
      this.reason = spelled.reason ?? '';
      if (!spelled.complete) {
        [this.clicks, this.#next] = [spelled.clicks, spelled.next];
        return;
      }
      const { to_move } = this.position!;
      const { after } = spelled;
      const whole = [...turn, spelled.complete];
      // What reveals something hidden is seen when it is played.
      this.#stand(after ?? this.#tried, whole);
      if (after?.mid_turn && after.to_move === to_move && after.outcome === null) return;
      this.#sent = true;
      this.send(whole);
    });
  }

  /** Takes back the last click, or the last move of this turn. */
  back(): Promise<void> {
    return this.#after(async (isCurrent) => {
      if (this.clicks.length > 0) {
        const spelled = await this.rules.spell(this.turn, this.clicks.slice(0, -1));
        if (isCurrent()) [this.clicks, this.#next] = [spelled.clicks, spelled.next];
      } else if (this.turn.length > 0) {
        const turn = this.turn.slice(0, -1);
        const position = turn.length === 0 ? null : await this.rules.position(turn);
        if (isCurrent()) this.#stand(position, turn);
      }
    });
  }

  #stand(tried: Position | null, turn: readonly string[]): void {
    [this.#tried, this.turn, this.clicks, this.#next] = [tried, turn, [], null];
  }

  /** Does one thing after the other, as long as the game stands as it stood. */
  #after(act: (isCurrent: () => boolean) => Promise<void>): Promise<void> {
    const standing = this.#standing;
    const isCurrent = () => this.may && !this.#sent && this.#standing === standing && this.#base !== null;
    if (!isCurrent()) return this.#last;
    this.#asked += 1;
    this.#last = this.#last.then(async () => {
      this.reason = '';
      try {
        if (isCurrent()) await act(isCurrent);
      } catch (problem) {
        if (isCurrent()) this.reason = problem instanceof Error ? problem.message : '';
      }
      if (this.#standing === standing) this.#asked -= 1;
    });
    return this.#last;
  }
}
