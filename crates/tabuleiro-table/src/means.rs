//! What a search takes from its caller besides the game: time, threads, a stop flag and randomness.

use std::sync::atomic::{AtomicBool, Ordering};
use tabuleiro_core::Random;
use tabuleiro_engine::{Control, Thought, Timer, Workers};

/// The means of a search. The table reads no clock and starts no thread: its callers bring both.
pub struct Means<'a> {
    /// Starts to measure the time of a search.
    pub timer: &'a dyn Fn() -> Box<dyn Timer>,
    /// Runs the threads that the limits ask for.
    pub workers: &'a dyn Workers,
    /// Ends a search soon after it is set; the best move so far is the answer.
    pub stop: &'a AtomicBool,
    /// Randomness, for engines that draw.
    pub random: &'a mut Random,
}

impl Means<'_> {
    /// Whether the search was asked to end.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Runs a search whose time has begun; `info` receives what it finds meanwhile.
    pub(crate) fn search_since<T>(
        &mut self,
        timer: &dyn Timer,
        info: &mut dyn FnMut(&Thought<String>),
        think: impl FnOnce(&mut Control<String>) -> T,
    ) -> T {
        think(&mut Control { timer, stop: self.stop, workers: self.workers, random: self.random, info })
    }
}
