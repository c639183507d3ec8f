//! What a table's actor is asked, and where that is handed in.

use super::watch::Watched;
use crate::engines::ThoughtTurn;
use crate::problem::Problem;
use crate::time::Ms;
use crate::wire::News;
use tabuleiro_room::{By, Command, PersonId, Room, State};
use tokio::sync::{mpsc, oneshot};

/// A look at a room.
type Glance = Box<dyn FnOnce(&mut Room, Ms) + Send>;

/// What an actor is asked.
pub enum Order {
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
pub struct Done {
    /// How many things have happened at the table.
    pub version: i64,
    /// Whether it had been done before, so that nothing happened now.
    pub repeated: bool,
    /// The number that the next turn must carry.
    pub next_turn: usize,
}

/// Where orders for a table are handed in.
#[derive(Clone)]
pub struct TableStub {
    /// The table's name.
    pub id: String,
    pub(super) orders: mpsc::UnboundedSender<Order>,
}

impl TableStub {
    /// Does something; it is on the disk when this comes back.
    pub async fn act(&self, by: By, command: Command) -> Result<Done, Problem> {
        let (reply, done) = oneshot::channel();
        self.send(Order::Act { by, command, reply })?;
        done.await.map_err(|_| Problem::Unavailable)?
    }

    /// Looks at the table.
    pub async fn look<T: Send + 'static>(
        &self,
        look: impl FnOnce(&Room, Ms) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let (reply, seen) = oneshot::channel();
        self.send(Order::Look(Box::new(move |room, now| drop(reply.send(look(room, now))))))?;
        seen.await.map_err(|_| Problem::Unavailable)
    }

    /// Whether a game goes on here that somebody takes part in.
    pub async fn is_played_by(&self, person: Option<&str>) -> bool {
        let Some(person) = person.map(PersonId::from) else { return false };
        let plays = move |room: &Room, _| room.state() == State::Playing && room.seat_of(&person).is_some();
        self.look(plays).await.unwrap_or(false)
    }

    /// Tells those who watch something that is not part of the game.
    pub fn tell(&self, message: News) {
        let _ = self.orders.send(Order::Tell(message));
    }

    /// What somebody is called from now on, if they are known here.
    pub(super) fn rename(&self, person: &str, name: &str) {
        let (person, name) = (PersonId::from(person), name.to_string());
        let rename = move |room: &mut Room, _| {
            room.company.names.entry(person).and_modify(|known| *known = name);
        };
        let _ = self.orders.send(Order::Look(Box::new(rename)));
    }

    /// What somebody is called who is not known here yet.
    pub(super) fn name(&self, person: &str, name: &str) {
        let (person, name) = (PersonId::from(person), name.to_string());
        let _ = self
            .orders
            .send(Order::Look(Box::new(move |room, _| drop(room.company.names.insert(person, name)))));
    }

    /// So many things have happened, perhaps on another node.
    pub(super) fn hear_of(&self, version: i64) {
        let _ = self.orders.send(Order::Hear(version));
    }

    pub(super) fn send(&self, order: Order) -> Result<(), Problem> {
        self.orders.send(order).map_err(|_| Problem::Unavailable)
    }

    pub(super) fn is_closed(&self) -> bool {
        self.orders.is_closed()
    }
}
