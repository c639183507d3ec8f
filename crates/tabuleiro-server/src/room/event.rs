//! What can happen at a table. This is the stored format: fields may be added with a default, nothing else may change.

use super::plan::{Place, TablePlan};
use serde::{Deserialize, Serialize};
use tabuleiro_core::Player;
use tabuleiro_table::ThoughtDocument;
use utoipa::ToSchema;

/// Something that happened. People are named by their ids.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = TableEvent)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    Created {
        #[schema(ignore)]
        creator: String,
        #[schema(ignore)]
        plan: Box<TablePlan>,
        #[schema(ignore)]
        places: Vec<Place>,
    },
    Joined {
        seat: Player,
        #[schema(ignore)]
        person: String,
    },
    Left {
        seat: Player,
    },
    /// An engine sits down before the game begins.
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
        /// What was thought of each move, where only engines play.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
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
    Drawn,
    TakenBack {
        turns: usize,
    },
    OutOfTime {
        seat: Player,
    },
    /// An engine plays on for somebody who is gone or out of time.
    TakenOver {
        seat: Player,
        level: String,
    },
    Aborted,
    Rematch {
        table: String,
    },
    Muted {
        #[schema(ignore)]
        person: String,
    },
    /// The server runs again; it last ran at this moment.
    Resumed {
        alive_ms: i64,
    },
    /// A guest's seat is somebody's with an account.
    Handed {
        seat: Player,
        #[schema(ignore)]
        person: String,
    },
}

/// What can be proposed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// That nobody wins.
    Draw,
    /// That the proposer's last turn is taken back, and what came after it.
    Takeback,
    /// Another game, everyone where they sit.
    RematchKept,
    /// Another game, everyone one seat further.
    RematchRotated,
    /// Another game, the winner in seat 1.
    RematchWinnerFirst,
}

impl Event {
    /// The seat that it is about.
    pub fn seat(&self) -> Option<Player> {
        match self {
            Event::Joined { seat, .. }
            | Event::Left { seat }
            | Event::EngineSeated { seat, .. }
            | Event::Turn { seat, .. }
            | Event::Resigned { seat }
            | Event::Offered { seat, .. }
            | Event::Declined { seat, .. }
            | Event::OutOfTime { seat }
            | Event::TakenOver { seat, .. }
            | Event::Handed { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// Whether somebody else sits somewhere from now on.
    pub fn seats_somebody(&self) -> bool {
        matches!(
            self,
            Event::Joined { .. }
                | Event::Left { .. }
                | Event::EngineSeated { .. }
                | Event::TakenOver { .. }
                | Event::Handed { .. }
        )
    }

    /// The same as everyone may know it: without ids, keys and who is muted. Nothing for what nobody needs to know.
    pub fn told(&self) -> Option<serde_json::Value> {
        let mut value = match self {
            Event::Created { .. } => serde_json::json!({"type": "created"}),
            Event::Muted { .. } | Event::Handed { .. } => return None,
            event => serde_json::to_value(event).expect("an event can be written"),
        };
        value.as_object_mut()?.remove("person");
        Some(value)
    }
}
