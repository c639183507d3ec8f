//! A table among several nodes: follows events of other nodes. Only the lease holder runs the clocks and engines.
//!
//! On a single node all this does nothing.

use super::actor::Actor;
use super::right::Right;
use super::{chat, load};
use crate::bus::Notice;
use crate::journal::Statement;
use crate::nodes::{Elsewhere, Keeper};
use crate::problem::Problem;
use crate::time::Ms;
use crate::wire::News;
use tabuleiro_core::Player;
use tabuleiro_room::{Command, Event, State};

impl Actor {
    /// Returns whether this node runs the clocks and engines.
    pub(super) fn holds_lease(&self) -> bool {
        self.tables.nodes.keeps(&self.room.id)
    }

    /// Returns the statements that keep the lease up to date, written together with the events.
    pub(super) fn lease_statements(&self, before: State, now: Ms, right: Right) -> Vec<Statement> {
        let (nodes, id) = (&self.tables.nodes, self.room.id.as_str());
        let fence = if right == Right::Keeper { nodes.fence(id) } else { None };
        let change = match (before, self.room.state()) {
            (State::Open, State::Playing) => nodes.beginning(id, now),
            (State::Playing, State::Over | State::Aborted) => nodes.ending(id),
            _ => None,
        };
        fence.into_iter().chain(change).collect()
    }

    /// Updates this node's leases after events.
    pub(super) fn note_lease(&self, before: State) {
        match (before, self.room.state()) {
            (State::Open, State::Playing) => self.tables.nodes.note(&self.room.id, 1),
            (State::Playing, State::Over | State::Aborted) => self.tables.nodes.forget(&self.room.id),
            _ => {}
        }
    }

    /// Catches up if the table has reached a newer version.
    pub(super) async fn hear(&mut self, version: i64) {
        if version > self.room.version
            && let Err(problem) = self.catch_up().await
        {
            tracing::warn!(id = self.room.id, ?problem, "what happened elsewhere could not be read");
        }
        self.think();
    }

    /// Sends a chat line from another node to the watchers.
    pub(super) async fn hear_chat(&mut self, number: i64) {
        if self.audience.count() > 0
            && let Ok(Some(line)) = chat::line(&self.tables.store.database, &self.room.id, number).await
        {
            self.tell(News::Chat(line));
        }
    }

    /// Brings the room up to date with the database.
    pub(super) async fn be_fresh(&mut self) -> Result<(), Problem> {
        self.be_sure().await?;
        self.catch_up().await.map(drop)
    }

    /// Applies events of other nodes and returns whether there were any.
    pub(super) async fn catch_up(&mut self) -> Result<bool, Problem> {
        if self.tables.nodes.is_alone() {
            return Ok(false);
        }
        let missed = load::events(&self.tables.store.database.read, &self.room.id, self.room.version).await?;
        for (version, at_ms, event) in &missed {
            let before = self.room.version;
            // A gap, or an event that does not apply, means that the room has diverged from the log: reload it.
            if *version != before + 1 || self.room.apply(*at_ms, event).is_err() {
                self.is_unsure = true;
                self.be_sure().await?;
                return Ok(true);
            }
            if event.seats_a_player() {
                load::learn_names(&self.tables.store.database, &mut self.room).await?;
                self.rate_again().await;
                self.write_presence_of_all().await;
                self.count_audience();
            }
            self.turn_began_ms = *at_ms;
            self.tell_events(*at_ms, before, std::slice::from_ref(event));
        }
        if !missed.is_empty() {
            if self.room.state() != State::Playing {
                self.tables.nodes.forget(&self.room.id);
            }
            self.think();
        }
        Ok(!missed.is_empty())
    }

    /// Leaves judgements about time to the node that keeps the clock. If the lease holder is dead, takes over, since no
    /// time has passed since its last heartbeat. If it may be dead, refuses with a wait.
    pub(super) async fn expect_kept_clock(&mut self, command: &Command) -> Result<(), Problem> {
        let now = self.tables.store.time.now() as u64;
        let is_late = |at: u64| self.room.clock().is_some_and(|clock| clock.flagged(at).is_some());
        let is_judged = match command {
            Command::Claim => true,
            Command::Turn { .. } => is_late(now),
            _ => false,
        };
        if !is_judged || self.room.state() != State::Playing || self.holds_lease() {
            return Ok(());
        }
        // The time is certain up to the holder's last heartbeat: a clock that had expired by then stays expired. For
        // later times only the holder can tell.
        match self.tables.nodes.keeper(&self.tables.store, &self.room.id).await? {
            Keeper::Other { beat_ms } if !is_late(now) || is_late(beat_ms as u64) => Ok(()),
            Keeper::Other { .. } => Err(Problem::Unavailable),
            Keeper::Nobody => self.take_over().await,
        }
    }

