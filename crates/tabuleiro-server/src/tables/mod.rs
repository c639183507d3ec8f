//! Live tables, each with its own actor. All other tables are only in the database.

mod actor;
mod audience;
mod chat;
mod copy;
mod expiry;
mod follow;
mod keep;
mod listing;
mod load;
mod order;
mod personal;
mod played;
mod rated;
mod right;
mod stub;
mod tell;
mod think;

pub(crate) use listing::{Listing, listed};
pub(crate) use load::changed_since;
pub(crate) use load::{load, of_person, thoughts};
pub(crate) use order::Order;
pub(crate) use order::{Done, Watched};
pub(crate) use personal::Personal;
pub(crate) use played::{PlayedTable, going_on, played_by};
pub(crate) use stub::TableStub;

use crate::audit;
use crate::bus::{Broadcaster, Notice};
use crate::closing::Closing;
use crate::engines::Engines;
use crate::nodes::Nodes;
use crate::people::Person;
use crate::problem::Problem;
use crate::ratings::Ratings;
use crate::secret::draw_id;
use crate::store::Store;
use crate::time::Ms;
use futures_util::{StreamExt, stream};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tabuleiro_room::{By, Command, Event, PersonId, Room, State};
use tabuleiro_views::RoomView;
use tokio::sync::broadcast;

/// Number of tables resumed concurrently, so that their writes share transactions.
const TAKEN_UP_AT_ONCE: usize = 64;
/// Maximum number of messages that a person's stream may lag behind before it loses some.
const PERSONAL_MAX: usize = 1024;

/// Age after which all nodes know of a removal by an admin's command.
const REMOVED_LATELY_MS: Ms = 60_000;

/// The live tables.
pub(crate) struct Tables {
    store: Store,
    nodes: Arc<Nodes>,
    post: Broadcaster,
    engines: Engines,
    ratings: Ratings,
    patience: Patience,
    closing: Closing,
    personal: broadcast::Sender<Personal>,
    live: Mutex<HashMap<String, TableStub>>,
}

/// Time limits of tables.
pub(crate) struct Patience {
    /// Time until an idle table leaves memory.
    pub idle: Duration,
    /// Longest time of an engine for a move.
    pub engine: Duration,
}

impl Tables {
    /// Creates an empty list of live tables.
    pub(crate) fn new(
        store: Store,
        nodes: Arc<Nodes>,
        post: Broadcaster,
        engines: Engines,
        patience: Patience,
        closing: Closing,
    ) -> Tables {
        let ratings = Ratings::new(store.clone());
        let personal = broadcast::channel(PERSONAL_MAX).0;
        Tables { store, nodes, post, engines, ratings, patience, closing, personal, live: Mutex::default() }
    }

    /// Returns a table, loading it if it is not live.
    pub(crate) async fn find(self: &Arc<Self>, id: &str) -> Result<TableStub, Problem> {
        if let Some(stub) = self.live(id) {
            return Ok(stub);
        }
        let room = load::load(&self.store.database, id).await?.ok_or(Problem::NotThere)?;
        Ok(self.open(room))
    }

    /// Returns the view of a table. A finished game stays out of memory, so that lists of many cannot fill it.
    pub(crate) async fn view(self: &Arc<Self>, id: &str) -> Result<RoomView, Problem> {
        if let Some(stub) = self.live(id) {
            return stub.look(RoomView::of).await;
        }
        let room = load::load(&self.store.database, id).await?.ok_or(Problem::NotThere)?;
        if matches!(room.state(), State::Over | State::Aborted) {
            return Ok(RoomView::of(&room, self.store.time.now()));
        }
        self.open(room).look(RoomView::of).await
    }

