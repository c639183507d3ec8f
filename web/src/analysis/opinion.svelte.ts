// What an engine thinks, as it comes to think it: of one position, of every decision of a game, or of how fair it is. The server keeps
// what it found, also where it was stopped, and goes on from there when it is asked again.

import { get, post } from '../api/client';
import type { Job } from '../api/types';
import { look } from '../module/engines';
import { search } from '../module/search';
import { somebody } from '../person.svelte';

const POLL_MS = 500;

export type Question = {
  line: string;
  what?: 'fairness';
  seconds?: number;
  lines?: number;
  games?: number;
  device?: Device;
};
/** Where an engine thinks that runs here: about a position where this seat decides, or about decisions. */
export type Device = { seat: number | null };

/** What has been found here: an analysis of the server's has more. */
type Findings = Pick<Job, 'done' | 'all' | 'decisions' | 'last' | 'turns' | 'course'>;
const NOTHING: Findings = { done: 0, all: 0, decisions: [], last: null, turns: [], course: [] };
const seen = ({ answer, stop }: ReturnType<typeof look>) => ({ answer: answer.then((last) => ({ last })), stop });

export class Opinion {
  job: Job | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  /** What was asked. */
  question: Question | null = $state.raw(null);
  #stopSearch: () => void = () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is still on its way to the server: one analysis ends before the next one is asked for. */
  #last: Promise<unknown> = Promise.resolve();

  readonly isBusy = $derived.by(
    () =>
      this.question !== null &&
      this.problem === null &&
      (this.job === null || this.job.state === 'waiting' || this.job.state === 'running'),
  );

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
    if (question.device) return this.#think(question, question.device);
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

  /** Asks an engine on this device. */
  async #think(question: Question, { seat }: Device): Promise<void> {
    const show = (state: Job['state'], found: Partial<Findings>) => {
      if (this.question === question) this.job = { id: '', fairness: null, ...NOTHING, ...found, state };
    };
    const { line, seconds = 1, lines = 1 } = question;
    try {
      const begun =
        seat === null
          ? search<Findings>({ judge: { line, seconds, lines, seed: 1 } }, (found) => show('running', found))
          : seen(look({ line, seconds, lines, seat }, (last) => show('running', { last })));
      this.#stopSearch = begun.stop;
      show('done', await begun.answer);
    } catch (problem) {
      if (this.question === question) this.problem = problem;
    }
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
    this.#stopSearch();
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
    if (question?.device) return;
    const rested = this.#rest(job).then((stopped) => {
      if (stopped && this.question === question && this.job?.state === 'stopped')
        this.job = { ...stopped, state: stopped.state === 'done' ? 'done' : 'stopped' };
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