    async fn take_over(&mut self) -> Result<(), Problem> {
        self.be_fresh().await?;
        let taken = self.tables.nodes.take(&self.tables.store, Some(&self.room.id)).await?;
        let taken = taken.first().ok_or(Problem::Unavailable)?;
        let events = [Event::Resumed { alive_ms: taken.alive_ms }];
        let has_happened =
            Box::pin(self.happen(self.tables.store.time.now(), &events, Right::Keeper)).await?;
        if has_happened { Ok(()) } else { Err(Problem::Unavailable) }
    }

    /// Takes the lease of a game between engines if it has watchers here, since engines play on the node of their
    /// watchers.
    pub(super) async fn keep_what_is_watched(&mut self) {
        let is_wanted = self.room.is_all_engines() && self.room.state() == State::Playing;
        if is_wanted && self.audience.count() > 0 && !self.holds_lease() {
            // Without the database no engine can play anyway.
            let _ = self.tables.nodes.wrest(&self.tables.store, &self.room.id).await;
        }
    }

    /// Adds a watcher and stores a player's presence.
    pub(super) async fn come(&mut self, person: Option<&str>) {
        let was_there = person.is_some_and(|person| self.audience.has(person));
        self.audience.come(person);
        self.write_presence(person.filter(|_| !was_there), true).await;
    }

    /// Removes a watcher and stores a player's absence.
    pub(super) async fn go(&mut self, person: Option<&str>) {
        self.audience.go(person, self.tables.store.time.now());
        let is_gone = person.is_some_and(|person| !self.audience.has(person));
        self.write_presence(person.filter(|_| is_gone), false).await;
    }

    async fn write_presence(&self, person: Option<&str>, is_there: bool) {
        let is_alone = self.tables.nodes.is_alone();
        if let Some(person) =
            person.filter(|&person| !is_alone && self.room.seat_of(&person.into()).is_some())
        {
            self.tables.nodes.write_presence(&self.tables.store, &self.room.id, person, is_there).await;
            self.tables.post.say(|| Notice::Here(self.room.id.clone()));
        }
    }

    /// Stores the presence of watchers who have taken a seat.
    pub(super) async fn write_presence_of_all(&self) {
        let here: Vec<String> = self.audience.people().map(str::to_string).collect();
        for person in here {
            self.write_presence(Some(&person), true).await;
        }
    }

    /// Reloads the presence of players and spectators on other nodes.
    pub(super) async fn hear_who_is_here(&mut self) {
        // Without the database, the old state stays.
        if let Ok(elsewhere) = self.tables.nodes.all_elsewhere(&self.tables.store, &self.room.id).await {
            (self.elsewhere, self.spectators_elsewhere) = elsewhere;
            self.count_audience();
        }
    }

    /// Stores the number of spectators here for other nodes, if it has changed.
    pub(super) async fn write_spectators(&mut self) {
        let count = self.spectators_here();
        if !self.tables.nodes.is_alone() && count != self.spectators_told {
            self.spectators_told = count;
            self.tables.nodes.write_spectators(&self.tables.store, &self.room.id, count).await;
            self.tables.post.say(|| Notice::Here(self.room.id.clone()));
        }
    }

    /// Returns the player to move if they have been absent from all nodes for the agreed time.
    pub(super) async fn gone_everywhere(&mut self, now: Ms) -> Result<Option<Player>, Problem> {
        let Some(seat) = self.gone(now) else { return Ok(None) };
        let Some(person) = self.room.places[seat.index()].person.clone() else { return Ok(None) };
        match self.tables.nodes.elsewhere(&self.tables.store, &self.room.id, person.as_str()).await? {
            Elsewhere::There => self.audience.see(person.as_str(), now),
            Elsewhere::Until(at_ms) => self.audience.see(person.as_str(), at_ms),
            Elsewhere::Never => {}
        }
        Ok(self.gone(now))
    }
}
