// A turn as it is spelled: clicks become moves, moves become a turn, and a whole turn is sent. Until then all can be taken back.

import type { Position, Spelling } from '../api/types';
import { loadModule } from '../module/module.svelte';
import { say } from '../words';
import type { Rules } from './rules';

/** A turn that has begun: its moves, and the clicks of the next one. */
export type Begun = { turn: readonly string[]; clicks: readonly string[] };

export class Selection {
  /** The clicks of the move that has begun. */
  clicks: readonly string[] = $state.raw([]);
  /** The moves of the turn that has begun. */
  turn: readonly string[] = $state.raw([]);
  /** Why the last click did nothing. */
  reason = $state('');
  /** Whether it is the visitor's to decide. */
  may = $state(false);
  /** Whether a whole turn waits for one more word before it is sent. */
  confirms: () => boolean = () => false;
  /** Hears of every change of the turn that has begun. */
  onbegun: (begun: Begun) => void = () => {};
  #base: Position | null = $state.raw(null);
  #tried: Position | null = $state.raw(null);
  /** What can come next; what a move can begin with, if nothing was clicked. */
  #next: readonly string[] | null = $state.raw(null);
  /** What to choose after the clicks so far. */
  #prompt: string | null = $state.raw(null);
  /** Whether the turn is complete and waits to be confirmed. */
  #whole = $state(false);
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
  readonly next: ReadonlySet<string> = $derived(
    new Set(this.may && !this.#sent && !this.#whole && this.#asked === 0 ? (this.#next ?? this.position?.next) : []),
  );
  /** The next clicks that are on no cell. */
  readonly buttons: string[] = $derived.by(() => {
    const cells = new Set(this.position?.cells.map(({ name }) => name));
    return [...this.next].filter((name) => !cells.has(name));
  });
  readonly hasBegun = $derived(!this.#sent && this.clicks.length + this.turn.length > 0);
  readonly isWhole = $derived(this.#whole);
  /** What the visitor is asked to choose. */
  readonly prompt = $derived(this.#prompt ?? this.position?.said.prompt ?? null);

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
    if (this.#whole) return Promise.resolve();
    return this.#after(async (isCurrent) => {
      const { turn } = this;
      const spelled = await this.rules.spell(turn, this.clicks, name);
      if (!isCurrent()) return;
      this.reason = spelled.reason ?? '';
      if (!spelled.complete) return this.#spell(spelled);
      const { to_move } = this.position!;
      const { after } = spelled;
      const whole = [...turn, spelled.complete];
      // What reveals something hidden is seen when it is played.
      this.#stand(after ?? this.#tried, whole);
      if (after?.mid_turn && after.to_move === to_move && after.outcome === null) return;
      if (this.confirms()) this.#whole = true;
      else this.#finish();
    });
  }

  /** Sends the turn that waits for it. */
  confirm(): void {
    if (this.#whole) this.#finish();
  }

  /** Goes on with a turn that had begun before the page was loaded again, as far as the rules still allow. */
  async restore({ turn, clicks }: Begun): Promise<void> {
    const standing = this.#standing;
    const base = this.#base;
    try {
      const position = turn.length > 0 ? await this.rules.position(turn) : null;
      const isWhole =
        position !== null && !(position.mid_turn && position.to_move === base?.to_move && position.outcome === null);
      const spelled = clicks.length > 0 && !isWhole ? await this.rules.spell(turn, clicks) : null;
      if (this.#standing !== standing || this.hasBegun) return;
      this.#stand(position, turn);
      this.#whole = isWhole;
      if (spelled) this.#spell(spelled);
    } catch {
      // What the rules no longer allow has not begun.
    }
  }

  #finish(): void {
    const whole = [...this.turn];
    [this.#sent, this.#whole] = [true, false];
    this.onbegun({ turn: [], clicks: [] });
    this.send(whole);
  }

  /** Takes back the last click, or the last move of this turn. */
  back(): Promise<void> {
    return this.#after(async (isCurrent) => {
      if (this.clicks.length > 0) {
        const spelled = await this.rules.spell(this.turn, this.clicks.slice(0, -1));
        if (isCurrent()) this.#spell(spelled);
      } else if (this.turn.length > 0) {
        const turn = this.turn.slice(0, -1);
        const position = turn.length === 0 ? null : await this.rules.position(turn);
        if (isCurrent()) this.#stand(position, turn);
        this.#tell();
      }
    });
  }

  #stand(tried: Position | null, turn: readonly string[]): void {
    [this.#tried, this.turn, this.clicks, this.#next, this.#prompt, this.#whole] = [tried, turn, [], null, null, false];
    if (turn.length > 0) this.#tell();
  }

  #spell({ clicks, next, prompt }: Spelling): void {
    [this.clicks, this.#next, this.#prompt] = [clicks, next, prompt];
    this.#tell();
  }

  #tell(): void {
    this.onbegun({ turn: this.turn, clicks: this.clicks });
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
        if (isCurrent()) this.reason = (problem instanceof Error && problem.message) || say('table-unreachable');
      }
      if (this.#standing === standing) this.#asked -= 1;
    });
    return this.#last;
  }
}
