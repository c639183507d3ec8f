/* tslint:disable */
/* eslint-disable */

/**
 * An animation that is being written from pixels: red, green, blue and opacity, by rows.
 */
export class Gif {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Adds a frame, shown for some hundredths of a second.
     */
    add(pixels: Uint8Array | number[], delay_cs: number): void;
    /**
     * Returns the whole file.
     */
    end(): Uint8Array;
    /**
     * Begins with the colours of the first and the last frame.
     */
    constructor(width: number, first: Uint8Array | number[], last: Uint8Array | number[]);
}

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
 * Answers a question about a game on this device, in JSON. The journal is JSON too. `now_ms` is the time since 1970; `seed` draws what
 * is left to chance. An error is a sentence.
 */
export function local(journal: string, question: string, language: string, now_ms: number, seed: bigint): string;

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
    readonly __wbg_gif_free: (a: number, b: number) => void;
    readonly answer: (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: bigint) => void;
    readonly gif_add: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly gif_end: (a: number, b: number) => void;
    readonly gif_new: (a: number, b: number, c: number, d: number, e: number, f: number) => void;
    readonly joined: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly knows: (a: number, b: number) => number;
    readonly local: (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number, i: bigint) => void;
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
