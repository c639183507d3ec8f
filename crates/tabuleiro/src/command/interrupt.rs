//! Ctrl-C during long work: the first stops the work and keeps its results, the second ends the program.

use std::sync::atomic::{AtomicBool, Ordering};

/// Set by the first Ctrl-C.
pub(super) static STOP: AtomicBool = AtomicBool::new(false);

/// Listens for Ctrl-C from now on.
pub(super) fn listen() {
    let _ = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
}

/// Returns whether Ctrl-C was pressed.
pub(super) fn is_stopped() -> bool {
    STOP.load(Ordering::Relaxed)
}
