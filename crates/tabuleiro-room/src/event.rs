//! The events of a room. Their JSON is a stored format: only fields with a default and new variants may be added.

use crate::Ms;
use crate::people::PersonId;
use crate::plan::{Place, TablePlan};
use serde::{Deserialize, Serialize};
use tabuleiro_core::Player;
use tabuleiro_table::{Rematch, ThoughtDocument};

/// An event of a room. Events name people by id.
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
    /// An engine sits down before the start of the game.
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
        /// Thoughts about each move, in games between engines.
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
    /// An engine replaces a player who is absent or out of time.
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
    /// The server was restarted; `alive_ms` is the last moment at which it ran.
    Resumed {
        alive_ms: Ms,
    },
    /// Clocks and engines stop.
    Paused,
    Continued,
    /// A guest's seat is transferred to an account.
    Handed {
        seat: Player,
        person: PersonId,
    },
}

/// A kind of offer.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = OfferKind))]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// A draw.
    Draw,
    /// A take-back of the proposer's last turn and all turns since.
    Takeback,
    /// Another game in the same seats.
    RematchKept,
    /// Another game, with all players one seat further.
    RematchRotated,
    /// Another game, which the winner starts.
    RematchWinnerFirst,
}

impl What {
    /// Returns the kind of rematch, if the offer is one.
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
    /// Returns the seat that the event concerns.
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
