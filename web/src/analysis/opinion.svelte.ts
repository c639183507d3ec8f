// What an engine thinks, as it comes to think it: of one position, or of every decision of a game. The server keeps what it found.

import { ask, get, post } from '../api/client';
import type { Job } from '../api/types';
import { somebody } from '../person.svelte';


const POLL_MS = 500;

export class Opinion {
  job: Job | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  /** The text it is about. */
  about: string | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly isBusy = $derived.by(() => this.about !== null && this.problem === null && (this.job === null || this.job.state === 'waiting' || this.job.state === 'running'));

  async ask(line: string): Promise<void> {
    if (this.about === line && this.problem === null) return;
    this.stop();
    this.about = line;
    this.problem = null;
    this.job = null;
    try {
      await somebody();
      const job = await post<Job>('/api/analysis', { line });
      if (this.about === line) this.#follow(line, job);
    } catch (problem) {
      if (this.about === line) this.problem = problem;
    }
  }

  #follow(line: string, job: Job): void {
    this.job = job;
    if (!this.isBusy) return;
    this.#timer = setTimeout(() => {
      get<Job>(`/api/analysis/${job.id}`).then(
        (job) => void (this.about === line && this.#follow(line, job)),
        (problem: unknown) => void (this.about === line && (this.problem = problem)),
      );
    }, POLL_MS);
  }

  /** Wants no more; what was found stays to be seen. */
  stop(): void {
    clearTimeout(this.#timer);
    if (this.isBusy && this.job) ask('DELETE', `/api/analysis/${this.job.id}`).catch(() => {});
    this.about = null;
  }
}
