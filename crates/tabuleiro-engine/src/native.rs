//! A clock and threads, for programs that have them.

use crate::engine::{Job, Timer, Workers};
use cpu_time::ThreadTime;
use std::time::{Duration, Instant};

/// A timer that runs from when it was made.
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Begins to run.
    pub fn start() -> Stopwatch {
        Stopwatch(Instant::now())
    }
}

impl Timer for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

/// Processor time of the thread that made it, independent of the machine's other work. For searches on one thread.
pub struct ProcessorTime(Duration);

impl ProcessorTime {
    /// Begins to count.
    pub fn start() -> ProcessorTime {
        ProcessorTime(ThreadTime::now().as_duration())
    }
}

impl Timer for ProcessorTime {
    fn elapsed(&self) -> Duration {
        ThreadTime::now().as_duration().saturating_sub(self.0)
    }
}

/// The threads of the system, as many as are asked for.
pub struct Threads;

impl Workers for Threads {
    fn run(&self, others: Vec<Job>, main: &mut dyn FnMut()) {
        std::thread::scope(|scope| {
            for job in others {
                scope.spawn(job);
            }
            main();
        });
    }
}
