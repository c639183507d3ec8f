//! Everything a request can reach.

use crate::analyses::Analyses;
use crate::bus::Post;
use crate::closing::Closing;
use crate::config::Config;
use crate::engines::Engines;
use crate::guesses::Guesses;
use crate::limits::Limits;
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

/// Everything a request can reach.
pub struct App {
    /// The settings.
    pub(crate) config: Config,
    /// What is kept.
    pub store: Store,
    /// This node among the others.
    pub(crate) nodes: Arc<Nodes>,
    /// What others are told.
    pub(crate) post: Post,
    /// What is taken on at most.
    pub(crate) overload: Overload,
    /// How often somebody may ask.
    pub(crate) limits: Limits,
    /// How often passwords may be guessed.
    pub(crate) guesses: Guesses,
    /// What open streams and sockets rest on.
    pub(crate) grants: Arc<Grants>,
    /// How much of everything one may have.
    pub(crate) quotas: Quotas,
    /// Who checks passwords.
    pub passwords: Passwords,
    /// Who thinks.
    pub(crate) engines: Engines,
    /// What was asked of engines.
    pub(crate) analyses: Analyses,
    /// Who draws.
    pub(crate) pictures: Pictures,
    /// The files of pages as they are sent.
    pub(crate) packed: Packed,
    /// What is counted.
    pub(crate) metrics: PrometheusHandle,
    /// Whether the server is going down.
    pub(crate) closing: Closing,
    /// Held while a game of somebody's is played again for those who want all of them.
    pub(crate) records: Semaphore,
    /// Held while somebody looks for a place to play.
    pub(crate) pairing: Mutex<()>,
    pub(crate) tables: Arc<Tables>,
}

impl App {
    /// Checks that there is room for new work: a guest, a table, an analysis.
    pub fn expect_room(&self) -> Result<(), Problem> {
        self.overload.expect_room(self.tables.count(), self.store.journal.waiting())
    }

    /// Ends abandoned tables, and forgets what was made and is over; says how many tables ended.
    pub async fn expire(&self) -> Result<usize, Problem> {
        let ended = self.tables.expire(Duration::from_secs_f64(self.config.abandoned_seconds)).await?;
        self.quotas.forget(&self.store.database).await?;
        Ok(ended)
    }

    /// Writes down for those who run the server how much there is of everything.
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

    /// Where something happens.
    pub(crate) fn tables(&self) -> &Arc<Tables> {
        &self.tables
    }
}

/// The same for everyone who asks.
pub(crate) type Shared = Arc<App>;
