//! The heartbeat of a node: one small write renews all its leases. Also synchronizes the node's time with the database,
//! so that all nodes agree.

use super::Nodes;
use crate::journal::Statement;
use crate::problem::Problem;
use crate::store::Store;
use crate::time::Ms;
use std::sync::PoisonError;
use std::time::{Duration, Instant};

/// Number of heartbeats during the lifetime of a lease.
const BEATS: u32 = 3;

/// The result of a heartbeat.
pub(crate) struct Beat {
    /// Tables of this node, if its leases were uncertain before.
    pub relearned: Vec<String>,
    /// Tables that it held during a pause of the process, each with the time of the pause.
    pub paused: Vec<(String, Ms)>,
}

impl Nodes {
    /// Returns the time between two heartbeats.
    pub(crate) fn every(&self) -> Duration {
        self.lasts.unwrap_or_default() / BEATS
    }

    /// Gives an unheld lease to games without one, from an old version or a backup. Their clocks have stood still since
    /// their last event.
    pub(crate) async fn find_orphans(&self, store: &Store) -> Result<(), Problem> {
        let orphans = "INSERT INTO lease SELECT id, '', 0, updated_ms FROM room WHERE state = 'playing' \
                       AND NOT EXISTS (SELECT 1 FROM lease WHERE lease.room = room.id) ON CONFLICT DO NOTHING";
        store.database.change(sqlx::query(orphans)).await?;
        Ok(())
    }

    /// Stores a heartbeat and synchronizes the time.
    pub(crate) async fn beat(&self, store: &Store) -> Result<Beat, Problem> {
        let begin = Instant::now();
        let asked: (i64,) =
            sqlx::query_as("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)")
                .fetch_one(&store.database.read)
                .await?;
        let paused_ms = store.time.agree(asked.0 + (begin.elapsed() / 2).as_millis() as i64);
        let was_sure = self.is_sure();
        let begin = Instant::now();
        let text =
            "INSERT INTO node VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET beat_ms = excluded.beat_ms";
        // Through the journal like all changes: a node whose journal is stuck should lose its leases.
        let statement = Statement::new(text, [self.id.as_str().into(), store.time.now().into()]);
        store.journal.keep(vec![statement]).await?;
        let relearned = if was_sure { Vec::new() } else { self.relearn(store).await? };
        // Counted from before the write, while others count from its time: this node doubts its leases before others
        // may take them.
        *self.sure_until.lock().unwrap_or_else(PoisonError::into_inner) =
            begin + self.lasts.unwrap_or_default();
        let kept = || self.kept().keys().cloned().collect::<Vec<_>>();
        let paused =
            paused_ms.map_or_else(Vec::new, |ms| kept().into_iter().map(|table| (table, ms)).collect());
        Ok(Beat { relearned, paused })
    }

    /// Reloads this node's leases, since others may have taken them during a silence.
    async fn relearn(&self, store: &Store) -> Result<Vec<String>, sqlx::Error> {
        let rows: Vec<(String, i64)> = sqlx::query_as("SELECT room, number FROM lease WHERE node = $1")
            .bind(self.id.clone())
            .fetch_all(&store.database.read)
            .await?;
        let tables = rows.iter().map(|(table, _)| table.clone()).collect();
        *self.kept() = rows.into_iter().collect();
        Ok(tables)
    }

    /// Releases all leases, so that other nodes take them over at once.
    pub(crate) async fn let_go(&self, store: &Store) {
        let node = || self.id.as_str().into();
        let statements = [
            Statement::new(
                "UPDATE lease SET node = '', alive_ms = $2 WHERE node = $1",
                [node(), store.time.now().into()],
            ),
            Statement::new("DELETE FROM presence WHERE node = $1", [node()]),
            Statement::new("DELETE FROM node WHERE id = $1", [node()]),
        ];
        self.kept().clear();
        if let Err(error) = store.database.change_all(&statements.iter().collect::<Vec<_>>()).await {
            tracing::warn!(%error, "others take over when they miss this node");
        }
    }

    /// Resolves when a check for tables without a lease holder is requested.
    pub(crate) async fn look_wanted(&self) {
        self.look_wanted.notified().await;
    }
}
