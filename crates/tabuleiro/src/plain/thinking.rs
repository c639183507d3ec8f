//! A word to those who wait for a computer.

use crate::screen::Screen;
use std::io::{self, IsTerminal, Write};
use std::sync::mpsc;
use std::time::Duration;

/// Delay before progress is shown.
const PATIENCE: Duration = Duration::from_millis(300);

/// Does something that may take long. In a terminal it says so after a moment, and takes the words back in the end.
pub(super) fn saying<T>(text: &str, screen: &Screen, work: impl FnOnce() -> T) -> T {
    if !screen.is_terminal || !io::stderr().is_terminal() {
        return work();
    }
    let (done, waiting) = mpsc::channel::<()>();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            if waiting.recv_timeout(PATIENCE) != Err(mpsc::RecvTimeoutError::Timeout) {
                return;
            }
            let mut error = io::stderr();
            let _ = write!(error, "{text}").and_then(|()| error.flush());
            let _ = waiting.recv();
            let _ = write!(error, "\r{}\r", " ".repeat(text.chars().count())).and_then(|()| error.flush());
        });
        // However the work ends, the one who waits hears of it: the channel closes.
        let _done = done;
        work()
    })
}
