//! The first line of a log: everything that defines a match.

use crate::counted::Counted;
use crate::sprt::Sprt;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::time::Duration;
use tabuleiro_core::TimeControl;

/// The version of the format that is written.
pub const VERSION: u32 = 1;

/// Everything that decides the games of a match, as texts, so that a log can be read without the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Definition {
    /// The version of the format.
    #[serde(rename = "tabuleiro-match")]
    pub version: u32,
    /// The game's id.
    pub game: String,
    /// The rule set's id.
    pub rule_set: String,
    /// Number of seats.
    pub seats: usize,
    /// The choices of the set-up, each with its value.
    pub options: Vec<(String, String)>,
    /// The players, by specification.
    pub engines: Vec<String>,
    /// Players of each pairing, by index in `engines`.
    pub pairings: Vec<Vec<usize>>,
    /// Number of starts; from each, every pairing plays in every order of seats.
    pub starts: usize,
    /// Number of random moves after a drawn set-up.
    pub opening: usize,
    /// Whether only those openings are kept from which no seat is much better off.
    #[serde(default, skip_serializing_if = "is_default")]
    pub balanced: bool,
    /// Seed of starts and players.
    pub seed: u64,
    /// Clock of each player, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<MatchClock>,
    /// Time for a move of a player without a clock or limits, in milliseconds.
    #[serde(default = "one_second")]
    pub unlimited_ms: u64,
    /// Time after which a player without an answer loses, in milliseconds.
    pub patience_ms: u64,
    /// Measure of our engines' time.
    #[serde(default, skip_serializing_if = "is_default")]
    pub counted: Counted,
    /// Test that ends the match early.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sprt: Option<Sprt>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

fn one_second() -> u64 {
    1000
}

/// The clock of a player in a match. It counts decisions, unlike a table's clock, which counts turns.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchClock {
    /// Time at the start, in milliseconds.
    pub base_ms: u64,
    /// Increment per move, in milliseconds.
    pub increment_ms: u64,
}

impl MatchClock {
    /// Returns the time at the start.
    pub fn base(&self) -> Duration {
        Duration::from_millis(self.base_ms)
    }

    /// Returns the increment per move.
    pub fn increment(&self) -> Duration {
        Duration::from_millis(self.increment_ms)
    }
}

/// Writes the clock as the command line reads it: `1m+500ms`.
impl fmt::Display for MatchClock {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        TimeControl::PerGame { time_ms: self.base_ms, increment_ms: self.increment_ms }.fmt(f)
    }
}

/// A difference between two matches.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Difference {
    Games,
    Setups,
    Engines,
    Pairings,
    Seeds,
    Openings,
    Conditions,
}

impl Difference {
    /// Returns the first difference of two matches; none if they are the same.
    pub(super) fn between(one: &Definition, other: &Definition) -> Option<Difference> {
        let pairs = [
            (one.game == other.game && one.rule_set == other.rule_set, Difference::Games),
            (one.seats == other.seats && one.options == other.options, Difference::Setups),
            (one.engines == other.engines, Difference::Engines),
            (one.pairings == other.pairings, Difference::Pairings),
            (one.seed == other.seed, Difference::Seeds),
            (one.opening == other.opening && one.balanced == other.balanced, Difference::Openings),
            (one == other, Difference::Conditions),
        ];
        pairs.into_iter().find(|(same, _)| !same).map(|(_, difference)| difference)
    }

    /// Returns the name of the sentence about it.
    pub(super) fn sentence(self) -> &'static str {
        match self {
            Difference::Games => "problem-match-games",
            Difference::Setups => "problem-match-setups",
            Difference::Engines => "problem-match-engines",
            Difference::Pairings => "problem-match-pairings",
            Difference::Seeds => "problem-match-seeds",
            Difference::Openings => "problem-match-openings",
            Difference::Conditions => "problem-match-conditions",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_logged_as_before_and_said_as_the_command_line_reads_it() {
        let written = r#"{"base_ms":60000,"increment_ms":500}"#;
        let clock: MatchClock = serde_json::from_str(written).unwrap();
        assert_eq!(serde_json::to_string(&clock).unwrap(), written);
        assert_eq!(clock.to_string(), "1m+500ms");
    }
}
