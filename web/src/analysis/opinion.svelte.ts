// What an engine thinks, as it comes to think it: of one position, or of every decision of a game. The server keeps what it found.

import { ask, get, post } from '../api/client';
import { somebody } from '../person.svelte';

export type Proof = { seat: number; result: 'won' | 'drew' | 'lost'; plies: number | null; margin: number | null };
export type Line = { moves: string[]; values: number[]; scores: number[]; proof: Proof | null };
export type Thought = { depth: number; nodes: number; time_ms: number; lines: Line[] };
export type Verdict = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder' | 'forced';
export type Decision = Thought & { turn: number; seat: number; move: string; choices: number; best: string; loss: number; verdict: Verdict; after: number[] };
type Job = { id: string; state: 'waiting' | 'running' | 'done' | 'failed'; done: number; all: number; decisions: Decision[]; last: Thought | null };

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
