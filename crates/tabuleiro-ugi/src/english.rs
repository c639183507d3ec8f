//! Error messages for programs, in English as the protocol demands.

use tabuleiro_core::Explain;
use tabuleiro_table::GameKind;
use tabuleiro_words::{FALLBACK, Localizer};

/// Returns an error as an English sentence, in the game's own words where it has them.
pub(crate) fn english(error: &dyn Explain, kind: &'static GameKind) -> String {
    Localizer::new(FALLBACK, Some(kind.info)).say(&error.explain())
}
