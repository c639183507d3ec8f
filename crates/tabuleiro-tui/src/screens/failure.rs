//! Errors as notices.

use super::notice::Notice;
use crate::house::House;
use tabuleiro_core::Explain;
use tabuleiro_table::GameKind;

/// Shows an error.
pub fn failure(error: &dyn Explain, house: &House) -> Notice {
    failure_of(None, error, house)
}

/// Shows an error in the words of a game, if it has some for it.
pub fn failure_of(kind: Option<&GameKind>, error: &dyn Explain, house: &House) -> Notice {
    let speaker = kind.map(|kind| house.speaker_of(kind.info));
    let text = speaker.as_ref().unwrap_or(&house.speaker).say(&error.explain());
    Notice::new(house.word("screen-failed"), text)
}
