//! Lines that cannot be understood.

/// A line that cannot be understood.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum LineError {
    #[error("there is no command `{0}`")]
    Command(String),
    #[error("`{0}` needs {1}")]
    Missing(&'static str, &'static str),
    #[error("`{0}` is nothing that can be asked: {1}")]
    Query(String, String),
    #[error("`{0}` is no limit of a search")]
    Limit(String),
    #[error("`{0}` is not a number that `{1}` takes")]
    Number(String, &'static str),
    #[error("`{0}` is more than was expected")]
    More(String),
}

/// A word to be repeated in an answer: neither long nor able to break the line.
pub(crate) fn shortened(word: &str) -> String {
    word.chars().filter(|letter| !letter.is_control()).take(60).collect()
}
