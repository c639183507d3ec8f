//! A new game while it is being chosen: everything a command line can say, one line each.

mod words;

use crate::house::House;
use crate::settings::Choices;
use std::collections::BTreeMap;
use tabuleiro_core::info::{OptionInfo, OptionKind, RuleSet};
use tabuleiro_core::{Options, Player, Random, TimeControl};
use tabuleiro_table::{ArrangeError, Arrangement, GameKind, LevelInfo, Origin, Table, kind, kinds};
use tabuleiro_words::{Localizer, seats_of_texts};

/// A person without a name, as a text.
const PERSON: &str = "person";
/// Prefix of an external program's text.
const PROGRAM: &str = "ugi ";

/// A new game while it is being chosen.
#[derive(Clone)]
pub struct Draft {
    /// The game.
    pub kind: &'static GameKind,
    rule_set: &'static RuleSet,
    players: usize,
    /// Chosen options of this rule set, by name.
    chosen: BTreeMap<String, String>,
    /// Player of each seat, as text.
    pub seats: Vec<String>,
    /// Seed of the set-up.
    pub seed: u64,
    /// The file that a map comes from.
    pub map: Option<String>,
    /// Time control, as text.
    pub clock: String,
}

/// The clocks to choose from.
const CLOCKS: [&str; 7] = ["none", "1m", "3m+2s", "5m", "10m+5s", "30s/turn", "2m/turn"];

/// A field of the form.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Field {
    Game,
    Rules,
    Players,
    Option(&'static str),
    Seat(Player),
    Clock,
    Start,
}

impl Draft {
    /// Creates a draft from the last choices, or from the first game with its defaults.
    pub fn new(house: &mut House, watch: bool) -> Draft {
        let seed = short_seed(&mut house.random);
        let mut draft = Draft::of(&kinds()[0], seed);
        if let Some(last) = house.settings.last.clone() {
            draft.recall(&last);
        }
        if watch {
            draft.let_computers_play();
        }
        draft
    }

    fn of(kind: &'static GameKind, seed: u64) -> Draft {
        let rule_set = &kind.info.rule_sets[0];
        let players = rule_set.seats_min.count();
        let mut draft = Draft {
            kind,
            rule_set,
            players,
            chosen: BTreeMap::new(),
            seats: Vec::new(),
            seed,
            map: None,
            clock: CLOCKS[0].into(),
        };
        draft.fill_seats();
        draft
    }

    /// Takes over what can be taken over.
    fn recall(&mut self, last: &Choices) {
        let Some(kind) = kind(&last.game) else { return };
        *self = Draft::of(kind, self.seed);
        if let Some(rule_set) = kind.info.rule_set(&last.rules) {
            self.rule_set = rule_set;
        }
        let possible = self.rule_set.seats().any(|seats| seats.count() == last.players);
        self.players = if possible { last.players } else { self.rule_set.seats_min.count() };
        self.chosen = last.options.clone();
        self.keep_what_is_offered();
        self.seats.clone_from(&last.seats);
        self.fill_seats();
        if last.clock.parse::<TimeControl>().is_ok() {
            self.clock.clone_from(&last.clock);
        }
    }

    /// Returns the choices to remember. A custom map stays in its file.
    pub fn choices(&self) -> Choices {
        let is_text =
            |name: &String| self.option(name).is_some_and(|option| matches!(option.kind, OptionKind::Text));
        let options = self.chosen.iter().filter(|(name, _)| !is_text(name));
        Choices {
            game: self.kind.info.id.into(),
            rules: self.rule_set.id.into(),
            players: self.players,
            options: options.map(|(name, value)| (name.clone(), value.clone())).collect(),
            seats: self.seats.clone(),
            clock: self.clock.clone(),
        }
    }

