//! The server's capacity. Beyond it, new work is refused with a wait; games in progress continue.

use crate::config::Config;
use crate::problem::Problem;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Wait in seconds after a refusal.
const WAIT_S: u64 = 5;

/// The server's capacity and its current use.
pub(crate) struct Overload {
    streams_max: usize,
    tables_max: usize,
    queue_max: usize,
    streams: Arc<AtomicUsize>,
}

/// A counted stream. Dropped, it no longer counts.
pub(crate) struct Pass(Arc<AtomicUsize>);

impl Drop for Pass {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Overload {
    /// Creates the limits from the settings.
    pub(crate) fn new(config: &Config) -> Overload {
        Overload {
            streams_max: config.connections_max,
            tables_max: config.tables_max,
            queue_max: config.queue_max,
            streams: Arc::default(),
        }
    }

    /// Checks that there is room for new work, given the live tables and waiting writes.
    pub(crate) fn expect_room(&self, tables: usize, waiting: usize) -> Result<(), Problem> {
        let limits = [
            ("error-busy-streams", self.streams(), self.streams_max),
            ("error-busy-tables", tables, self.tables_max),
            ("error-busy-writes", waiting, self.queue_max),
        ];
        let full = limits.into_iter().find(|(_, count, most)| count >= most);
        full.map_or(Ok(()), |(name, _, most)| Err(busy(name, most)))
    }

    /// Admits a stream if there is room, or if its person plays at the table.
    pub(crate) async fn admit(&self, plays: impl AsyncFnOnce() -> bool) -> Result<Pass, Problem> {
        if self.streams() >= self.streams_max && !plays().await {
            return Err(busy("error-busy-streams", self.streams_max));
        }
        self.streams.fetch_add(1, Ordering::Relaxed);
        Ok(Pass(self.streams.clone()))
    }

    /// Returns the number of streams.
    pub(crate) fn streams(&self) -> usize {
        self.streams.load(Ordering::Relaxed)
    }
}

fn busy(name: &'static str, most: usize) -> Problem {
    metrics::counter!("tabuleiro_refused_busy").increment(1);
    Problem::Busy { name, most, wait_s: WAIT_S }
}
