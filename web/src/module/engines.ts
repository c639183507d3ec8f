// Several searches of one position, each of its part of the moves: they share no memory, so that no special headers are needed.

import type { Line, Thought } from '../api/types';
import { Search, search } from './search';

/** How many run at once: one is left to the page. */
const WORKERS = Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1));

export type Look = { line: string; seconds: number; lines: number; seat: number };

/** Looks at a position with as many workers as there are processors to spare; `hear` is told what is found on the way. */
export function look({ line, seconds, lines, seat }: Look, hear: (found: Thought) => void): { answer: Promise<Thought>; stop: () => void } {
  const found: (Thought | undefined)[] = Array.from({ length: WORKERS });
  const tell = (part: number, thought: Thought) => {
    found[part] = thought;
    const all = found.filter((each) => each !== undefined);
    if (all.length === WORKERS) hear(together(all, seat, lines));
  };
  const searches: Search<Thought>[] = found.map((_, part) => search<Thought>({ look: { line, seconds, lines, seed: 1, part, of: WORKERS } }, (thought) => tell(part, thought)));
  return {
    answer: Promise.all(searches.map(({ answer }) => answer)).then((all) => together(all, seat, lines)),
    stop: () => searches.forEach((each) => each.stop()),
  };
}

/** The best lines of all parts for the seat that decides. */
function together(all: Thought[], seat: number, lines: number): Thought {
  const byMove = new Map<string, Line>(all.flatMap(({ lines }) => lines.map((line) => [line.moves[0]!, line] as const)));
  const worth = (line: Line) => line.scores[seat - 1] ?? 0;
  return {
    depth: Math.min(...all.map(({ depth }) => depth)),
    nodes: all.reduce((sum, { nodes }) => sum + nodes, 0),
    time_ms: Math.max(...all.map(({ time_ms }) => time_ms)),
    lines: [...byMove.values()].sort((one, other) => worth(other) - worth(one)).slice(0, lines),
  };
}
