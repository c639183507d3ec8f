//! Turns in words.

use serde::Serialize;
use tabuleiro_core::Player;
use tabuleiro_table::{Step, Table, ThoughtDocument};
use tabuleiro_words::Localizer;
use tabuleiro_words::said::told;

/// A turn in the list beside the board.
#[derive(Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TurnView {
    /// The number of turns played with it.
    pub number: usize,
    /// The player's seat.
    pub seat: u8,
    /// Moves of the turn.
    pub moves: Vec<String>,
    /// A sentence for each move, with what else it caused.
    pub said: Vec<String>,
    /// The time it took, where known.
    pub spent_ms: Option<u64>,
    /// Whether a computer player took it.
    pub by_engine: bool,
    /// The computer player's thoughts about each move, where only computers play.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub thoughts: Vec<ThoughtDocument>,
}

impl TurnView {
    /// Returns a turn by its number from 1.
    pub fn of(number: usize, steps: &[Step], spent_ms: Option<u64>, speaker: &Localizer) -> TurnView {
        TurnView {
            number,
            seat: steps[0].player.seat(),
            moves: steps.iter().map(|step| step.text.clone()).collect(),
            said: steps.iter().map(|step| told(step, speaker)).collect(),
            spent_ms,
            by_engine: false,
            thoughts: Vec::new(),
        }
    }

    /// Returns all turns; `by_engine` says who took a turn, by its seat and index.
    pub fn all(
        table: &Table,
        speaker: &Localizer,
        by_engine: impl Fn(Player, usize) -> bool,
    ) -> Vec<TurnView> {
        let times = table.record().turns.into_iter().map(|turn| turn.spent_ms);
        let turns = table.turns().into_iter().zip(times).enumerate();
        let view = |(index, (steps, spent_ms)): (usize, (&[Step], _))| TurnView {
            by_engine: by_engine(steps[0].player, index),
            ..TurnView::of(index + 1, steps, spent_ms, speaker)
        };
        turns.map(view).collect()
    }
}
