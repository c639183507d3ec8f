/* tslint:disable */
/* eslint-disable */

/**
 * Answers what is asked under an address of the server's, in JSON; `null` where only the server may know: other addresses, and games that
 * this module does not have. `seed` draws what the question leaves to chance. An error is a sentence.
 */
export function answer(path: string, body: string, language: string, seed: bigint): string;

/**
 * Joins what searches found of their parts of the moves, a list in JSON: the best `lines` for a seat; `null` for an empty list.
 */
export function joined(parts: string, seat: number, lines: number): string;

/**
 * Returns whether this module has the game that a text is of. The server may have further games.
 */
export function knows(text: string): boolean;

/**
 * Counts the lines of `depth` decisions from a position.
 */
export function perft(line: string, depth: number): bigint;

/**
 * Searches; the question and the answer are JSON. `hear` receives answers on the way to the last one. An error is a sentence.
 */
export function search(question: string, language: string, hear: Function): string;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly answer: (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: bigint) => void;
    readonly joined: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly knows: (a: number, b: number) => number;
    readonly perft: (a: number, b: number, c: number, d: number) => void;
    readonly search: (a: number, b: number, c: number, d: number, e: number, f: any) => void;
    readonly __wbindgen_export: (a: number) => void;
    readonly __wbindgen_export2: () => number;
    readonly __wbindgen_externrefs: WebAssembly.Table;
    readonly __wbindgen_add_to_stack_pointer: (a: number) => number;
    readonly __wbindgen_export3: (a: number, b: number) => number;
    readonly __wbindgen_export4: (a: number, b: number, c: number, d: number) => number;
    readonly __wbindgen_export5: (a: number, b: number, c: number) => void;
    readonly __wbindgen_export6: (a: number) => void;
    readonly __wbindgen_start: () => void;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path?: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
