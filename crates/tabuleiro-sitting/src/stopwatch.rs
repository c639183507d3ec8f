//! The time of a sitting: it goes on with the computer's monotonic clock, and stands still where no player's time may run.

use std::time::{Duration, Instant};
use tabuleiro_room::Ms;

/// Converts moments of this program to the milliseconds that a room counts in.
pub(crate) struct Stopwatch {
    begun: Instant,
    begun_ms: Ms,
    /// The time that is not counted.
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
