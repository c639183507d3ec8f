// The rules of a game as pages.

import type { Position } from './types';

export type Span = { text: string; tone: 'plain' | 'strong' | 'emphasis' | 'typed' };
export type Picture = { position: Position; caption: Span[]; chosen?: string[]; last?: string[] };
export type Block =
  | { text: Span[] }
  | { item: { number: number | null; text: Span[] } }
  | { table: Span[][][] }
  | { picture: Picture };
export type Page = { title: string; blocks: Block[] };
