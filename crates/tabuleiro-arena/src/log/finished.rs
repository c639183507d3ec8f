//! The other lines of a log: a game each.

use serde::{Deserialize, Serialize};
use tabuleiro_core::SeatResult;

/// A game that was played to its end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// Index in the schedule.
    pub id: usize,
    /// The start it was played from.
    pub start: usize,
    /// Engine in each seat, by index.
    pub seating: Vec<usize>,
    /// Result of each seat.
    pub results: Vec<SeatResult>,
    /// Rank of each seat.
    pub ranks: Vec<u8>,
    /// Losses by other causes than the rules.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forfeits: Vec<Forfeit>,
    /// Number of moves.
    pub decisions: usize,
    /// The longest that each seat thought.
    pub slowest_ms: Vec<u64>,
    /// Duration of the game, in milliseconds.
    pub took_ms: u64,
    /// The whole record, as a link.
    pub record: String,
}

/// A game lost otherwise than by the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Forfeit {
    /// The seat, from 0.
    pub seat: usize,
    /// Cause of the loss.
    pub why: Failure,
    /// Observed details.
    pub detail: String,
}

/// Cause of a forfeit.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Failure {
    /// The program ended, or reported that it could not continue.
    Crashed,
    /// The player exceeded its time.
    OutOfTime,
    /// The player chose an illegal move.
    Illegal,
}
