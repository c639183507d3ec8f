//! Orders to a table's actor, and its answers.

use crate::engines::ThoughtTurn;
use crate::problem::Problem;
use crate::time::Ms;
use crate::wire::{News, Told};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use tabuleiro_room::{By, Command, Room};
use tokio::sync::{broadcast, mpsc, oneshot};

/// A read or a small change of a room.
type Glance = Box<dyn FnOnce(&mut Room, Ms) + Send>;

/// An order to a table's actor.
pub(crate) enum Order {
    Act {
        by: By,
        command: Command,
        reply: oneshot::Sender<Result<Done, Problem>>,
    },
    Look(Glance),
    Watch {
        person: Option<String>,
        since: Option<i64>,
        reply: oneshot::Sender<Result<Watched, Problem>>,
    },
    Gone {
        person: Option<String>,
    },
    Thought {
        epoch: u64,
        turn: ThoughtTurn,
    },
    /// The end of a delay before the next thought, unless it was stopped.
    Wake {
        stop: Arc<AtomicBool>,
    },
    Tell(News),
    /// Send the audience to the watchers.
    TellAudience,
    /// The table has reached this version, perhaps on another node.
    Hear(i64),
    /// A chat line was written on another node.
    HearChat(i64),
    /// A player came or left on another node.
    HearHere,
    /// The ratings after the game are known.
    HearRated,
    /// Another node has no watchers any more.
    HearUnwatched,
}

/// The answer to a command.
#[derive(Clone, Debug, serde::Serialize, utoipa::ToSchema)]
pub(crate) struct Done {
    /// Number of events at the table.
    pub version: i64,
    /// Whether the command was a repetition that changed nothing.
    pub repeated: bool,
    /// Number that the next turn must carry.
    pub next_turn: usize,
}

/// The answer to a new watcher.
pub(crate) struct Watched {
    /// Missed events, then the state.
    pub first: Vec<Told>,
    /// Later messages.
    pub news: broadcast::Receiver<Told>,
    /// Presence of the watcher, held while they watch.
    pub _presence: Watcher,
}

/// A watcher's presence. Dropped, the watcher has left.
pub(crate) struct Watcher {
    person: Option<String>,
    orders: mpsc::UnboundedSender<Order>,
}

impl Watcher {
    pub(super) fn new(person: Option<String>, orders: mpsc::UnboundedSender<Order>) -> Watcher {
        Watcher { person, orders }
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        let _ = self.orders.send(Order::Gone { person: self.person.take() });
    }
}
