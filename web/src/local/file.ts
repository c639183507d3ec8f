// All games on this device in one file: to keep, or to go on with them elsewhere.

import { askLocal } from '../module/module.svelte';
import { say } from '../words';
import { Refusal } from '../api/client';
import { isLocal } from './ids';
import { keep, readAll, readGame, type Kept, type Written } from './store.svelte';
import { changed, expectRules, nameHere, type Told } from './table';

const FORM = 'tabuleiro-games';
const VERSION = 1;
/** What lessons, studies, maps and settings are kept under in this browser. */
const SHELVES = ['tabuleiro-lessons', 'tabuleiro-studies', 'tabuleiro-drafts', 'tabuleiro-settings'];

type File = {
  form: typeof FORM;
  version: number;
  games: Pick<Kept, 'id' | 'events' | 'changed_ms' | 'copied'>[];
  shelves: Record<string, string>;
};
export type Taken = { taken: number; known: number; refused: number };

export async function exported(): Promise<Blob> {
  const games = (await readAll()).map(({ id, events, changed_ms, copied }) => ({
    id,
    events,
    changed_ms,
    ...(copied ? { copied } : {}),
  }));
  const shelves = Object.fromEntries(
    SHELVES.map((name) => [name, localStorage.getItem(name)]).filter(([, text]) => text !== null),
  );
  return new Blob([JSON.stringify({ form: FORM, version: VERSION, games, shelves } satisfies File)], {
    type: 'application/json',
  });
}

function read(text: string): File {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Refusal(say('local-file-wrong'), 400);
  }
  const { form, version, games } = file as Partial<File>;
  if (form !== FORM || !Array.isArray(games)) throw new Refusal(say('local-file-wrong'), 400);
  if (version !== VERSION) throw new Refusal(say('local-file-newer'), 400);
  return file as File;
}

/** Takes the games of a file; those that are here already stay as they are, or go on if the file has more of them. */
export async function imported(text: string): Promise<Taken> {
  await expectRules();
  const taken: Taken = { taken: 0, known: 0, refused: 0 };
  const file = read(text);
  for (const game of file.games) taken[await take(game)] += 1;
  for (const name of SHELVES)
    if (typeof file.shelves?.[name] === 'string' && localStorage.getItem(name) === null)
      localStorage.setItem(name, file.shelves[name]);
  return taken;
}

async function take({ id, events, changed_ms, copied }: File['games'][number]): Promise<keyof Taken> {
  if (typeof id !== 'string' || !isLocal(id) || !Array.isArray(events)) return 'refused';
  const here = await readGame(id);
  if (here && !isLonger(events, here.events)) return 'known';
  try {
    // The rules read the whole game before it is kept.
    const { table } = askLocal<Told>({ id, name: nameHere(), events }, { see: {} });
    const game: Kept = {
      id,
      events,
      table,
      changed_ms: Number(changed_ms) || Date.now(),
      ...(copied ? { copied } : {}),
    };
    await keep([{ game, before: here?.events.length ?? 0 }]);
    changed(id);
    return 'taken';
  } catch {
    return 'refused';
  }
}

/** Whether events go on from others. */
const isLonger = (events: Written[], others: Written[]): boolean =>
  events.length > others.length &&
  others.every((event, index) => JSON.stringify(event) === JSON.stringify(events[index]));
