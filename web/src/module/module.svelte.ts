// The rules, words and engines in the page. The first page does not wait for them: until they are here, and where a browser cannot run
// them, the server answers.

import { Refusal, get, post } from '../api/client';
import type { Thought } from '../api/types';
import { settings } from '../settings.svelte';
import type * as Wasm from './tabuleiro';

let loaded: typeof Wasm | null = null;
let code: WebAssembly.Module | null = null;
let state: 'none' | 'loading' | 'ready' | 'missing' = $state('none');
/** Whether a further try may find what the last one did not. */
let mayTry = true;

export const module = {
  get state(): typeof state {
    return state;
  },
};

async function load(): Promise<void> {
  state = 'loading';
  try {
    const file = fetch(new URL('./tabuleiro_bg.wasm', import.meta.url));
    const [wasm, compiled] = await Promise.all([import('./tabuleiro'), WebAssembly.compileStreaming(file)]);
    code = compiled;
    wasm.initSync({ module: code });
    loaded = wasm;
    state = 'ready';
  } catch (problem) {
    // What could not be fetched may be there later; what cannot run here never will.
    mayTry = problem instanceof TypeError;
    state = 'missing';
  }
}

/** Loads the module once the page has nothing better to do. */
export function loadModule(): void {
  if (state === 'loading' || state === 'ready' || !mayTry) return;
  if (typeof WebAssembly === 'undefined') {
    [state, mayTry] = ['missing', false];
    return;
  }
  const begin = () => void (state !== 'loading' && state !== 'ready' && load());
  if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: 2000 });
  else setTimeout(begin, 200);
}

/** The module's code, for workers. */
export function compiled(): WebAssembly.Module {
  if (!code) throw new Error('there is no module');
  return code;
}

/** What several searches found together, each of its part of the moves: the best lines for a seat. */
export function joined(parts: Thought[], seat: number, lines: number): Thought {
  if (!loaded) throw new Error('there is no module');
  return JSON.parse(loaded.joined(JSON.stringify(parts), seat, lines)) as Thought;
}

/** Draws what a question leaves to chance. */
export const seed = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0]!;

/** What the module says to a question of the server's; `undefined` where only the server knows, or while there is no module. */
export function answerHere<T>(path: string, body: unknown): T | undefined {
  if (!loaded) return undefined;
  let text: string;
  try {
    text = loaded.answer(path, JSON.stringify(body ?? {}), settings.language, seed());
  } catch (problem) {
    if (typeof problem === 'string') throw new Refusal(problem, 400);
    // What broke once is not asked again.
    [loaded, state, mayTry] = [null, 'missing', false];
    return undefined;
  }
  return text === 'null' ? undefined : (JSON.parse(text) as T);
}

/** Asks the module, or the server where the module cannot answer. */
export const askRules = async <T>(path: string, body: unknown, server: () => Promise<T>): Promise<T> =>
  answerHere<T>(path, body) ?? (await server());
export const getRules = <T>(path: string): Promise<T> => askRules(path, null, () => get<T>(path));
export const postRules = <T>(path: string, body: unknown): Promise<T> =>
  askRules(path, body, () => post<T>(path, body));

/** Whether the module has the game that a text is of: the server may have further games. */
export const knows = (text: string | undefined): boolean =>
  state === 'ready' && text !== undefined && loaded!.knows(text);
