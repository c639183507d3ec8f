// What the server sends. Hand-written until `schema.d.ts`, generated from the server's own description, replaces it.

export type Message = { id: string } & Record<string, unknown>;
export type Mark = { glyph: string; owner: number | null; count: number };
export type Cell = { name: string; row: number; number: number; x: number; y: number; neighbours: string[]; contents: Mark[] };
export type Outline = 'hex-pointy' | 'hex-flat' | 'square';
export type Move = { text: string; clicks: string[] };
export type Result = 'won' | 'drew' | 'lost';
export type Part = { name: string; word: string; points: number };

export type Said = {
  phase: string;
  facts: string[];
  buttons: Record<string, string>;
  glyphs: Record<string, { symbol: string; word: string }>;
  cells: Record<string, string>;
  moves: Record<string, string>;
  seats: {
    name: string;
    side: string | null;
    stocks: { name: string; word: string; value: number | null }[];
    score: { total: number; parts: Part[] };
  }[];
  neutral: { word: string; total: number; parts: Part[] } | null;
  outcome: string | null;
  last: { seat: number; moves: string[]; cells: string[]; said: string[] } | null;
};

export type Position = {
  game: string;
  rule_set: string;
  setup: string;
  position: string;
  to_move: number | null;
  mid_turn: boolean;
  outline: Outline;
  cells: Cell[];
  seats: { seat: number; out: boolean; marks?: Mark[] }[];
  moves: Move[];
  outcome: { results: Result[]; ranks: number[]; values: number[] } | null;
  said: Said;
};

export type Level = { short: string; spec: string; name: string; about?: string; rating: number | null };
export type Choice = {
  id: string;
  name: string;
  kind: 'number' | 'choice' | 'starts' | 'text';
  min?: number;
  max?: number;
  default?: number | string;
  choices?: { id: string; name: string }[];
  /** What may be written there. */
  about?: string;
};
export type RuleSet = { id: string; name: string; sentence: string; seats: number[]; together: boolean; options: Choice[]; levels: Level[] };
export type Game = { id: string; name: string; sentence: string; designer: string; rule_sets: RuleSet[] };

export type PlaceWish = 'me' | 'open' | 'link' | { engine: string };
export type Absent = 'claim' | 'skip' | 'engine';
export type Plan = {
  game: string;
  rule_set?: string | null;
  seats?: number | null;
  options?: Record<string, string>;
  setup?: string | null;
  map?: string | null;
  clock?: string;
  rated?: boolean;
  public?: boolean;
  absent?: Absent;
  gone_seconds?: number | null;
  start_when_full?: boolean;
  places?: PlaceWish[];
};

export type Offer = 'draw' | 'takeback' | 'rematch-kept' | 'rematch-rotated' | 'rematch-winner-first';
export type Seat = {
  seat: number;
  name: string | null;
  engine: string | null;
  taken_over: boolean;
  free: boolean;
  reserved: boolean;
  here: boolean;
  rating: number | null;
  left_ms: number | null;
  result: Result | null;
};
export type Table = {
  id: string;
  version: number;
  state: 'open' | 'playing' | 'over' | 'aborted';
  plan: Plan;
  rule_set: string;
  creator: string | null;
  created_ms: number;
  seats: Seat[];
  to_move: number | null;
  next_turn: number;
  line: string | null;
  clock_runs: boolean;
  offer: Offer | null;
  agreed: number[];
  ending: string | null;
  rematch: string | null;
  spectators: number;
};
export type MadeTable = { table: Table; keys: { seat: number; key: string }[] };
export type Turn = { number: number; seat: number; moves: string[]; said: string[]; spent_ms: number; by_engine: boolean };
export type Chat = { number: number; name: string; at_ms: number; text: string };
export type Person = { name: string; kind: 'guest' | 'account'; is_admin: boolean };

/** Who is at a table: the seats of those who are, and how many watch besides. */
export type Audience = { here: number[]; spectators: number };

/** What a table's stream tells. */
export type News =
  | { type: 'state'; version: number; table: Table }
  | { type: 'event'; version: number; at_ms: number; event: { type: string } & Record<string, unknown>; table?: Table }
  | ({ type: 'audience' } & Audience)
  | ({ type: 'chat' } & Chat)
  | { type: 'done'; turn: number; version: number; repeated: boolean }
  | { type: 'refused'; turn?: number; error: string }
  | { type: 'pong' };
