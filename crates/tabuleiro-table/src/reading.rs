//! Games in every accepted form: records as text or JSON, and positions and games as a line or an address.

use crate::kind::{GameKind, kind_of_record, kind_of_text};
use crate::replay::{OpenError, Replay};
use crate::table::Table;
use serde_json::error::Category;
use tabuleiro_core::record::{Record, RecordError};
use tabuleiro_core::{Explain, Message, explained_errors};

/// The reason why a text is not a record.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum ReadError {
    Record(RecordError),
    JsonSyntax { line: usize, column: usize },
    JsonEnd { line: usize },
    JsonRecord(String),
}

impl Explain for ReadError {
    fn explain(&self) -> Message {
        match self {
            ReadError::Record(error) => error.explain(),
            ReadError::JsonSyntax { line, column } => {
                Message::new("error-json-syntax").text("line", line).text("column", column)
            }
            ReadError::JsonEnd { line } => Message::new("error-json-end").text("line", line),
            ReadError::JsonRecord(problem) => Message::new("error-json-record").text("problem", problem),
        }
    }
}

explained_errors!(ReadError);

impl From<serde_json::Error> for ReadError {
    fn from(error: serde_json::Error) -> ReadError {
        let (line, column) = (error.line(), error.column());
        match error.classify() {
            Category::Syntax => ReadError::JsonSyntax { line, column },
            Category::Eof => ReadError::JsonEnd { line },
            Category::Data | Category::Io => ReadError::JsonRecord(error.to_string()),
        }
    }
}

/// Reads a record from its text.
pub fn read_record(text: &str) -> Result<Record, ReadError> {
    let text = text.trim_start_matches('\u{feff}');
    if text.trim_start().starts_with('{') {
        return Ok(serde_json::from_str(text)?);
    }
    Record::parse(text).map_err(ReadError::Record)
}

/// The reason why a text is not a game. The game, if it is known, supplies the words of the message.
pub struct Unread {
    /// Game that the text names, if known.
    pub kind: Option<&'static GameKind>,
    /// Description of the problem.
    pub problem: Message,
}

/// Reads a game from a record, from a line with a set-up, position and moves, or from an address that ends in one.
pub fn read_game(text: &str) -> Result<Replay, Unread> {
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.starts_with('{') || text.contains('\n') {
        let unread = |error: ReadError| Unread { kind: None, problem: error.explain() };
        let record = read_record(text).map_err(unread)?;
        let kind = kind_of_record(&record);
        return Table::replay(&record).map_err(|error| Unread { kind, problem: error.explain() });
    }
    let line = text.rsplit(['/', '?', '#', '=', '&']).next().unwrap_or_default();
    let kind = kind_of_text(line);
    read_line(kind, line).map_err(|error| Unread { kind, problem: error.explain() })
}

fn read_line(kind: Option<&'static GameKind>, line: &str) -> Result<Replay, OpenError> {
    match kind {
        Some(kind) if line.contains(".by~") => {
            Table::replay_as(kind, &Record::parse_link(kind.info.id, line)?)
        }
        _ => Ok(Replay { table: Table::open(line)?, fault: None }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_read_from_either_of_its_texts() {
        let record = Record { game: "g".into(), setup: "x".into(), ..Record::default() };
        assert_eq!(read_record(&record.text(|_| Vec::new())), Ok(record.clone()));
        assert_eq!(read_record(&serde_json::to_string_pretty(&record).unwrap()), Ok(record));
    }

    #[test]
    fn a_game_is_read_from_whatever_holds_it() {
        let Ok(game) = read_game("gsk1.published.2.starts~1.moves~a7-a6") else { panic!() };
        let (line, record) = (game.table.line(), game.table.record());
        let address = format!("https://games.example/analysis#line={}", record.link());
        let json = serde_json::to_string(&record).unwrap();
        for text in [address, json, record.text(|_| Vec::new()), record.link()] {
            let read = read_game(&text).unwrap_or_else(|unread| panic!("{}: {text}", unread.problem));
            assert_eq!((read.table.line(), read.fault), (line.clone(), None), "{text}");
        }
        for text in
            ["", "hello", "gsk1.published.2", "gsk1.published.2.starts~1.moves~z9", "{}", "a\nb", "%.by~"]
        {
            assert!(read_game(text).is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let check = |text: &str, expected: &str| {
            assert_eq!(read_record(text).unwrap_err().to_string(), expected, "{text}");
        };
        check("{\n\"game\" 3", "error-json-syntax(line=2, column=8)");
        check("{", "error-json-end(line=1)");
        check("nonsense", "error-record(line=1, problem=problem-record-begins(version=1))");
        assert!(matches!(read_record("{}"), Err(ReadError::JsonRecord(_))));
    }
}
