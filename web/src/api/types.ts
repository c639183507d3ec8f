// What the server sends, by the names that the pages use. `schema.d.ts` is made from the server's own types.

import type { components } from './schema';

type Schemas = components['schemas'];

export type Mark = Schemas['Mark'];
export type Cell = Schemas['CellSnapshot'];
export type Outline = Schemas['Outline'];
export type Move = Schemas['MoveSnapshot'];
export type Result = Schemas['SeatResult'];
export type Part = Schemas['PartSaid'];
export type Said = Schemas['Said'];
export type Position = Schemas['PositionView'];
/** What a board draws: a position, or what is going to be one. */
export type Drawing = Pick<Position, 'game' | 'setup' | 'outline' | 'cells'> & {
  said: Pick<Said, 'glyphs' | 'cells'> & Partial<Pick<Said, 'last'>>;
} & Partial<Pick<Position, 'borders'>>;

export type Level = Schemas['LevelMenu'];
export type Choice = Schemas['OptionMenu'];
export type RuleSet = Schemas['RuleSetMenu'];
export type Game = Schemas['Menu'];

export type PlaceWish = Schemas['PlaceWish'];
export type Absent = Schemas['Absent'];
export type Plan = Schemas['TablePlan'];
export type Offer = Schemas['OfferKind'];
export type Seat = Schemas['RoomSeat'];
export type Table = Schemas['RoomView'];
export type MadeTable = Schemas['MadeTable'];
export type Turn = Schemas['TurnView'];
export type Chat = Schemas['ChatLine'];
export type Person = Schemas['PersonView'];

/** The game since an event, as pages show it. */
export type After = Schemas['Shown'];
/** What a table's stream tells. */
export type News = Schemas['News'];
/** Who is at a table: the seats of those who are, and how many watch besides. */
export type Audience = Pick<Extract<News, { type: 'audience' }>, 'here' | 'spectators'>;

export type Rating = Schemas['RatingView'];
export type Profile = Schemas['Profile'];
export type RatingChange = Schemas['RatingChange'];
export type Opponent = Schemas['OpponentView'];
export type Leader = Schemas['Leader'];
export type PlayedTable = Schemas['PlayedTable'];
export type Session = Schemas['SessionInfo'];
export type Scope = Schemas['Scope'];
export const SCOPES = ['read', 'play', 'chat', 'admin'] as const satisfies Scope[];
export type Token = Schemas['TokenInfo'];
export type SavedMap = Schemas['MapName'];

export type Block = Schemas['Block'];
export type Page = { title: string; blocks: Block[] };
export type Picture = Extract<Block, { picture: unknown }>['picture'];
export type Span = Picture['caption'][number];

export type Shown = Schemas['BoardView'];
export type Insight = Schemas['InsightView'];
export type Spelling = Schemas['SpellingView'];
export type Lesson = Schemas['LessonView'];
export type Attempt = Schemas['AttemptView'];
export type Job = Schemas['Analysis'];
export type Bounds = Schemas['Bounds'];
export type FairShare = Schemas['Share'];
export type Decision = Schemas['DecisionDocument'];
/** The names of verdicts, from the best to the worst. */
export type Verdict = 'forced' | 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
export type Thought = Schemas['ThoughtDocument'];
export type Line = Schemas['LineDocument'];

export type Stamp = Schemas['StampView'];
export type Dial = Schemas['DialView'];
export type EditView = Schemas['EditView'];
export type MapView = Schemas['MapView'];
export type Symmetry = Schemas['Symmetry'];
