//! The tables where something happens, each with an actor of its own; all others are on the disk.

mod actor;
mod audience;
mod chat;
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
use crate::bus::{Post, Word};
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
use tabuleiro_room::{By, Command, Event, PersonId, Room};
use tokio::sync::broadcast;

/// So many tables are taken up at once, so that what they write is written together.
const TAKEN_UP_AT_ONCE: usize = 64;
/// How many messages a person may be behind before some are lost.
const PERSONAL_MAX: usize = 1024;

/// What an admin's command did so long ago is known everywhere.
const REMOVED_LATELY_MS: Ms = 60_000;

/// The tables where something happens.
pub(crate) struct Tables {
    store: Store,
    nodes: Arc<Nodes>,
    post: Post,
    engines: Engines,
    ratings: Ratings,
    patience: Patience,
    closing: Closing,
    personal: broadcast::Sender<Personal>,
    live: Mutex<HashMap<String, TableStub>>,
}

/// How long things may take at a table.
pub(crate) struct Patience {
    /// The time until a table without watchers leaves the memory.
    pub idle: Duration,
    /// The time for each decision of an engine.
    pub engine: Duration,
}

impl Tables {
    /// No tables yet.
    pub(crate) fn new(
        store: Store,
        nodes: Arc<Nodes>,
        post: Post,
        engines: Engines,
        patience: Patience,
        closing: Closing,
    ) -> Tables {
        let ratings = Ratings::new(store.clone());
        let personal = broadcast::channel(PERSONAL_MAX).0;
        Tables { store, nodes, post, engines, ratings, patience, closing, personal, live: Mutex::default() }
    }

    /// The table with this name.
    pub(crate) async fn find(self: &Arc<Self>, id: &str) -> Result<TableStub, Problem> {
        if let Some(stub) = self.live(id) {
            return Ok(stub);
        }
        let room = load::load(&self.store.database, id).await?.ok_or(Problem::NotThere)?;
        Ok(self.open(room))
    }

    /// At how many something happens.
    pub(crate) fn count(&self) -> usize {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Nothing happens at a table any more, unless it was opened again meanwhile.
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

    /// Lets something happen at a table, unless it does already.
    fn open(self: &Arc<Self>, room: Room) -> TableStub {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(stub) = live.get(&room.id).filter(|stub| !stub.is_closed()) {
            return stub.clone();
        }
        let id = room.id.clone();
        let stub = actor::start(self.clone(), room);
        if !self.nodes.is_alone() {
            // What happened elsewhere after it was read and before it could hear of it.
            stub.hear_of(i64::MAX);
            let _ = stub.send(Order::HearHere);
        }
        live.insert(id, stub.clone());
        stub
    }

    /// A new table; it is on the disk when this comes back.
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

    /// Takes up the games that were going on when the server ended; their clocks stood still meanwhile.
    pub(crate) async fn resume(self: &Arc<Self>, alive_ms: Option<Ms>) -> Result<usize, Problem> {
        let alive_ms = alive_ms.unwrap_or_else(|| self.store.time.now());
        let games: Vec<(String, Ms)> =
            load::playing(&self.store.database).await?.into_iter().map(|id| (id, alive_ms)).collect();
        let count = games.len();
        self.take_up(games).await;
        Ok(count)
    }

    /// Lets games go on whose keeper was last known to run at a moment. One that cannot must not keep the others from it.
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
                // Whoever was silent for as long as a lease lasts has lost it.
                Err(_) => tracing::info!(id, "another node takes this table up"),
            }
        };
        stream::iter(games).for_each_concurrent(TAKEN_UP_AT_ONCE, take_up).await;
    }

    /// A guest's games are somebody else's: the same person's, who has an account.
    pub(crate) async fn hand(self: &Arc<Self>, guest: &str, person: &Person) -> Result<(), Problem> {
        for id in load::of_person(&self.store.database, guest).await? {
            let stub = self.find(&id).await?;
            stub.name(&person.id, &person.name);
            stub.act(By::House, Command::Hand { from: guest.into(), to: person.id.as_str().into() }).await?;
        }
        Ok(())
    }

    /// Somebody is called otherwise, on every node.
    pub(crate) fn rename(&self, person: &str, name: &str) {
        self.call(person, name);
        self.post.say(|| Word::Person(person.into()));
    }

    /// Somebody is called otherwise at the tables here.
    pub(crate) fn call(&self, person: &str, name: &str) {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.values().for_each(|stub| stub.rename(person, name));
    }

    /// Forgets the names of those whom an admin's command removed lately.
    pub(crate) async fn forget_removed(&self) {
        let since = self.store.time.now() - REMOVED_LATELY_MS;
        match audit::removed_since(&self.store.database, since).await {
            Ok(ids) => ids.iter().for_each(|id| self.call(id, "")),
            Err(error) => tracing::warn!(%error, "who was removed could not be looked up"),
        }
    }

    /// So many things have happened at a table, perhaps on another node.
    pub(crate) fn hear_of(&self, id: &str, version: i64) {
        self.live(id).iter().for_each(|stub| stub.hear_of(version));
    }

    /// Something is to be heard at a table, if anything happens there.
    pub(crate) fn hear(&self, id: &str, order: Order) {
        if let Some(stub) = self.live(id) {
            let _ = stub.send(order);
        }
    }
}
