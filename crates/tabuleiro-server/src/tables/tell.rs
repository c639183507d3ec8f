//! Messages to the watchers of a table.

use super::actor::Actor;
use super::load;
use super::order::{Order, Watched, Watcher};
use crate::bus::Notice;
use crate::problem::Problem;
use crate::time::Ms;
use crate::wire::{News, PersonNewsKind, Told};
use std::time::Duration;
use tabuleiro_room::{Event, PersonId, State};

/// Delay that combines arrivals and departures into one message.
const COMINGS: Duration = Duration::from_millis(250);

impl Actor {
    /// Sends new events to all watchers.
    pub(super) fn tell_events(&self, now: Ms, before: i64, events: &[Event]) {
        if self.news.receiver_count() == 0 {
            return;
        }
        for told in Told::happened(&self.room, now, before, events) {
            let _ = self.news.send(told);
        }
    }

    /// Sends the players the news that their game has begun or ended.
    pub(super) fn tell_people(&self, before: State) {
        let (what, word): (_, fn(String) -> Notice) = match (before, self.room.state()) {
            (State::Open, State::Playing) => (PersonNewsKind::GameStart, Notice::Begun),
            (State::Playing, State::Over | State::Aborted) => (PersonNewsKind::GameEnd, Notice::Ended),
            _ => return,
        };
        for (seat, person) in self.room.sitters() {
            self.tables.tell_person(person.as_str(), what, &self.room.id, seat);
        }
        self.tables.post.say(|| word(self.room.id.clone()));
    }

    /// Sends a message to all watchers.
    pub(super) fn tell(&self, news: News) {
        // An error only means that there are no watchers.
        let _ = self.news.send(Told::new(news));
    }

    /// Adds a watcher and returns the missed events and the state.
    pub(super) async fn watch(
        &mut self,
        person: Option<String>,
        since: Option<i64>,
    ) -> Result<Watched, Problem> {
        self.be_fresh().await?;
        let mut first: Vec<Told> = Vec::new();
        if let Some(since) = since {
            let missed = load::events(&self.tables.store.database.read, &self.room.id, since).await?;
            first.extend(
                missed.iter().filter_map(|(version, at_ms, event)| Told::missed(*version, *at_ms, event)),
            );
        }
        self.come(person.as_deref()).await;
        self.count_audience();
        first.push(Told::new(News::state(&self.room, self.tables.store.time.now())));
        Ok(Watched {
            first,
            // Subscribing after the state is safe: the actor handles one order at a time, so no event can come in
            // between.
            news: self.news.subscribe(),
            _presence: Watcher::new(person, self.sender.clone()),
        })
    }

    /// Returns the number of spectators on this node.
    pub(super) fn spectators_here(&self) -> usize {
        self.audience.besides(|person| self.room.sitters().any(|(_, sitter)| sitter.as_str() == person))
    }

    /// Updates the audience, and schedules a message to the watchers if it has changed.
    pub(super) fn count_audience(&mut self) {
        let here = self
            .audience
            .people()
            .chain(self.elsewhere.iter().map(String::as_str))
            .map(PersonId::from)
            .collect();
        let spectators = self.spectators_here() + self.spectators_elsewhere;
        if (&self.room.company.here, self.room.company.spectators) == (&here, spectators) {
            return;
        }
        (self.room.company.here, self.room.company.spectators) = (here, spectators);
        if !std::mem::replace(&mut self.is_audience_untold, true) {
            let sender = self.sender.clone();
            tokio::spawn(async move {
                tokio::time::sleep(COMINGS).await;
                let _ = sender.send(Order::TellAudience);
            });
        }
    }
}
