// What somebody wishes a table to be, as it is chosen on the page.

import type { Absent, Game, Plan, PlaceWish, RuleSet } from '../../api/types';
import { CLOCKS, isSlow } from '../../clocks';
import { settings } from '../../settings.svelte';

export const WHO = ['me', 'again', 'engine', 'open', 'link'] as const;
export type Who = (typeof WHO)[number];
export const ABSENT = ['claim', 'skip', 'engine'] as const;
export type Preset = 'classic' | 'quick' | 'friend' | `seats-${number}`;
export type Place = { who: Who; level: string };

export class Wish {
  ruleSet: RuleSet = $state.raw()!;
  seats = $state(2);
  options: Record<string, string> = $state({});
  map = $state('');
  places: Place[] = $state([]);
  clock = $state('none');
  ownClock = $state('5m+3s');
  rated = $state(false);
  isPublic = $state(true);
  absent: Absent = $state('claim');
  #gone: number | null = $state(null);

  readonly isAlone = $derived(this.places.every(({ who }) => who !== 'open' && who !== 'link'));

  /** After how many minutes somebody without a connection counts as gone: as chosen, or as usual at this pace; 0 is never. */
  get goneMinutes(): number {
    return this.#gone ?? this.#usualGone;
  }
  set goneMinutes(minutes: number) {
    this.#gone = minutes;
  }
  get #usualGone(): number {
    if (this.isAlone || isSlow(this.time)) return 0;
    return this.time === 'none' ? 5 : 1;
  }

  /** The clock as it is written. */
  get time(): string {
    return this.clock === 'own' ? this.ownClock.trim() : this.clock;
  }

  constructor(
    readonly game: Game,
    private readonly others: Who,
    /** A whole set-up or position in a line that it begins with, instead of one that is drawn. */
    readonly given: string | null = null,
  ) {
    this.follow(game.rule_sets[0]!.id);
  }

  /** Takes what an address asks for: rules, seats, options by name, and the terms. */
  heed(query: URLSearchParams): void {
    this.follow(query.get('rules') ?? this.ruleSet.id);
    for (const { id } of this.ruleSet.options) if (query.has(id)) this.options[id] = query.get(id)!;
    const seats = Number(query.get('seats'));
    this.sit(this.ruleSet.seats.includes(seats) ? seats : this.seats);
    const levels = this.ruleSet.levels.map(({ short }) => short);
    (query.get('who') ?? '').split(',').forEach((text, index) => {
      const [who, level] = text.split(':');
      const place = this.places[index];
      if (!place || !WHO.includes(who as Who)) return;
      place.who = who as Who;
      if (level && levels.includes(level)) place.level = level;
    });
    this.map = query.get('map') ?? '';
    const clock = query.get('clock');
    if (clock)
      [this.clock, this.ownClock] = CLOCKS.some((known) => known === clock) ? [clock, this.ownClock] : ['own', clock];
    this.rated = query.has('rated');
    this.isPublic = !query.has('private');
    this.absent = ABSENT.find((absent) => absent === query.get('absent')) ?? this.absent;
    if (query.has('gone')) this.goneMinutes = Number(query.get('gone')) || 0;
  }

  /** Returns the choices as an address asks for them: `heed` reads them. What is as usual is left out. */
  get query(): URLSearchParams {
    const usual = new Wish(this.game, 'engine');
    usual.follow(this.ruleSet.id);
    usual.sit(this.seats);
    const query = new URLSearchParams();
    const tell = (name: string, value: string, isUsual: boolean) => isUsual || query.set(name, value);
    tell('rules', this.ruleSet.id, this.ruleSet.id === this.game.rule_sets[0]!.id);
    tell('seats', String(this.seats), this.seats === 2);
    for (const [id, value] of Object.entries(this.options)) tell(id, value, value === (usual.options[id] ?? ''));
    const said = (places: Place[]) =>
      places.map(({ who, level }) => (who === 'engine' ? `${who}:${level}` : who)).join(',');
    tell('who', said(this.places), said(this.places) === said(usual.places));
    tell('map', this.map, this.map === '');
    tell('clock', this.clock === 'own' ? this.ownClock : this.clock, this.clock === 'none');
    tell('rated', '1', !this.rated);
    tell('private', '1', this.isPublic);
    tell('absent', this.absent, this.absent === 'claim');
    tell('gone', String(this.goneMinutes), this.goneMinutes === 0);
    return query;
  }

  /** Returns the ways to begin that the game offers with one click. */
  get presets(): Preset[] {
    const sizes = [3, 4].filter((seats) => this.game.rule_sets.some((set) => set.seats.includes(seats)));
    return ['classic', 'quick', 'friend', ...sizes.map((seats) => `seats-${seats}` as Preset)];
  }

  /** Takes everything as a preset has it. */
  take(preset: Preset): void {
    const seats = Number(preset.split('-')[1] ?? 0);
    const sets = this.game.rule_sets;
    this.places = [];
    this.follow((sets.find((set) => set.seats.includes(seats || 2)) ?? sets[0]!).id);
    this.sit(seats || (this.ruleSet.seats.includes(2) ? 2 : this.ruleSet.seats[0]!));
    if (preset === 'friend') this.places.forEach((place, index) => (place.who = index === 0 ? 'me' : 'link'));
    else this.places.forEach((place, index) => (place.who = index === 0 ? 'me' : 'engine'));
    [this.clock, this.rated, this.isPublic] = [preset === 'quick' ? '5m+3s' : 'none', false, true];
    [this.absent, this.goneMinutes] = ['claim', 0];
  }

  get canBeRated(): boolean {
    return !this.given && !this.ruleSet.together && this.places.every(({ who }) => who !== 'again');
  }

  /** Takes another rule set, with its own choices. */
  follow(id: string): void {
    this.ruleSet = this.game.rule_sets.find((set) => set.id === id) ?? this.game.rule_sets[0]!;
    const known = this.ruleSet.options.filter(({ kind }) => kind !== 'text');
    this.options = Object.fromEntries(known.map((option) => [option.id, String(option.default ?? '')]));
    this.map = '';
    this.sit(this.ruleSet.seats.includes(this.seats) ? this.seats : this.ruleSet.seats[0]!);
  }

  /** So many seats; whoever sits there already stays, and whoever does not cannot start. */
  sit(seats: number): void {
    this.seats = seats;
    for (const option of this.ruleSet.options) {
      if (option.kind === 'starts' && Number(this.options[option.id]) > seats)
        this.options[option.id] = String(option.default ?? '');
    }
    const levels = this.ruleSet.levels.map(({ short }) => short);
    const usual = [settings.levels[this.game.id] ?? '', levels[0]!].find((level) => levels.includes(level))!;
    this.places = Array.from({ length: seats }, (_, index): Place => {
      const before = this.places[index];
      if (before && levels.includes(before.level)) return before;
      return { who: before?.who ?? (index === 0 ? 'me' : this.others), level: usual };
    });
  }

  /** What a set-up is drawn from. */
  get drawing(): Pick<Plan, 'game' | 'rule_set' | 'seats' | 'options' | 'map' | 'setup'> {
    if (this.given) return { game: this.game.id, setup: this.given };
    const options = Object.fromEntries(Object.entries(this.options).filter(([, value]) => value.trim() !== ''));
    return {
      game: this.game.id,
      rule_set: this.ruleSet.id,
      seats: this.seats,
      options,
      ...(this.map ? { map: this.map } : {}),
    };
  }

  /** The whole plan; the set-up that was seen is the one that is played, unless the game is rated. */
  plan(setup: string | null): Plan {
    const rated = this.rated && this.canBeRated;
    const drawn = setup && !rated && !this.given ? { game: this.game.id, setup } : this.drawing;
    return {
      ...drawn,
      clock: this.time,
      rated,
      public: this.isPublic,
      absent: this.absent,
      ...(this.goneMinutes > 0 ? { gone_seconds: this.goneMinutes * 60 } : {}),
      places: this.places.map(wished),
    };
  }
}

function wished({ who, level }: Place): PlaceWish {
  if (who === 'engine') return { engine: level };
  return who === 'again' ? 'me' : who;
}
