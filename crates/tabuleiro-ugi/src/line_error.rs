//! Errors in the lines that an engine receives.

/// A line that does not follow the protocol.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum LineError {
    #[error("unknown command `{0}`")]
    Command(String),
    #[error("`{0}` needs {1}")]
    Missing(&'static str, &'static str),
    #[error("unknown query `{0}`; use {1}")]
    Query(String, String),
    #[error("unknown search limit `{0}`")]
    Limit(String),
    #[error("`{1}` needs a number, not `{0}`")]
    Number(String, &'static str),
    #[error("unexpected word `{0}`")]
    More(String),
}

/// Shortens a word for quotation in an error and removes control characters, which would break the line.
pub(crate) fn shortened(word: &str) -> String {
    word.chars().filter(|letter| !letter.is_control()).take(60).collect()
}
