//! A new game while it is being chosen: everything a command line can say, one line each.

use crate::house::House;
use crate::settings::Choices;
use std::collections::BTreeMap;
use tabuleiro_core::info::{OptionInfo, OptionKind, RuleSet};
use tabuleiro_core::{Message, Options, Player, Random, TimeControl};
use tabuleiro_table::words::Speaker;
use tabuleiro_table::{
    ArrangeError, Arrangement, Kind, LevelInfo, Origin, Table, kind, kinds, seats_of_texts,
};

/// A person without a name, as a text.
const PERSON: &str = "person";
/// What begins the text of another program.
const PROGRAM: &str = "ugi ";

/// A new game while it is being chosen.
#[derive(Clone)]
pub struct Draft {
    /// The game.
    pub kind: &'static Kind,
    rule_set: &'static RuleSet,
    players: usize,
    /// What was chosen for the options of this rule set, by name.
    chosen: BTreeMap<String, String>,
    /// Who sits where, as texts.
    pub seats: Vec<String>,
    /// What the set-up is drawn by.
    pub seed: u64,
    /// The file that a map comes from.
    pub map: Option<String>,
    /// How much time everyone has, as a text.
    pub clock: String,
}

/// The clocks to choose from.
const CLOCKS: [&str; 7] = ["none", "1m", "3m+2s", "5m", "10m+5s", "30s/turn", "2m/turn"];

