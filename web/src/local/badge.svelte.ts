// The number on the icon of the installed app: the games in which it is the visitor's turn.

import type { Table } from '../api/types';
import { isTheirTurn } from '../seats';

/** Shows how many of these games wait for the visitor; call where an effect runs. */
export function showBadge(tables: readonly Table[], name: string | undefined): void {
  if (!('setAppBadge' in navigator)) return;
  const count = tables.filter((table) => isTheirTurn(table, name)).length;
  (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
}
