// What is played at a table.

import type { Game, RuleSet, Table } from '../api/types';
import { fetchGames } from '../games.svelte';

/** The game that is played at a table, and its rule set. */
export async function menuOf(table: Table): Promise<{ game: Game | undefined; rules: RuleSet | undefined }> {
  const game = (await fetchGames()).find(({ id }) => id === table.plan.game);
  return { game, rules: game?.rule_sets.find(({ id }) => id === table.rule_set) };
}
