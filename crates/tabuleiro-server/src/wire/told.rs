//! Messages on their way to watchers.

use super::event::TableEvent;
use super::stream::{Happened, News};
use crate::time::Ms;
use crate::words::languages;
use axum::extract::ws::Utf8Bytes;
use std::sync::{Arc, OnceLock};
use tabuleiro_room::{Event, Room};
use tabuleiro_views::{RoomView, Showing};

/// A message to all watchers of a table. Each text is written once, when the first watcher needs it.
#[derive(Clone)]
pub(crate) struct Told(Arc<Message>);

struct Message {
    plain: OnceLock<Utf8Bytes>,
    /// One text for each language.
    in_words: Vec<OnceLock<Utf8Bytes>>,
    what: What,
}

enum What {
    /// A text that is the same for all.
    Written,
    /// An event and the game after it.
    Event { happened: Happened, showing: Arc<Showing> },
}

impl Told {
    /// Returns a message that is the same for all watchers.
    pub(crate) fn new(news: News) -> Told {
        let plain = OnceLock::from(Utf8Bytes::from(news.text()));
        Told(Arc::new(Message { plain, in_words: Vec::new(), what: What::Written }))
    }

    /// Returns an event that a watcher missed; `None` for private events.
    pub(crate) fn missed(version: i64, at_ms: Ms, event: &Event) -> Option<Told> {
        let event = TableEvent::of(event)?;
        let happened = Happened { version, at_ms, event, table: None, shown: None };
        Some(Told::new(News::Event(Box::new(happened))))
    }

    /// Returns the messages about events that have just been applied.
    pub(crate) fn happened(room: &Room, now: Ms, before: i64, events: &[Event]) -> Vec<Told> {
        let table = RoomView::of(room, now);
        let showing = Showing::after(room, events).map(Arc::new);
        let told = |(version, event): (i64, &Event)| {
            let event = TableEvent::of(event)?;
            let showing = showing.clone().filter(|_| event.changes_the_game());
            let table = Some(Box::new(table.clone()));
            Some(Told::of(Happened { version, at_ms: now, event, table, shown: None }, showing))
        };
        (before + 1..).zip(events).filter_map(told).collect()
    }

    fn of(happened: Happened, showing: Option<Arc<Showing>>) -> Told {
        let Some(showing) = showing else { return Told::new(News::Event(Box::new(happened))) };
        let in_words = languages().iter().map(|_| OnceLock::new()).collect();
        Told(Arc::new(Message { plain: OnceLock::new(), in_words, what: What::Event { happened, showing } }))
    }

    /// Returns the text for a watcher. With `language`, events include the game as pages show it.
    pub(crate) fn text(&self, language: Option<&'static str>) -> Utf8Bytes {
        let Message { plain, in_words, what } = &*self.0;
        let place = language.and_then(|wanted| languages().iter().position(|&found| found == wanted));
        match (what, place) {
            (What::Event { happened, showing }, Some(place)) => in_words[place]
                .get_or_init(|| {
                    let shown = Some(Box::new(showing.in_words(languages()[place])));
                    event_text(Happened { shown, ..happened.clone() })
                })
                .clone(),
            (What::Event { happened, .. }, None) => {
                plain.get_or_init(|| event_text(happened.clone())).clone()
            }
            (What::Written, _) => plain.get().cloned().unwrap_or_default(),
        }
    }
}

fn event_text(happened: Happened) -> Utf8Bytes {
    News::Event(Box::new(happened)).text().into()
}
