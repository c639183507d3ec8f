// Questions to the server that are answered on this device: those about games on it, and all that the page knows itself where the
// server cannot be reached. The addresses are the server's.

import { Refusal, answerWith } from '../api/client';
import { answerHere, ready } from '../module/module.svelte';
import { search } from '../module/search';
import { say } from '../words';
import { isLocal } from './ids';
import { answerSeen } from './seen';
import { LocalTable, type Order } from './table';
import type { Position } from '../api/types';

const TABLE = /^\/api\/tables\/([^/?]+)\/?([^?]*)(?:\?(.*))?$/;
const missing = (): Refusal => new Refusal(say('local-no-game'), 404);

/** What is done at a table, as an order. */
const ORDERS: Record<string, (body: object) => Order> = {
  'POST turns': (turn) => ({ turn }),
  'POST resign': () => ({ resign: {} }),
  'POST offer': (offer) => ({ offer }),
  'DELETE offer': () => ({ decline: {} }),
  'POST abort': () => ({ abort: {} }),
  'POST claim': () => ({ claim: {} }),
};

const listed = (text: string | null): string[] => (text ?? '').split('_').filter((part) => part !== '');

async function answerTable(method: string, path: string, body: unknown): Promise<unknown> {
  const [, id, what, query] = TABLE.exec(path)!;
  const game = await LocalTable.of(id!);
  if (!game) throw missing();
  const asked = new URLSearchParams(query);
  const order = ORDERS[`${method} ${what}`];
  if (order) {
    const { table } = await game.order(order((body ?? {}) as object));
    return { version: table.version, repeated: false, next_turn: table.next_turn };
  }
  switch (`${method} ${what}`) {
    case 'GET ':
      return game.see().table;
    case 'GET position': {
      const turn = asked.get('turn');
      return game.ask({ position: { turn: turn === null ? null : Number(turn), moves: listed(asked.get('moves')) } });
    }
    case 'GET turns':
      return game.ask({ turns: {} });
    case 'GET record':
      return game.ask({ record: { format: asked.get('format') ?? 'text' } });
    case 'GET chat':
      return [];
    case 'POST hint':
      return hint(game, (body as { moves: string[] }).moves);
    default:
      throw missing();
  }
}

/** The rest of a turn, as a strong engine on this device would play it. */
function hint(game: LocalTable, moves: string[]): Promise<unknown> {
  const { setup, position, said } = game.ask<Position>({ position: { turn: null, moves: [] } });
  return search({ hint: { setup, position, names: said.seats.map(({ name }) => name), moves, seed: 1 } }).answer;
}

const isOfLocalTable = (path: string): boolean => isLocal(TABLE.exec(path)?.[1] ?? '');

/** Has the page answer what needs no server. */
export function answerOnThisDevice(): void {
  answerWith({
    owns: isOfLocalTable,
    async answer(method, path, body) {
      if (isOfLocalTable(path)) return answerTable(method, path, body);
      if (!(await ready())) return undefined;
      const [, table, what, query] = TABLE.exec(path) ?? [];
      if (table && method === 'GET') return answerSeen(table, what!, new URLSearchParams(query));
      return answerHere(path, body);
    },
  });
}
