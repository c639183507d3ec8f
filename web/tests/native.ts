// The program that the module is compared with.

import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { resolve } from 'node:path';

const BINARY = process.env['TABULEIRO_NATIVE'] ?? resolve(import.meta.dirname, '../../target/debug/examples/native');

export type Call =
  | [name: 'perft', line: string, depth: number]
  | [name: 'answer', path: string, body: string, language: string, seed: number]
  | [name: 'search', question: string, language: string];
export type Answer = { ok: string } | { error: string };

async function lines(args: string[], input = ''): Promise<string[]> {
  // In a session of its own, as the browser is: Linux shares the processors among sessions.
  const child = spawn(BINARY, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  child.stdin.end(input);
  const heard: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) heard.push(line);
  const code = await ended;
  if (code !== 0) throw new Error(`${BINARY} ended with ${code}`);
  return heard;
}

/** What it answers to calls of the module. */
export const answers = async (calls: Call[]): Promise<Answer[]> =>
  (await lines([], calls.map((call) => `${JSON.stringify(call)}\n`).join(''))).map(
    (line) => JSON.parse(line) as Answer,
  );

/** Its answer to one call, and how many seconds of processor time that took. */
export function timed(call: Call): { answer: Answer; seconds: number } {
  const { stdout, stderr } = spawnSync('bash', ['-c', 'TIMEFORMAT=%U; time "$0"', BINARY], {
    input: `${JSON.stringify(call)}\n`,
    encoding: 'utf8',
  });
  return { answer: JSON.parse(stdout) as Answer, seconds: Number(stderr.trim().split('\n').at(-1)) };
}

/** Questions to computer players about positions of a game. */
export const questions = (game: string, count: number): Promise<string[]> => lines(['positions', game, String(count)]);
