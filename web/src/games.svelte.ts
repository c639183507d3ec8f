// What there is to play, asked once for each language.

import { get } from './api/client';
import type { Game, Level, RuleSet } from './api/types';
import { settings, type Language } from './settings.svelte';
import { capital } from './words';

const asked: Partial<Record<Language, Promise<Game[]>>> = {};

const KEY = 'tabuleiro-menus';

/** What the server told last: it is shown until the server tells again. */
function kept(): Partial<Record<Language, Game[]>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<Language, Game[]>>;
  } catch {
    return {};
  }
}

let known: Partial<Record<Language, Game[]>> = $state.raw(kept());

function learn(language: Language, games: Game[]): void {
  known = { ...known, [language]: games };
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // A browser that keeps nothing asks each time.
  }
}

/** Rule sets are titles on pages. */
const withTitles = (game: Game): Game => ({
  ...game,
  rule_sets: game.rule_sets.map((set) => ({ ...set, name: capital(set.name) })),
});

/** Every game, as soon as the server has told. */
export function fetchGames(): Promise<Game[]> {
  const language = settings.language;
  return (asked[language] ??= get<Game[]>('/api/games').then(
    (games) => {
      const called = games.map(withTitles);
      learn(language, called);
      return called;
    },
    (problem) => {
      delete asked[language];
      throw problem;
    },
  ));
}

export const games = {
  get now(): Game[] {
    return known[settings.language] ?? [];
  },
};

/** The game's name in words; its id until the server has told. */
export const nameOf = (id: string): string => games.now.find((game) => game.id === id)?.name ?? id;

/** Whether the server has told, and not of this game. */
export const isMissing = (id: string): boolean => games.now.length > 0 && games.now.every((game) => game.id !== id);

/** How many tints the themes define. */
const TINTS = 4;
/** Degrees between the hues of further tints; multiples of the golden angle keep clear of each other. */
const HUE_STEP = 137.5;

/** The tint of a game, by its place in the list; further games turn the hue of the first tint. */
export function tintOf(id: string): string {
  const place = Math.max(
    0,
    games.now.findIndex((game) => game.id === id),
  );
  return place < TINTS
    ? `var(--tint-${place + 1})`
    : `hsl(from var(--tint-1) calc(h + ${HUE_STEP * (place - TINTS + 1)}) s l)`;
}

export const ruleSetOf = (game: string, id?: string | null): RuleSet | undefined => {
  const sets = games.now.find((one) => one.id === game)?.rule_sets;
  return id ? sets?.find((set) => set.id === id) : sets?.[0];
};

export const levelOf = (game: string, ruleSet: string | null | undefined, short: string): Level | undefined =>
  ruleSetOf(game, ruleSet)?.levels.find((level) => level.short === short);

/** The fewest and the most who can play. */
export function seatsOf(game: Game): [number, number] {
  const counts = game.rule_sets.flatMap((set) => set.seats);
  return [Math.min(...counts), Math.max(...counts)];
}
