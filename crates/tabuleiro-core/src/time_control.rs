//! Time controls and their text: `none`, `5m`, `5m+3s`, `30s/turn`, `2d/turn`.

use crate::duration::{self, DurationError};
use crate::{Explain, Message, explained_errors};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The time that each player has.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum TimeControl {
    /// No limit.
    #[default]
    Unlimited,
    /// A time for the whole game, with an increment after each turn.
    PerGame {
        /// Initial time in milliseconds.
        time_ms: u64,
        /// Increment after each turn, in milliseconds.
        increment_ms: u64,
    },
    /// A time for each turn; unused time is lost.
    PerTurn {
        /// Time for each turn, in milliseconds.
        time_ms: u64,
    },
}

impl TimeControl {
    /// The longest time: a year of 365 days.
    pub const TIME_MS_MAX: u64 = duration::MAX.as_millis() as u64;

    /// Returns the initial time in milliseconds, if there is a limit.
    pub fn time_ms(self) -> Option<u64> {
        match self {
            TimeControl::Unlimited => None,
            TimeControl::PerGame { time_ms, .. } | TimeControl::PerTurn { time_ms } => Some(time_ms),
        }
    }
}

/// Text of a time control without a limit.
const UNLIMITED: &str = "none";

/// Suffix of a limit for each turn.
const PER_TURN: &str = "/turn";

/// An invalid time control.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum TimeControlError {
    Form(String),
    Time(DurationError),
    Zero(String),
}

impl Explain for TimeControlError {
    fn explain(&self) -> Message {
        let (id, found) = match self {
            TimeControlError::Form(found) => ("error-clock-form", found),
            TimeControlError::Time(error) => return error.explain(),
            TimeControlError::Zero(found) => ("error-clock-zero", found),
        };
        Message::new(id).text("found", found)
    }
}

explained_errors!(TimeControlError);

impl FromStr for TimeControl {
    type Err = TimeControlError;
    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        let text = text.trim();
        if text == UNLIMITED {
            return Ok(TimeControl::Unlimited);
        }
        if let Some(time) = text.strip_suffix(PER_TURN) {
            return Ok(TimeControl::PerTurn { time_ms: some_time(time)? });
        }
        if text.is_empty() || text.contains('/') || text.matches('+').count() > 1 {
            return Err(TimeControlError::Form(text.into()));
        }
        let (time, increment) = text.split_once('+').unwrap_or((text, "0s"));
        Ok(TimeControl::PerGame { time_ms: some_time(time)?, increment_ms: whole_ms(increment)? })
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            TimeControl::Unlimited => f.write_str(UNLIMITED),
            TimeControl::PerGame { time_ms, increment_ms: 0 } => f.write_str(&time_text(time_ms)),
            TimeControl::PerGame { time_ms, increment_ms } => {
                write!(f, "{}+{}", time_text(time_ms), time_text(increment_ms))
            }
            TimeControl::PerTurn { time_ms } => write!(f, "{}{PER_TURN}", time_text(time_ms)),
        }
    }
}

#[cfg(feature = "serde")]
crate::serde_text::by_text!(TimeControl);

/// Reads a time longer than 0, in milliseconds.
fn some_time(text: &str) -> Result<u64, TimeControlError> {
    match whole_ms(text)? {
        0 => Err(TimeControlError::Zero(text.into())),
        time_ms => Ok(time_ms),
    }
}

/// Reads a time in whole milliseconds.
fn whole_ms(text: &str) -> Result<u64, TimeControlError> {
    let time = duration::parse(text).map_err(TimeControlError::Time)?;
    Ok(time.as_millis() as u64)
}

fn time_text(time_ms: u64) -> String {
    duration::text(Duration::from_millis(time_ms))
}

#[cfg(test)]
mod tests {
    use super::TimeControlError::*;
    use super::*;

    #[test]
    fn every_control_is_written_and_read_again() {
        for text in ["none", "5m", "5m+3s", "1h30m+30s", "30s/turn", "2d/turn", "1d2h3m4s5ms", "365d", "90ms"]
        {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn a_time_is_written_as_short_as_it_can_be() {
        let check = |text: &str, shorter: &str| {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), shorter, "{text}");
        };
        check(" 300s ", "5m");
        check("90m+0s", "1h30m");
        check("48h/turn", "2d/turn");
        check("1500ms+1000ms", "1s500ms+1s");
        check("1.5m+0.5s", "1m30s+500ms");
    }

    #[test]
    fn what_is_no_control_is_told_why() {
        let check = |text: &str, expected: TimeControlError| {
            assert_eq!(text.parse::<TimeControl>(), Err(expected), "{text}");
        };
        check("", Form(String::new()));
        check("5m+3s+1s", Form("5m+3s+1s".into()));
        check("5m/move", Form("5m/move".into()));
        let no_time = |text: &str| Time(DurationError::Form(text.into()));
        check("5", no_time("5"));
        check("5+3", no_time("5"));
        check("5m+", no_time(""));
        check("/turn", no_time(""));
        check("0s", Zero("0s".into()));
        check("0s/turn", Zero("0s".into()));
        check("366d", Time(DurationError::TooLong("366d".into())));
    }
}
