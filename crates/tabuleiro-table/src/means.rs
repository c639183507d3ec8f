//! The means that a search receives from its caller: time, threads, a stop flag and randomness.

use std::sync::atomic::{AtomicBool, Ordering};
use tabuleiro_core::Random;
use tabuleiro_engine::{Control, Thought, Timer, Workers};

/// The means of a search. This crate reads no clock and starts no thread: its callers provide both.
pub struct Means<'a> {
    /// Starts the timer of a search.
    pub timer: &'a dyn Fn() -> Box<dyn Timer>,
    /// Workers that run the threads of a search.
    pub workers: &'a dyn Workers,
    /// Flag that ends a search soon after it is set; the best move so far is the answer.
    pub stop: &'a AtomicBool,
    /// Source of randomness for engines.
    pub random: &'a mut Random,
}

impl Means<'_> {
    /// Returns whether the stop flag is set.
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
