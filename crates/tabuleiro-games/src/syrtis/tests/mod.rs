//! The rules, sentence by sentence, and the laws.

mod ending;
mod laws;
mod levels;
mod moves;
mod setup;
mod texts;

use super::board::{Cell, CellSet};
use super::tiles::{Kind, Tiles};
use super::*;
use tabuleiro_core::{Line, Player};

/// A Major set-up: the drawing of Y6.
const MAJOR: &str = "syr1.published.2.limit~60.tiles~--cSc--_-ScSCS-_CcsSCss_Css-CCs_CCscCSs_-cscSc-_--ScS--";
/// A Minor set-up.
const MINOR: &str = "syr1.published.2.limit~60.tiles~--cC-_SCCs-_cc-SS_-Cssc_-sS--";
/// The set-up of `MINOR` without a limit.
const MINOR_UNLIMITED: &str = "syr1.published.2.limit~none.tiles~--cC-_SCCs-_cc-SS_-Cssc_-sS--";

fn game(setup: &str) -> Syrtis {
    Syrtis::from_setup(&Setup::parse(&INFO, setup).unwrap()).unwrap()
}

/// Returns the game and the position of a text.
fn read(text: &str) -> (Syrtis, Position) {
    let line = Line::parse(text);
    let game = game(&line.setup);
    let position = line.position.map_or(game.start(), |text| game.parse_position(&text).unwrap());
    (game, position)
}

/// Plays moves, each of which must be legal.
fn play(game: &Syrtis, position: &mut Position, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = game.parse_move(position, text);
        game.play_unchecked(position, mv.unwrap_or_else(|error| panic!("{error}: {position:?}")));
    }
}

/// Returns the texts of the legal moves that begin so and hold this letter, in order.
fn moves_with(text: &str, begin: &str, letter: char) -> String {
    let (game, position) = read(text);
    let texts = game.moves(&position).into_iter().map(|mv| game.move_text(&position, mv));
    let mut texts: Vec<String> =
        texts.filter(|text| text.starts_with(begin) && text.contains(letter)).collect();
    texts.sort();
    texts.join(" ")
}

/// Plays moves on the Minor board from one position text to another.
fn check(before: &str, moves: &str, after: &str) {
    let (game, mut position) = read(&format!("{MINOR}.at~{before}"));
    play(&game, &mut position, moves);
    assert_eq!(game.position_text(&position), after, "{before} {moves}");
}

/// Plays moves on the Minor board to the end: the seat that wins, and why.
fn check_end(before: &str, moves: &str, winner: u8, reason: &str) {
    let (game, mut position) = read(&format!("{MINOR}.at~{before}"));
    play(&game, &mut position, moves);
    let status = game.status(&position);
    let outcome = status.outcome().unwrap_or_else(|| panic!("{before} {moves} goes on"));
    assert_eq!(outcome.winners().map(Player::seat).collect::<Vec<_>>(), [winner], "{before} {moves}");
    assert_eq!(outcome.reason.message().id, format!("over-{reason}"), "{before} {moves}");
}

/// Plays moves on the Minor board that do not end the game.
fn check_goes_on(before: &str, moves: &str) {
    let (game, mut position) = read(&format!("{MINOR}.at~{before}"));
    play(&game, &mut position, moves);
    assert!(game.status(&position).to_move().is_some(), "{before} {moves}");
}
