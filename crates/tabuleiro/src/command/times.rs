//! Times in flags.

use crate::failure::Failure;
use std::time::Duration;
use tabuleiro_core::{Explain, Message, duration};

/// Reads the time of a flag.
pub(super) fn time_of(name: &str, text: &str) -> Result<Duration, Failure> {
    let wrong =
        |problem: Message| Message::new("error-time-flag").text("name", name).message("problem", problem);
    duration::parse(text).map_err(|error| Failure::new(wrong(error.explain())))
}
