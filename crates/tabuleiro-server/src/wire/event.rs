//! Public events of a table.

use serde::Serialize;
use tabuleiro_core::{Line, Player};
use tabuleiro_room::{Event, What};
use tabuleiro_table::{Table, ThoughtDocument};
use utoipa::ToSchema;

/// An event of a table, without ids and keys.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub(crate) enum TableEvent {
    Created {},
    Joined {
        seat: Player,
    },
    Left {
        seat: Player,
    },
    EngineSeated {
        seat: Player,
        level: String,
    },
    Started {
        setup: String,
    },
    Turn {
        number: usize,
        seat: Player,
        moves: Vec<String>,
        spent_ms: u64,
        /// An engine's thoughts about each move, in games between computer players.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        thoughts: Vec<ThoughtDocument>,
    },
    Resigned {
        seat: Player,
    },
    Offered {
        seat: Player,
        what: What,
    },
    Declined {
        seat: Player,
        what: What,
    },
    Drawn {},
    TakenBack {
        turns: usize,
    },
    OutOfTime {
        seat: Player,
    },
    /// An engine continues for an absent player.
    TakenOver {
        seat: Player,
        level: String,
    },
    Aborted {},
    Rematch {
        table: String,
    },
    /// The clocks run again after standing still since `alive_ms`.
    Resumed {
        alive_ms: i64,
    },
    Paused {},
    Continued {},
}

/// Returns the first line of a game without the hidden part of its set-up.
fn public_line(text: &str) -> String {
    let line = Line::parse(text);
    let setup = Table::open(&line.setup).map(|table| table.play_state().setup().text(table.kind().info));
    setup.map_or_else(|_| String::new(), |setup| Line { setup, ..line }.to_string())
}

impl TableEvent {
    /// Returns the public form of an event; `None` for private events.
    pub(crate) fn of(event: &Event) -> Option<TableEvent> {
        Some(match event.clone() {
            Event::Created { .. } => TableEvent::Created {},
            Event::Joined { seat, .. } => TableEvent::Joined { seat },
            Event::Left { seat } => TableEvent::Left { seat },
            Event::EngineSeated { seat, level } => TableEvent::EngineSeated { seat, level },
            Event::Started { setup } => TableEvent::Started { setup: public_line(&setup) },
            Event::Turn { number, seat, moves, spent_ms, thoughts } => {
                TableEvent::Turn { number, seat, moves, spent_ms, thoughts }
            }
            Event::Resigned { seat } => TableEvent::Resigned { seat },
            Event::Offered { seat, what } => TableEvent::Offered { seat, what },
            Event::Declined { seat, what } => TableEvent::Declined { seat, what },
            Event::Drawn => TableEvent::Drawn {},
            Event::TakenBack { turns } => TableEvent::TakenBack { turns },
            Event::OutOfTime { seat } => TableEvent::OutOfTime { seat },
            Event::TakenOver { seat, level } => TableEvent::TakenOver { seat, level },
            Event::Aborted => TableEvent::Aborted {},
            Event::Rematch { table } => TableEvent::Rematch { table },
            Event::Resumed { alive_ms } => TableEvent::Resumed { alive_ms },
            Event::Paused => TableEvent::Paused {},
            Event::Continued => TableEvent::Continued {},
            Event::Muted { .. } | Event::Handed { .. } => return None,
        })
    }

    /// Returns whether the event changes the game as pages show it.
    pub(crate) fn changes_the_game(&self) -> bool {
        matches!(
            self,
            TableEvent::Started { .. }
                | TableEvent::Turn { .. }
                | TableEvent::TakenBack { .. }
                | TableEvent::Resigned { .. }
                | TableEvent::OutOfTime { .. }
                | TableEvent::TakenOver { .. }
                | TableEvent::Drawn {}
                | TableEvent::Aborted {}
        )
    }
}
