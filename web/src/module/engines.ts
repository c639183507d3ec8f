// Several searches of one position, each of its part of the moves: they share no memory, so that no special headers are needed.

import type { Thought } from '../api/types';
import { joined } from './module.svelte';
import { search } from './search';

/** How many run at once: one is left to the page. */
const WORKERS = Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1));

export type Look = { line: string; seconds: number; lines: number; seat: number };

/** Looks at a position with as many workers as there are processors to spare; `hear` is told what is found on the way. */
export function look(
  { line, seconds, lines, seat }: Look,
  hear: (found: Thought) => void,
): { answer: Promise<Thought>; stop: () => void } {
  const found: (Thought | undefined)[] = Array.from({ length: WORKERS });
  const tell = (part: number, thought: Thought) => {
    found[part] = thought;
    const all = found.filter((each) => each !== undefined);
    if (all.length === WORKERS) hear(joined(all, seat, lines));
  };
  const searches = found.map((_, part) =>
    search<Thought>({ look: { line, seconds, lines, seed: 1, part, of: WORKERS } }, (thought) => tell(part, thought)),
  );
  const stop = () => searches.forEach((each) => each.stop());
  // A part may know all that there is to know at once, long before the others; where one fails, none goes on.
  const answers = searches.map(({ answer }, part) => answer.then((thought) => (tell(part, thought), thought)));
  const answer = Promise.all(answers).then((all) => joined(all, seat, lines));
  answer.catch(stop);
  return { answer, stop };
}
