//! The chosen options of a set-up, checked against those that the rule set offers.

use crate::info::{GameInfo, OptionKind, RuleSet};
use crate::{Explain, Message, Player, Random, Seats, explained_errors};
use std::collections::BTreeMap;

/// The chosen options of a set-up. Holds only values that its rule set allows.
#[derive(Clone, Debug)]
pub struct Options {
    rule_set: &'static RuleSet,
    seats: Seats,
    chosen: BTreeMap<&'static str, String>,
}

/// An option that a rule set does not offer.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum OptionError {
    RuleSet { wanted: String, offered: String },
    Seats { rule_set: &'static str, wanted: usize, offered: String },
    Option { rule_set: &'static str, wanted: String, offered: String },
    Value { option: &'static str, wanted: String, offered: Message },
    Text { option: &'static str, problem: Message },
}

impl OptionError {
    /// Returns the error for the text of an option.
    pub fn text(option: &'static str, problem: impl Into<Message>) -> OptionError {
        OptionError::Text { option, problem: problem.into() }
    }
}

impl Explain for OptionError {
    fn explain(&self) -> Message {
        match self {
            OptionError::RuleSet { wanted, offered } => {
                Message::new("error-option-rule-set").text("wanted", wanted).text("offered", offered)
            }
            OptionError::Seats { rule_set, wanted, offered } => Message::new("error-option-seats")
                .text("rule-set", rule_set)
                .text("wanted", wanted)
                .text("offered", offered),
            OptionError::Option { rule_set, wanted, offered } => Message::new("error-option-unknown")
                .text("rule-set", rule_set)
                .text("wanted", wanted)
                .text("offered", offered),
            OptionError::Value { option, wanted, offered } => Message::new("error-option-value")
                .text("option", option)
                .text("wanted", wanted)
                .message("offered", offered.clone()),
            OptionError::Text { option, problem } => {
                Message::new("error-option-text").text("option", option).message("problem", problem.clone())
            }
        }
    }
}

explained_errors!(OptionError);

impl Options {
    /// Returns the defaults of the game's default rule set.
    pub fn default_of(info: &'static GameInfo) -> Options {
        Options::of(&info.rule_sets[0])
    }

    /// Returns the defaults of a rule set.
    pub fn of(rule_set: &'static RuleSet) -> Options {
        Options { rule_set, seats: rule_set.seats_min, chosen: BTreeMap::new() }
    }

    /// Returns the defaults of the rule set with this name.
    pub fn named(info: &'static GameInfo, rule_set: &str) -> Result<Options, OptionError> {
        info.rule_set(rule_set).map(Options::of).ok_or_else(|| OptionError::RuleSet {
            wanted: rule_set.into(),
            offered: list(info.rule_sets.iter().map(|offered| offered.id)),
        })
    }

    /// Changes the number of seats.
    pub fn with_seats(self, seats: usize) -> Result<Options, OptionError> {
        let rule_set = self.rule_set;
        let fits = |offered: &Seats| offered.count() == seats;
        match rule_set.seats().find(fits) {
            Some(seats) => Ok(Options { seats, ..self }),
            None => Err(OptionError::Seats {
                rule_set: rule_set.id,
                wanted: seats,
                offered: list(rule_set.seats()),
            }),
        }
    }

    /// Sets an option.
    pub fn with(mut self, option: &str, value: &str) -> Result<Options, OptionError> {
        let rule_set = self.rule_set;
        let info = rule_set.option(option).ok_or_else(|| OptionError::Option {
            rule_set: rule_set.id,
            wanted: option.into(),
            offered: list(rule_set.options.iter().map(|offered| offered.id)),
        })?;
        if !self.allows(&info.kind, value) {
            let offered = self.offered(&info.kind);
            return Err(OptionError::Value { option: info.id, wanted: value.into(), offered });
        }
        self.chosen.insert(info.id, value.into());
        Ok(self)
    }

    fn allows(&self, kind: &OptionKind, value: &str) -> bool {
        match kind {
            OptionKind::Number { min, max, .. } => value.parse().is_ok_and(|n| (*min..=*max).contains(&n)),
            OptionKind::Choice(choices) => choices.contains(&value),
            OptionKind::Starts => {
                value == "random"
                    || value.parse().ok().and_then(Player::from_seat).is_some_and(|p| self.seats.has(p))
            }
            OptionKind::PerSeat { max } => {
                let is_number = |number: &str| number.parse().is_ok_and(|number: u32| number <= *max);
                value.split(',').count() == self.seats.count() && value.split(',').all(is_number)
            }
            OptionKind::Text => true,
        }
    }

    fn offered(&self, kind: &OptionKind) -> Message {
        match kind {
            OptionKind::Number { min, max, .. } => {
                Message::new("offered-number").number("min", *min).number("max", *max)
            }
            OptionKind::Choice(choices) => Message::new("offered-choices").text("choices", list(*choices)),
            OptionKind::Starts => Message::new("offered-seat").text("seats", self.seats),
            OptionKind::PerSeat { max } => {
                Message::new("offered-per-seat").number("max", *max).text("seats", self.seats)
            }
            OptionKind::Text => Message::new("offered-text"),
        }
    }

    /// Returns the rule set.
    pub fn rule_set(&self) -> &'static RuleSet {
        self.rule_set
    }

    /// Returns the number of seats.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// Returns the options that were set, with their values.
    pub fn chosen(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.chosen.iter().map(|(option, value)| (*option, value.as_str()))
    }

    /// Returns the value of a number option.
    pub fn number(&self, option: &str) -> u32 {
        match (self.chosen.get(option), &self.info(option).kind) {
            (Some(chosen), _) => chosen.parse().expect("a chosen number was checked"),
            (None, OptionKind::Number { default, .. }) => *default,
            (None, kind) => unreachable!("{option} is {kind:?}, not a number"),
        }
    }

    /// Returns the numbers of an option that has one for each seat.
    pub fn per_seat(&self, option: &str) -> Vec<u32> {
        let chosen = self.chosen.get(option).map(String::as_str).unwrap_or_default();
        let mut numbers: Vec<u32> = chosen.split(',').filter_map(|number| number.parse().ok()).collect();
        // The number of seats may have changed since: seats without a number begin with 0.
        numbers.resize(self.seats.count(), 0);
        numbers
    }

    /// Returns the value of a choice.
    pub fn choice(&self, option: &str) -> &str {
        match (self.chosen.get(option), &self.info(option).kind) {
            (Some(chosen), _) => chosen,
            (None, OptionKind::Choice(choices)) => choices[0],
            (None, kind) => unreachable!("{option} is {kind:?}, not a choice"),
        }
    }

    /// Returns the value of a text option, if it is not empty.
    pub fn text(&self, option: &str) -> Option<&str> {
        self.chosen.get(option).map(String::as_str).filter(|text| !text.is_empty())
    }

    /// Returns the player who starts, drawn by chance if the option says so.
    pub fn starts(&self, option: &str, random: &mut Random) -> Player {
        match self.chosen.get(option).map(String::as_str) {
            None => Player::ONE,
            Some("random") => Player::new(random.below(self.seats.count())),
            // The number of seats may have become smaller since: seat 1 starts then.
            Some(seat) => {
                let chosen = seat.parse().ok().and_then(Player::from_seat);
                chosen.filter(|&player| self.seats.has(player)).unwrap_or(Player::ONE)
            }
        }
    }

    fn info(&self, option: &str) -> &'static crate::info::OptionInfo {
        self.rule_set.option(option).expect("a game asks for options of its own rule sets")
    }
}

fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}
