//! How much time everyone has to decide, and its text: `none`, `5m`, `5m+3s`, `30s/turn`, `2d/turn`.

use crate::{Explain, Message, explained_errors};
use std::fmt::{self, Write as _};
use std::str::FromStr;

/// How much time everyone has.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum TimeControl {
    /// As much as they like.
    #[default]
    Unlimited,
    /// So much for the whole game, and some more after each turn.
    PerGame {
        /// What everyone begins with.
        time_ms: u64,
        /// What is added after each turn.
        increment_ms: u64,
    },
    /// So much for each turn, whatever was not needed before.
    PerTurn {
        /// What everyone has for a turn.
        time_ms: u64,
    },
}

impl TimeControl {
    /// The longest time there is: a year of 365 days.
    pub const TIME_MS_MAX: u64 = 365 * DAY_MS;

    /// What everyone has at first, if there is a limit.
    pub fn time_ms(self) -> Option<u64> {
        match self {
            TimeControl::Unlimited => None,
            TimeControl::PerGame { time_ms, .. } | TimeControl::PerTurn { time_ms } => Some(time_ms),
        }
    }
}

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// The units of a time, the largest first.
const UNITS: [(&str, u64); 5] =
    [("d", DAY_MS), ("h", 60 * 60 * 1000), ("m", 60 * 1000), ("s", 1000), ("ms", 1)];

/// How it is written that nobody's time is limited.
const UNLIMITED: &str = "none";

/// What ends the text of a limit for each turn.
const PER_TURN: &str = "/turn";

/// A text that is no time control.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum TimeControlError {
    Form(String),
    Time(String),
    Zero(String),
    TooLong(String),
}

impl Explain for TimeControlError {
    fn explain(&self) -> Message {
        let (id, found) = match self {
            TimeControlError::Form(found) => ("error-clock-form", found),
            TimeControlError::Time(found) => ("error-clock-time", found),
            TimeControlError::Zero(found) => ("error-clock-zero", found),
            TimeControlError::TooLong(found) => ("error-clock-too-long", found),
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
        Ok(TimeControl::PerGame { time_ms: some_time(time)?, increment_ms: parse_time(increment)? })
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

/// A time that is not nothing.
fn some_time(text: &str) -> Result<u64, TimeControlError> {
    match parse_time(text)? {
        0 => Err(TimeControlError::Zero(text.into())),
        time_ms => Ok(time_ms),
    }
}

/// `1h30m`: numbers with their units, the larger units first.
fn parse_time(text: &str) -> Result<u64, TimeControlError> {
    let wrong = || TimeControlError::Time(text.into());
    let too_long = || TimeControlError::TooLong(text.into());
    let (mut rest, mut units, mut sum_ms) = (text, &UNITS[..], 0u64);
    while !rest.is_empty() {
        let digits = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
        let letters = rest[digits..].find(|letter: char| letter.is_ascii_digit());
        let end = letters.map_or(rest.len(), |letters| digits + letters);
        let place = units.iter().position(|(unit, _)| *unit == &rest[digits..end]).ok_or_else(wrong)?;
        if digits == 0 {
            return Err(wrong());
        }
        let count: u64 = rest[..digits].parse().map_err(|_| too_long())?;
        let ms = count.checked_mul(units[place].1).and_then(|ms| sum_ms.checked_add(ms));
        sum_ms = ms.filter(|&ms| ms <= TimeControl::TIME_MS_MAX).ok_or_else(too_long)?;
        (rest, units) = (&rest[end..], &units[place + 1..]);
    }
    if text.is_empty() { Err(wrong()) } else { Ok(sum_ms) }
}

/// The same written again, as short as it can be.
fn time_text(time_ms: u64) -> String {
    let mut rest = time_ms;
    let mut text = String::new();
    for (unit, ms) in UNITS {
        if rest >= ms {
            let _ = write!(text, "{}{unit}", rest / ms);
            rest %= ms;
        }
    }
    if text.is_empty() { "0s".into() } else { text }
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
    }

    #[test]
    fn what_is_no_control_is_told_why() {
        let check = |text: &str, expected: TimeControlError| {
            assert_eq!(text.parse::<TimeControl>(), Err(expected), "{text}");
        };
        check("", Form(String::new()));
        check("5m+3s+1s", Form("5m+3s+1s".into()));
        check("5m/move", Form("5m/move".into()));
        check("5", Time("5".into()));
        check("5+3", Time("5".into()));
        check("m", Time("m".into()));
        check("5m+", Time(String::new()));
        check("3s5m", Time("3s5m".into()));
        check("5m5m", Time("5m5m".into()));
        check("1.5m", Time("1.5m".into()));
        check("-5m", Time("-5m".into()));
        check("5é", Time("5é".into()));
        check("/turn", Time(String::new()));
        check("0s", Zero("0s".into()));
        check("0s/turn", Zero("0s".into()));
        check("366d", TooLong("366d".into()));
        check("99999999999999999999d", TooLong("99999999999999999999d".into()));
    }
}
