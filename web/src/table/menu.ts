// What there is to play, asked for once.

import { get } from '../api/client';
import type { Game, RuleSet, Table } from '../api/types';
import { settings } from '../settings.svelte';

const asked = new Map<string, Promise<Game[]>>();

/** The game that is played at a table, and its rule set. */
export async function menuOf(table: Table): Promise<{ game: Game | undefined; rules: RuleSet | undefined }> {
  const language = settings.language;
  if (!asked.has(language)) asked.set(language, get<Game[]>('/api/games'));
  const games = await asked.get(language)!.catch((problem: unknown) => {
    asked.delete(language);
    throw problem;
  });
  const game = games.find(({ id }) => id === table.plan.game);
  return { game, rules: game?.rule_sets.find(({ id }) => id === table.rule_set) };
}
