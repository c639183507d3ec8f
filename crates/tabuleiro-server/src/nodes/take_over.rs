//! Leases that change their holder.

use super::Nodes;
use crate::store::Store;
use crate::time::Ms;

/// Maximum number of tables taken over at once, so that other nodes get a share.
const PORTION: i64 = 100;

/// A table whose lease this node has just taken.
pub(crate) struct Taken {
    /// Id of the table.
    pub table: String,
    /// Last known activity of the previous lease holder.
    pub alive_ms: Ms,
}

/// The state of a table's lease on other nodes.
pub(crate) enum Keeper {
    /// Held by a node with this last heartbeat.
    Other { beat_ms: Ms },
    /// Held by no live node.
    Nobody,
}

impl Nodes {
    /// Takes the expired lease of one table, or of up to `PORTION` tables. Among several nodes, the first one gets it.
    pub(crate) async fn take(&self, store: &Store, table: Option<&str>) -> Result<Vec<Taken>, sqlx::Error> {
        // `SKIP LOCKED`: nodes that look at the same time take different tables and do not wait for each other. A new
        // number makes the fences of the previous holder fail.
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

    /// Returns the state of a lease that this node does not hold.
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

    /// Takes a lease even from a live node. For games between engines, which run on the node of their spectators.
    pub(crate) async fn wrest(&self, store: &Store, table: &str) -> Result<(), sqlx::Error> {
        let query = sqlx::query_as(
            "UPDATE lease SET node = $1, number = number + 1 WHERE room = $2 RETURNING number",
        );
        let query = query.bind(self.id.clone()).bind(table.to_string());
        let rows: Vec<(i64,)> = store.database.change_and_ask(query).await?;
        rows.iter().for_each(|(number,)| self.note(table, *number));
        Ok(())
    }

    /// Removes dead nodes without leases, and the presences on them.
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
