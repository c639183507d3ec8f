//! The time of a sitting, from a monotonic clock. Time during which no player's clock may run is left out.

use std::time::{Duration, Instant};
use tabuleiro_room::Ms;

/// A converter from moments of this program to a room's milliseconds.
pub(crate) struct Stopwatch {
    begun: Instant,
    begun_ms: Ms,
    /// Time that does not count.
    skipped: Duration,
}

impl Stopwatch {
    pub(crate) fn start(now: Instant, now_ms: Ms) -> Stopwatch {
        Stopwatch { begun: now, begun_ms: now_ms, skipped: Duration::ZERO }
    }

    pub(crate) fn ms(&self, now: Instant) -> Ms {
        let passed = now.saturating_duration_since(self.begun).saturating_sub(self.skipped);
        self.begun_ms + passed.as_millis() as Ms
    }

    pub(crate) fn skip(&mut self, time: Duration) {
        self.skipped += time;
    }
}
