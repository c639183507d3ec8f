// The committed module, held by what it computes against the fixtures and the native program: its bytes differ from compiler to compiler.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import * as module from '../src/module/tabuleiro.js';
import { answers, questions, type Answer, type Call } from './native';

const GAMES = ['small-star-empires', 'asterismo', 'syrtis', 'green-skull'];
const isLong = process.env['TABULEIRO_LONG'] !== undefined;
// Ten times as many positions, by a program that is built for tests.
if (isLong) test.describe.configure({ timeout: 1_800_000 });
const root = resolve(import.meta.dirname, '../..');
const text = (path: string) => readFileSync(resolve(root, path), 'utf8');

test.beforeAll(() => void module.initSync({ module: readFileSync(resolve(root, 'web/src/module/tabuleiro_bg.wasm')) }));

function here([name, ...given]: Call): Answer {
  try {
    if (name === 'perft') return { ok: String(module.perft(given[0] as string, given[1] as number)) };
    if (name === 'search') return { ok: module.search(given[0] as string, given[1] as string, () => {}) };
    return {
      ok: module.answer(given[0] as string, given[1] as string, given[2] as string, BigInt(given[3] as number)),
    };
  } catch (problem) {
    return { error: String(problem) };
  }
}

/** The times that searches took are theirs. */
const timeless = (answer: Answer): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll(/\\"time_ms\\":\d+/g, '\\"time_ms\\":0'));

async function compare(calls: Call[]): Promise<void> {
  const native = await answers(calls);
  expect(native).toHaveLength(calls.length);
  calls.forEach((call, index) => expect(timeless(here(call)), JSON.stringify(call)).toEqual(timeless(native[index]!)));
}

test('leaves games that it does not have to the server', () => {
  const text = 'oxo1.plain.2.starts~1';
  expect([module.knows(text), module.knows('gsk1.published.2.starts~1')]).toEqual([false, true]);
  expect(here(['answer', '/api/position', JSON.stringify({ text }), 'en', 7])).toEqual({ ok: 'null' });
});

for (const game of GAMES) {
  const folder = `crates/tabuleiro-games/src/${game.replaceAll('-', '_')}`;

  test(`counts the lines of ${game} as the fixtures do`, () => {
    const most = isLong ? 50_000_000 : 500_000;
    const known = text(`${folder}/fixtures/perft.txt`)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(' '));
    const counted = known.filter(([, , count]) => Number(count) <= most);
    expect(counted.length).toBeGreaterThan(5);
    for (const [line, depth, count] of counted) expect(module.perft(line!, Number(depth)), line).toBe(BigInt(count!));
  });

  test(`computer players choose the moves of the native program in ${game}`, async () => {
    const asked = await questions(game, isLong ? 10_000 : 1_000);
    await compare(asked.map((question): Call => ['search', question, 'en']));
  });

  test(`answers about ${game} as the native program does, in every language`, async () => {
    const lessons = text(`${folder}/words/lessons.txt`)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(' '));
    const begun = text(`${folder}/fixtures/perft.txt`)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(' ')[0]!);
    const ask = (path: string, body: object | null, language: string): Call => [
      'answer',
      path,
      JSON.stringify(body),
      language,
      7,
    ];
    const calls = ['en', 'pt'].flatMap((language) => [
      ask('/api/preview', { game }, language),
      ask('/api/preview', { game, options: { colour: 'blue' } }, language),
      ask('/api/preview', { game, map: 'mine' }, language),
      ask('/api/editor/position', { game }, language),
      ask('/api/editor/map', { game, symmetry: 'turn' }, language),
      ask(`/api/games/${game}/lessons`, null, language),
      ask('/api/account', null, language),
      ask('/api/position', { text: 'nonsense' }, language),
      ...lessons.map(([id]) => ask(`/api/games/${game}/lessons/${id}`, { moves: [] }, language)),
      ...[...new Set(begun)]
        .slice(0, 20)
        .flatMap((line) => [
          ask('/api/position', { text: line }, language),
          ask('/api/position', { text: line, clicks: [], click: 'a1' }, language),
          ask('/api/editor/position', { text: line }, language),
        ]),
    ]);
    await compare(calls);
  });
}
