//! Long calls: they run on a thread without the interpreter's lock, and end on Ctrl-C.

use crate::error::TabuleiroError;
use pyo3::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

/// Interval between looks at the keyboard.
const TICK: Duration = Duration::from_millis(50);

/// The parts that a long call and its waiting caller share.
#[derive(Default)]
pub(crate) struct Call {
    /// Ends the call soon.
    pub(crate) stop: AtomicBool,
    /// Number of things done.
    pub(crate) done: AtomicUsize,
    /// Number of things to do.
    pub(crate) planned: AtomicUsize,
    is_over: Mutex<bool>,
    changed: Condvar,
}

impl Call {
    fn finish(&self) {
        *self.is_over.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.changed.notify_all();
    }

    /// Waits a moment; returns whether the call is over.
    fn wait(&self) -> bool {
        let is_over = self.is_over.lock().unwrap_or_else(PoisonError::into_inner);
        *self
            .changed
            .wait_timeout_while(is_over, TICK, |over| !*over)
            .unwrap_or_else(PoisonError::into_inner)
            .0
    }
}

/// Runs a long call. `progress`, if there is one, is called with the numbers done and planned.
pub(crate) fn run<T: Send>(
    py: Python,
    progress: Option<&Bound<PyAny>>,
    work: impl FnOnce(&Call) -> T + Send,
) -> PyResult<T> {
    let call = Call::default();
    std::thread::scope(|scope| {
        let call = &call;
        let worker = scope.spawn(move || {
            let result = catch_unwind(AssertUnwindSafe(|| work(call)));
            call.finish();
            result
        });
        let mut interrupted = Ok(());
        while !py.detach(|| call.wait()) {
            if interrupted.is_ok() {
                interrupted = py.check_signals().and_then(|()| tell(call, progress));
                call.stop.store(interrupted.is_err(), Ordering::Relaxed);
            }
        }
        let result = worker.join().map_err(|_| failed());
        interrupted?;
        tell(call, progress)?;
        result?.map_err(|_| failed())
    })
}

fn tell(call: &Call, progress: Option<&Bound<PyAny>>) -> PyResult<()> {
    let numbers = (call.done.load(Ordering::Relaxed), call.planned.load(Ordering::Relaxed));
    progress.map_or(Ok(()), |progress| progress.call1(numbers).map(drop))
}

fn failed() -> PyErr {
    TabuleiroError::new_err("the program made an error and cannot go on with this call; please report it")
}
