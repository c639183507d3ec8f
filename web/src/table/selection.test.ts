import { expect, test } from 'vitest';
import type { Position, Spelling } from '../api/types';
import type { Rules } from './rules';
import { Selection } from './selection.svelte';

const MID_TURN = 'a1-b1';

/** A game in which a move is two clicks, and `a1-b1` leads to another move of the same player. */
const position = (moves: readonly string[]): Position =>
  ({
    cells: ['a1', 'a2', 'b1', 'b2'].map((name) => ({ name })),
    to_move: moves.length === 0 || moves.at(-1) === MID_TURN ? 1 : 2,
    mid_turn: moves.at(-1) === MID_TURN,
    outcome: null,
    next: ['a1', 'a2'],
    said: { prompt: 'Choose a piece.' },
  }) as unknown as Position;

const rules: Rules = {
  position: async (moves) => position(moves),
  spell: async (moves, clicks, click) => {
    const all = click === undefined ? [...clicks] : [...clicks, click];
    const found = { reason: null, complete: null, after: null, prompt: 'Choose a goal.' };
    if (all.at(-1) === 'wrong')
      return { ...found, clicks, next: ['a1'], reason: 'nothing to choose' } as unknown as Spelling;
    if (all.length < 2)
      return { ...found, clicks: all, next: all.length === 0 ? ['a1', 'a2'] : ['b1', 'b2'] } as unknown as Spelling;
    const complete = all.join('-');
    return { ...found, clicks: [], next: [], complete, after: position([...moves, complete]) } as unknown as Spelling;
  },
};

function begin(confirms = false) {
  const sent: string[][] = [];
  const selection = new Selection(rules, (moves) => sent.push(moves));
  selection.confirms = () => confirms;
  selection.may = true;
  selection.reset(position([]));
  return { selection, sent };
}

test('clicks become a move, and a whole turn is sent once', async () => {
  const { selection, sent } = begin();
  await selection.click('a2');
  expect([...selection.next]).toEqual(['b1', 'b2']);
  expect(selection.prompt).toBe('Choose a goal.');
  await selection.click('b2');
  await selection.click('a1');
  expect(sent).toEqual([['a2-b2']]);
  expect(selection.hasBegun).toBe(false);
});

test('a turn of two moves is sent when the other player is to move', async () => {
  const { selection, sent } = begin();
  for (const name of ['a1', 'b1']) await selection.click(name);
  expect(sent).toEqual([]);
  expect(selection.turn).toEqual(['a1-b1']);
  for (const name of ['a2', 'b2']) await selection.click(name);
  expect(sent).toEqual([['a1-b1', 'a2-b2']]);
});

test('clicks and moves of the turn are taken back one by one', async () => {
  const { selection, sent } = begin();
  for (const name of ['a1', 'b1', 'a2']) await selection.click(name);
  await selection.back();
  expect([selection.turn, selection.clicks]).toEqual([['a1-b1'], []]);
  await selection.back();
  expect([selection.turn, selection.clicks]).toEqual([[], []]);
  expect(selection.hasBegun).toBe(false);
  expect(sent).toEqual([]);
});

test('a whole turn waits where it is to be confirmed', async () => {
  const { selection, sent } = begin(true);
  for (const name of ['a2', 'b2']) await selection.click(name);
  expect(selection.isWhole).toBe(true);
  expect(sent).toEqual([]);
  selection.confirm();
  selection.confirm();
  expect(sent).toEqual([['a2-b2']]);
});

test('a click that begins no move gets a reason and changes nothing', async () => {
  const { selection } = begin();
  await selection.click('a1');
  await selection.click('wrong');
  expect(selection.reason).toBe('nothing to choose');
  expect(selection.clicks).toEqual(['a1']);
});

test('clicks that come before the last one is answered are taken in order', async () => {
  const { selection, sent } = begin();
  await Promise.all([selection.click('a2'), selection.click('b1')]);
  expect(sent).toEqual([['a2-b1']]);
});

test('an answer that comes after the game has changed is of no account', async () => {
  const { selection } = begin();
  const late = selection.click('a2');
  selection.reset(position([]));
  await late;
  expect(selection.clicks).toEqual([]);
});

test('a turn that had begun is gone on with; what the rules refuse has not begun', async () => {
  const { selection } = begin();
  await selection.restore({ turn: ['a1-b1'], clicks: ['a2'] });
  expect([selection.turn, selection.clicks]).toEqual([['a1-b1'], ['a2']]);
  const refusing = new Selection({ ...rules, position: () => Promise.reject(new Error('no')) }, () => {});
  refusing.reset(position([]));
  await refusing.restore({ turn: ['a1-b1'], clicks: [] });
  expect(refusing.hasBegun).toBe(false);
});
