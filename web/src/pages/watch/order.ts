// What is watched first.

import type { Table } from '../../api/types';

/** Returns the number of people who play at a table. */
export const peopleAt = (table: Table): number =>
  new Set(table.seats.flatMap(({ name, engine }) => (engine === null && name ? [name] : []))).size;

/** Returns the tables with those first where people meet, then those where one plays, then those of computers. */
export const peopleFirst = (tables: readonly Table[]): Table[] =>
  [...tables].sort((one, other) => Math.min(peopleAt(other), 2) - Math.min(peopleAt(one), 2));
