//! The actor of a table: carries out one order after the other, and answers after the change is on disk.

use super::audience::Audience;
use super::order::{Done, Order};
use super::right::Right;
use super::stub::TableStub;
use super::{Tables, keep, load};
use crate::bus::Notice;
use crate::engines::ThoughtTurn;
use crate::journal::NotKept;
use crate::problem::Problem;
use crate::secret::draw_seed;
use crate::time::Ms;
use crate::wire::{News, Told};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tabuleiro_core::{Player, Random};
use tabuleiro_room::{By, Command, Event, Room, State};
use tokio::sync::{broadcast, mpsc};

/// Delay before a failed write is retried.
const RETRY: Duration = Duration::from_secs(1);
/// Delay between the turns of engines that play each other.
const PACE: Duration = Duration::from_millis(700);
/// Maximum number of messages that a watcher may lag behind before a resync.
const BEHIND_MAX: usize = 64;

/// Maximum number of attempts at a command when other nodes write at the same time.
const TRIES: usize = 8;

pub(super) struct Actor {
    pub(super) tables: Arc<Tables>,
    pub(super) room: Room,
    /// Whether the room may differ from the database.
    pub(super) is_unsure: bool,
    pub(super) news: broadcast::Sender<Told>,
    pub(super) audience: Audience,
    /// Players present on other nodes.
    pub(super) elsewhere: Vec<String>,
    /// Number of spectators on other nodes.
    pub(super) spectators_elsewhere: usize,
    /// Number of spectators here, as last stored for other nodes.
    pub(super) spectators_told: usize,
    /// Whether an audience message is scheduled.
    pub(super) is_audience_untold: bool,
    /// Earliest time from which the player to move counts as absent.
    pub(super) turn_began_ms: Ms,
    orders: mpsc::UnboundedReceiver<Order>,
    pub(super) sender: mpsc::UnboundedSender<Order>,
    /// The thought in progress: the state of the game it belongs to, and its stop flag.
    pub(super) thought: Option<(u64, Arc<AtomicBool>)>,
}

/// Starts the actor of a table.
pub(super) fn start(tables: Arc<Tables>, room: Room) -> TableStub {
    let (sender, orders) = mpsc::unbounded_channel();
    let stub = TableStub { id: room.id.clone(), orders: sender.clone() };
    let actor = Actor {
        turn_began_ms: tables.store.time.now(),
        tables,
        room,
        is_unsure: false,
        news: broadcast::channel(BEHIND_MAX).0,
        audience: Audience::default(),
        elsewhere: Vec::new(),
        spectators_elsewhere: 0,
        spectators_told: 0,
        is_audience_untold: false,
        orders,
        sender,
        thought: None,
    };
    tokio::spawn(actor.run());
    stub
}

impl Actor {
    async fn run(mut self) {
        let tables = self.tables.clone();
        self.think();
        loop {
            let (time, deadline) = (self.tables.store.time.clone(), self.deadline());
            tokio::select! {
                biased;
                Some(order) = self.orders.recv() => self.obey(order).await,
                () = time.reach(deadline) => self.look_at_the_clock().await,
                // Reloads the room without waiting for a request: the database may have recovered.
                () = tokio::time::sleep(RETRY), if self.is_unsure => {
                    if self.be_sure().await.is_ok() {
                        self.think();
                    }
                }
                () = tokio::time::sleep(tables.patience.idle), if self.is_idle() => break,
                // Orders queued before the shutdown are still carried out below.
                () = tables.closing.begun() => break,
            }
        }
        self.orders.close();
        while let Some(order) = self.orders.recv().await {
            self.obey(order).await;
        }
        tables.forget(&self.room.id);
        self.stop_thinking();
    }

    fn is_idle(&self) -> bool {
        self.audience.count() == 0 && !(self.holds_lease() && self.acts_by_itself())
    }

    /// Returns whether the table needs an actor without requests: for an engine's turn, a deadline or a retry.
    fn acts_by_itself(&self) -> bool {
        let engine = self.room.engine_to_move().filter(|_| !self.room.is_all_engines());
        engine.is_some() || self.deadline().is_some() || self.is_unsure
    }

