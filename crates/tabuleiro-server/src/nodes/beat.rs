//! A node's beat: one small write says for all its leases that it runs. It keeps the time of the database, as all nodes do.

use super::Nodes;
use crate::journal::Statement;
use crate::problem::Problem;
use crate::store::Store;
use crate::time::Ms;
use std::sync::PoisonError;
use std::time::{Duration, Instant};

/// So many beats in the time that a lease lasts.
const BEATS: u32 = 3;

/// What a beat found.
pub(crate) struct Beat {
    /// The tables that this node keeps, if it was not sure of them before.
    pub relearned: Vec<String>,
    /// The tables that it kept while it stood still, and since when.
    pub paused: Vec<(String, Ms)>,
}

impl Nodes {
    /// The time between two beats.
    pub(crate) fn every(&self) -> Duration {
        self.lasts.unwrap_or_default() / BEATS
    }

    /// Gives a lease that nobody holds to games without one: from before there were leases, or from a backup. Their clocks stood still
    /// since something last happened.
    pub(crate) async fn find_orphans(&self, store: &Store) -> Result<(), Problem> {
        let orphans = "INSERT INTO lease SELECT id, '', 0, updated_ms FROM room WHERE state = 'playing' \
                       AND NOT EXISTS (SELECT 1 FROM lease WHERE lease.room = room.id) ON CONFLICT DO NOTHING";
        store.database.change(sqlx::query(orphans)).await?;
        Ok(())
    }

    /// This node runs at this moment.
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
        // As everything else is written: a node that does not get to it is rightly given up.
        let statement = Statement::new(text, [self.id.as_str().into(), store.time.now().into()]);
        store.journal.keep(vec![statement]).await?;
        let relearned = if was_sure { Vec::new() } else { self.relearn(store).await? };
        // From before the write: others count from when it was done.
        *self.sure_until.lock().unwrap_or_else(PoisonError::into_inner) =
            begin + self.lasts.unwrap_or_default();
        let kept = || self.kept().keys().cloned().collect::<Vec<_>>();
        let paused =
            paused_ms.map_or_else(Vec::new, |ms| kept().into_iter().map(|table| (table, ms)).collect());
        Ok(Beat { relearned, paused })
    }

    /// After a silence others may have taken what was this node's.
    async fn relearn(&self, store: &Store) -> Result<Vec<String>, sqlx::Error> {
        let rows: Vec<(String, i64)> = sqlx::query_as("SELECT room, number FROM lease WHERE node = $1")
            .bind(self.id.clone())
            .fetch_all(&store.database.read)
            .await?;
        let tables = rows.iter().map(|(table, _)| table.clone()).collect();
        *self.kept() = rows.into_iter().collect();
        Ok(tables)
    }

    /// Lets go of everything, so that others take it at once.
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

    /// Resolves when tables without a keeper are to be looked for.
    pub(crate) async fn look_wanted(&self) {
        self.look_wanted.notified().await;
    }
}
