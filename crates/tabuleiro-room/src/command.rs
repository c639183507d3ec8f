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
    /// The program that runs the room: engine turns, clocks, restarts.
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
        /// Number of the turn, counted from 1 and including turns that were taken back.
        number: usize,
        moves: Vec<String>,
        /// Thoughts of an engine, one for each move.
        thoughts: Vec<ThoughtDocument>,
    },
    Resign,
    /// Makes an offer that all players must agree to, or agrees to one.
    Offer(What),
    Decline,
    Abort,
    /// Claims a win because another player is out of time or absent.
    Claim,
    Mute(PersonId),
    /// Applies the agreed rule to a player who is out of time or absent.
    Watch {
        gone: Option<Player>,
    },
    /// Continues after an interruption. The time since `alive_ms` does not count.
    Resume {
        alive_ms: Ms,
    },
    /// Notes the table of the rematch.
    Rematch {
        table: String,
    },
    /// Takes back turns until a person decides again. With other people this is an offer.
    Undo,
    /// Plays again the turns that were taken back.
    Redo,
    Pause,
    Continue,
    /// Ends an abandoned game without a result.
    Expire,
    /// Transfers a guest's seats to an account.
    Hand {
        from: PersonId,
        to: PersonId,
    },
}