    async fn obey(&mut self, order: Order) {
        match order {
            Order::Act { by, command, reply } => {
                let done = self.act(&by, &command).await;
                let _ = reply.send(done);
            }
            Order::Look(look) => {
                // A room that may differ from the database is not shown.
                if self.be_fresh().await.is_ok() {
                    look(&mut self.room, self.tables.store.time.now());
                }
            }
            Order::Watch { person, since, reply } => {
                let watched = self.watch(person, since).await;
                let _ = reply.send(watched);
                self.keep_what_is_watched().await;
                self.think();
            }
            Order::Gone { person } => {
                self.go(person.as_deref()).await;
                self.count_audience();
                if self.room.is_all_engines() && self.audience.count() == 0 {
                    self.stop_thinking();
                    self.tables.post.say(|| Notice::Unwatched(self.room.id.clone()));
                }
            }
            Order::Hear(version) => self.hear(version).await,
            Order::HearChat(number) => self.hear_chat(number).await,
            Order::HearHere => self.hear_who_is_here().await,
            Order::HearRated => {
                self.rate_again().await;
                self.tell(News::state(&self.room, self.tables.store.time.now()));
            }
            Order::HearUnwatched => {
                self.keep_what_is_watched().await;
                self.think();
            }
            Order::Thought { epoch, turn: ThoughtTurn { moves, thoughts } } => {
                self.thought = None;
                if epoch == self.room.epoch() {
                    let command = Command::Turn { number: self.room.next_turn(), moves, thoughts };
                    if let Err(problem) = self.act(&By::House, &command).await {
                        tracing::warn!(id = self.room.id, ?problem, "an engine's turn was not taken");
                        self.think_later(RETRY);
                    } else if self.room.is_all_engines() {
                        self.think_later(PACE);
                    }
                }
                self.think();
            }
            Order::Wake { stop } => {
                if !stop.load(Ordering::Relaxed) {
                    self.thought = None;
                    self.think();
                }
            }
            Order::Tell(news) => self.tell(news),
            Order::TellAudience => {
                self.is_audience_untold = false;
                self.write_spectators().await;
                self.tell(News::audience(&self.room));
            }
        }
    }

    async fn act(&mut self, by: &By, command: &Command) -> Result<Done, Problem> {
        for _ in 0..TRIES {
            self.be_sure().await?;
            self.expect_kept_clock(command).await?;
            // After a pause of the process, the last event may be later than the local time.
            let now = self.tables.store.time.now().max(self.turn_began_ms);
            let gone =
                if matches!(command, Command::Claim) { self.gone_everywhere(now).await? } else { None };
            let mut random = Random::from_seed(draw_seed());
            let events = match self.room.decide(by, command, gone, now, &mut random) {
                Ok(events) => events,
                // The refusal may come from an outdated room: if there are new events, decide again.
                Err(_) if self.catch_up().await? => continue,
                Err(refusal) => return Err(refusal.into()),
            };
            let repeated = events.is_empty();
            if let (By::Person(person), false) = (by, repeated) {
                // An empty name marks a deleted person and must not come back.
                let known =
                    self.room.company.names.entry(person.id.clone()).or_insert_with(|| person.name.clone());
                if !known.is_empty() {
                    known.clone_from(&person.name);
                }
            }
            if repeated || self.happen(now, &events, Right::of(by, command)).await? {
                return Ok(Done { version: self.room.version, repeated, next_turn: self.room.next_turn() });
            }
        }
        Err(Problem::conflict("error-api-at-once"))
    }

    /// Applies events and stores them before anyone sees them. Returns `false` if another node wrote the same version
    /// first.
    pub(super) async fn happen(&mut self, now: Ms, events: &[Event], right: Right) -> Result<bool, Problem> {
        let (before, state) = (self.room.version, self.room.state());
        for event in events {
            if let Err(broken) = self.room.apply(now, event) {
                self.is_unsure = true;
                return Err(load::report(&self.room.id, &broken));
            }
        }
        let mut statements = self.lease_statements(state, now, right);
        // From here on the room is ahead of the database. If the write fails, the room is reloaded, which drops the
        // events.
        statements.extend(keep::happened(&self.room, now, events));
        if let Err(not_kept) = self.tables.store.journal.keep(statements).await {
            self.is_unsure = true;
            if matches!(not_kept, NotKept::NotKeeper) {
                self.tables.nodes.forget(&self.room.id);
            }
            self.be_sure().await?;
            // The write may have succeeded although its answer was lost.
            if !self.has_happened(before, events).await? {
                return match not_kept {
                    NotKept::Conflict => Ok(false),
                    NotKept::NotKeeper | NotKept::Unavailable(_) => Err(Problem::Unavailable),
                };
            }
        }
        self.turn_began_ms = now;
        self.note_lease(state);
        self.tables.post.say(|| Notice::Table { id: self.room.id.clone(), version: self.room.version });
        if events.iter().any(Event::seats_a_player) {
            self.rate_again().await;
            self.write_presence_of_all().await;
            self.count_audience();
        }
        self.tell_events(now, before, events);
        self.tell_people(state);
        if let Err(problem) = self.tables.ratings.rate(&self.room).await {
            // The game is counted after the next start.
            tracing::error!(id = self.room.id, ?problem, "a game could not be counted");
        }
        if self.room.plan.told.rated && state == State::Playing && self.room.state() == State::Over {
            self.rate_again().await;
            self.tell(News::state(&self.room, now));
            self.tables.post.say(|| Notice::Rated(self.room.id.clone()));
        }
        self.rematch().await;
        self.think();
        Ok(true)
    }

