//! Answers that need only rules and words: equal to the server's, under the same addresses.

use crate::pictures;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tabuleiro_core::{Line, Message};
use tabuleiro_table::{Table, kind, kind_of_text};
use tabuleiro_views::{AttemptWish, BoardWish, Complaint, EditWish, MapWish, PreviewWish, spell, try_turn};
use tabuleiro_words::lesson::lesson;
use tabuleiro_words::said::PositionView;
use tabuleiro_words::{FALLBACK, language_for, speaker};

/// A turn at a table while it is spelled.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TurnWish {
    /// Set-up and position before the turn, as in a position view.
    setup: String,
    position: String,
    /// Names of the players.
    names: Vec<String>,
    /// Earlier moves of the turn.
    moves: Vec<String>,
    /// Clicks of the unfinished move; without them the answer shows the position.
    clicks: Option<Vec<String>>,
    /// A further click.
    click: Option<String>,
}

/// Errors for a game that is not on the list.
const UNKNOWN_GAME: [&str; 2] = ["error-open-kind", "error-open-game"];

/// Returns whether this module has the game that a text is of. The server may have further games.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen::prelude::wasm_bindgen)]
pub fn knows(text: &str) -> bool {
    kind_of_text(text).is_some()
}

/// Answers what is asked under an address of the server's, in JSON; `null` where only the server may know: other addresses, and games that
/// this module does not have. `seed` draws what the question leaves to chance. An error is a sentence.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen::prelude::wasm_bindgen)]
pub fn answer(path: &str, body: &str, language: &str, seed: u64) -> Result<String, String> {
    let language = language_for(language).unwrap_or(FALLBACK);
    match answered(path, body, language, seed) {
        Err(complaint) if UNKNOWN_GAME.contains(&&*complaint.why.id) => Ok("null".into()),
        answer => answer.map_err(|complaint| complaint.said(language)),
    }
}

fn answered(path: &str, body: &str, language: &'static str, seed: u64) -> Result<String, Complaint> {
    let segments: Vec<&str> = path.trim_start_matches("/api/").split('/').collect();
    match segments[..] {
        ["position"] => json(&tabuleiro_views::board(&read::<BoardWish>(body)?, language)?),
        ["editor", "position"] => {
            json(&tabuleiro_views::edit_position(&read::<EditWish>(body)?, seed, language)?)
        }
        ["editor", "map"] => json(&tabuleiro_views::paint_map(&read::<MapWish>(body)?, seed, language)?),
        ["preview"] => {
            let wish: PreviewWish = read(body)?;
            if wish.map.is_some() {
                return json(&());
            }
            let seed = wish.seed.unwrap_or(seed);
            json(&tabuleiro_views::preview(wish.plan(), seed, language)?)
        }
        ["games"] => json(&tabuleiro_views::menus(language)),
        ["games", game, "pages"] => match kind(game) {
            Some(kind) => json(&tabuleiro_views::rules_pages(kind, language)?),
            None => json(&()),
        },
        ["games", game, "drawings"] => json(&kind(game).map(tabuleiro_views::drawings)),
        ["picture.svg"] => json(&pictures::svg(&read(body)?, language)?),
        ["picture.gif"] => json(&pictures::film(&read(body)?, language)?),
        ["games", game, "lessons"] => match kind(game) {
            Some(kind) => json(&tabuleiro_views::lessons(kind, language)),
            None => json(&()),
        },
        ["games", game, "lessons", name] => {
            let Some(kind) = kind(game) else { return json(&()) };
            let lesson = lesson(kind, name).ok_or_else(not_there)?;
            json(&tabuleiro_views::attempt(kind, &lesson, &read::<AttemptWish>(body)?, language)?)
        }
        ["turn"] => turn(&read(body)?, language),
        _ => json(&()),
    }
}

/// Answers with a position within a turn, or the move spelled there.
fn turn(wish: &TurnWish, language: &'static str) -> Result<String, Complaint> {
    let line = Line { setup: wish.setup.clone(), position: Some(wish.position.clone()), moves: Vec::new() };
    let mut table = Table::open(&line.to_string())
        .map_err(|error| Complaint::new(tabuleiro_core::Explain::explain(&error)))?;
    let speaker = speaker(language, Some(table.kind().info.id)).among(wish.names.clone());
    try_turn(&mut table, &wish.moves)?;
    match &wish.clicks {
        Some(clicks) => json(&spell(&table, clicks, wish.click.as_deref(), &speaker)?),
        None => json(&PositionView::of(&table, &speaker)),
    }
}

fn not_there() -> Complaint {
    Complaint::new("error-api-not-there")
}

pub(crate) fn read<T: DeserializeOwned>(body: &str) -> Result<T, Complaint> {
    serde_json::from_str(body).map_err(|error| sent(&error))
}

pub(crate) fn json(answer: &impl Serialize) -> Result<String, Complaint> {
    serde_json::to_string(answer).map_err(|error| sent(&error))
}

fn sent(error: &serde_json::Error) -> Complaint {
    Complaint::new(Message::new("error-api-sent").text("problem", error))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A set-up of a game that is not on the list.
    const TEXT: &str = "oxo1.plain.2.starts~1";

    #[test]
    fn only_the_server_is_asked_about_a_game_that_the_module_does_not_have() {
        let check = |path: &str, body: &str, expected: Result<&str, &str>| {
            let answer = answer(path, body, "en", 1);
            assert_eq!(answer.as_deref().map_err(String::as_str), expected, "{path} {body}");
        };
        let turn = format!(r#"{{"setup":"{TEXT}","position":"1---------","names":[],"moves":[]}}"#);
        check("/api/position", &format!(r#"{{"text":"{TEXT}"}}"#), Ok("null"));
        check("/api/editor/position", &format!(r#"{{"text":"{TEXT}"}}"#), Ok("null"));
        check("/api/editor/position", r#"{"game":"noughts-and-crosses"}"#, Ok("null"));
        check("/api/preview", r#"{"game":"noughts-and-crosses"}"#, Ok("null"));
        check("/api/games/noughts-and-crosses/lessons", "null", Ok("null"));
        check("/api/games/noughts-and-crosses/lessons/centre", r#"{"moves":[]}"#, Ok("null"));
        check("/api/turn", &turn, Ok("null"));
        check("/api/games/syrtis/lessons/none", r#"{"moves":[]}"#, Err("there is nothing at this address"));
        assert!(!knows(TEXT) && knows("gsk1.published.2.starts~1"));
    }
}
