//! A game as pages show it, with localized texts.

use crate::words::speaker_at;
use serde::Serialize;
use tabuleiro_table::{Table, ThoughtDocument};
use tabuleiro_views::TurnView;
use tabuleiro_words::said::PositionView;
use utoipa::ToSchema;

/// The game after an event, as pages show it.
#[derive(Clone, Serialize, ToSchema)]
pub(crate) struct Shown {
    /// Number of turns played.
    pub turns: usize,
    /// Last turn.
    pub last: Option<TurnView>,
    /// Position.
    pub position: PositionView,
}

/// A game to be shown in several languages.
pub(crate) struct Showing {
    /// The game, with its players.
    pub table: Table,
    /// Whether a computer player took the last turn.
    pub by_engine: bool,
    /// The computer player's thoughts about each move, in games between computer players.
    pub thoughts: Vec<ThoughtDocument>,
}

impl Showing {
    /// Returns the game with localized texts.
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
