// What an engine thinks, as it comes to think it: of one position, of every decision of a game, or of how fair it is. The server keeps
// what it found, also where it was stopped, and goes on from there when it is asked again.

import { get, post } from '../api/client';
import type { Job } from '../api/types';
import { somebody } from '../person.svelte';

const POLL_MS = 500;

export type Question = { line: string; what?: 'fairness'; seconds?: number; lines?: number; games?: number };

export class Opinion {
  job: Job | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  /** What was asked. */
  question: Question | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is still on its way to the server: one analysis ends before the next one is asked for. */
  #last: Promise<unknown> = Promise.resolve();

  readonly isBusy = $derived.by(() => this.question !== null && this.problem === null && (this.job === null || this.job.state === 'waiting' || this.job.state === 'running'));

  isAbout(line: string | null): boolean {
    return this.question !== null && this.question.line === line;
  }

  async ask(question: Question): Promise<void> {
    const isSame = JSON.stringify(question) === JSON.stringify(this.question);
    if (isSame && this.problem === null && this.job?.state !== 'stopped') return;
    this.stop();
    if (!isSame) this.job = null;
    else if (this.job) this.job = { ...this.job, state: 'waiting' };
    this.question = question;
    this.problem = null;
    const asked = this.#last.then(() => this.#begin(question));
    this.#last = asked.catch(() => null);
    try {
      await asked;
    } catch (problem) {
      if (this.question === question) this.problem = problem;
    }
  }

  async #begin(question: Question): Promise<void> {
    if (this.question !== question) return;
    await somebody();
    const job = await post<Job>('/api/analysis', question);
    if (this.question === question) this.#follow(question, job);
    else await this.#rest(job);
  }

  #follow(question: Question, job: Job): void {
    this.job = job;
    if (!this.isBusy) return;
    this.#timer = setTimeout(() => {
      get<Job>(`/api/analysis/${job.id}`).then(
        (job) => void (this.question === question && this.#follow(question, job)),
        (problem: unknown) => void (this.question === question && (this.problem = problem)),
      );
    }, POLL_MS);
  }

  #rest(job: Job): Promise<Job | null> {
    return post<Job>(`/api/analysis/${job.id}/stop`).catch(() => null);
  }

  /** Wants no more for now; what was found stays to be seen. */
  stop(): void {
    clearTimeout(this.#timer);
    const { job } = this;
    const wasBusy = this.isBusy;
    // A new object: what is still on its way to the old one is not for us any more.
    this.question = this.question && { ...this.question };
    if (!wasBusy) return;
    if (!job) {
      this.question = null;
      return;
    }
    this.job = { ...job, state: 'stopped' };
    const { question } = this;
    const rested = this.#rest(job).then((stopped) => {
      if (stopped && this.question === question && this.job?.state === 'stopped') this.job = { ...stopped, state: stopped.state === 'done' ? 'done' : 'stopped' };
    });
    this.#last = Promise.all([this.#last, rested]);
  }

  /** Forgets what was asked and found. */
  forget(): void {
    this.stop();
    this.question = null;
    this.job = null;
    this.problem = null;
  }
}
