// Which lessons were done in this browser.

const KEY = 'tabuleiro-lessons';

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

let all: ReadonlySet<string> = $state.raw(new Set(kept()));

export const done = {
  has: (game: string, lesson: string): boolean => all.has(`${game} ${lesson}`),
  count: (game: string): number => [...all].filter((each) => each.startsWith(`${game} `)).length,
};

export function markDone(game: string, lesson: string): void {
  all = new Set([...all, `${game} ${lesson}`]);
  try {
    localStorage.setItem(KEY, JSON.stringify([...all]));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
