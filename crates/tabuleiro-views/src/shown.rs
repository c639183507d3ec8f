//! A game as pages show it, with localized texts.

use crate::TurnView;
use serde::Serialize;
use tabuleiro_room::{Event, Room};
use tabuleiro_table::{Table, ThoughtDocument};
use tabuleiro_words::said::PositionView;
use tabuleiro_words::speaker_at;

/// The game after an event, as pages show it.
#[derive(Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Shown {
    /// Number of turns played.
    pub turns: usize,
    /// Last turn.
    pub last: Option<TurnView>,
    /// Position.
    pub position: PositionView,
}

/// A game to be shown in several languages.
pub struct Showing {
    /// The game, with its players.
    pub table: Table,
    /// Whether a computer player took the last turn.
    pub by_engine: bool,
    /// The computer player's thoughts about each move, in games between computer players.
    pub thoughts: Vec<ThoughtDocument>,
}

impl Showing {
    /// Returns the game after these events, once it has begun.
    pub fn after(room: &Room, events: &[Event]) -> Option<Showing> {
        let table = room.shown()?;
        let by_engine = room.engine_turns().last().is_some_and(|index| index + 1 == table.turns().len());
        let thoughts = events.iter().find_map(|event| match event {
            Event::Turn { thoughts, .. } => Some(thoughts.clone()),
            _ => None,
        });
        Some(Showing { table, by_engine, thoughts: thoughts.unwrap_or_default() })
    }

    /// Returns the game with localized texts.
    pub fn in_words(&self, language: &'static str) -> Shown {
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
