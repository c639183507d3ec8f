//! Timestamps in the format of records.

use crate::Ms;

const DAY_MS: i64 = 86_400_000;

/// Writes a timestamp in the format of RFC 3339, to the millisecond: `2026-11-15T12:00:00.25Z`.
pub(crate) fn date_text(at_ms: Ms) -> String {
    let (year, month, day) = civil(at_ms.div_euclid(DAY_MS));
    let ms = at_ms.rem_euclid(DAY_MS);
    let (hours, minutes, seconds) = (ms / 3_600_000, ms / 60_000 % 60, ms / 1000 % 60);
    let fraction = format!(".{:03}", ms % 1000);
    let fraction = fraction.trim_end_matches('0').trim_end_matches('.');
    format!("{year:04}-{month:02}-{day:02}T{hours:02}:{minutes:02}:{seconds:02}{fraction}Z")
}

/// Returns year, month and day of a day counted from 1970-01-01.
///
/// Years begin in March here, so that a leap day is the last of its year; 400 years have 146,097 days.
fn civil(day: i64) -> (i64, i64, i64) {
    let day = day + 719_468;
    let (era, day_of_era) = (day.div_euclid(146_097), day.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day_of_month = day_of_year - (153 * month + 2) / 5 + 1;
    let is_next_year = month >= 10;
    let year = era * 400 + year_of_era + i64::from(is_next_year);
    (year, if is_next_year { month - 9 } else { month + 3 }, day_of_month)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_reads_as_a_library_for_dates_writes_it() {
        let days = (-20_000..60_000).map(|day| day * DAY_MS + day * 7_919 % DAY_MS);
        for at_ms in days.chain([0, -1, 250, 86_399_990]) {
            let expected = jiff::Timestamp::from_millisecond(at_ms).unwrap().to_string();
            assert_eq!(date_text(at_ms), expected);
        }
    }
}
