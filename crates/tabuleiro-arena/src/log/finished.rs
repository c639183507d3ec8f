//! The other lines of a log: a game each.

use serde::{Deserialize, Serialize};
use tabuleiro_core::SeatResult;

/// A game that was played to its end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// Its place in the schedule.
    pub id: usize,
    /// The start it was played from.
    pub start: usize,
    /// Who sat where, by place in the engines.
    pub seating: Vec<usize>,
    /// What each seat had of it.
    pub results: Vec<SeatResult>,
    /// Each seat's rank.
    pub ranks: Vec<u8>,
    /// Who lost it otherwise than by the rules.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forfeits: Vec<Forfeit>,
    /// How many decisions were taken.
    pub decisions: usize,
    /// The longest that each seat thought.
    pub slowest_ms: Vec<u64>,
    /// How long the game took.
    pub took_ms: u64,
    /// The whole record, as a link.
    pub record: String,
}

/// A game lost otherwise than by the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Forfeit {
    /// The seat, from 0.
    pub seat: usize,
    /// Why.
    pub why: Failure,
    /// What was seen of it.
    pub detail: String,
}

/// What a player can fail in.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Failure {
    /// It broke down, or said that it could not go on.
    Crashed,
    /// It thought for too long.
    OutOfTime,
    /// It wanted to play what is not legal.
    Illegal,
}
