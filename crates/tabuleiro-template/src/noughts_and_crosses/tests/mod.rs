//! The rules, one sentence each.

mod ending;
mod laws;
mod levels;
mod moves;
mod setup;
mod texts;

use super::*;

/// Returns the game of a set-up, such as `plain.2.starts~1`.
fn game(setup: &str) -> NoughtsAndCrosses {
    let setup = Setup::parse(NoughtsAndCrosses::info(), &format!("{}1.{setup}", INFO.code)).unwrap();
    NoughtsAndCrosses::from_setup(&setup).unwrap()
}

fn plain() -> NoughtsAndCrosses {
    game("plain.2.starts~1")
}

/// Returns the position after these moves from the start.
fn after_moves(game: &NoughtsAndCrosses, moves: &str) -> Position {
    let mut position = game.start();
    for text in moves.split_whitespace() {
        let mv = game.parse_move(&position, text).unwrap();
        game.play(&mut position, mv).unwrap();
    }
    position
}

/// Returns the texts of the legal moves.
fn moves(game: &NoughtsAndCrosses, position: &Position) -> String {
    let text = |mv| game.move_text(position, mv);
    game.moves(position).into_iter().map(text).collect::<Vec<_>>().join(" ")
}
