//! Records as one line for an address.

use super::{
    EndingRecord, Record, RecordError, SeatRecord, Turn, at, found, joined, parse_clock, parse_ending,
    parse_points, parse_result,
};
use crate::{Message, Player};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

impl Record {
    /// Returns the record as one line for an address.
    pub fn link(&self) -> String {
        let mut segments = vec![self.setup.clone()];
        let mut field = |name: &str, values: Vec<String>| {
            if values.iter().any(|value| !value.is_empty()) {
                segments.push(format!("{name}~{}", joined(values.iter().map(|value| encode(value)), "_")));
            }
        };
        let per_turn = |of: fn(&Turn) -> Option<String>| {
            self.turns.iter().map(|turn| of(turn).unwrap_or_default()).collect()
        };
        field("names", self.seats.iter().map(|seat| seat.name.clone()).collect());
        field("levels", self.seats.iter().map(|seat| seat.level.clone().unwrap_or_default()).collect());
        field("date", self.date.iter().cloned().collect());
        field("clock", self.clock.time_ms().map(|_| self.clock.to_string()).into_iter().collect());
        field("times", per_turn(|turn| turn.spent_ms.map(|ms| ms.to_string())));
        field("notes", per_turn(|turn| turn.comment.clone()));
        if let Some(ending) = &self.ending {
            field("end", vec![ending.by.to_string(), ending.reason.clone()]);
            field("results", ending.results.iter().map(ToString::to_string).collect());
            field("points", ending.totals.iter().map(ToString::to_string).collect());
        }
        segments.push(format!("seats~{}", self.seats.len()));
        segments.extend(self.start.iter().map(|start| format!("at~{start}")));
        segments.push(format!("by~{}", joined(self.turns.iter().map(|turn| turn.player), "")));
        segments.push(format!("moves~{}", joined(self.turns.iter().map(|turn| turn.moves.join("_")), "__")));
        segments.join(".")
    }

    /// Reads the output of [`Record::link`], for the game with this id.
    pub fn parse_link(game: &str, link: &str) -> Result<Record, RecordError> {
        parse_link(game, link).map_err(|problem| at(0, problem))
    }
}

fn parse_link(game: &str, link: &str) -> Result<Record, Message> {
    const FIELDS: [&str; 13] = [
        "names", "levels", "date", "clock", "times", "notes", "end", "results", "points", "seats", "at",
        "by", "moves",
    ];
    let mut setup = Vec::new();
    let mut fields = std::collections::BTreeMap::new();
    for segment in link.split('.') {
        match segment.split_once('~').filter(|(name, _)| FIELDS.contains(name)) {
            Some((name, value)) if fields.insert(name, value).is_some() => {
                return Err(found("problem-link-twice", name));
            }
            Some(_) => {}
            None => setup.push(segment),
        }
    }
    let values = |name: &str| -> Result<Vec<String>, Message> {
        fields.get(name).map_or(Ok(Vec::new()), |text| text.split('_').map(decode).collect())
    };
    let value_at =
        |values: &[String], index: usize| values.get(index).filter(|value| !value.is_empty()).cloned();
    let (names, levels, times, notes) =
        (values("names")?, values("levels")?, values("times")?, values("notes")?);
    let count = fields.get("seats").copied().unwrap_or("0");
    let count = (0..=crate::SEATS_MAX)
        .find(|seats| seats.to_string() == count)
        .ok_or_else(|| found("problem-link-seats", count))?;
    let seats = (0..count).map(|index| SeatRecord {
        name: value_at(&names, index).unwrap_or_default(),
        level: value_at(&levels, index),
    });
    let by = fields.get("by").copied().unwrap_or_default();
    let moves = fields.get("moves").copied().unwrap_or_default();
    let turns: Vec<&str> = moves.split("__").filter(|turn| !turn.is_empty()).collect();
    if by.chars().count() != turns.len() {
        let problem = Message::new("problem-link-by").number("seats", by.chars().count() as i64);
        return Err(problem.number("turns", turns.len() as i64));
    }
    let turn = |(index, (seat, moves)): (usize, (char, &&str))| -> Result<Turn, Message> {
        let player = seat.to_digit(10).and_then(|seat| Player::from_seat(seat as u8));
        let time =
            value_at(&times, index).map(|time| time.parse().map_err(|_| found("problem-link-time", time)));
        Ok(Turn {
            player: player.ok_or_else(|| found("problem-record-seat", seat))?,
            moves: moves.split('_').map(str::to_string).collect(),
            spent_ms: time.transpose()?,
            comment: value_at(&notes, index),
        })
    };
    let end = values("end")?;
    let ending = match &end[..] {
        [] => None,
        [by, reason] => Some(EndingRecord {
            by: parse_ending(by)?,
            reason: reason.clone(),
            results: values("results")?
                .iter()
                .map(|result| parse_result(result))
                .collect::<Result<_, _>>()?,
            totals: values("points")?.iter().map(|points| parse_points(points)).collect::<Result<_, _>>()?,
        }),
        _ => return Err("problem-link-end".into()),
    };
    Ok(Record {
        game: game.into(),
        setup: setup.join("."),
        start: fields.get("at").map(ToString::to_string),
        seats: seats.collect(),
        date: value_at(&values("date")?, 0),
        clock: parse_clock(&value_at(&values("clock")?, 0).unwrap_or_default())?,
        turns: by.chars().zip(&turns).enumerate().map(turn).collect::<Result<_, _>>()?,
        ending,
    })
}

/// Characters to escape: all but letters, digits and the hyphen, so that the separators of a link stay free.
const RESERVED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-');

fn encode(text: &str) -> String {
    utf8_percent_encode(text, RESERVED).to_string()
}

fn decode(text: &str) -> Result<String, Message> {
    let decoded = percent_decode_str(text).decode_utf8();
    decoded.map(Into::into).map_err(|_| found("problem-link-encoding", text))
}
