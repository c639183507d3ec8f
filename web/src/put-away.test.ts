import { expect, test } from 'vitest';
import type { Table } from './api/types';
import { isPutAway, putAway } from './put-away.svelte';

const table = (id: string, next_turn: number) => ({ id, next_turn }) as Table;

test('a game that was put away comes back with its next turn', () => {
  putAway([table('t', 4)]);
  expect(isPutAway(table('t', 4))).toBe(true);
  expect(isPutAway(table('t', 5))).toBe(false);
  expect(isPutAway(table('other', 4))).toBe(false);
});
