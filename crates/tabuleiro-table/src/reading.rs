//! Records as anybody may bring them: as people read them, or as JSON.

use serde_json::error::Category;
use tabuleiro_core::record::{Record, RecordError};
use tabuleiro_core::{Explain, Message, explained_errors};

/// A text that is no record.
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