    /// Returns the number of live tables.
    pub(crate) fn count(&self) -> usize {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Removes a table whose actor has ended, unless it has been opened again.
    fn forget(&self, id: &str) {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if live.get(id).is_some_and(TableStub::is_closed) {
            live.remove(id);
        }
    }

    fn live(&self, id: &str) -> Option<TableStub> {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.get(id).filter(|stub| !stub.is_closed()).cloned()
    }

    /// Starts the actor of a table, unless it is live.
    fn open(self: &Arc<Self>, room: Room) -> TableStub {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(stub) = live.get(&room.id).filter(|stub| !stub.is_closed()) {
            return stub.clone();
        }
        let id = room.id.clone();
        let stub = actor::start(self.clone(), room);
        if !self.nodes.is_alone() {
            // Events of other nodes may have come after the room was loaded and before it was registered for notices.
            stub.hear_of(i64::MAX);
            let _ = stub.send(Order::HearHere);
        }
        live.insert(id, stub.clone());
        stub
    }

    /// Creates a table. It is on disk before this returns.
    pub(crate) async fn create(
        self: &Arc<Self>,
        first: Event,
        names: impl IntoIterator<Item = (PersonId, String)>,
    ) -> Result<TableStub, Problem> {
        let (id, now) = (draw_id(), self.store.time.now());
        let mut room = Room::create(&id, now, first.clone()).map_err(|broken| load::report(&id, &broken))?;
        room.company.names = names.into_iter().collect();
        room.company.ratings = crate::ratings::of_room(&self.store.database, &room).await?;
        self.store.journal.keep(keep::creation(&room, now, &first)).await?;
        metrics::counter!("tabuleiro_tables_created").increment(1);
        Ok(self.open(room))
    }

    /// Resumes the games in progress after a restart. Their clocks have stood still.
    pub(crate) async fn resume(self: &Arc<Self>, alive_ms: Option<Ms>) -> Result<usize, Problem> {
        let alive_ms = alive_ms.unwrap_or_else(|| self.store.time.now());
        let games: Vec<(String, Ms)> =
            load::playing(&self.store.database).await?.into_iter().map(|id| (id, alive_ms)).collect();
        let count = games.len();
        self.take_up(games).await;
        Ok(count)
    }

    /// Resumes games, each from the last known activity of its lease holder. A failure of one does not affect the
    /// others.
    pub(crate) async fn take_up(self: &Arc<Self>, games: Vec<(String, Ms)>) {
        let take_up = async |(id, alive_ms): (String, Ms)| {
            let resumed = match self.find(&id).await {
                Ok(stub) => stub.act(By::House, Command::Resume { alive_ms }).await.map(drop),
                Err(problem) => Err(problem),
            };
            match resumed {
                Ok(()) => {}
                Err(problem) if self.nodes.keeps(&id) => {
                    tracing::error!(id, ?problem, "a table cannot be taken up");
                }
                // The lease has expired during a long silence, and another node has taken it.
                Err(_) => tracing::info!(id, "another node takes this table up"),
            }
        };
        stream::iter(games).for_each_concurrent(TAKEN_UP_AT_ONCE, take_up).await;
    }

    /// Transfers a guest's games to the person's account.
    pub(crate) async fn hand(self: &Arc<Self>, guest: &str, person: &Person) -> Result<(), Problem> {
        for id in load::of_person(&self.store.database, guest).await? {
            let stub = self.find(&id).await?;
            stub.name(&person.id, &person.name);
            stub.act(By::House, Command::Hand { from: guest.into(), to: person.id.as_str().into() }).await?;
        }
        Ok(())
    }

    /// Renames a person at the tables of all nodes.
    pub(crate) fn rename(&self, person: &str, name: &str) {
        self.call(person, name);
        self.post.say(|| Notice::Person(person.into()));
    }

    /// Renames a person at the tables of this node.
    pub(crate) fn call(&self, person: &str, name: &str) {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.values().for_each(|stub| stub.rename(person, name));
    }

    /// Removes the names of people whom admins' commands removed recently.
    pub(crate) async fn forget_removed(&self) {
        let since = self.store.time.now() - REMOVED_LATELY_MS;
        match audit::removed_since(&self.store.database, since).await {
            Ok(ids) => ids.iter().for_each(|id| self.call(id, "")),
            Err(error) => tracing::warn!(%error, "who was removed could not be looked up"),
        }
    }

    /// Lets a live table catch up to a version.
    pub(crate) fn hear_of(&self, id: &str, version: i64) {
        self.live(id).iter().for_each(|stub| stub.hear_of(version));
    }

    /// Sends an order to a table if it is live.
    pub(crate) fn hear(&self, id: &str, order: Order) {
        if let Some(stub) = self.live(id) {
            let _ = stub.send(order);
        }
    }
}
