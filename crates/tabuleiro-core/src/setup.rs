//! The text of a set-up, alone or with a position and moves: `gsk1.published.2.starts~1.moves~d7-e7`.

use crate::info::{GameInfo, RuleSet};
use crate::{Explain, Message, Player, Seats, explained_errors};
use std::fmt;

/// Everything that is decided before the first move. Random choices have already been drawn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Name of the rule set.
    pub rule_set: &'static str,
    /// Number of seats.
    pub seats: Seats,
    /// Other parts of the set-up by name, in the game's own order.
    pub fields: Vec<(String, String)>,
}

/// The reason why a game cannot be played from a set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum SetupError {
    /// The found and the expected beginning of the text.
    Game(String, String),
    Version {
        code: &'static str,
        found: String,
        known: u8,
    },
    RuleSet(String),
    Seats(String),
    NotAField(String),
    Missing(&'static str),
    Unknown(String),
    Field {
        field: &'static str,
        problem: Message,
    },
}

impl SetupError {
    /// Returns the error for the value of a field.
    pub fn field(field: &'static str, problem: impl Into<Message>) -> SetupError {
        SetupError::Field { field, problem: problem.into() }
    }
}

impl Explain for SetupError {
    fn explain(&self) -> Message {
        match self {
            SetupError::Game(found, example) => {
                Message::new("error-setup-game").text("found", found).text("example", example)
            }
            SetupError::Version { code, found, known } => Message::new("error-setup-version")
                .text("code", code)
                .text("found", found)
                .number("known", *known),
            SetupError::RuleSet(found) => Message::new("error-setup-rule-set").text("found", found),
            SetupError::Seats(found) if found.is_empty() => Message::new("error-setup-no-seats"),
            SetupError::Seats(found) => Message::new("error-setup-seats").text("found", found),
            SetupError::NotAField(found) => Message::new("error-setup-not-a-field").text("found", found),
            SetupError::Missing(field) => Message::new("error-setup-missing").text("field", field),
            SetupError::Unknown(field) => Message::new("error-setup-unknown").text("field", field),
            SetupError::Field { field, problem } => {
                Message::new("error-setup-field").text("field", field).message("problem", problem.clone())
            }
        }
    }
}

explained_errors!(SetupError);

impl Setup {
    /// Returns a set-up without fields.
    pub fn new(rule_set: &'static RuleSet, seats: Seats) -> Setup {
        Setup { rule_set: rule_set.id, seats, fields: Vec::new() }
    }

    /// Adds a field.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Setup {
        self.fields.push((name.into(), value.to_string()));
        self
    }

    /// Returns the rule set, if the game has it and it is for this many seats.
    pub fn known_rule_set(&self, info: &'static GameInfo) -> Result<&'static RuleSet, SetupError> {
        let rule_set = info.rule_set(self.rule_set);
        let rule_set = rule_set.ok_or_else(|| SetupError::RuleSet(self.rule_set.into()))?;
        let suits = rule_set.seats().any(|seats| seats == self.seats);
        if suits { Ok(rule_set) } else { Err(SetupError::Seats(self.seats.to_string())) }
    }

    /// Returns the value of a required field.
    pub fn field(&self, name: &'static str) -> Result<&str, SetupError> {
        self.optional(name).ok_or(SetupError::Missing(name))
    }

    /// Returns the value of a field, if it is present.
    pub fn optional(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// Returns the player of a field that names a seat of this set-up.
    pub fn player(&self, name: &'static str) -> Result<Player, SetupError> {
        let value = self.field(name)?;
        let player = self.seats.players().find(|player| player.to_string() == value);
        player.ok_or_else(|| {
            SetupError::field(
                name,
                Message::new("problem-seat").text("found", value).text("seats", self.seats),
            )
        })
    }

    /// Checks that only these fields are present, each at most once, in this order.
    pub fn expect_only(&self, names: &[&str]) -> Result<(), SetupError> {
        let mut left = names.iter();
        match self.fields.iter().find(|(field, _)| !left.any(|name| name == field)) {
            Some((field, _)) => Err(SetupError::Unknown(field.clone())),
            None => Ok(()),
        }
    }

    /// Returns the text of the set-up.
    pub fn text(&self, info: &GameInfo) -> String {
        let head = format!("{}{}.{}.{}", info.code, info.version, self.rule_set, self.seats);
        let fields = self.fields.iter().map(|(name, value)| format!("{name}~{value}"));
        std::iter::once(head).chain(fields).collect::<Vec<_>>().join(".")
    }

    /// Reads a set-up without checking that the game can be played from it; [`Game::from_setup`](crate::Game::from_setup)
    /// does that.
    pub fn parse(info: &'static GameInfo, text: &str) -> Result<Setup, SetupError> {
        let mut segments = text.split('.');
        let head = segments.next().unwrap_or_default();
        let example = || {
            format!("{}{}.{}.{}", info.code, info.version, info.rule_sets[0].id, info.rule_sets[0].seats_min)
        };
        let version = head.strip_prefix(info.code).ok_or_else(|| SetupError::Game(head.into(), example()))?;
        match version.parse::<u8>() {
            Ok(found) if found == info.version => {}
            Ok(found) if found > info.version => {
                return Err(SetupError::Version {
                    code: info.code,
                    found: version.into(),
                    known: info.version,
                });
            }
            _ => return Err(SetupError::Game(head.into(), example())),
        }
        let name = segments.next().unwrap_or_default();
        let rule_set = info.rule_set(name).ok_or_else(|| SetupError::RuleSet(name.into()))?;
        let count = segments.next().unwrap_or_default();
        let seats = rule_set.seats().find(|seats| seats.to_string() == count);
        let seats = seats.ok_or_else(|| SetupError::Seats(count.into()))?;
        let fields = segments.map(|segment| match segment.split_once('~') {
            Some((name, value)) if !name.is_empty() => Ok((name.to_string(), value.to_string())),
            _ => Err(SetupError::NotAField(segment.into())),
        });
        Ok(Setup { rule_set: rule_set.id, seats, fields: fields.collect::<Result<_, _>>()? })
    }
}

/// The text of a game in progress: a set-up, optionally a start position, optionally moves.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Line {
    /// Text of the set-up.
    pub setup: String,
    /// Text of the position before the moves, unless it is the start of the set-up.
    pub position: Option<String>,
    /// Texts of the moves.
    pub moves: Vec<String>,
}

impl Line {
    /// Splits a text into its parts without checking them.
    pub fn parse(text: &str) -> Line {
        let (text, moves) = match text.split_once(".moves~") {
            Some((text, moves)) => {
                (text, moves.split('_').filter(|mv| !mv.is_empty()).map(str::to_string).collect())
            }
            None => (text, Vec::new()),
        };
        let (setup, position) = match text.split_once(".at~") {
            Some((setup, position)) => (setup, Some(position.to_string())),
            None => (text, None),
        };
        Line { setup: setup.into(), position, moves }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.setup)?;
        if let Some(position) = &self.position {
            write!(f, ".at~{position}")?;
        }
        if !self.moves.is_empty() {
            write!(f, ".moves~{}", self.moves.join("_"))?;
        }
        Ok(())
    }
}
