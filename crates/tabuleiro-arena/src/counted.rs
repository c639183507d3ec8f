//! The clocks that measure engines.

use serde::{Deserialize, Serialize};
use tabuleiro_engine::Timer;
use tabuleiro_engine::native::{ProcessorTime, Stopwatch};

/// The way in which an engine's time is measured.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    /// Wall-clock time.
    #[default]
    Wall,
    /// Processor time, for engines on one thread: other programs on the machine do not affect the match.
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
