//! Shared state of all requests.

use crate::analyses::Analyses;
use crate::bus::Broadcaster;
use crate::closing::Closing;
use crate::config::Config;
use crate::engines::Engines;
use crate::guesses::Guesses;
use crate::limits::RateLimits;
use crate::nodes::Nodes;
use crate::overload::Overload;
use crate::packed::Packed;
use crate::people::{Grants, Passwords};
use crate::pictures::Pictures;
use crate::problem::Problem;
use crate::quotas::Quotas;
use crate::store::Store;
use crate::tables::Tables;
use metrics_exporter_prometheus::PrometheusHandle;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, Semaphore};

/// The shared state of all requests.
pub struct App {
    /// The settings.
    pub(crate) config: Config,
    /// Database, journal and time.
    pub store: Store,
    pub(crate) nodes: Arc<Nodes>,
    /// Notices to other nodes.
    pub(crate) post: Broadcaster,
    pub(crate) overload: Overload,
    pub(crate) limits: RateLimits,
    pub(crate) guesses: Guesses,
    pub(crate) grants: Arc<Grants>,
    pub(crate) quotas: Quotas,
    /// Password hashing and checks.
    pub passwords: Passwords,
    pub(crate) engines: Engines,
    pub(crate) analyses: Analyses,
    pub(crate) pictures: Pictures,
    /// Compressed files of the pages.
    pub(crate) packed: Packed,
    pub(crate) metrics: PrometheusHandle,
    pub(crate) closing: Closing,
    /// Held while a person's games are replayed for an export.
    pub(crate) records: Semaphore,
    /// Held while a person is paired.
    pub(crate) pairing: Mutex<()>,
    pub(crate) tables: Arc<Tables>,
}

impl App {
    /// Checks that there is room for new work: a guest, a table or an analysis.
    pub fn expect_room(&self) -> Result<(), Problem> {
        self.overload.expect_room(self.tables.count(), self.store.journal.waiting())
    }

    /// Ends abandoned tables and removes finished things from the quotas. Returns the number of ended tables.
    pub async fn expire(&self) -> Result<usize, Problem> {
        let ended = self.tables.expire(Duration::from_secs_f64(self.config.abandoned_seconds)).await?;
        self.quotas.forget(&self.store.database).await?;
        Ok(ended)
    }

    /// Updates the gauges of the metrics.
    pub(crate) fn measure(&self) {
        let tasks =
            tokio::runtime::Handle::try_current().map_or(0, |handle| handle.metrics().num_alive_tasks());
        for (name, count) in [
            ("tabuleiro_streams", self.overload.streams()),
            ("tabuleiro_tables_live", self.tables.count()),
            ("tabuleiro_journal_waiting", self.store.journal.waiting()),
            ("tabuleiro_leases", self.nodes.count()),
            ("tabuleiro_tasks", tasks),
            ("tabuleiro_database_connections", self.store.database.connections()),
        ] {
            metrics::gauge!(name).set(count as f64);
        }
    }

    /// Returns the live tables.
    pub(crate) fn tables(&self) -> &Arc<Tables> {
        &self.tables
    }
}

/// The state that all requests share.
pub(crate) type Shared = Arc<App>;
