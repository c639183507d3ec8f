import { beforeEach, expect, test } from 'vitest';
import { forget, keepBegun, keptBegun } from './begun';

const BEGUN = { turn: ['a1-a2'], clicks: ['b1'] };

beforeEach(() => sessionStorage.clear());

test('a turn that has begun is found again as long as the game stands as it stood', () => {
  keepBegun('t', 'standing', BEGUN);
  expect(keptBegun('t', 'standing')).toMatchObject(BEGUN);
  expect(keptBegun('t', 'another standing')).toBeNull();
  expect(keptBegun('other', 'standing')).toBeNull();
});

test('a turn that was taken back is forgotten', () => {
  keepBegun('t', 'standing', BEGUN);
  keepBegun('t', 'standing', { turn: [], clicks: [] });
  expect(keptBegun('t', 'standing')).toBeNull();
  keepBegun('t', 'standing', BEGUN);
  forget('t');
  expect(keptBegun('t', 'standing')).toBeNull();
});
