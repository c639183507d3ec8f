// What the server tells of people.

import type { Result, Table } from './types';

export type Rating = { game: string; rule_set: string; pool: 'two' | 'many'; rating: number; deviation: number; games: number };
export type Profile = { name: string; kind: 'guest' | 'account'; ratings: Rating[] };
export type RatingChange = { table: string; game: string; rule_set: string; pool: string; at_ms: number; before: number; after: number };
export type Opponent = { name: string | null; engine: string | null; won: number; drew: number; lost: number };
export type PlayedTable = {
  table: string;
  game: string;
  rule_set: string;
  created_ms: number;
  state: Table['state'];
  seats: { name: string | null; engine: string | null; result: Result | null }[];
};
export type Session = { id: string; agent: string; created_ms: number; expires_ms: number; is_this: boolean };
export const SCOPES = ['read', 'play', 'chat', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];
export type Token = { id: string; name: string; scopes: Scope[]; created_ms: number; expires_ms: number | null };
export type SavedMap = { name: string; game: string };
