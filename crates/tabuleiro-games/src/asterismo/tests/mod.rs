//! The rules, one sentence each.

mod ending;
mod laws;
mod levels;
mod moves;
mod setup;
mod texts;

use super::Asterismo;
use super::board::{BOARD, BORDER, Cell, CellSet, SIDE};
use super::harvest::Harvests;
use super::notation;
use super::position::Position;
use super::tree::{Colour, Tree};
use tabuleiro_core::{Game, Options, Random, Setup, Status};

/// Eleven rows of eleven cells: `1` red, `2` blue, `3` yellow, anything else empty.
type Drawing = [&'static str; SIDE];

/// The first drawing of A5, without the piece that is not safe: that in row 3, column 11.
const INITIAL: Drawing = [
    ".....11....",
    ".....22121.",
    "....123312.",
    ".....323213",
    "...2132223.",
    "...3311222.",
    "..31211331.",
    "...31332222",
    "...3133113.",
    "....121123.",
    "...........",
];

/// The second drawing of A5.
const TURN_25: Drawing = [
    ".....11....",
    ".....221...",
    ".....23.12.",
    "......23213",
    "......2.23.",
    "...33.12...",
    "..312113...",
    "...31..222.",
    ".......113.",
    "........23.",
    "...........",
];

fn tree(drawing: &Drawing) -> Tree {
    let mut tree = Tree::default();
    for cell in Cell::all() {
        let colour = match drawing[cell.row()].as_bytes()[cell.column()] {
            b'1' => Colour::Red,
            b'2' => Colour::Blue,
            b'3' => Colour::Yellow,
            _ => continue,
        };
        tree.put(cell, colour);
    }
    tree
}

fn cell(name: &str) -> Cell {
    Cell::named(name.parse().unwrap()).unwrap()
}

/// Returns the cells of a set by name, in order.
fn names(set: CellSet) -> String {
    set.iter().map(|cell| cell.name().to_string()).collect::<Vec<_>>().join(" ")
}

/// Returns a game of a rule set on the first tree of A5.
fn game(rule_set: &str, seats: usize) -> Asterismo {
    let options = Options::named(Asterismo::info(), rule_set).unwrap().with_seats(seats).unwrap();
    let mut setup = Setup::new(options.rule_set(), options.seats())
        .with("starts", 1)
        .with("tree", notation::tree_text(&tree(&INITIAL)));
    if rule_set == "published" {
        setup = setup.with("harvest", notation::harvests_text(&Harvests::default(), options.seats()));
    }
    Asterismo::from_setup(&setup).unwrap()
}

/// Returns the same game of `decisive` under the rule that the last move breaks ties (A3.1).
fn game_with_ties_to_the_last_mover() -> Asterismo {
    let mut setup = game("decisive", 2).setup();
    setup.fields.insert(1, ("ties".into(), "last".into()));
    Asterismo::from_setup(&setup).unwrap()
}

/// Returns a drawn game.
fn drawn_game(options: &Options, random: &mut Random) -> Asterismo {
    Asterismo::from_setup(&Asterismo::draw_setup(options, random).unwrap()).unwrap()
}

/// Returns the position of this tree; `beside` are the harvests and the seat to move, `r0b0y0_r0b0y0~1`.
fn position(game: &Asterismo, tree: &Tree, beside: &str) -> Position {
    game.parse_position(&format!("{}~{beside}", notation::tree_text(tree))).unwrap()
}

fn after_moves(game: &Asterismo, mut position: Position, moves: &str) -> Position {
    for text in moves.split_whitespace() {
        let mv = game.parse_move(&position, text).unwrap();
        game.play_unchecked(&mut position, mv);
    }
    position
}

/// Plays a random game and shows every position of it.
fn play_at_random(game: &Asterismo, random: &mut Random, mut show: impl FnMut(&Position)) {
    let mut position = game.start();
    show(&position);
    while let Status::ToMove(_) = game.status(&position) {
        let mv = game.random_move(&position, random, &mut Vec::new());
        game.play_unchecked(&mut position, mv);
        show(&position);
    }
}
