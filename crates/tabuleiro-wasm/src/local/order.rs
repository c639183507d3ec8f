//! Orders of the page in a game on this device.

use serde::Deserialize;
use tabuleiro_room::{Command, Ms, What};
use tabuleiro_table::ThoughtDocument;

/// An order, as the page sends it.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Order {
    Turn {
        turn: usize,
        moves: Vec<String>,
        #[serde(default)]
        thoughts: Vec<ThoughtDocument>,
    },
    Resign {},
    Offer {
        what: What,
    },
    Decline {},
    Abort {},
    Claim {},
    Pause {},
    Continue {},
    /// Ends the game of a player who is out of time.
    Watch {},
    /// Goes on after the page was closed at `alive_ms`; the time since does not count.
    Resume {
        alive_ms: Ms,
    },
}

impl Order {
    pub(super) fn command(self) -> Command {
        match self {
            Order::Turn { turn, moves, thoughts } => Command::Turn { number: turn, moves, thoughts },
            Order::Resign {} => Command::Resign,
            Order::Offer { what } => Command::Offer(what),
            Order::Decline {} => Command::Decline,
            Order::Abort {} => Command::Abort,
            Order::Claim {} => Command::Claim,
            Order::Pause {} => Command::Pause,
            Order::Continue {} => Command::Continue,
            Order::Watch {} => Command::Watch { gone: None },
            Order::Resume { alive_ms } => Command::Resume { alive_ms },
        }
    }
}
