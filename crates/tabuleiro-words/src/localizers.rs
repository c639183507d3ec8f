//! One speaker for each language and game, made when it is first needed.

use crate::{FALLBACK, Localizer, computer_seat};
use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};
use tabuleiro_core::Player;
use tabuleiro_core::info::GameInfo;
use tabuleiro_table::{Table, kinds};

/// Returns all languages, always in the same order.
pub fn all_languages() -> &'static [&'static str] {
    &LANGUAGES
}

/// Returns the speaker of a language, about a game given by its id.
pub fn speaker(language: &'static str, game: Option<&'static str>) -> &'static Localizer {
    let known = SPEAKERS.get_key_value(&(language, game));
    let ((language, _), (info, speaker)) =
        known.or_else(|| SPEAKERS.get_key_value(&(FALLBACK, None))).expect("the fallback has a speaker");
    speaker.get_or_init(|| Localizer::new(language, *info))
}

/// Returns the speaker about the game at a table, and names the computer players in its language.
pub fn speaker_at(table: &mut Table, language: &'static str) -> Localizer {
    let speaker = speaker(language, Some(table.kind().info.id));
    for (index, seat) in table.seats.iter_mut().enumerate() {
        if let Some(computer) = seat.computer.clone().filter(|_| seat.name.is_empty()) {
            *seat = computer_seat(Player::new(index), computer, speaker);
        }
    }
    speaker.among(table.seats.iter().map(|seat| seat.name.clone()).collect())
}

type About = (&'static str, Option<&'static str>);
type Speakers = BTreeMap<About, (Option<&'static GameInfo>, OnceLock<Localizer>)>;

static LANGUAGES: LazyLock<Vec<&'static str>> = LazyLock::new(|| crate::languages().into_iter().collect());

static SPEAKERS: LazyLock<Speakers> = LazyLock::new(|| {
    let games = || kinds().iter().map(|kind| Some(kind.info)).chain([None]);
    let of =
        |language| games().map(move |game| ((language, game.map(|game| game.id)), (game, OnceLock::new())));
    all_languages().iter().copied().flat_map(of).collect()
});
