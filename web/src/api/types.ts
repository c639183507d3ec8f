// What the server sends, by the names that the pages use. `schema.d.ts` is made from the server's own types.

import type { components } from './schema';

type Schemas = components['schemas'];

/** As it is told: every field is there, and what there is not is null. */
type Told<T> = T extends (infer Each)[] ? Told<Each>[] : T extends object ? { [Key in keyof T]-?: Told<T[Key]> } : T;

export type Mark = Told<Schemas['Mark']>;
export type Cell = Told<Schemas['CellSnapshot']>;
export type Outline = Schemas['Outline'];
export type Move = Told<Schemas['MoveSnapshot']>;
export type Result = Schemas['SeatResult'];
export type Part = Told<Schemas['PartSaid']>;
export type Said = Told<Schemas['Said']>;
export type Position = Told<Schemas['PositionView']>;
/** What a board draws: a position, or what is going to be one. */
export type Drawing = Pick<Position, 'game' | 'setup' | 'outline' | 'cells'> & { said: Pick<Said, 'glyphs' | 'cells'> & Partial<Pick<Said, 'last'>> };

export type Level = Told<Schemas['LevelMenu']>;
/** What is chosen of a set-up; what a kind of choice does not have is left out. */
export type Choice = Schemas['OptionMenu'];
export type RuleSet = Omit<Told<Schemas['RuleSetMenu']>, 'options'> & { options: Choice[] };
export type Game = Omit<Told<Schemas['Menu']>, 'rule_sets'> & { rule_sets: RuleSet[] };

export type PlaceWish = Schemas['PlaceWish'];
export type Absent = Schemas['Absent'];
/** What is asked for: only the game must be said. */
export type Plan = Partial<Schemas['TablePlan']> & { game: string };
export type Offer = Schemas['What'];
export type Seat = Told<Schemas['SeatView']>;
export type Table = Omit<Told<Schemas['RoomView']>, 'plan'> & { plan: Plan };
export type MadeTable = { table: Table; keys: Told<Schemas['SeatKey']>[] };
export type Turn = Told<Schemas['TurnView']>;
export type Chat = Told<Schemas['ChatLine']>;
export type Person = Told<Schemas['PersonView']>;

/** The game since an event, as pages show it. */
export type After = Told<Schemas['Shown']>;
/** What a table's stream tells. */
export type News = Told<Schemas['News']>;
/** Who is at a table: the seats of those who are, and how many watch besides. */
export type Audience = Pick<Extract<News, { type: 'audience' }>, 'here' | 'spectators'>;

export type Rating = Told<Schemas['RatingView']>;
export type Profile = Told<Schemas['Profile']>;
export type RatingChange = Told<Schemas['RatingChange']>;
export type Opponent = Told<Schemas['OpponentView']>;
export type PlayedTable = Told<Schemas['PlayedTable']>;
export type Session = Told<Schemas['SessionInfo']>;
export type Scope = Schemas['Scope'];
export const SCOPES = ['read', 'play', 'chat', 'admin'] as const satisfies Scope[];
export type Token = Told<Schemas['TokenInfo']>;
export type SavedMap = Told<Schemas['MapName']>;

export type Block = Told<Schemas['Block_PictureView']>;
export type Page = { title: string; blocks: Block[] };
export type Picture = Extract<Block, { picture: unknown }>['picture'];
export type Span = Picture['caption'][number];

export type Shown = Told<Schemas['BoardView']>;
export type Insight = Told<Schemas['InsightView']>;
export type Lesson = Told<Schemas['LessonView']>;
export type Attempt = Told<Schemas['AttemptView']>;
export type Job = Told<Schemas['Analysis']>;
export type Bounds = Told<Schemas['Bounds']>;
export type FairShare = Told<Schemas['Share']>;
export type Decision = Told<Schemas['DecisionDocument']>;
/** The names of verdicts, from the best to the worst. */
export type Verdict = 'forced' | 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
export type Thought = Told<Schemas['ThoughtDocument']>;
export type Line = Told<Schemas['LineDocument']>;

export type Stamp = Told<Schemas['StampView']>;
export type Dial = Told<Schemas['DialView']>;
export type EditView = Told<Schemas['EditView']>;
export type MapView = Told<Schemas['MapView']>;
export type Symmetry = Schemas['Symmetry'];
