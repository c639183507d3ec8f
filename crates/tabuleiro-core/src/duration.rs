//! Durations as people write them: `90s`, `1h30m`, `0.5s`, `100ms`. Clocks, engine limits and command-line flags all use
//! this grammar.

use crate::{Explain, Message, explained_errors};
use std::fmt::Write as _;
use std::time::Duration;

/// The longest duration: a year of 365 days.
pub const MAX: Duration = Duration::from_hours(365 * 24);

/// The units, the largest first.
const UNITS: [(&str, Duration); 5] = [
    ("d", Duration::from_hours(24)),
    ("h", Duration::from_hours(1)),
    ("m", Duration::from_mins(1)),
    ("s", Duration::from_secs(1)),
    ("ms", Duration::from_millis(1)),
];

/// An invalid duration.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum DurationError {
    Form(String),
    TooLong(String),
}

impl Explain for DurationError {
    fn explain(&self) -> Message {
        let (id, found) = match self {
            DurationError::Form(found) => ("error-duration", found),
            DurationError::TooLong(found) => ("error-duration-too-long", found),
        };
        Message::new(id).text("found", found)
    }
}

explained_errors!(DurationError);

/// Reads a duration: numbers with units, larger units first, each unit at most once. The last number may have decimals.
/// Zero needs no unit.
///
/// ```
/// use std::time::Duration;
/// use tabuleiro_core::duration;
///
/// assert_eq!(duration::parse("1h30m")?, Duration::from_secs(5_400));
/// assert_eq!(duration::parse("0.5s")?, Duration::from_millis(500));
/// assert!(duration::parse("5").is_err());
/// # Ok::<(), duration::DurationError>(())
/// ```
pub fn parse(text: &str) -> Result<Duration, DurationError> {
    if text == "0" {
        return Ok(Duration::ZERO);
    }
    let wrong = || DurationError::Form(text.into());
    let too_long = || DurationError::TooLong(text.into());
    let is_number = |letter: char| letter.is_ascii_digit() || letter == '.';
    let (mut rest, mut units, mut sum) = (text, &UNITS[..], 0);
    while !rest.is_empty() {
        let number = rest.find(|letter| !is_number(letter)).ok_or_else(wrong)?;
        let end = rest[number..].find(is_number).map_or(rest.len(), |letters| number + letters);
        let place = units.iter().position(|(unit, _)| *unit == &rest[number..end]).ok_or_else(wrong)?;
        let (whole, decimals) = rest[..number].split_once('.').unwrap_or((&rest[..number], "0"));
        let is_last = end == rest.len();
        if whole.is_empty()
            || decimals.is_empty()
            || decimals.contains('.')
            || !is_last && number > whole.len()
        {
            return Err(wrong());
        }
        let (count, unit): (u64, u128) = (whole.parse().map_err(|_| too_long())?, units[place].1.as_nanos());
        sum += u128::from(count) * unit + share(unit, decimals);
        (rest, units) = (&rest[end..], &units[place + 1..]);
    }
    match text {
        "" => Err(wrong()),
        _ if sum > MAX.as_nanos() => Err(too_long()),
        _ => Ok(Duration::from_nanos(sum as u64)),
    }
}

/// Returns a decimal fraction of a unit.
fn share(unit: u128, decimals: &str) -> u128 {
    let digits = decimals.bytes().take(12).map(|digit| u128::from(digit - b'0'));
    let (numerator, denominator) = digits.fold((0, 1), |(sum, scale), digit| (sum * 10 + digit, scale * 10));
    unit * numerator / denominator
}

/// Writes a duration in whole milliseconds, in its shortest form.
pub fn text(duration: Duration) -> String {
    let mut rest = duration.as_millis();
    let mut text = String::new();
    for (unit, length) in UNITS {
        let length = length.as_millis();
        if rest >= length {
            let _ = write!(text, "{}{unit}", rest / length);
            rest %= length;
        }
    }
    if text.is_empty() { "0s".into() } else { text }
}

#[cfg(test)]
mod tests {
    use super::DurationError::*;
    use super::*;

    #[test]
    fn durations_are_read_and_written() {
        let check = |read: &str, ms: u64, written: &str| {
            assert_eq!(parse(read), Ok(Duration::from_millis(ms)), "{read}");
            assert_eq!(text(Duration::from_millis(ms)), written, "{read}");
        };
        check("90s", 90_000, "1m30s");
        check("1h30m", 5_400_000, "1h30m");
        check("100ms", 100, "100ms");
        check("0.5s", 500, "500ms");
        check("1m0.25s", 60_250, "1m250ms");
        check("1.5m", 90_000, "1m30s");
        check("0s", 0, "0s");
        check("1d2h3m4s5ms", 93_784_005, "1d2h3m4s5ms");
        check("31536000000ms", 365 * 86_400_000, "365d");
        check("365d", 365 * 86_400_000, "365d");
        assert_eq!(parse("0.25ms"), Ok(Duration::from_micros(250)));
    }

    #[test]
    fn other_texts_are_refused() {
        for wrong in [
            "", "5", "m", "3s5m", "5m5m", "-5m", "5é", "é", ".", ".5s", "5.s", "1.2.3s", "1.5m3s", "5 s",
            "1e3s",
        ] {
            assert_eq!(parse(wrong), Err(Form(wrong.into())));
        }
        for long in ["366d", "365d1ms", "99999999999999999999d", "4294967295d"] {
            assert_eq!(parse(long), Err(TooLong(long.into())));
        }
    }
}
