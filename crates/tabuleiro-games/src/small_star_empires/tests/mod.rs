//! Every rule as a test whose name is a sentence of it.

mod ending;
mod laws;
mod levels;
mod moves;
mod setup;
mod texts;
mod variants;

use super::*;
use tabuleiro_core::{Game, Line, Options, Player, Random, Setup};

/// Returns a row of systems for two.
fn row(systems: &str) -> String {
    format!("sse1.published.2.starts~1.map~pl_{systems}")
}

/// Returns the game and position of a line's text.
fn at(line: &str) -> (SmallStarEmpires, Position) {
    let line = Line::parse(line);
    let setup = Setup::parse(SmallStarEmpires::info(), &line.setup).unwrap();
    let game = SmallStarEmpires::from_setup(&setup).unwrap_or_else(|error| panic!("{error}: {}", line.setup));
    let mut position = line
        .position
        .as_ref()
        .map_or(game.start(), |text| game.parse_position(text).unwrap_or_else(|error| panic!("{error}")));
    for text in &line.moves {
        let mv = game.parse_move(&position, text).unwrap_or_else(|error| panic!("{error}"));
        game.play_unchecked(&mut position, mv);
    }
    (game, position)
}

/// Returns the game with these options.
fn drawn(rule_set: &str, seats: usize, options: &[(&str, &str)], seed: u64) -> SmallStarEmpires {
    let mut chosen = Options::named(SmallStarEmpires::info(), rule_set).unwrap().with_seats(seats).unwrap();
    for (option, value) in options {
        chosen = chosen.with(option, value).unwrap();
    }
    let setup = SmallStarEmpires::draw_setup(&chosen, &mut Random::from_seed(seed)).unwrap();
    SmallStarEmpires::from_setup(&setup).unwrap()
}

/// Returns the systems that can be landed on from `from`, in the order of their names.
fn landings(line: &str, from: &str) -> Vec<String> {
    let (game, position) = at(line);
    let moves = game.moves(&position).into_iter().map(|mv| game.move_text(&position, mv));
    let mut found: Vec<String> = moves
        .filter_map(|text| {
            text.strip_prefix(from)?.strip_prefix('-').map(|to| to[..to.len() - 1].to_string())
        })
        .collect();
    found.sort();
    found.dedup();
    found
}

/// Checks the systems on which a ship can land from a cell.
fn check_landings(line: &str, from: &str, expected: &str) {
    assert_eq!(landings(line, from).join(" "), expected, "from {from}: {line}");
}

/// A move turns one position into another.
fn check(setup: &str, before: &str, mv: &str, after: &str) {
    let (game, position) = at(&format!("{setup}.at~{before}.moves~{mv}"));
    assert_eq!(game.position_text(&position), after, "{mv} at {before}");
}

fn seat(number: u8) -> Player {
    Player::from_seat(number).unwrap()
}
