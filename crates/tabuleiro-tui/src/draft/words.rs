//! A new game in words: what its choices are called, and the command line that says the same.

use super::{CLOCKS, Draft, Field, PERSON};
use tabuleiro_core::info::OptionKind;
use tabuleiro_core::{Message, Player, Random};
use tabuleiro_words::Localizer;

impl Draft {
    /// Returns whether the set-up depends on the seed.
    pub fn is_drawn(&self) -> bool {
        let setup = |seed| self.kind.draw(&self.options(), &mut Random::from_seed(seed));
        (1..5).any(|other| setup(self.seed) != setup(self.seed ^ other))
    }

    /// Returns the command line that begins this game.
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

    /// Returns a field's value in words.
    pub fn value(&self, field: Field, speaker: &Localizer) -> String {
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

    fn option_value(&self, name: &str, speaker: &Localizer) -> String {
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
            Some(OptionKind::PerSeat { .. }) | None => String::new(),
        }
    }

    fn seat_value(&self, player: Player, speaker: &Localizer) -> String {
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
            .map_or(text.into(), |level| speaker.say(&level.rated_name()))
    }

    /// Returns an explanation of a field's value.
    pub fn about(&self, field: Field, speaker: &Localizer) -> String {
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
    /// Returns the label of a field.
    pub fn label(self, speaker: &Localizer) -> String {
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
