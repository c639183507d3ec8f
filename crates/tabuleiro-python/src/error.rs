//! Errors as Python's exceptions, each with a sentence.

use pyo3::exceptions::{PyMemoryError, PyValueError};
use pyo3::prelude::*;
use serde::Serialize;
use tabuleiro_core::{Explain, Message};
use tabuleiro_learn::LearnError;
use tabuleiro_words::{FALLBACK, speaker};

pyo3::create_exception!(
    tabuleiro,
    TabuleiroError,
    PyValueError,
    "Input that the game, an engine or a batch refuses."
);

/// Returns the exception with a message's sentence, which may be one of a game's.
pub(crate) fn refusal(message: &Message, game: Option<&'static str>) -> PyErr {
    TabuleiroError::new_err(speaker(FALLBACK, game).say(message))
}

/// Returns the exception for an error.
pub(crate) fn refused(error: &dyn Explain, game: Option<&'static str>) -> PyErr {
    refusal(&error.explain(), game)
}

/// Returns the exception for wrong numbers; too large ones are errors of memory.
pub(crate) fn unlearned(error: &LearnError, game: &'static str) -> PyErr {
    match error {
        LearnError::Memory { .. } => PyMemoryError::new_err(speaker(FALLBACK, None).say(&error.explain())),
        _ => refused(error, Some(game)),
    }
}

/// Returns a document as Python's own values.
pub(crate) fn parsed<'py>(py: Python<'py>, document: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(document).map_err(|error| TabuleiroError::new_err(error.to_string()))?;
    py.import("json")?.call_method1("loads", (text,))
}
