//! A game written down: as a file that people can read, and as one line for an address.
//!
//! A record is data; whether its moves are legal is found out by replaying it at a table.

use crate::{Line, Player, SeatResult};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use std::fmt::{self, Write as _};

/// The version of the format that is written; older ones are read.
pub const VERSION: u32 = 1;

/// The move by which a player leaves a game that the others go on with.
pub const RESIGN: &str = "resign";

/// A game from its set-up to its end, or as far as it went.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The set-up's text.
    pub setup: String,
    /// The text of the position it began with, if that was not the set-up's start.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub start: Option<String>,
    /// Who sat where, seat 1 first.
    pub seats: Vec<SeatRecord>,
    /// When it began, as RFC 3339 has it.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub date: Option<String>,
    /// What was played.
    pub turns: Vec<Turn>,
    /// How it ended; nothing for a game that has not.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub ending: Option<EndingRecord>,
}

/// Who sat in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SeatRecord {
    /// The name; may be empty.
    pub name: String,
    /// The computer player, if it was one, by its specification.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub level: Option<String>,
}

/// The decisions of one player until somebody else's turn.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Turn {
    /// Who decided.
    pub player: Player,
    /// The texts of the moves, or [`RESIGN`] alone.
    pub moves: Vec<String>,
    /// How long the player took, if known.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub spent_ms: Option<u64>,
    /// What somebody said of it.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub comment: Option<String>,
}

/// How a game ended, as written down.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct EndingRecord {
    /// By its rules, or otherwise.
    pub by: Ending,
    /// The name of the sentence that says why.
    pub reason: String,
    /// What each seat had of it.
    pub results: Vec<SeatResult>,
    /// Each seat's points, where the game has points.
    pub totals: Vec<i16>,
}

/// How a game can end.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Ending {
    /// By its rules.
    Rules,
    /// A player gave up, and the others could not go on or did not want to.
    Resigned(Player),
    /// A player ran out of time.
    OutOfTime(Player),
    /// The players agreed on a draw.
    Agreed,
    /// Nobody came back to it.
    Abandoned,
}

/// A text that is no record, with the line where that shows.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: String,
}

impl Record {
    /// The set-up, start and moves alone.
    pub fn line(&self) -> Line {
        let moves = self.turns.iter().flat_map(|turn| turn.moves.clone()).collect();
        Line { setup: self.setup.clone(), position: self.start.clone(), moves }
    }

    /// The record as a file. `notes` may give lines to put after a turn, for people: they are not read again.
    pub fn text(&self, notes: impl Fn(usize) -> Vec<String>) -> String {
        let mut text = format!("Tabuleiro record {VERSION}\nGame: {}\nSetup: {}\n", self.game, self.setup);
        let mut field = |name: &str, value: &str| {
            let _ = writeln!(text, "{name}: {}", one_line(value));
        };
        self.start.iter().for_each(|start| field("Start", start));
        for (index, seat) in self.seats.iter().enumerate() {
            field(&format!("Seat {}", index + 1), &seat.name);
            seat.level.iter().for_each(|level| field(&format!("Level {}", index + 1), level));
        }
        self.date.iter().for_each(|date| field("Date", date));
        text.push('\n');
        for (index, turn) in self.turns.iter().enumerate() {
            let _ = writeln!(text, "{}", turn_line(index + 1, turn));
            for note in notes(index) {
                let _ = writeln!(text, "; {}", one_line(&note));
            }
        }
        if let Some(ending) = &self.ending {
            let _ = writeln!(text, "\nEnd: {}\nReason: {}", ending.by, ending.reason);
            let _ = writeln!(text, "Result: {}", joined(&ending.results, " "));
            if !ending.totals.is_empty() {
                let _ = writeln!(text, "Points: {}", joined(&ending.totals, " "));
            }
        }
        text
    }

    /// Reads a file.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut reader = Reader::default();
        let mut lines = text.lines().enumerate();
        let first = lines.next().map_or("", |(_, line)| line.trim_start_matches('\u{feff}').trim());
        let version = first.strip_prefix("Tabuleiro record ").and_then(|version| version.parse::<u32>().ok());
        match version {
            Some(1..=VERSION) => {}
            Some(newer) => {
                return Err(at(
                    0,
                    format!("version {newer} is newer than this program, which reads up to {VERSION}"),
                ));
            }
            None => return Err(at(0, format!("a record begins with `Tabuleiro record {VERSION}`"))),
        }
        for (number, line) in lines {
            reader.read(line.trim()).map_err(|problem| at(number, problem))?;
        }
        reader.finish().map_err(|problem| at(text.lines().count().saturating_sub(1), problem))
    }

    /// The record as one line that can stand in an address.
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

    /// Reads what [`Record::link`] writes, for the game with this id.
    pub fn parse_link(game: &str, link: &str) -> Result<Record, RecordError> {
        parse_link(game, link).map_err(|problem| at(0, problem))
    }
}

