import { expect, test } from 'vitest';
import type { Table } from '../../api/types';
import { peopleAt, peopleFirst } from './order';

const table = (id: string, ...players: (string | { engine: string })[]): Table =>
  ({
    id,
    seats: players.map((player) =>
      typeof player === 'string' ? { name: player, engine: null } : { name: null, ...player },
    ),
  }) as Table;
const engine = { engine: '1' };

test('somebody who holds both seats counts once, and a computer never', () => {
  expect(peopleAt(table('t', 'Ana', 'Ana'))).toBe(1);
  expect(peopleAt(table('t', 'Ana', engine))).toBe(1);
  expect(peopleAt(table('t', 'Ana', 'Rui'))).toBe(2);
});

test('people who meet come first, then one alone, then computers; otherwise the order stays', () => {
  const tables = [table('engines', engine, engine), table('alone', 'Ana', engine), table('meet', 'Ana', 'Rui'), table('later', 'Eva', 'Gil')]; // prettier-ignore
  expect(peopleFirst(tables).map(({ id }) => id)).toEqual(['meet', 'later', 'alone', 'engines']);
});
