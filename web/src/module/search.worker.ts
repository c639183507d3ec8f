// One search, in a worker of its own.

import { initSync, search } from './tabuleiro';
import type { Asked, Heard } from './search';

onmessage = ({ data }: MessageEvent<Asked>) => {
  const hear = (heard: Heard) => postMessage(heard);
  try {
    initSync({ module: data.module });
    hear({ ready: true });
    hear({ answer: search(data.question, data.language, (found: string) => hear({ found })) });
  } catch (problem) {
    hear({ problem: typeof problem === 'string' ? problem : '' });
  }
};