fn parse_link(game: &str, link: &str) -> Result<Record, String> {
    const FIELDS: [&str; 12] = [
        "names", "levels", "date", "times", "notes", "end", "results", "points", "seats", "at", "by", "moves",
    ];
    let mut setup = Vec::new();
    let mut fields = std::collections::BTreeMap::new();
    for segment in link.split('.') {
        match segment.split_once('~').filter(|(name, _)| FIELDS.contains(name)) {
            Some((name, value)) if fields.insert(name, value).is_some() => {
                return Err(format!("`{name}` stands there twice"));
            }
            Some(_) => {}
            None => setup.push(segment),
        }
    }
    let values = |name: &str| -> Result<Vec<String>, String> {
        fields.get(name).map_or(Ok(Vec::new()), |text| text.split('_').map(decode).collect())
    };
    let value_at =
        |values: &[String], index: usize| values.get(index).filter(|value| !value.is_empty()).cloned();
    let (names, levels, times, notes) =
        (values("names")?, values("levels")?, values("times")?, values("notes")?);
    let count: usize = fields
        .get("seats")
        .and_then(|count| count.parse().ok())
        .filter(|&count| count <= crate::SEATS_MAX)
        .unwrap_or(0);
    let seats = (0..count).map(|index| SeatRecord {
        name: value_at(&names, index).unwrap_or_default(),
        level: value_at(&levels, index),
    });
    let by = fields.get("by").copied().unwrap_or_default();
    let moves = fields.get("moves").copied().unwrap_or_default();
    let turns: Vec<&str> = moves.split("__").filter(|turn| !turn.is_empty()).collect();
    if by.chars().count() != turns.len() {
        return Err(format!("`by` names {} seats for {} turns", by.chars().count(), turns.len()));
    }
    let turn = |(index, (seat, moves)): (usize, (char, &&str))| -> Result<Turn, String> {
        let player = seat.to_digit(10).and_then(|seat| Player::from_seat(seat as u8));
        let time = value_at(&times, index)
            .map(|time| time.parse().map_err(|_| format!("`{time}` is not a number of milliseconds")));
        Ok(Turn {
            player: player.ok_or_else(|| format!("`{seat}` is not a seat"))?,
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
        _ => return Err("`end` is how it ended and why".into()),
    };
    Ok(Record {
        game: game.into(),
        setup: setup.join("."),
        start: fields.get("at").map(ToString::to_string),
        seats: seats.collect(),
        date: values("date")?.into_iter().next(),
        turns: by.chars().zip(&turns).enumerate().map(turn).collect::<Result<_, _>>()?,
        ending,
    })
}

/// What has been read of a file so far.
#[derive(Default)]
struct Reader {
    record: Record,
    by: Option<Ending>,
    reason: String,
    results: Vec<SeatResult>,
    totals: Vec<i16>,
}

impl Reader {
    fn read(&mut self, line: &str) -> Result<(), String> {
        if line.is_empty() || line.starts_with(';') {
            return Ok(());
        }
        if line.starts_with(|first: char| first.is_ascii_digit()) {
            return self.read_turn(line);
        }
        let (name, value) =
            line.split_once(':').ok_or_else(|| format!("`{line}` is neither a field nor a turn"))?;
        let value = value.trim();
        match name.split_once(' ') {
            Some(("Seat", seat)) => self.seat(seat)?.name = value.into(),
            Some(("Level", seat)) => self.seat(seat)?.level = Some(value.into()),
            _ => self.read_field(name, value)?,
        }
        Ok(())
    }

    fn read_field(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name {
            "Game" => self.record.game = value.into(),
            "Setup" => self.record.setup = value.into(),
            "Start" => self.record.start = Some(value.into()),
            "Date" => self.record.date = Some(value.into()),
            "End" => self.by = Some(parse_ending(value)?),
            "Reason" => self.reason = value.into(),
            "Result" => {
                self.results = value.split_whitespace().map(parse_result).collect::<Result<_, _>>()?;
            }
            "Points" => self.totals = value.split_whitespace().map(parse_points).collect::<Result<_, _>>()?,
            _ => return Err(format!("there is no field `{name}`")),
        }
        Ok(())
    }

    fn seat(&mut self, seat: &str) -> Result<&mut SeatRecord, String> {
        let player = seat
            .parse()
            .ok()
            .and_then(Player::from_seat)
            .ok_or_else(|| format!("there is no seat `{seat}`"))?;
        if self.record.seats.len() <= player.index() {
            self.record.seats.resize_with(player.index() + 1, SeatRecord::default);
        }
        Ok(&mut self.record.seats[player.index()])
    }

    /// `12. (1) c4-e4c @3500ms {comment}`
    fn read_turn(&mut self, line: &str) -> Result<(), String> {
        let expected = self.record.turns.len() + 1;
        let (number, rest) = line
            .split_once(". (")
            .ok_or_else(|| format!("turn {expected} is not like `{expected}. (1) MOVE`"))?;
        if number.parse() != Ok(expected) {
            return Err(format!("turn {expected} should come here, not {number}"));
        }
        let (seat, rest) = rest.split_once(')').ok_or("the seat of a turn is in brackets, like (1)")?;
        let player = seat
            .parse()
            .ok()
            .and_then(Player::from_seat)
            .ok_or_else(|| format!("there is no seat `{seat}`"))?;
        let (rest, comment) = match rest.split_once('{') {
            Some((rest, comment)) => {
                let comment = comment.strip_suffix('}').ok_or("a comment ends with }")?;
                (rest, Some(unescape(comment)))
            }
            None => (rest, None),
        };
        let (rest, spent_ms) = match rest.split_once('@') {
            Some((rest, time)) => {
                let ms = time.trim().strip_suffix("ms").and_then(|ms| ms.parse().ok());
                (rest, Some(ms.ok_or_else(|| format!("`@{}` is not a time like @3500ms", time.trim()))?))
            }
            None => (rest, None),
        };
        let moves: Vec<String> = rest.split_whitespace().map(str::to_string).collect();
        if moves.is_empty() {
            return Err(format!("turn {expected} has no moves"));
        }
        self.record.turns.push(Turn { player, moves, spent_ms, comment });
        Ok(())
    }

    fn finish(self) -> Result<Record, String> {
        let mut record = self.record;
        if record.setup.is_empty() {
            return Err("the line `Setup:` is missing".into());
        }
        record.ending = self.by.map(|by| EndingRecord {
            by,
            reason: self.reason,
            results: self.results,
            totals: self.totals,
        });
        Ok(record)
    }
}

fn turn_line(number: usize, turn: &Turn) -> String {
    let mut line = format!("{number}. ({}) {}", turn.player, turn.moves.join(" "));
    if let Some(ms) = turn.spent_ms {
        let _ = write!(line, " @{ms}ms");
    }
    if let Some(comment) = &turn.comment {
        let _ = write!(line, " {{{}}}", escape(comment));
    }
    line
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Ending::Rules => f.write_str("rules"),
            Ending::Resigned(player) => write!(f, "resigned {player}"),
            Ending::OutOfTime(player) => write!(f, "out-of-time {player}"),
            Ending::Agreed => f.write_str("agreed"),
            Ending::Abandoned => f.write_str("abandoned"),
        }
    }
}

