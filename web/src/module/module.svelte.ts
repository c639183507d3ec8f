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

/** Plain file servers may not know the type of the file. */
async function compileFile(file: Response): Promise<WebAssembly.Module> {
  const isTyped = file.headers.get('content-type')?.startsWith('application/wasm') ?? false;
  return isTyped ? WebAssembly.compileStreaming(file) : WebAssembly.compile(await file.arrayBuffer());
}

let loading: Promise<void> | null = null;
const load = (): Promise<void> => (loading ??= begin().finally(() => (loading = null)));

async function begin(): Promise<void> {
  state = 'loading';
  try {
    const file = fetch(new URL('./tabuleiro_bg.wasm', import.meta.url));
    const [wasm, compiled] = await Promise.all([import('./tabuleiro'), file.then(compileFile)]);
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

/** Whether a module can be had that is not here yet. */
function isWanted(): boolean {
  if (state === 'ready' || !mayTry) return false;
  if (typeof WebAssembly !== 'undefined') return true;
  [state, mayTry] = ['missing', false];
  return false;
}

/** Loads the module at once; whether there is one then. */
export async function ready(): Promise<boolean> {
  if (isWanted()) await load();
  return state === 'ready';
}

/** Loads the module once the page has nothing better to do. */
export function loadModule(): void {
  if (state === 'loading' || !isWanted()) return;
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

/** What the module says about a game on this device, given as its journal. A refusal is thrown. */
export function askLocal<T>(journal: object, question: object): T {
  if (!loaded) throw new Error('there is no module');
  try {
    return JSON.parse(
      loaded.local(JSON.stringify(journal), JSON.stringify(question), settings.language, Date.now(), seed()),
    ) as T;
  } catch (problem) {
    throw typeof problem === 'string' ? new Refusal(problem, 409) : problem;
  }
}

/** An animation that is being written, from the pixels of its first and last frames. */
export function gif(width: number, first: Uint8Array, last: Uint8Array): Wasm.Gif {
  if (!loaded) throw new Error('there is no module');
  return new loaded.Gif(width, first, last);
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
