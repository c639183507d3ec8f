// The rules of a game as pages.

import type { Position } from './types';

export type Span = { text: string; tone: 'plain' | 'strong' | 'emphasis' | 'typed' };
/** A board on which some cells are marked: chosen, to be chosen next, or touched. */
export type Picture = { position: Position; caption: Span[]; marks: Record<string, 'chosen' | 'next' | 'last'> };
export type Block =
  | { text: Span[] }
  | { item: { number: number | null; text: Span[] } }
  | { table: Span[][][] }
  | { picture: Picture };
export type Page = { title: string; blocks: Block[] };
