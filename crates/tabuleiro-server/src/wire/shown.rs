//! A game as pages show it, in the words of a language.

use crate::words::speaker_at;
use serde::Serialize;
use tabuleiro_core::Player;
use tabuleiro_table::{Step, Table, ThoughtDocument};
use tabuleiro_words::Speaker;
use tabuleiro_words::said::{PositionView, told};
use utoipa::ToSchema;

/// A turn in the list beside the board.
#[derive(Clone, Serialize, ToSchema)]
pub(crate) struct TurnView {
    /// The number of turns played with it.
    pub number: usize,
    /// The player's seat.
    pub seat: u8,
    /// Its moves.
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

/// The game after an event, as pages show it.
#[derive(Clone, Serialize, ToSchema)]
pub(crate) struct Shown {
    /// The number of turns played.
    pub turns: usize,
    /// The last of them.
    pub last: Option<TurnView>,
    /// The position.
    pub position: PositionView,
}

/// A game that is shown in several languages.
pub(crate) struct Showing {
    /// The game, with its players.
    pub table: Table,
    /// Whether a computer player took the last turn.
    pub by_engine: bool,
    /// What it thought of each move, where only computers play.
    pub thoughts: Vec<ThoughtDocument>,
}

impl Showing {
    /// Returns the game in the words of a language.
    pub(crate) fn in_words(&self, language: &'static str) -> Shown {
        let mut table = self.table.fork();
        let speaker = speaker_at(&mut table, language);
        let turns = table.turns();
        let last = turns.last().map(|steps| {
            let spent_ms = table.record().turns.last().and_then(|turn| turn.spent_ms);
            let turn = TurnView::of(turns.len(), steps, spent_ms, &speaker);
            TurnView { by_engine: self.by_engine, thoughts: self.thoughts.clone(), ..turn }
        });
        Shown { turns: turns.len(), last, position: PositionView::of(&table, &speaker) }
    }
}

impl TurnView {
    fn of(number: usize, steps: &[Step], spent_ms: Option<u64>, speaker: &Speaker) -> TurnView {
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
    pub(crate) fn all(
        table: &Table,
        speaker: &Speaker,
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
