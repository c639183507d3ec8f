//! What those who watch a table are told.

use super::actor::Actor;
use super::load;
use super::stub::Order;
use super::watch::{Told, Watched, Watcher};
use crate::bus::Word;
use crate::problem::Problem;
use crate::time::Ms;
use crate::wire::{News, RoomView, told};
use serde_json::{Value, json};
use std::time::Duration;
use tabuleiro_room::{Event, PersonId, State};

/// Comings and goings within this time are told at once.
const COMINGS: Duration = Duration::from_millis(250);

/// What those who watch are told of something that happened.
#[derive(serde::Serialize)]
struct Happened<'a> {
    v: u8,
    #[serde(rename = "type")]
    kind: &'static str,
    version: i64,
    at_ms: Ms,
    event: Value,
    table: &'a serde_json::value::RawValue,
}

impl Actor {
    /// What happened, and how it stands since.
    pub fn tell_events(&self, now: Ms, before: i64, events: &[Event]) {
        if self.news.receiver_count() == 0 {
            return;
        }
        // Written once for all who watch, and straight to its text: this is done for every turn.
        let view = RoomView::of(&self.room, now);
        let view = serde_json::value::to_raw_value(&view).expect("a view can be written");
        for (version, event) in (before + 1..).zip(events) {
            if let Some(told) = told(event) {
                let message =
                    Happened { v: 1, kind: "event", version, at_ms: now, event: told, table: &view };
                let text = serde_json::to_string(&message).expect("a message can be written");
                let _ = self.news.send(text.into());
            }
        }
    }

    /// Tells those who sit here that their game has begun or ended.
    pub fn tell_people(&self, before: State) {
        let (what, word): (_, fn(String) -> Word) = match (before, self.room.state()) {
            (State::Open, State::Playing) => ("game-start", Word::Begun),
            (State::Playing, State::Over | State::Aborted) => ("game-end", Word::Ended),
            _ => return,
        };
        for (seat, person) in self.room.sitters() {
            load::tell_person(&self.app, person.as_str(), what, &self.room.id, seat.seat().into());
        }
        self.app.post.say(|| word(self.room.id.clone()));
    }

    pub fn tell(&self, message: &Value) {
        // Nobody may be there to hear it.
        let _ = self.news.send(message.to_string().into());
    }

    /// Somebody begins to watch.
    pub async fn watch(&mut self, person: Option<String>, since: Option<i64>) -> Result<Watched, Problem> {
        self.be_fresh().await?;
        let mut first: Vec<Told> = Vec::new();
        if let Some(since) = since {
            for (version, at_ms, event) in load::events(&self.app.database.read, &self.room.id, since).await?
            {
                if let Some(told) = told(&event) {
                    let message =
                        json!({"v": 1, "type": "event", "version": version, "at_ms": at_ms, "event": told});
                    first.push(message.to_string().into());
                }
            }
        }
        self.come(person.as_deref()).await;
        self.count_audience();
        first.push(News::state(&self.room, self.app.time.now()).message().to_string().into());
        Ok(Watched {
            first,
            news: self.news.subscribe(),
            presence: Watcher::new(person, self.sender.clone()),
        })
    }

    /// How many look on here who do not sit at the table.
    pub fn spectators_here(&self) -> usize {
        self.audience.besides(|person| self.room.sitters().any(|(_, sitter)| sitter.as_str() == person))
    }

    /// Looks who is there, and has it told if that is something new.
    pub fn count_audience(&mut self) {
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
