// Engines on this device: a worker for each search, so that the page stays quick and a search ends at once.

import { Refusal } from '../api/client';
import { settings } from '../settings.svelte';
import { say } from '../words';
import { compiled } from './module.svelte';
import Worker from './search.worker?worker';

export type Asked = { module: WebAssembly.Module; question: string; language: string };
export type Heard = { ready: true } | { found: string } | { answer: string } | { problem: string };

/** How long what is found is gathered: a search begins with a burst of it, and each time the page draws again. */
const GATHER_MS = 100;

/** A search that has begun. */
export class Search<T> {
  /** What it found at the end; never, if it was stopped. */
  readonly answer: Promise<T>;
  #worker: Worker;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was found last and is not told yet. */
  #found = '';

  constructor(question: object, hear: (found: T) => void = () => {}) {
    this.#worker = new Worker();
    const asked: Asked = { module: compiled(), question: JSON.stringify(question), language: settings.language };
    this.answer = new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<Heard>) => {
        if ('found' in data) this.#gather(data.found, hear);
        else if ('answer' in data) resolve(JSON.parse(data.answer) as T);
        else if ('problem' in data) fail(data.problem);
        if ('answer' in data || 'problem' in data) this.stop();
      };
      const fail = (problem = '') => reject(new Refusal(problem || say('analysis-device-failed'), 400));
      this.#worker.onerror = () => fail();
    });
    this.#worker.postMessage(asked);
  }

  #gather(found: string, hear: (found: T) => void): void {
    this.#found = found;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      hear(JSON.parse(this.#found) as T);
    }, GATHER_MS);
  }

  /** Ends it where it is. */
  readonly stop = (): void => {
    clearTimeout(this.#timer);
    this.#worker.terminate();
  };
}

/** Begins a search at once; `hear` is told what is found on the way. */
export const search = <T>(question: object, hear?: (found: T) => void): Search<T> => new Search<T>(question, hear);
