//! Events of a room. Their JSON is a stored format: fields with a default and variants may be added, nothing else may change.

use crate::Ms;
use crate::people::PersonId;
use crate::plan::{Place, TablePlan};
use serde::{Deserialize, Serialize};
use tabuleiro_core::Player;
use tabuleiro_table::{Rematch, ThoughtDocument};

/// An event of a room. People stand in it by their ids.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    Created {
        creator: PersonId,
        plan: Box<TablePlan>,
        places: Vec<Place>,
    },
    Joined {
        seat: Player,
        person: PersonId,
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
        person: PersonId,
    },
    /// The server runs again; it last ran at this moment.
    Resumed {
        alive_ms: Ms,
    },
    /// The clocks and the engines stand still.
    Paused,
    Continued,
    /// A guest's seat passes to an account.
    Handed {
        seat: Player,
        person: PersonId,
    },
}

/// What can be proposed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
    /// Another game, the winner starts.
    RematchWinnerFirst,
}

impl What {
    /// Returns how the game would be played once more, if that is what is proposed.
    pub fn rematch(self) -> Option<Rematch> {
        match self {
            What::Draw | What::Takeback => None,
            What::RematchKept => Some(Rematch::Kept),
            What::RematchRotated => Some(Rematch::Rotated),
            What::RematchWinnerFirst => Some(Rematch::WinnerFirst),
        }
    }
}

impl Event {
    /// Returns the seat that the event is about.
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

    /// Returns whether the event changes the player of a seat.
    pub fn seats_a_player(&self) -> bool {
        matches!(
            self,
            Event::Joined { .. }
                | Event::Left { .. }
                | Event::EngineSeated { .. }
                | Event::TakenOver { .. }
                | Event::Handed { .. }
        )
    }
}
