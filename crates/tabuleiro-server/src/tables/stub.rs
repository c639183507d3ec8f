//! Where orders for a table are handed in.

use super::order::{Done, Order, Watched};
use crate::problem::Problem;
use crate::time::Ms;
use crate::wire::News;
use tabuleiro_room::{By, Command, PersonId, Room, State};
use tokio::sync::{mpsc, oneshot};

/// Where orders for a table are handed in.
#[derive(Clone)]
pub(crate) struct TableStub {
    /// The table's name.
    pub id: String,
    pub(super) orders: mpsc::UnboundedSender<Order>,
}

impl TableStub {
    /// Does something; it is on the disk when this comes back.
    pub(crate) async fn act(&self, by: By, command: Command) -> Result<Done, Problem> {
        let (reply, done) = oneshot::channel();
        self.send(Order::Act { by, command, reply })?;
        done.await.map_err(|_| Problem::Unavailable)?
    }

    /// Looks at the table.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        look: impl FnOnce(&Room, Ms) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let (reply, seen) = oneshot::channel();
        self.send(Order::Look(Box::new(move |room, now| drop(reply.send(look(room, now))))))?;
        seen.await.map_err(|_| Problem::Unavailable)
    }

    /// Begins to watch; whoever has seen everything up to a version gets what came after it.
    pub(crate) async fn watch(&self, person: Option<String>, since: Option<i64>) -> Result<Watched, Problem> {
        let (reply, watched) = oneshot::channel();
        self.send(Order::Watch { person, since, reply })?;
        watched.await.map_err(|_| Problem::Unavailable)?
    }

    /// Whether a game goes on here that somebody takes part in.
    pub(crate) async fn is_played_by(&self, person: Option<&str>) -> bool {
        let Some(person) = person.map(PersonId::from) else { return false };
        let plays = move |room: &Room, _| room.state() == State::Playing && room.seat_of(&person).is_some();
        self.look(plays).await.unwrap_or(false)
    }

    /// Tells those who watch something that is not part of the game.
    pub(crate) fn tell(&self, message: News) {
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
