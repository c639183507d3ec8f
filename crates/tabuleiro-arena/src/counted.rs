//! The clock by which engines are timed.

use serde::{Deserialize, Serialize};
use tabuleiro_engine::Timer;
use tabuleiro_engine::native::{ProcessorTime, Stopwatch};

/// How an engine's time is counted.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    /// By the clock on the wall.
    #[default]
    Wall,
    /// By the processor, for engines on one thread: what else the machine does has no part in the match.
    Processor,
}

impl Counted {
    /// Starts a timer.
    pub(crate) fn timer(self) -> Box<dyn Timer> {
        match self {
            Counted::Wall => Box::new(Stopwatch::start()),
            Counted::Processor => Box::new(ProcessorTime::start()),
        }
    }
}
