// Something the server was asked for: what it answered, or why it did not. Asked again as time goes by, if wished, while somebody looks.

import { get } from './api/client';

export class Asked<T> {
  value: T | null = $state.raw(null);
  problem: unknown = $state.raw(null);

  #path: () => string | null;
  #turn = 0;

  /** To be made where an effect can run; no path, no question. */
  constructor(path: () => string | null, everyMs?: number) {
    this.#path = path;
    $effect(() => {
      void this.#path();
      this.again();
      if (everyMs === undefined) return;
      const timer = setInterval(() => document.hidden || this.again(), everyMs);
      const look = () => document.hidden || this.again();
      document.addEventListener('visibilitychange', look);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
      };
    });
  }

  again = async (): Promise<void> => {
    const path = this.#path();
    if (path === null) return;
    const turn = ++this.#turn;
    try {
      const value = await get<T>(path);
      if (turn !== this.#turn) return;
      this.value = value;
      this.problem = null;
    } catch (problem) {
      if (turn === this.#turn) this.problem = problem;
    }
  };
}
