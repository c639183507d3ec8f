//! News for people: the beginning and end of their games.

use super::Tables;
use crate::wire::{PersonNews, PersonNewsKind};
use std::sync::Arc;
use tabuleiro_core::Player;
use tokio::sync::broadcast;

/// A person's id, and a message for them.
pub(crate) type Personal = (String, Arc<str>);

impl Tables {
    /// Returns a receiver of news for all people.
    pub(crate) fn personal_news(&self) -> broadcast::Receiver<Personal> {
        self.personal.subscribe()
    }

    /// Sends a person the news that a game has begun or ended.
    pub(super) fn tell_person(&self, person: &str, what: PersonNewsKind, table: &str, seat: Player) {
        let _ = self.personal.send((person.into(), PersonNews::text(what, table, seat).into()));
    }

    /// Sends the players of a table the news that their game has begun or ended on another node.
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
