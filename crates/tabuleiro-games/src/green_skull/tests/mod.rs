//! The rules as tests, the report's figures, and the laws.

mod ending;
mod laws;
mod levels;
mod moves;
mod setup;
mod texts;

use super::*;

/// Returns the game of a rule set in which seat 1 plays the side that moves first.
fn game(rule_set: &str) -> GreenSkull {
    let text = format!("gsk1.{rule_set}.2.starts~1");
    GreenSkull::from_setup(&Setup::parse(GreenSkull::info(), &text).unwrap()).unwrap()
}

/// Returns the text of a position: pieces as letter and cell (`gc5`), and what follows the rows (`o~g~0`).
fn text(pieces: &str, rest: &str) -> String {
    let mut rows: Vec<Vec<char>> = (1..=10).map(|row| vec!['-'; row]).collect();
    for piece in pieces.split_whitespace() {
        let (letter, name) = piece.split_at(1);
        let cell = Cell::named(name.parse().unwrap()).unwrap();
        let place = &mut rows[cell.row() - 1][cell.number() - 1];
        assert_eq!(*place, '-', "two pieces on {name}");
        *place = letter.chars().next().unwrap();
    }
    let rows: Vec<String> = rows.into_iter().map(String::from_iter).collect();
    format!("{}~{rest}", rows.join("_"))
}

fn at(pieces: &str, rest: &str) -> Position {
    game("published").parse_position(&text(pieces, rest)).unwrap()
}

fn cell(name: &str) -> Cell {
    Cell::named(name.parse().unwrap()).unwrap()
}

/// Returns the texts of the legal moves, sorted.
fn moves(position: &Position) -> Vec<String> {
    let game = game("published");
    let mut texts: Vec<String> =
        game.moves(position).into_iter().map(|mv| game.move_text(position, mv)).collect();
    texts.sort();
    texts
}

/// Plays moves by their texts.
fn play(mut position: Position, texts: &str) -> Position {
    let game = game("published");
    for text in texts.split_whitespace() {
        let mv = game.parse_move(&position, text).unwrap_or_else(|error| panic!("{error}"));
        game.play(&mut position, mv).unwrap();
    }
    position
}

/// Checks that these moves lead from one position to the other.
fn check(before: (&str, &str), texts: &str, after: (&str, &str)) {
    let played = play(at(before.0, before.1), texts);
    assert_eq!(game("published").position_text(&played), text(after.0, after.1), "{texts}");
}

/// Checks that exactly these moves are legal.
fn check_moves(pieces: &str, rest: &str, expected: &str) {
    let mut expected: Vec<&str> = expected.split_whitespace().collect();
    expected.sort_unstable();
    assert_eq!(moves(&at(pieces, rest)), expected);
}

/// Returns the names of the sentences about the last of these moves.
fn events(pieces: &str, rest: &str, texts: &str) -> Vec<String> {
    use tabuleiro_core::Present;
    let game = game("published");
    let (earlier, last) = texts.rsplit_once(' ').unwrap_or(("", texts));
    let before = play(at(pieces, rest), earlier);
    let mv = game.parse_move(&before, last).unwrap();
    let after = tabuleiro_core::after(&game, &before, mv);
    game.events(&before, mv, &after).into_iter().map(|event| event.id.into_owned()).collect()
}
