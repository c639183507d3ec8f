//! What a server takes on at most. Past it, new work is refused politely and comes back later; games in progress go on.

use crate::config::Config;
use crate::problem::Problem;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How long somebody who is refused waits, in seconds.
const WAIT_S: u64 = 5;

/// What a server takes on at most, and what it has.
pub(crate) struct Overload {
    streams_max: usize,
    tables_max: usize,
    queue_max: usize,
    streams: Arc<AtomicUsize>,
}

/// Somebody who follows something. Dropped, they are gone.
pub(crate) struct Pass(Arc<AtomicUsize>);

impl Drop for Pass {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Overload {
    /// So much as these allow.
    pub(crate) fn new(config: &Config) -> Overload {
        Overload {
            streams_max: config.connections_max,
            tables_max: config.tables_max,
            queue_max: config.queue_max,
            streams: Arc::default(),
        }
    }

    /// Checks that there is room for new work, beside these live tables and waiting writes.
    pub(crate) fn expect_room(&self, tables: usize, waiting: usize) -> Result<(), Problem> {
        let is_full = self.is_full() || tables >= self.tables_max || waiting >= self.queue_max;
        if is_full { Err(busy()) } else { Ok(()) }
    }

    /// Lets somebody follow something, if there is room; always, where they play.
    pub(crate) async fn admit(&self, plays: impl AsyncFnOnce() -> bool) -> Result<Pass, Problem> {
        if self.is_full() && !plays().await {
            return Err(busy());
        }
        self.streams.fetch_add(1, Ordering::Relaxed);
        Ok(Pass(self.streams.clone()))
    }

    /// Returns the number of streams.
    pub(crate) fn streams(&self) -> usize {
        self.streams.load(Ordering::Relaxed)
    }

    fn is_full(&self) -> bool {
        self.streams() >= self.streams_max
    }
}

fn busy() -> Problem {
    metrics::counter!("tabuleiro_refused_busy").increment(1);
    Problem::Busy(WAIT_S)
}
