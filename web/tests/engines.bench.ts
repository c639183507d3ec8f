// Engines in the page beside the native program: what a worker costs, how fast it searches, and whether the page stays quick meanwhile.
// The native program is built with `cargo build --release --package tabuleiro-wasm --example native`.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test, type Visitor } from './people';
import * as module from '../src/module/tabuleiro.js';
import { answers, questions, timed } from './native';

const GAMES = ['small-star-empires', 'asterismo', 'syrtis', 'green-skull'];
/** About a second each: a browser compiles what runs for longer once more, and faster. */
const NODES = { 'small-star-empires': 20_000, asterismo: 20_000, syrtis: 600_000, 'green-skull': 600_000 };
const ROUNDS = 3;
type Turn = { thoughts: { nodes: number; time_ms: number }[] };

/** Runs the shipped worker in a page: how long it took to be ready, and what it answered. */
const searchIn = (page: Page, question: string): Promise<{ ready: number; answer: string }> =>
  page.evaluate(async (question) => {
    const module = await WebAssembly.compileStreaming(fetch('/assets/tabuleiro_bg.wasm'));
    const begin = performance.now();
    const worker = new Worker('/assets/search.worker.js', { type: 'module' });
    let ready = 0;
    const answer = await new Promise<string>((resolve, reject) => {
      worker.onmessage = ({ data }) => {
        if ('ready' in data) ready = performance.now() - begin;
        if ('answer' in data) resolve(data.answer);
        if ('problem' in data) reject(new Error(data.problem));
      };
      worker.postMessage({ module, question, language: 'en' });
    });
    worker.terminate();
    return { ready, answer };
  }, question);

const sum = (answer: string, of: 'nodes' | 'time_ms'): number =>
  (JSON.parse(answer) as Turn).thoughts.reduce((sum, thought) => sum + thought[of], 0);
const speed = (answer: string): number => sum(answer, 'nodes') / Math.max(1, sum(answer, 'time_ms'));

/** How fast the module is in this process beside the native program by processor time, in which the machine's other work has no part. */
function ratioByProcessor(question: string): number {
  const begin = process.cpuUsage();
  const here = module.search(question, 'en', () => {});
  const seconds = process.cpuUsage(begin).user / 1e6;
  const native = timed(['search', question, 'en']);
  if ('error' in native.answer) throw new Error(native.answer.error);
  return sum(here, 'nodes') / seconds / (sum(native.answer.ok, 'nodes') / native.seconds);
}
const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Questions about positions of two players. */
const twoPlayers = async (game: string): Promise<string[]> =>
  (await questions(game, 400)).filter((question) => question.includes('.2.')).slice(0, 3);

/** The same position, for the best engine. */
function bestOf(game: string, question: string): string {
  const { decide } = JSON.parse(question) as { decide: { line: string } };
  return JSON.stringify({
    decide: { line: decide.line, player: `best nodes=${NODES[game as keyof typeof NODES]}`, seed: 1 },
  });
}

test('size', () => {
  const module = readFileSync(resolve(import.meta.dirname, '../dist/assets/tabuleiro_bg.wasm'));
  const small = brotliCompressSync(module, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: module.length } });
  console.log(
    `the module              ${(module.length / 1000).toFixed(0)} kB, ${(small.length / 1000).toFixed(0)} kB by brotli`,
  );
});

for (const game of GAMES) {
  test(`speed by processor time in ${game}`, async () => {
    module.initSync({ module: readFileSync(resolve(import.meta.dirname, '../src/module/tabuleiro_bg.wasm')) });
    const ratios: number[] = [];
    for (const question of (await twoPlayers(game)).slice(0, 2)) {
      const ask = bestOf(game, question);
      // What runs for the first time is compiled meanwhile.
      ratioByProcessor(ask);
      for (let round = 0; round < ROUNDS; round += 1) ratios.push(ratioByProcessor(ask));
    }
    console.log(`${game.padEnd(20)}    ${median(ratios).toFixed(2)} of native speed by processor time, in Node`);
  });

  test(`speed in ${game}`, async ({ browser, server }) => {
    const page = await browser.newPage();
    await page.goto(server.url);
    const ratios: number[] = [];
    const readies: number[] = [];
    for (const question of await twoPlayers(game)) {
      const ask = bestOf(game, question);
      // The best of each: whatever else the machine does only slows them down.
      const best = { here: 0, native: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        const here = await searchIn(page, ask);
        const [native] = await answers([['search', ask, 'en']]);
        if (!native || 'error' in native) throw new Error(JSON.stringify(native));
        expect(JSON.parse(here.answer).moves).toEqual(JSON.parse(native.ok).moves);
        readies.push(here.ready);
        best.here = Math.max(best.here, speed(here.answer));
        best.native = Math.max(best.native, speed(native.ok));
      }
      ratios.push(best.here / best.native);
    }
    console.log(
      `${game.padEnd(20)}    ${median(ratios).toFixed(2)} of native speed   a worker ready in ${median(readies).toFixed(0)} ms`,
    );
  });
}

/** Milliseconds from each of some clicks on a board to the paint that answers it, with an engine beside it or alone. */
async function clicks(ana: Visitor, thinks: boolean): Promise<number[]> {
  await ana.page.goto(`${ana.server.url}/analysis?g=gsk1.published.2.starts~1`);
  const engine = ana.page.getByRole('checkbox', { name: 'Engine', exact: true });
  if (thinks) await engine.check();
  await expect.poll(() => ana.page.workers().length > 0).toBe(thinks);
  const took = await ana.page.evaluateHandle(() => {
    const took: number[] = [];
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .forEach((entry) => (entry as PerformanceEventTiming).interactionId && took.push(entry.duration)),
    ).observe({
      type: 'event',
      durationThreshold: 16,
    } as PerformanceObserverInit);
    return took;
  });
  const choices = ana.page.locator(
    '[data-cell][aria-label$="can be chosen"], [role="group"][aria-label="Choices"] button.main',
  );
  for (let click = 0; click < 20; click += 1) await choices.first().click();
  return took.evaluate((took) => took);
}

test('clicks while an engine thinks', async ({ visit }) => {
  const ana = await visit();
  await ana.page.addInitScript(() =>
    localStorage.setItem(
      'tabuleiro-settings',
      JSON.stringify({ engine: { position: 30, decision: 0.3, lines: 3, device: true } }),
    ),
  );
  const [alone, beside] = [await clicks(ana, false), await clicks(ana, true)];
  const said = (took: number[]) =>
    `median ${median(took) ?? 0} ms, slowest ${Math.max(0, ...took)} ms to the next paint`;
  console.log(`clicks meanwhile        ${said(beside)}   without an engine ${said(alone)}`);
});
