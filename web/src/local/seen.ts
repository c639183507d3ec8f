// Tables on the server as they were seen last, so that they can be looked at while it cannot be reached.

import type { Position, Table, Turn } from '../api/types';
import { answerHere } from '../module/module.svelte';
import type { Shown } from '../api/types';

export type Seen = { table: Table; position: Position; turns: Turn[] };

const NAME = 'tabuleiro-seen';
const MOST = 6;

function all(): Seen[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '[]') as Seen[];
  } catch {
    return [];
  }
}

/** Keeps how a table stands, and forgets the one that was seen longest ago. */
export function keepSeen(seen: Seen): void {
  const others = all().filter(({ table }) => table.id !== seen.table.id);
  try {
    localStorage.setItem(NAME, JSON.stringify([seen, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing shows it while the page is open.
  }
}

/** The moves of a game as a line from its set-up, up to a turn that is none of the rules'. */
function lineOf({ position, turns }: Seen): string {
  const moves = turns.flatMap(({ moves }) => moves);
  return moves.length === 0 ? position.setup : `${position.setup}.moves~${moves.join('_')}`;
}

function positionOf(seen: Seen, turn: string | null, moves: string[]): Position | undefined {
  if ((turn === null || Number(turn) === seen.turns.length) && moves.length === 0) return seen.position;
  const names = seen.position.said.seats.map(({ name }) => name);
  const wish = { text: lineOf(seen), names, moves, ...(turn === null ? {} : { turn: Number(turn) }) };
  return answerHere<Shown>('/api/position', wish)?.position;
}

/** What a table of the server would answer, as far as it was seen. */
export function answerSeen(id: string, what: string, asked: URLSearchParams): unknown {
  const seen = all().find(({ table }) => table.id === id);
  if (!seen) return undefined;
  const moves = (asked.get('moves') ?? '').split('_').filter((move) => move !== '');
  switch (what) {
    case '':
      return seen.table;
    case 'position':
      return positionOf(seen, asked.get('turn'), moves);
    case 'turns':
      return seen.turns;
    case 'record':
      return lineOf(seen);
    case 'chat':
      return [];
    default:
      return undefined;
  }
}
