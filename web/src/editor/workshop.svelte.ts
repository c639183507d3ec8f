// Something that is edited by asking the rules: strokes are sent in their order, what was done can be undone, and a draft is kept.

import { Refusal } from '../api/client';
import { loadModule, module } from '../module/module.svelte';
import { draftOf, dropDraft, keepDraft } from './drafts';

/** What is asked for; a whole stroke is undone at once. */
type Step<View, Change> = { change?: Change; bodyOf?: (view: View) => object; back?: 'undo' | 'redo'; begins: boolean };

const STEPS_MAX = 200;
/** How long a stroke is gathered before it is sent to the server. */
const GATHER_MS = 150;
/** How long to wait for a server that cannot be reached. */
const AWAY_MS = 2000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** For how long what the server refused must wait; what it will never do need not. */
function waitOf(refusal: unknown): number | null {
  if (!(refusal instanceof Refusal)) return null;
  if (refusal.waitSeconds !== null) return refusal.waitSeconds * 1000;
  return refusal.status === 0 || refusal.status >= 500 ? AWAY_MS : null;
}

export abstract class Workshop<View extends object, Change> {
  view: View | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  /** Whether it is as it was left, and nothing was done since. */
  isRestored = $state(false);
  /** What was done and is not answered yet. */
  pending: Change[] = $state.raw([]);
  /** Whether what is seen is ahead of the view: nothing is to be taken along yet. */
  isAhead = $state(false);
  #past: View[] = $state.raw([]);
  #future: View[] = $state.raw([]);
  #steps: Step<View, Change>[] = [];
  #isBusy = false;
  #isClosed = false;

  readonly canUndo = $derived(this.#past.length > 0);
  readonly canRedo = $derived(this.#future.length > 0);

  constructor(private readonly address: string) {
    loadModule();
  }

  /** Asks for the same with changes, or for something else instead. */
  protected abstract ask(view: View | null, changes: Change[], body?: object): Promise<View>;
  /** What is kept of it: a question that is answered by it. */
  protected abstract kept(view: View): object;

  /** Begins where it was left, else with this. */
  async open(first: object): Promise<void> {
    const draft = draftOf<object>(this.address);
    try {
      this.view = await this.ask(null, [], draft ?? first);
      this.isRestored = draft !== undefined;
    } catch (refusal) {
      // What the server cannot read any more is of no use; while it cannot be reached, everything is kept.
      const isUnreadable = draft && refusal instanceof Refusal && refusal.status === 400;
      if (isUnreadable) dropDraft(this.address);
      if (isUnreadable) return this.open(first);
      this.problem = refusal;
    }
  }

  /** Changes something; what does not begin a stroke goes on with it. */
  change(change: Change, begins = true): void {
    this.#add({ change, begins });
  }

  /** Asks for something else, made of what there is when everything before is answered; it can be undone too. */
  replace(bodyOf: (view: View) => object): void {
    this.#add({ bodyOf, begins: true });
  }

  undo(): void {
    this.#add({ back: 'undo', begins: true });
  }

  redo(): void {
    this.#add({ back: 'redo', begins: true });
  }

  #add(step: Step<View, Change>): void {
    this.#steps.push(step);
    this.#told();
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    while (this.#steps.length > 0 && !this.#isClosed) {
      await this.#next();
      if (this.#steps[0]?.begins === false && module.state !== 'ready') await pause(GATHER_MS);
    }
    this.#isBusy = false;
    this.isAhead = false;
  }

  /** Nobody looks at it any more. */
  close(): void {
    this.#isClosed = true;
  }

  /** One stroke, or as much of it as there is. */
  async #next(): Promise<void> {
    const later = this.#steps.slice(1).findIndex(({ begins }) => begins);
    const stroke = this.#steps.slice(0, later < 0 ? this.#steps.length : later + 1);
    const [first] = stroke;
    try {
      if (first!.back) this.#turn(first!.back);
      else {
        this.isAhead = true;
        const view = await this.ask(
          this.view,
          stroke.flatMap(({ change }) => change ?? []),
          first!.bodyOf?.(this.view!),
        );
        if (first!.begins && this.view) this.#past = [...this.#past, this.view].slice(-STEPS_MAX);
        this.#future = [];
        this.#show(view);
      }
      this.problem = null;
    } catch (refusal) {
      this.problem = refusal;
      const wait = waitOf(refusal);
      if (wait !== null) {
        await pause(wait);
        return;
      }
    }
    this.#steps.splice(0, stroke.length);
    this.#told();
  }

  #turn(back: 'undo' | 'redo'): void {
    const [from, to] = back === 'undo' ? [this.#past, this.#future] : [this.#future, this.#past];
    const view = from.at(-1);
    if (!view || !this.view) return;
    const [left, right] = [from.slice(0, -1), [...to, this.view]];
    [this.#past, this.#future] = back === 'undo' ? [left, right] : [right, left];
    this.#show(view);
  }

  #show(view: View): void {
    this.view = view;
    this.isRestored = false;
    keepDraft(this.address, this.kept(view));
  }

  #told(): void {
    this.pending = this.#steps.flatMap(({ change }) => change ?? []);
  }
}
