// Who knows the rules: the page itself, once it has the module, and until then the server. Both answer alike.

import { get } from '../api/client';
import type { Position, Shown, Spelling } from '../api/types';
import { askRules, postRules } from '../module/module.svelte';

export interface Rules {
  /** The position after these moves of the turn that has begun. */
  position(moves: readonly string[]): Promise<Position>;
  /** A move while it is spelled: the clicks so far, and one more if there is one. */
  spell(moves: readonly string[], clicks: readonly string[], click?: string): Promise<Spelling>;
}

/** The rules at a table, for a turn that begins at a position. */
export class TableRules implements Rules {
  constructor(
    readonly table: string,
    readonly base: () => Position | null,
  ) {}

  position(moves: readonly string[]): Promise<Position> {
    return this.#ask({ moves }, () => get(`/api/tables/${this.table}/position?moves=${joined(moves)}`));
  }

  spell(moves: readonly string[], clicks: readonly string[], click?: string): Promise<Spelling> {
    const query = `moves=${joined(moves)}&clicks=${joined(clicks)}${click === undefined ? '' : `&click=${encodeURIComponent(click)}`}`;
    return this.#ask({ moves, clicks, click }, () => get(`/api/tables/${this.table}/spelling?${query}`));
  }

  async #ask<T>(turn: object, server: () => Promise<T>): Promise<T> {
    const base = this.base();
    if (!base) return server();
    const { setup, position, said } = base;
    return askRules('turn', { setup, position, names: said.seats.map(({ name }) => name), ...turn }, server);
  }
}

/** The rules of a game that stands at no table, as a text and moves. */
export class TextRules implements Rules {
  constructor(
    readonly from: () => { text: string; turn?: number; moves: readonly string[]; names?: readonly string[] },
  ) {}

  async position(moves: readonly string[]): Promise<Position> {
    return (await this.#show(moves)).position;
  }

  async spell(moves: readonly string[], clicks: readonly string[], click?: string): Promise<Spelling> {
    return (await this.#show(moves, { clicks, click })).spelled!;
  }

  #show(moves: readonly string[], more: object = {}): Promise<Shown> {
    const { text, turn, moves: before, names = [] } = this.from();
    return show(text, { ...(turn === undefined ? {} : { turn }), moves: [...before, ...moves], names, ...more });
  }
}

/** Any text of a game, as it is seen after a turn or moves. */
export const show = (
  text: string,
  wish: {
    turn?: number;
    moves?: readonly string[];
    clicks?: readonly string[];
    click?: string | undefined;
    names?: readonly string[];
  } = {},
): Promise<Shown> => postRules<Shown>('/api/position', { text, ...wish });

const joined = (texts: readonly string[]): string => encodeURIComponent(texts.join('_'));