fn parse_ending(text: &str) -> Result<Ending, String> {
    let player = |seat: &str| {
        seat.parse().ok().and_then(Player::from_seat).ok_or_else(|| format!("there is no seat `{seat}`"))
    };
    match text.split_once(' ') {
        Some(("resigned", seat)) => Ok(Ending::Resigned(player(seat)?)),
        Some(("out-of-time", seat)) => Ok(Ending::OutOfTime(player(seat)?)),
        None if text == "rules" => Ok(Ending::Rules),
        None if text == "agreed" => Ok(Ending::Agreed),
        None if text == "abandoned" => Ok(Ending::Abandoned),
        _ => Err(format!(
            "`{text}` is not how a game ends: rules, resigned 1, out-of-time 1, agreed or abandoned"
        )),
    }
}

impl fmt::Display for SeatResult {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            SeatResult::Won => "won",
            SeatResult::Drew => "drew",
            SeatResult::Lost => "lost",
        })
    }
}

fn parse_result(text: &str) -> Result<SeatResult, String> {
    match text {
        "won" => Ok(SeatResult::Won),
        "drew" => Ok(SeatResult::Drew),
        "lost" => Ok(SeatResult::Lost),
        _ => Err(format!("`{text}` is not a result: won, drew or lost")),
    }
}

