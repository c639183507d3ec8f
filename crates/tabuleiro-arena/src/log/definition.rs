//! The first line of a log: everything that defines a match.

use crate::counted::Counted;
use crate::sprt::Sprt;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::time::Duration;
use tabuleiro_core::TimeControl;

/// The version of the format that is written.
pub const VERSION: u32 = 1;

/// Everything that decides which games a match consists of. Texts, so that a log can be read without the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Definition {
    /// The version of the format.
    #[serde(rename = "tabuleiro-match")]
    pub version: u32,
    /// The game's id.
    pub game: String,
    /// The rule set's id.
    pub rule_set: String,
    /// How many play in one game.
    pub seats: usize,
    /// The choices of the set-up, each with its value.
    pub options: Vec<(String, String)>,
    /// The players, by specification.
    pub engines: Vec<String>,
    /// Who meets whom, by place in `engines`.
    pub pairings: Vec<Vec<usize>>,
    /// How many starts there are; from each, every pairing plays in every order of seats.
    pub starts: usize,
    /// How many random decisions are played from a drawn set-up.
    pub opening: usize,
    /// Whether only those openings are kept from which no seat is much better off.
    #[serde(default, skip_serializing_if = "is_default")]
    pub balanced: bool,
    /// What starts and players draw their chance from.
    pub seed: u64,
    /// The clock of each player, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<MatchClock>,
    /// The time for a decision of one who has neither a clock nor limits of their own.
    #[serde(default = "one_second")]
    pub unlimited_ms: u64,
    /// After so long without an answer a player has lost, clock or not.
    pub patience_ms: u64,
    /// How the time of our own engines is counted.
    #[serde(default, skip_serializing_if = "is_default")]
    pub counted: Counted,
    /// When to end before all is played.
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
    /// At the beginning.
    pub base_ms: u64,
    /// Added after each decision.
    pub increment_ms: u64,
}

impl MatchClock {
    /// At the beginning.
    pub fn base(&self) -> Duration {
        Duration::from_millis(self.base_ms)
    }

    /// Added after each decision.
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

/// What two matches differ in.
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
