//! Tables that nobody keeps find a new keeper.

use super::Nodes;
use crate::store::Store;
use crate::time::Ms;

/// So many tables at a time: other nodes want some too.
const PORTION: i64 = 100;

/// A table that is this node's from now on.
pub(crate) struct Taken {
    /// The table.
    pub table: String,
    /// When the keeper before was last known to run.
    pub alive_ms: Ms,
}

/// Who keeps a table.
pub(crate) enum Keeper {
    /// A node that ran at this moment.
    Other { beat_ms: Ms },
    /// Nobody any more.
    Nobody,
}

impl Nodes {
    /// Takes what nobody keeps, one table or as many as there are for now; whoever is first has it.
    pub(crate) async fn take(&self, store: &Store, table: Option<&str>) -> Result<Vec<Taken>, sqlx::Error> {
        let text = "UPDATE lease SET node = $1, number = number + 1, \
                alive_ms = coalesce((SELECT beat_ms FROM node WHERE node.id = lease.node), alive_ms) \
                WHERE room IN (SELECT room FROM lease WHERE node <> $1 AND ($3 = '' OR room = $3) \
                AND NOT EXISTS (SELECT 1 FROM node WHERE node.id = lease.node AND node.beat_ms >= $2) \
                LIMIT $4 FOR UPDATE SKIP LOCKED) RETURNING room, number, alive_ms";
        let query = sqlx::query_as(text)
            .bind(self.id.clone())
            .bind(store.time.now() - self.lasts_ms())
            .bind(table.unwrap_or_default().to_string())
            .bind(PORTION);
        let rows: Vec<(String, i64, i64)> = store.database.change_and_ask(query).await?;
        let note = |(table, number, alive_ms): (String, i64, i64)| {
            self.note(&table, number);
            Taken { table, alive_ms }
        };
        Ok(rows.into_iter().map(note).collect())
    }

    /// Who keeps a table that this node does not.
    pub(crate) async fn keeper(&self, store: &Store, table: &str) -> Result<Keeper, sqlx::Error> {
        let row: Option<(i64,)> = sqlx::query_as(
            "SELECT node.beat_ms FROM lease JOIN node ON node.id = lease.node WHERE lease.room = $1",
        )
        .bind(table.to_string())
        .fetch_optional(&store.database.read)
        .await?;
        let alive_ms = store.time.now() - self.lasts_ms();
        Ok(row
            .filter(|(beat_ms,)| *beat_ms >= alive_ms)
            .map_or(Keeper::Nobody, |(beat_ms,)| Keeper::Other { beat_ms }))
    }

    /// Takes a table from whoever keeps it: engines play where they are watched.
    pub(crate) async fn wrest(&self, store: &Store, table: &str) -> Result<(), sqlx::Error> {
        let query = sqlx::query_as(
            "UPDATE lease SET node = $1, number = number + 1 WHERE room = $2 RETURNING number",
        );
        let query = query.bind(self.id.clone()).bind(table.to_string());
        let rows: Vec<(i64,)> = store.database.change_and_ask(query).await?;
        rows.iter().for_each(|(number,)| self.note(table, *number));
        Ok(())
    }

    /// Forgets nodes that are no more, and who was there.
    pub(crate) async fn forget_gone(&self, store: &Store) {
        let gone_ms = store.time.now() - 10 * self.lasts_ms();
        for text in [
            "DELETE FROM presence WHERE NOT EXISTS (SELECT 1 FROM node WHERE node.id = presence.node)",
            "DELETE FROM node WHERE beat_ms < $1 AND NOT EXISTS (SELECT 1 FROM lease WHERE lease.node = node.id)",
        ] {
            let query = sqlx::query(text);
            let query = if text.contains("$1") { query.bind(gone_ms) } else { query };
            if let Err(error) = store.database.change(query).await {
                tracing::warn!(%error, "nodes that are gone could not be forgotten");
            }
        }
    }
}
