//! The languages of the server, and the speakers of each.

use axum::http::{HeaderMap, header};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use tabuleiro_core::Player;
use tabuleiro_table::{Table, kinds};
use tabuleiro_words::{FALLBACK, Speaker, computer_seat, language_for};

/// Returns all languages, always in the same order.
pub(crate) fn languages() -> &'static [&'static str] {
    &LANGUAGES
}

/// Returns the language that a caller prefers, among those that there are words for.
pub(crate) fn language_of(headers: &HeaderMap) -> &'static str {
    let wishes =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    wishes.split(',').find_map(|wish| language_for(wish.split(';').next()?.trim())).unwrap_or(FALLBACK)
}

/// Returns the speaker of a language, about a game given by its id.
pub(crate) fn speaker(language: &'static str, game: Option<&'static str>) -> &'static Speaker {
    let speaker = SPEAKERS.get(&(language, game)).or_else(|| SPEAKERS.get(&(FALLBACK, None)));
    speaker.expect("the fallback has a speaker")
}

/// Returns the speaker about the game at a table, and names the computer players in its language.
pub(crate) fn speaker_at(table: &mut Table, language: &'static str) -> Speaker {
    let speaker = speaker(language, Some(table.kind().info.id));
    for (index, seat) in table.seats.iter_mut().enumerate() {
        if let Some(computer) = seat.computer.clone().filter(|_| seat.name.is_empty()) {
            *seat = computer_seat(Player::new(index), computer, speaker);
        }
    }
    speaker.among(table.seats.iter().map(|seat| seat.name.clone()).collect())
}

type Speakers = BTreeMap<(&'static str, Option<&'static str>), Speaker>;

static LANGUAGES: LazyLock<Vec<&'static str>> =
    LazyLock::new(|| tabuleiro_words::languages().into_iter().collect());

static SPEAKERS: LazyLock<Speakers> = LazyLock::new(|| {
    let games = || kinds().iter().map(|kind| Some(kind.info)).chain([None]);
    let of = |language| {
        games().map(move |game| ((language, game.map(|game| game.id)), Speaker::new(language, game)))
    };
    languages().iter().copied().flat_map(of).collect()
});
