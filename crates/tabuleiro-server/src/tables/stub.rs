//! A handle for sending orders to a table's actor.

use super::order::{Done, Order, Watched};
use crate::problem::Problem;
use crate::time::Ms;
use crate::wire::News;
use tabuleiro_room::{By, Command, PersonId, Room, State};
use tokio::sync::{mpsc, oneshot};

/// A handle for sending orders to a table's actor.
#[derive(Clone)]
pub(crate) struct TableStub {
    /// Id of the table.
    pub id: String,
    pub(super) orders: mpsc::UnboundedSender<Order>,
}

impl TableStub {
    /// Carries out a command. The change is on disk before this returns.
    pub(crate) async fn act(&self, by: By, command: Command) -> Result<Done, Problem> {
        let (reply, done) = oneshot::channel();
        self.send(Order::Act { by, command, reply })?;
        done.await.map_err(|_| Problem::Unavailable)?
    }

    /// Reads something of the room.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        look: impl FnOnce(&Room, Ms) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let (reply, seen) = oneshot::channel();
        self.send(Order::Look(Box::new(move |room, now| drop(reply.send(look(room, now))))))?;
        seen.await.map_err(|_| Problem::Unavailable)
    }

    /// Begins to watch. With `since`, the answer contains the events after that version.
    pub(crate) async fn watch(&self, person: Option<String>, since: Option<i64>) -> Result<Watched, Problem> {
        let (reply, watched) = oneshot::channel();
        self.send(Order::Watch { person, since, reply })?;
        watched.await.map_err(|_| Problem::Unavailable)?
    }

    /// Returns whether a person takes part in a game in progress here.
    pub(crate) async fn is_played_by(&self, person: Option<&str>) -> bool {
        let Some(person) = person.map(PersonId::from) else { return false };
        let plays = move |room: &Room, _| room.state() == State::Playing && room.seat_of(&person).is_some();
        self.look(plays).await.unwrap_or(false)
    }

    /// Sends a message to all watchers that is not part of the game.
    pub(crate) fn tell(&self, message: News) {
        let _ = self.orders.send(Order::Tell(message));
    }

    /// Renames a person who is known at the table.
    pub(super) fn rename(&self, person: &str, name: &str) {
        let (person, name) = (PersonId::from(person), name.to_string());
        let rename = move |room: &mut Room, _| {
            room.company.names.entry(person).and_modify(|known| *known = name);
        };
        let _ = self.orders.send(Order::Look(Box::new(rename)));
    }

    /// Sets the name of a person who may be new to the table.
    pub(super) fn name(&self, person: &str, name: &str) {
        let (person, name) = (PersonId::from(person), name.to_string());
        let _ = self
            .orders
            .send(Order::Look(Box::new(move |room, _| drop(room.company.names.insert(person, name)))));
    }

    /// Lets the actor catch up to a version, perhaps of another node.
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
