//! Orders to a table's actor, and its answers.

use crate::engines::ThoughtTurn;
use crate::problem::Problem;
use crate::time::Ms;
use crate::wire::{News, Told};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use tabuleiro_room::{By, Command, Room};
use tokio::sync::{broadcast, mpsc, oneshot};

/// A look at a room.
type Glance = Box<dyn FnOnce(&mut Room, Ms) + Send>;

/// What an actor is asked.
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
    /// The wait before the next thought is over, unless it was stopped.
    Wake {
        stop: Arc<AtomicBool>,
    },
    Tell(News),
    /// Those who watch hear who else does.
    TellAudience,
    /// So many things have happened, perhaps on another node.
    Hear(i64),
    /// A line was said on another node.
    HearChat(i64),
    /// Somebody came or went on another node.
    HearHere,
    /// What the game did to ratings is known.
    HearRated,
    /// Nobody watches on another node any more.
    HearUnwatched,
}

/// That something was done, and since when.
#[derive(Clone, Debug, serde::Serialize, utoipa::ToSchema)]
pub(crate) struct Done {
    /// How many things have happened at the table.
    pub version: i64,
    /// Whether it had been done before, so that nothing happened now.
    pub repeated: bool,
    /// The number that the next turn must carry.
    pub next_turn: usize,
}

/// What somebody who begins to watch gets.
pub(crate) struct Watched {
    /// What they missed, then how it stands.
    pub first: Vec<Told>,
    /// What happens from now on.
    pub news: broadcast::Receiver<Told>,
    /// As long as it is held, they are there.
    pub _presence: Watcher,
}

/// Somebody who is there. Dropped, they are gone.
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