/// Something that can be chosen.
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
    /// The last choices, or the first game with its defaults.
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

    fn of(kind: &'static Kind, seed: u64) -> Draft {
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

    /// What to remember for the next time. A map of one's own stays in its file.
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

    /// The fields in their order.
    pub fn fields(&self) -> Vec<Field> {
        let options = self.rule_set.options.iter().map(|option| Field::Option(option.id));
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

    /// The kind of an option.
    pub fn option_kind(&self, name: &str) -> Option<&'static OptionKind> {
        self.option(name).map(|option| &option.kind)
    }

    /// The options as they stand.
    pub fn options(&self) -> Options {
        let options = Options::of(self.rule_set);
        let mut options = options.clone().with_seats(self.players).unwrap_or(options);
        for (name, value) in &self.chosen {
            options = options.clone().with(name, value).unwrap_or(options);
        }
        options
    }

    /// Another value of a field, so many further.
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
            OptionKind::Text => return,
        };
        self.chosen.insert(name.into(), value);
    }

    /// Sets an option to a text; an empty one takes it back.
    pub fn set_text(&mut self, name: &str, text: &str) {
        if text.is_empty() {
            self.chosen.remove(name);
        } else {
            self.chosen.insert(name.into(), text.into());
        }
    }

    /// The text of an option as one would write it: what was given, else what would give the board that is drawn.
    pub fn written(&self, name: &str) -> Option<String> {
        let drawn = || self.table().ok().and_then(|table| table.play_state().option_text(name));
        self.chosen.get(name).cloned().or_else(drawn)
    }

    /// Draws the set-up anew.
    pub fn redraw(&mut self, random: &mut Random) {
        self.seed = short_seed(random);
    }

    /// Those who can sit in a seat, as texts; a name or a program that was given stays among them.
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

    /// A person in seat 1, somebody neither weak nor strong in the others.
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

    /// How the game would be arranged.
    pub fn arrangement(&self, speaker: &Speaker) -> Result<Arrangement, ArrangeError> {
        let options = self.options();
        let seats = seats_of_texts(self.kind, &options, &self.seats, speaker)?;
        let time_control = self.clock.parse().unwrap_or_default();
        Ok(Arrangement { kind: self.kind, origin: Origin::Drawn(options), seats, time_control })
    }

    /// The table as it would be laid.
    pub fn table(&self) -> Result<Table, ArrangeError> {
        let setup = self
            .kind
            .draw(&self.options(), &mut Random::from_seed(self.seed))
            .map_err(ArrangeError::Option)?;
        Table::new(self.kind, &setup).map_err(ArrangeError::Setup)
    }

    /// Whether chance has a part in the set-up: another seed gives another one.
    fn is_drawn(&self) -> bool {
        let setup = |seed| self.kind.draw(&self.options(), &mut Random::from_seed(seed));
        (1..5).any(|other| setup(self.seed) != setup(self.seed ^ other))
    }

    /// The command line that begins this game.
    pub fn command(&self) -> String {
        let mut words: Vec<String> = ["tabuleiro", "play", self.kind.info.id].map(str::to_string).to_vec();
        if self.rule_set.id != self.kind.info.rule_sets[0].id {
            words.extend(["-r".into(), self.rule_set.id.into()]);
        }
        if self.players != self.rule_set.seats_min.count() {
            words.extend(["-n".into(), self.players.to_string()]);
        }
        for (name, value) in &self.chosen {
            match self.option_kind(name) {
                Some(OptionKind::Text) => {
                    words.extend(["--map".into(), self.map.clone().unwrap_or_else(|| "FILE".into())]);
                }
                Some(OptionKind::Starts) => words.extend(["--starts".into(), value.clone()]),
                _ => words.extend(["-o".into(), format!("{name}={value}")]),
            }
        }
        for seat in &self.seats {
            words.extend(["-s".into(), seat.clone()]);
        }
        if self.clock != CLOCKS[0] {
            words.extend(["--clock".into(), self.clock.clone()]);
        }
        if self.is_drawn() {
            words.extend(["--seed".into(), self.seed.to_string()]);
        }
        shlex::try_join(words.iter().map(String::as_str)).unwrap_or_default()
    }

    /// A field's value in words.
    pub fn value(&self, field: Field, speaker: &Speaker) -> String {
        match field {
            Field::Game => speaker.word("game-name"),
            Field::Rules => speaker.word(format!("rule-set-{}", self.rule_set.id)),
            Field::Players => self.players.to_string(),
            Field::Option(name) => self.option_value(name, speaker),
            Field::Seat(player) => self.seat_value(player, speaker),
            Field::Clock if self.clock == CLOCKS[0] => speaker.word("new-clock-none"),
            Field::Clock => self.clock.clone(),
            Field::Start => String::new(),
        }
    }

    fn option_value(&self, name: &str, speaker: &Speaker) -> String {
        let options = self.options();
        match self.option_kind(name) {
            Some(OptionKind::Choice(_)) => speaker.word(format!("option-{name}-{}", options.choice(name))),
            Some(OptionKind::Number { .. }) => options.number(name).to_string(),
            Some(OptionKind::Starts) => match self.chosen.get(name).map(String::as_str) {
                Some("random") => speaker.word("menu-random"),
                Some(seat) => seat
                    .parse()
                    .ok()
                    .and_then(Player::from_seat)
                    .map_or(seat.into(), |player| speaker.name(player)),
                None => speaker.name(Player::ONE),
            },
            Some(OptionKind::Text) => match (&self.map, options.text(name)) {
                (Some(path), Some(_)) => path.clone(),
                (None, Some(_)) => speaker.word("new-map-own"),
                (_, None) => speaker.word("new-map-none"),
            },
            None => String::new(),
        }
    }

    fn seat_value(&self, player: Player, speaker: &Speaker) -> String {
        let text = self.seats[player.index()].as_str();
        if let Some(name) = text.strip_prefix("person:") {
            return speaker.say(&Message::new("new-person-named").text("name", name));
        }
        if text == PERSON {
            return speaker.word("menu-person");
        }
        if let Some(command) = text.strip_prefix("ugi") {
            return speaker.say(&Message::new("new-program").text("command", command.trim()));
        }
        self.levels()
            .into_iter()
            .find(|level| level.short == text)
            .map_or(text.into(), |level| speaker.say(&level.name))
    }

    /// What there is to know about a field's value.
    pub fn about(&self, field: Field, speaker: &Speaker) -> String {
        match field {
            Field::Game => speaker.word("game-about"),
            Field::Rules => speaker.word(format!("rule-set-{}-about", self.rule_set.id)),
            Field::Seat(player) => {
                let text = self.seats[player.index()].as_str();
                match self.levels().into_iter().find(|level| level.short == text) {
                    Some(level) => speaker.say(&level.about),
                    None if text.starts_with("ugi") => speaker.word("new-program-about"),
                    None => speaker.word("new-person-about"),
                }
            }
            Field::Option(name) if matches!(self.option_kind(name), Some(OptionKind::Text)) => {
                speaker.word("new-map-about")
            }
            Field::Players | Field::Option(_) => speaker.word("new-option-about"),
            Field::Clock => speaker.word("new-clock-about"),
            Field::Start => speaker.word("new-start-about"),
        }
    }
}

impl Field {
    /// What it is called.
    pub fn label(self, speaker: &Speaker) -> String {
        match self {
            Field::Game => speaker.word("new-game"),
            Field::Rules => speaker.word("new-rules"),
            Field::Players => speaker.word("new-players"),
            Field::Option(name) => speaker.word(format!("option-{name}")),
            Field::Seat(player) => speaker.say(&Message::new("new-seat").number("seat", player.seat())),
            Field::Clock => speaker.word("new-clock"),
            Field::Start => speaker.word("new-start"),
        }
    }
}

/// A seed that is short enough to be typed.
fn short_seed(random: &mut Random) -> u64 {
    random.bits() % 1_000_000
}

/// So many further in a circle of so many.
fn turned(now: usize, by: i32, count: usize) -> usize {
    (now as i64 + i64::from(by)).rem_euclid(count.max(1) as i64) as usize
}