    /// Returns the fields in their order.
    pub fn fields(&self) -> Vec<Field> {
        let in_menus = self.rule_set.options.iter().filter(|option| option.is_in_menus());
        let options = in_menus.map(|option| Field::Option(option.id));
        let seats = (0..self.players).map(|index| Field::Seat(Player::new(index)));
        [Field::Game, Field::Rules, Field::Players]
            .into_iter()
            .chain(options)
            .chain(seats)
            .chain([Field::Clock, Field::Start])
            .collect()
    }

    fn option(&self, name: &str) -> Option<&'static OptionInfo> {
        self.rule_set.option(name)
    }

    /// Returns the kind of an option.
    pub fn option_kind(&self, name: &str) -> Option<&'static OptionKind> {
        self.option(name).map(|option| &option.kind)
    }

    /// Returns the current options.
    pub fn options(&self) -> Options {
        let options = Options::of(self.rule_set);
        let mut options = options.clone().with_seats(self.players).unwrap_or(options);
        for (name, value) in &self.chosen {
            options = options.clone().with(name, value).unwrap_or(options);
        }
        options
    }

    /// Returns a seat for an external program without a command, if any.
    pub fn seat_without_program(&self) -> Option<Player> {
        self.seats.iter().position(|seat| seat == PROGRAM.trim()).map(Player::new)
    }

    /// Returns whether a field has other values.
    pub fn can_change(&self, field: Field) -> bool {
        match field {
            Field::Start => false,
            Field::Option(name) => !matches!(self.option_kind(name), Some(OptionKind::Text)),
            _ => true,
        }
    }

    /// Advances a field by `by` values.
    pub fn change(&mut self, field: Field, by: i32) {
        match field {
            Field::Game => {
                let now = kinds().iter().position(|kind| kind.info.id == self.kind.info.id).unwrap_or(0);
                let (seats, clock) = (std::mem::take(&mut self.seats), std::mem::take(&mut self.clock));
                *self = Draft::of(&kinds()[turned(now, by, kinds().len())], self.seed);
                self.clock = clock;
                self.adopt_seats(seats);
            }
            Field::Rules => {
                let sets = self.kind.info.rule_sets;
                let now = sets.iter().position(|set| set.id == self.rule_set.id).unwrap_or(0);
                self.rule_set = &sets[turned(now, by, sets.len())];
                self.keep_what_is_offered();
                let seats = std::mem::take(&mut self.seats);
                self.adopt_seats(seats);
            }
            Field::Players => {
                let (least, most) = (self.rule_set.seats_min.count(), self.rule_set.seats_max.count());
                self.players = least + turned(self.players - least, by, most - least + 1);
                self.keep_what_is_offered();
                self.fill_seats();
            }
            Field::Option(name) => self.change_option(name, by),
            Field::Seat(player) => {
                let offered = self.offered_seats(player);
                let now = offered.iter().position(|text| *text == self.seats[player.index()]).unwrap_or(0);
                self.seats[player.index()].clone_from(&offered[turned(now, by, offered.len())]);
            }
            Field::Clock => {
                let now = CLOCKS.iter().position(|clock| *clock == self.clock).unwrap_or(0);
                self.clock = CLOCKS[turned(now, by, CLOCKS.len())].into();
            }
            Field::Start => {}
        }
    }

    fn change_option(&mut self, name: &'static str, by: i32) {
        let Some(kind) = self.option_kind(name) else { return };
        let options = self.options();
        let value = match kind {
            OptionKind::Choice(choices) => {
                let now = choices.iter().position(|choice| *choice == options.choice(name)).unwrap_or(0);
                choices[turned(now, by, choices.len())].to_string()
            }
            OptionKind::Number { min, max, .. } => {
                options.number(name).saturating_add_signed(by).clamp(*min, *max).to_string()
            }
            OptionKind::Starts => {
                let seats: Vec<String> = options.seats().players().map(|player| player.to_string()).collect();
                let offered: Vec<String> = seats.into_iter().chain(["random".to_string()]).collect();
                let now =
                    self.chosen.get(name).and_then(|chosen| offered.iter().position(|seat| seat == chosen));
                offered[turned(now.unwrap_or(0), by, offered.len())].clone()
            }
            OptionKind::Text | OptionKind::PerSeat { .. } => return,
        };
        self.chosen.insert(name.into(), value);
    }

    /// Sets an option to a text; an empty text resets it.
    pub fn set_text(&mut self, name: &str, text: &str) {
        if text.is_empty() {
            self.chosen.remove(name);
        } else {
            self.chosen.insert(name.into(), text.into());
        }
    }

    /// Returns the text of an option: as given, or else the one that describes the board shown.
    pub fn written(&self, name: &str) -> Option<String> {
        let drawn = || self.table().ok().and_then(|table| table.play_state().option_text(name));
        self.chosen.get(name).cloned().or_else(drawn)
    }

    /// Draws the set-up again.
    pub fn redraw(&mut self, random: &mut Random) {
        self.seed = short_seed(random);
    }

    /// Returns the players offered for a seat, as texts; a given name or program stays among them.
    fn offered_seats(&self, player: Player) -> Vec<String> {
        let now = &self.seats[player.index()];
        let person = if now.starts_with(PERSON) { now.clone() } else { PERSON.into() };
        let program = if now.starts_with(PROGRAM) { now.clone() } else { PROGRAM.trim().into() };
        let levels = self.levels().into_iter().map(|level| level.short);
        std::iter::once(person).chain(levels).chain([program]).collect()
    }

    fn levels(&self) -> Vec<LevelInfo> {
        self.kind.levels(self.rule_set)
    }

    /// Puts a person into seat 1, and players of medium strength into the others.
    fn fill_seats(&mut self) {
        self.seats.truncate(self.players);
        while self.seats.len() < self.players {
            let middle = self.kind.default_level(self.rule_set).short;
            self.seats.push(if self.seats.is_empty() { PERSON.into() } else { middle });
        }
    }

    /// Keeps those who can play this game too.
    fn adopt_seats(&mut self, seats: Vec<String>) {
        let levels = self.levels();
        let known = |text: &String| {
            text.starts_with(PERSON)
                || text.starts_with("ugi")
                || levels.iter().any(|level| level.short == *text)
        };
        self.seats = seats.into_iter().take_while(known).collect();
        self.fill_seats();
    }

    fn let_computers_play(&mut self) {
        let middle = self.kind.default_level(self.rule_set).short;
        for seat in self.seats.iter_mut().filter(|seat| seat.starts_with(PERSON)) {
            seat.clone_from(&middle);
        }
    }

    fn keep_what_is_offered(&mut self) {
        let seats = self.players;
        let options = Options::of(self.rule_set);
        let options = options.clone().with_seats(seats).unwrap_or(options);
        self.chosen.retain(|name, value| options.clone().with(name, value).is_ok());
    }

    /// Returns the arrangement of the game.
    pub fn arrangement(&self, speaker: &Localizer) -> Result<Arrangement, ArrangeError> {
        let options = self.options();
        let seats = seats_of_texts(self.kind, &options, &self.seats, speaker)?;
        let time_control = self.clock.parse().unwrap_or_default();
        Ok(Arrangement { kind: self.kind, origin: Origin::Drawn(options), seats, time_control })
    }

    /// Returns the table before its first move.
    pub fn table(&self) -> Result<Table, ArrangeError> {
        let setup = self
            .kind
            .draw(&self.options(), &mut Random::from_seed(self.seed))
            .map_err(ArrangeError::Option)?;
        Table::new(self.kind, &setup).map_err(ArrangeError::Setup)
    }
}

/// Returns a seed that is short enough to type.
fn short_seed(random: &mut Random) -> u64 {
    random.bits() % 1_000_000
}

/// Advances an index by `by`, wrapping at `count`.
fn turned(now: usize, by: i32, count: usize) -> usize {
    (now as i64 + i64::from(by)).rem_euclid(count.max(1) as i64) as usize
}
