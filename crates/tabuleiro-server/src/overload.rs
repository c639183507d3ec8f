//! What a server takes on at most. Past it, new work is refused politely and comes back later; games in progress go on.

use crate::app::App;
use crate::config::Config;
use crate::problem::Problem;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How long somebody who is refused waits, in seconds.
const WAIT_S: u64 = 5;

/// What a server takes on at most, and what it has.
pub struct Overload {
    streams_max: usize,
    tables_max: usize,
    queue_max: usize,
    streams: Arc<AtomicUsize>,
}

/// Somebody who follows something. Dropped, they are gone.
pub struct Pass(Arc<AtomicUsize>);

impl Drop for Pass {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Overload {
    /// So much as these allow.
    pub fn new(config: &Config) -> Overload {
        Overload {
            streams_max: config.connections_max,
            tables_max: config.tables_max,
            queue_max: config.queue_max,
            streams: Arc::default(),
        }
    }

    fn pass(&self) -> Pass {
        self.streams.fetch_add(1, Ordering::Relaxed);
        Pass(self.streams.clone())
    }

    fn has_streams(&self) -> usize {
        self.streams.load(Ordering::Relaxed)
    }
}

impl App {
    /// That there is room for new work: a guest, a table, an analysis.
    pub fn expect_room(&self) -> Result<(), Problem> {
        let most = &self.overload;
        let is_full = most.has_streams() >= most.streams_max
            || self.tables().count() >= most.tables_max
            || self.journal.waiting() >= most.queue_max;
        if is_full { Err(busy()) } else { Ok(()) }
    }

    /// Lets somebody follow something, if there is room; always, where they play.
    pub async fn admit(&self, plays: impl AsyncFnOnce() -> bool) -> Result<Pass, Problem> {
        let is_full = self.overload.has_streams() >= self.overload.streams_max;
        if is_full && !plays().await { Err(busy()) } else { Ok(self.overload.pass()) }
    }

    /// Writes down for those who run the server how much there is of everything.
    pub fn measure(&self) {
        let tasks =
            tokio::runtime::Handle::try_current().map_or(0, |handle| handle.metrics().num_alive_tasks());
        for (name, count) in [
            ("tabuleiro_streams", self.overload.has_streams()),
            ("tabuleiro_tables_live", self.tables().count()),
            ("tabuleiro_journal_waiting", self.journal.waiting()),
            ("tabuleiro_leases", self.nodes.count()),
            ("tabuleiro_tasks", tasks),
            ("tabuleiro_database_connections", self.database.connections()),
        ] {
            metrics::gauge!(name).set(count as f64);
        }
    }
}

fn busy() -> Problem {
    metrics::counter!("tabuleiro_refused_busy").increment(1);
    Problem::Busy(WAIT_S)
}
