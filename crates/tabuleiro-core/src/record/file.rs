//! Records as text files for people.

use super::Ending;
use super::{
    EndingRecord, Record, RecordError, SeatRecord, Turn, VERSION, at, found, joined, parse_clock,
    parse_ending, parse_points, parse_result, parse_seat,
};
use crate::{Message, SeatResult, TimeControl};
use std::fmt::Write as _;

impl Record {
    /// Returns the record as a file. `notes` gives lines to write after a turn; readers ignore them.
    pub fn text(&self, notes: impl Fn(usize) -> Vec<String>) -> String {
        let mut text = format!("Tabuleiro record {VERSION}\n");
        let mut field = |name: &str, value: &str| {
            let _ = writeln!(text, "{name}: {}", one_line(value));
        };
        field("Game", &self.game);
        field("Setup", &self.setup);
        self.start.iter().for_each(|start| field("Start", start));
        for (index, seat) in self.seats.iter().enumerate() {
            field(&format!("Seat {}", index + 1), &seat.name);
            let level = seat.level.iter().filter(|level| !one_line(level).is_empty());
            level.for_each(|level| field(&format!("Level {}", index + 1), level));
        }
        let date = self.date.iter().filter(|date| !one_line(date).is_empty());
        date.for_each(|date| field("Date", date));
        if self.clock != TimeControl::Unlimited {
            field("Clock", &self.clock.to_string());
        }
        text.push('\n');
        for (index, turn) in self.turns.iter().enumerate() {
            let _ = writeln!(text, "{}", turn_line(index + 1, turn));
            for note in notes(index) {
                let _ = writeln!(text, "; {}", one_line(&note));
            }
        }
        if let Some(ending) = &self.ending {
            let _ = writeln!(text, "\nEnd: {}\nReason: {}", ending.by, one_line(&ending.reason));
            let _ = writeln!(text, "Result: {}", joined(&ending.results, " "));
            if !ending.totals.is_empty() {
                let _ = writeln!(text, "Points: {}", joined(&ending.totals, " "));
            }
        }
        text
    }

    /// Reads a record from a file.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut reader = Reader::default();
        let mut lines = text.lines().enumerate();
        let first = lines.next().map_or("", |(_, line)| line.trim_start_matches('\u{feff}').trim());
        let version = first.strip_prefix("Tabuleiro record ").and_then(|version| version.parse::<u32>().ok());
        match version {
            Some(1..=VERSION) => {}
            Some(newer) if newer > VERSION => {
                let problem = Message::new("problem-record-version").number("found", newer);
                return Err(at(0, problem.number("known", VERSION)));
            }
            _ => return Err(at(0, Message::new("problem-record-begins").number("version", VERSION))),
        }
        for (number, line) in lines {
            reader.read(line.trim()).map_err(|problem| at(number, problem))?;
        }
        reader.finish().map_err(|problem| at(text.lines().count().saturating_sub(1), problem))
    }
}

/// The part of a file that has been read.
#[derive(Default)]
struct Reader {
    record: Record,
    by: Option<Ending>,
    reason: String,
    results: Vec<SeatResult>,
    totals: Vec<i16>,
}

impl Reader {
    fn read(&mut self, line: &str) -> Result<(), Message> {
        if line.is_empty() || line.starts_with(';') {
            return Ok(());
        }
        if line.starts_with(|first: char| first.is_ascii_digit()) {
            return self.read_turn(line);
        }
        let (name, value) = line.split_once(':').ok_or_else(|| found("problem-record-line", line))?;
        let value = one_line(value);
        match name.split_once(' ') {
            Some(("Seat", seat)) => self.seat(seat)?.name = value,
            Some(("Level", seat)) => self.seat(seat)?.level = some(value),
            _ => self.read_field(name, &value)?,
        }
        Ok(())
    }

    fn read_field(&mut self, name: &str, value: &str) -> Result<(), Message> {
        match name {
            "Game" => self.record.game = value.into(),
            "Setup" => self.record.setup = value.into(),
            "Start" => self.record.start = Some(value.into()),
            "Date" => self.record.date = some(value.into()),
            "Clock" => self.record.clock = parse_clock(value)?,
            "End" => self.by = Some(parse_ending(value)?),
            "Reason" => self.reason = value.into(),
            "Result" => {
                self.results = value.split_whitespace().map(parse_result).collect::<Result<_, _>>()?;
            }
            "Points" => self.totals = value.split_whitespace().map(parse_points).collect::<Result<_, _>>()?,
            _ => return Err(found("problem-record-field", name)),
        }
        Ok(())
    }

    fn seat(&mut self, seat: &str) -> Result<&mut SeatRecord, Message> {
        let player = parse_seat(seat)?;
        if self.record.seats.len() <= player.index() {
            self.record.seats.resize_with(player.index() + 1, SeatRecord::default);
        }
        Ok(&mut self.record.seats[player.index()])
    }

    /// Reads a turn: `12. (1) c4-e4c @3500ms {comment}`
    fn read_turn(&mut self, line: &str) -> Result<(), Message> {
        let expected = self.record.turns.len() + 1;
        let turn_problem = |problem: &'static str| Message::new(problem).text("turn", expected);
        let (number, rest) = line.split_once(". (").ok_or_else(|| turn_problem("problem-record-turn"))?;
        if number.parse() != Ok(expected) {
            return Err(turn_problem("problem-record-turn-number").text("found", number));
        }
        let (seat, rest) = rest.split_once(')').ok_or("problem-record-brackets")?;
        let player = parse_seat(seat)?;
        let (rest, comment) = match rest.split_once('{') {
            Some((rest, comment)) => {
                let comment = comment.strip_suffix('}').ok_or("problem-record-comment")?;
                (rest, some(unescape(comment)))
            }
            None => (rest, None),
        };
        let (rest, spent_ms) = match rest.split_once('@') {
            Some((rest, time)) => {
                let ms = time.trim().strip_suffix("ms").and_then(|ms| ms.parse().ok());
                (rest, Some(ms.ok_or_else(|| found("problem-record-time", format!("@{}", time.trim())))?))
            }
            None => (rest, None),
        };
        let moves: Vec<String> = rest.split_whitespace().map(str::to_string).collect();
        if moves.is_empty() {
            return Err(turn_problem("problem-record-no-moves"));
        }
        self.record.turns.push(Turn { player, moves, spent_ms, comment });
        Ok(())
    }

    fn finish(self) -> Result<Record, Message> {
        let mut record = self.record;
        if record.setup.is_empty() {
            return Err("problem-record-no-setup".into());
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
    if let Some(comment) = turn.comment.as_ref().filter(|comment| !comment.is_empty()) {
        let _ = write!(line, " {{{}}}", escape(comment));
    }
    line
}

/// Replaces control characters, which would break the line, by spaces.
fn one_line(text: &str) -> String {
    text.split(|letter: char| letter.is_control()).collect::<Vec<_>>().join(" ").trim().to_string()
}

/// Returns a text unless it is empty.
fn some(text: String) -> Option<String> {
    (!text.is_empty()).then_some(text)
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