fn parse_points(text: &str) -> Result<i16, String> {
    text.parse().map_err(|_| format!("`{text}` is not a number of points"))
}

fn at(index: usize, problem: impl Into<String>) -> RecordError {
    RecordError { line: index + 1, problem: problem.into() }
}

fn joined<T: ToString>(items: impl IntoIterator<Item = T>, by: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(by)
}

/// Everything but letters, digits and the hyphen, so that the separators of a link stay free.
const RESERVED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-');

fn encode(text: &str) -> String {
    utf8_percent_encode(text, RESERVED).to_string()
}

fn decode(text: &str) -> Result<String, String> {
    let decoded = percent_decode_str(text).decode_utf8();
    decoded.map(Into::into).map_err(|_| format!("`{text}` is not percent-encoded UTF-8"))
}

/// A value on one line: what would break the line becomes a space.
fn one_line(text: &str) -> String {
    text.split(|letter: char| letter.is_control()).collect::<Vec<_>>().join(" ").trim().to_string()
}

fn escape(comment: &str) -> String {
    comment
        .replace('\\', "\\\\")
        .replace('\n', "\\n")
        .replace('\r', "\\r")
        .replace('}', "\\c")
        .replace('{', "\\o")
}

fn unescape(text: &str) -> String {
    let mut comment = String::new();
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        comment.push(match (letter, letter == '\\') {
            (_, false) => letter,
            _ => match letters.next() {
                Some('n') => '\n',
                Some('r') => '\r',
                Some('c') => '}',
                Some('o') => '{',
                Some(other) => other,
                None => '\\',
            },
        });
    }
    comment
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> Record {
        let turn = |player, moves: &[&str]| Turn {
            player,
            moves: moves.iter().map(ToString::to_string).collect(),
            spent_ms: None,
            comment: None,
        };
        Record {
            game: "green-skull".into(),
            setup: "gsk1.published.2.starts~1".into(),
            start: Some("position".into()),
            seats: vec![
                SeatRecord { name: "Ana_B. ~ \u{e7}".into(), level: None },
                SeatRecord { name: String::new(), level: Some("hard".into()) },
            ],
            date: Some("2026-11-15T12:00:00Z".into()),
            turns: vec![
                Turn {
                    spent_ms: Some(3500),
                    comment: Some("two {lines}\nand a \\".into()),
                    ..turn(Player::ONE, &["d7-e7", "e1-f1"])
                },
                turn(Player::TWO, &["d1xf1"]),
                turn(Player::ONE, &[RESIGN]),
            ],
            ending: Some(EndingRecord {
                by: Ending::Resigned(Player::ONE),
                reason: "ending-resigned".into(),
                results: vec![SeatResult::Lost, SeatResult::Won],
                totals: vec![3, -4],
            }),
        }
    }

    #[test]
    fn a_file_says_all_and_is_read_again() {
        let record = example();
        let text = record.text(|_| vec!["a note, which is not read".into()]);
        assert_eq!(Record::parse(&text), Ok(record));
    }

    #[test]
    fn a_link_says_all_and_is_read_again() {
        let record = example();
        let link = record.link();
        assert!(link.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._~%".contains(&byte)), "{link}");
        assert_eq!(Record::parse_link("green-skull", &link), Ok(record));
    }

    #[test]
    fn a_game_that_has_not_ended_is_a_record_too() {
        let record = Record { ending: None, turns: Vec::new(), start: None, date: None, ..example() };
        assert_eq!(Record::parse(&record.text(|_| Vec::new())), Ok(record.clone()));
        assert_eq!(Record::parse_link("green-skull", &record.link()), Ok(record));
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line() {
        let check =
            |text: &str, expected: &str| assert_eq!(Record::parse(text).unwrap_err().to_string(), expected);
        check("", "line 1: a record begins with `Tabuleiro record 1`");
        check("Tabuleiro record 9", "line 1: version 9 is newer than this program, which reads up to 1");
        check("Tabuleiro record 1\nGame: x", "line 2: the line `Setup:` is missing");
        check("Tabuleiro record 1\nSetup: x\n2. (1) a1", "line 3: turn 1 should come here, not 2");
        check("Tabuleiro record 1\nSetup: x\n1. (7) a1", "line 3: there is no seat `7`");
        check("Tabuleiro record 1\nSetup: x\n1. (1) a1 @soon", "line 3: `@soon` is not a time like @3500ms");
        check(
            "Tabuleiro record 1\nSetup: x\nResult: victory",
            "line 3: `victory` is not a result: won, drew or lost",
        );
    }
}
