//! The presence of players and spectators on all nodes.

use super::Nodes;
use crate::journal::Statement;
use crate::store::Store;
use crate::time::Ms;

/// Key for the number of spectators; no person has this id.
const SPECTATORS: &str = "";

/// A person's presence on other nodes.
pub(crate) enum Elsewhere {
    /// Present now.
    There,
    /// Absent since this moment.
    Until(Ms),
    /// Never present.
    Never,
}

impl Nodes {
    /// Stores whether a person is present at a table on this node.
    pub(crate) async fn write_presence(&self, store: &Store, table: &str, person: &str, is_there: bool) {
        self.write_count(store, table, person, is_there.into()).await;
    }

    async fn write_count(&self, store: &Store, table: &str, person: &str, count: i64) {
        let after = "ON CONFLICT (room, person, node) DO UPDATE SET is_there = excluded.is_there, since_ms = excluded.since_ms";
        let values =
            [table.into(), person.into(), self.id.as_str().into(), count.into(), store.time.now().into()];
        // A failure is tolerable: only other nodes miss the person, this one knows.
        let _ = store.journal.keep(vec![Statement::row("INSERT INTO presence VALUES", values, after)]).await;
    }

    /// Returns a person's presence at a table on other nodes.
    pub(crate) async fn elsewhere(
        &self,
        store: &Store,
        table: &str,
        person: &str,
    ) -> Result<Elsewhere, sqlx::Error> {
        if self.is_alone() {
            return Ok(Elsewhere::Never);
        }
        let (there, until): (i64, Option<i64>) = sqlx::query_as(
        "SELECT coalesce(max(is_there), 0), max(since_ms) FROM presence WHERE room = $1 AND person = $2 AND node <> $3 \
         AND EXISTS (SELECT 1 FROM node WHERE node.id = presence.node AND node.beat_ms >= $4)",
    )
    .bind(table.to_string())
    .bind(person.to_string())
    .bind(self.id.clone())
    .bind(store.time.now() - self.lasts_ms())
    .fetch_one(&store.database.read)
    .await?;
        Ok(match (there, until) {
            (0, Some(until)) => Elsewhere::Until(until),
            (0, None) => Elsewhere::Never,
            _ => Elsewhere::There,
        })
    }

    /// Stores the number of spectators at a table on this node.
    pub(crate) async fn write_spectators(&self, store: &Store, table: &str, count: usize) {
        self.write_count(store, table, SPECTATORS, count as i64).await;
    }

    /// Returns the players present at a table on other nodes, and the number of spectators there.
    pub(crate) async fn all_elsewhere(
        &self,
        store: &Store,
        table: &str,
    ) -> Result<(Vec<String>, usize), sqlx::Error> {
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT person, is_there FROM presence WHERE room = $1 AND is_there > 0 AND node <> $2 \
         AND EXISTS (SELECT 1 FROM node WHERE node.id = presence.node AND node.beat_ms >= $3)",
        )
        .bind(table.to_string())
        .bind(self.id.clone())
        .bind(store.time.now() - self.lasts_ms())
        .fetch_all(&store.database.read)
        .await?;
        let (spectators, people): (Vec<_>, Vec<_>) =
            rows.into_iter().partition(|(person, _)| person == SPECTATORS);
        let people = people.into_iter().map(|(person, _)| person).collect();
        Ok((people, spectators.into_iter().map(|(_, count)| count as usize).sum()))
    }
}
