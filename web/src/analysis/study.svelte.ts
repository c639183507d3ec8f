// A game as it is studied: what was played, what is tried instead, and what was said about it. Kept in this browser.

import type { Shown } from '../api/types';
import { TextRules, show } from '../table/rules';
import { Selection } from '../table/selection.svelte';
import { kept, keep } from './shelf';

/** A turn, played or tried; the first node is the beginning and has none. */
export type Node = {
  parent: number;
  seat: number;
  moves: string[];
  said: string[];
  children: number[];
  comment: string;
  played: boolean;
};

/** A record as JSON without how it was ended: who gave up may be tried further. */
function withoutEnding(text: string): string {
  try {
    return JSON.stringify({ ...(JSON.parse(text) as object), ending: undefined });
  } catch {
    return text;
  }
}

const START: Node = { parent: -1, seat: 0, moves: [], said: [], children: [], comment: '', played: true };

export class Study {
  nodes: Node[] = $state.raw([START]);
  at = $state(0);
  shown: Shown | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  /** What is wrong with a record after what could be read of it. */
  readonly fault: string | null;
  readonly selection: Selection;
  #shown = new Map<number, Shown>();

  private constructor(
    /** What was opened: it knows the players' names, which a line of play does not. */
    readonly text: string,
    /** The beginning, as text. */
    readonly start: string,
    /** The whole game in a line: its name on the shelf. */
    readonly link: string,
    readonly game: string,
    fault: string | null,
  ) {
    this.fault = fault;
    this.selection = new Selection(new TextRules(() => this.#wayTo(this.at)), (moves) => void this.tryTurn(moves));
    this.selection.may = true;
  }

  /** Opens a position, a record or a link. */
  static async open(brought: string): Promise<Study> {
    const text = withoutEnding(brought);
    const [whole, begin] = await Promise.all([show(text), show(text, { turn: 0 })]);
    const study = new Study(text, begin.line, whole.link, whole.position.game, whole.fault);
    study.#shown.set(0, begin);
    const nodes: Node[] = [{ ...START, children: whole.turns.length > 0 ? [1] : [] }];
    whole.turns.forEach(({ seat, moves, said }, index) => {
      const children = index + 1 < whole.turns.length ? [index + 2] : [];
      nodes.push({ parent: index, seat, moves, said, children, comment: '', played: true });
    });
    study.nodes = kept(study.link)?.nodes ?? nodes;
    await study.look(whole.turns.length > 0 ? 0 : study.at);
    return study;
  }

  get node(): Node {
    return this.nodes[this.at]!;
  }

  /** The node of the game itself after so many turns. */
  played(turns: number): number {
    let node = 0;
    for (let turn = 0; turn < turns; turn += 1) node = this.nodes[node]!.children[0] ?? node;
    return node;
  }

  /** The nodes from the first turn to this one. */
  path(to: number = this.at): number[] {
    const path: number[] = [];
    for (let node = to; node > 0; node = this.nodes[node]!.parent) path.unshift(node);
    return path;
  }

  /** The line of play to a node, as text. */
  lineTo(to: number = this.at): string {
    const moves = this.movesTo(to);
    return moves.length > 0 ? `${this.start}.moves~${moves.join('_')}` : this.start;
  }

  movesTo(to: number = this.at): string[] {
    return this.path(to).flatMap((node) => this.nodes[node]!.moves);
  }

  /** How to get to a node from what was opened: along the game as far as it was played, then by moves. */
  #wayTo(at: number): { text: string; turn: number; moves: string[] } {
    const path = this.path(at);
    const turn = path.filter((node) => this.nodes[node]!.played).length;
    return { text: this.text, turn, moves: path.slice(turn).flatMap((node) => this.nodes[node]!.moves) };
  }

  #show(at: number, more: readonly string[] = []): Promise<Shown> {
    const { text, turn, moves } = this.#wayTo(at);
    return show(text, { turn, moves: [...moves, ...more] });
  }

  async look(at: number): Promise<void> {
    this.at = at;
    const shown = await this.#ask(at);
    if (this.at !== at || !shown) return;
    this.shown = shown;
    this.selection.reset(shown.position);
  }

  /** The position at a node, asked for once. */
  async #ask(at: number): Promise<Shown | null> {
    try {
      const shown = this.#shown.get(at) ?? (await this.#show(at));
      this.#shown.set(at, shown);
      this.problem = null;
      return shown;
    } catch (problem) {
      this.problem = problem;
      return null;
    }
  }

  /** A step along the main line of what is looked at, or back. */
  step(by: 1 | -1): void {
    const to = by > 0 ? this.node.children[0] : this.node.parent;
    if (to !== undefined && to >= 0) void this.look(to);
  }

  end(): void {
    let to = this.at;
    for (let next = this.nodes[to]?.children[0]; next !== undefined; next = this.nodes[to]?.children[0]) to = next;
    void this.look(to);
  }

  /** Plays a turn from here: along what is known, or as a variation of its own. */
  async tryTurn(moves: readonly string[]): Promise<void> {
    const same = this.node.children.find((child) => this.nodes[child]!.moves.join(' ') === moves.join(' '));
    if (same !== undefined) return this.look(same);
    const from = this.at;
    try {
      const shown = await this.#show(from, moves);
      const turn = shown.turns.at(-1)!;
      const child = this.nodes.length;
      const node: Node = {
        parent: from,
        seat: turn.seat,
        moves: [...moves],
        said: turn.said,
        children: [],
        comment: '',
        played: false,
      };
      this.#shown.set(child, shown);
      this.#change([
        ...this.nodes.map((each, index) => (index === from ? { ...each, children: [...each.children, child] } : each)),
        node,
      ]);
      await this.look(child);
    } catch (problem) {
      this.problem = problem;
      this.selection.reset();
    }
  }

  /** Tries a line of moves, turn after turn: whole turns as the rules count them. */
  async tryLine(moves: readonly string[]): Promise<void> {
    try {
      const shown = await this.#show(this.at, moves);
      const from = this.at;
      for (const turn of shown.turns.slice(this.path().length)) await this.tryTurn(turn.moves);
      await this.look(this.nodes[from]!.children.at(-1) ?? from);
    } catch (problem) {
      this.problem = problem;
    }
  }

  comment(text: string): void {
    this.#change(this.nodes.map((node, index) => (index === this.at ? { ...node, comment: text } : node)));
  }

  /** Forgets a variation and all that follows. What was played stays. */
  async forget(at: number): Promise<void> {
    const { parent, played } = this.nodes[at]!;
    if (played) return;
    const nodes = this.nodes.map((node, index) =>
      index === parent ? { ...node, children: node.children.filter((child) => child !== at) } : node,
    );
    if (this.path().includes(at)) await this.look(parent);
    this.#change(nodes);
  }

  #change(nodes: Node[]): void {
    this.nodes = nodes;
    keep(this.link, this.game, nodes);
  }
}