    async fn has_happened(&self, before: i64, events: &[Event]) -> Result<bool, Problem> {
        let after = load::events(&self.tables.store.database.read, &self.room.id, before).await?;
        let after: Vec<Event> = after.into_iter().map(|(.., event)| event).collect();
        Ok(after.starts_with(events))
    }

    /// Reloads the room if it may differ from the database.
    pub(super) async fn be_sure(&mut self) -> Result<(), Problem> {
        if self.is_unsure {
            self.room =
                load::load(&self.tables.store.database, &self.room.id).await?.ok_or(Problem::Unavailable)?;
            self.is_unsure = false;
            self.count_audience();
            self.tell(News::state(&self.room, self.tables.store.time.now()));
        }
        Ok(())
    }

    /// Updates the ratings of the players.
    pub(super) async fn rate_again(&mut self) {
        match crate::ratings::of_room(&self.tables.store.database, &self.room).await {
            Ok(ratings) => self.room.company.ratings = ratings,
            Err(error) => tracing::warn!(id = self.room.id, %error, "ratings could not be looked up"),
        }
    }

    /// Returns the player to move if they have been absent for the agreed time.
    pub(super) fn gone(&self, now: Ms) -> Option<Player> {
        let (seat, since) = self.gone_since()?;
        let seconds = self.room.plan.told.gone_seconds?;
        (now >= since + Ms::from(seconds) * 1000).then_some(seat)
    }

    fn gone_since(&self) -> Option<(Player, Ms)> {
        let seat = self.room.to_move()?;
        let place = &self.room.places[seat.index()];
        let person = place.person.as_ref().filter(|_| place.engine.is_none())?;
        let since = self.audience.gone_since(person.as_str(), self.turn_began_ms)?;
        Some((seat, since.max(self.turn_began_ms)))
    }

    /// Returns the time of the next deadline: a clock that expires, or an absence that lasts too long.
    fn deadline(&self) -> Option<Ms> {
        if self.is_unsure || !self.holds_lease() {
            return None;
        }
        let time_out = self.room.time_out_ms(self.tables.store.time.now());
        if self.room.plan.told.absent == tabuleiro_room::Absent::Claim {
            let decides = self.room.to_move()?;
            return time_out.filter(|_| !self.room.has_claimant(decides));
        }
        let gone = self.room.plan.told.gone_seconds.zip(self.gone_since());
        let gone = gone.map(|(seconds, (_, since))| since + Ms::from(seconds) * 1000);
        time_out.into_iter().chain(gone).min()
    }

    async fn look_at_the_clock(&mut self) {
        let watched = match self.gone_everywhere(self.tables.store.time.now()).await {
            Ok(gone) => self.act(&By::House, &Command::Watch { gone }).await,
            Err(problem) => Err(problem),
        };
        if let Err(problem) = watched {
            tracing::warn!(id = self.room.id, ?problem, "the clock could not be looked at");
            self.is_unsure = true;
        }
    }

    /// Creates the table of an agreed rematch.
    async fn rematch(&mut self) {
        let Some(rematch) = self.room.agreed_rematch() else { return };
        let first = match self.room.rematch_event(rematch) {
            Ok(first) => first,
            Err(problem) => {
                tracing::error!(id = self.room.id, ?problem, "a rematch could not be planned");
                return;
            }
        };
        let made = async {
            let stub = self.tables.create(first, self.room.company.names.clone()).await?;
            stub.act(By::House, Command::Start).await?;
            Ok::<_, Problem>(stub.id)
        };
        match made.await {
            Ok(table) => {
                let events = [Event::Rematch { table }];
                if let Err(problem) =
                    Box::pin(self.happen(self.tables.store.time.now(), &events, Right::Anybody)).await
                {
                    tracing::error!(id = self.room.id, ?problem, "a rematch was made and not told");
                }
            }
            Err(problem) => tracing::error!(id = self.room.id, ?problem, "a rematch could not be made"),
        }
    }
}
