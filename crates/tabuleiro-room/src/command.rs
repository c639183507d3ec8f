//! Commands to a room, and their senders.

use crate::Ms;
use crate::event::What;
use crate::people::{KeyDigest, PersonId, Sitter};
use tabuleiro_core::Player;
use tabuleiro_table::ThoughtDocument;

/// The sender of a command.
#[derive(Clone, Debug)]
pub enum By {
    /// A person.
    Person(Sitter),
    /// The program that runs the room: engines' turns, clocks, restarts.
    House,
}

/// A command to a room.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum Command {
    /// Takes a free seat.
    Join {
        seat: Option<Player>,
        key: Option<KeyDigest>,
    },
    /// Leaves the seat before the game begins.
    Leave,
    Start,
    SeatEngine {
        seat: Player,
        level: String,
    },
    /// Plays a whole turn.
    Turn {
        /// From 1, counting turns that were taken back.
        number: usize,
        moves: Vec<String>,
        /// An engine's thoughts, one for each move.
        thoughts: Vec<ThoughtDocument>,
    },
    Resign,
    /// Proposes something that all must agree to, or agrees to it.
    Offer(What),
    Decline,
    Abort,
    /// Claims the end because another player is out of time or absent.
    Claim,
    Mute(PersonId),
    /// Applies the agreed rule for a player who is out of time or absent.
    Watch {
        gone: Option<Player>,
    },
    /// Continues after an interruption. The time since `alive_ms` is not counted.
    Resume {
        alive_ms: Ms,
    },
    /// Notes the table of the rematch.
    Rematch {
        table: String,
    },
    /// Takes back turns until a person decides again. Where others play too, this is an offer.
    Undo,
    /// Plays again what was taken back.
    Redo,
    Pause,
    Continue,
    /// Ends a game that was abandoned, without a result.
    Expire,
    /// Gives a guest's seats to an account.
    Hand {
        from: PersonId,
        to: PersonId,
    },
}
