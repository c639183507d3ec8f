//! What goes wrong, for programs: the protocol speaks English.

use tabuleiro_core::Explain;
use tabuleiro_table::Kind;
use tabuleiro_words::{FALLBACK, Speaker};

/// An error as a sentence, in the words of a game where it has its own.
pub(crate) fn english(error: &dyn Explain, kind: &'static Kind) -> String {
    Speaker::new(FALLBACK, Some(kind.info)).say(&error.explain())
}
