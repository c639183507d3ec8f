// Studies that this browser keeps: those with variations or comments, the latest last.

import type { Node } from './study.svelte';

const KEY = 'tabuleiro-studies';
const MOST = 40;

type Kept = { link: string; game: string; nodes: Node[]; at_ms: number };

export function shelf(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

export const kept = (link: string): Kept | undefined => shelf().find((study) => study.link === link);

export function keep(link: string, game: string, nodes: Node[]): void {
  const others = shelf().filter((study) => study.link !== link);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - MOST), { link, game, nodes, at_ms: Date.now() }]));
  } catch {
    // A browser that keeps nothing still analyses.
  }
}
