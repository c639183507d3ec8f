//! News for people: their games begin and end.

use super::Tables;
use crate::wire::{PersonNews, PersonNewsKind};
use std::sync::Arc;
use tabuleiro_core::Player;
use tokio::sync::broadcast;

/// A person's id, and a message for them.
pub(crate) type Personal = (String, Arc<str>);

impl Tables {
    /// Returns what begins and ends for people from now on.
    pub(crate) fn personal_news(&self) -> broadcast::Receiver<Personal> {
        self.personal.subscribe()
    }

    /// Tells a person who listens that a game has begun or ended for them.
    pub(super) fn tell_person(&self, person: &str, what: PersonNewsKind, table: &str, seat: Player) {
        let _ = self.personal.send((person.into(), PersonNews::text(what, table, seat).into()));
    }

    /// Tells the people at a table who listen here that their game has begun or ended on another node.
    pub(crate) async fn tell_people_of(&self, id: &str, what: PersonNewsKind) {
        if self.personal.receiver_count() == 0 {
            return;
        }
        let query = sqlx::query_as("SELECT seat, person FROM seat WHERE room = $1 AND person IS NOT NULL");
        let rows: Result<Vec<(i64, String)>, _> =
            query.bind(id.to_string()).fetch_all(&self.store.database.read).await;
        for (seat, person) in rows.unwrap_or_default() {
            if let Some(seat) = u8::try_from(seat).ok().and_then(Player::from_seat) {
                self.tell_person(&person, what, id, seat);
            }
        }
    }
}
