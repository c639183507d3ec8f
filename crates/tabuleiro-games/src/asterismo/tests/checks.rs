//! A5, and the counts of lines.

use super::*;
use tabuleiro_core::{Line, perft};

#[test]
fn a5_of_the_initial_drawing_only_the_piece_in_row_3_column_11_is_unsafe() {
    let mut drawn = tree(&INITIAL);
    drawn.put(Cell::new(2, 10), Colour::Yellow);
    assert_eq!(names(drawn.unsafe_pieces()), "i11");
    assert_eq!(drawn.pieces().len(), 63);
}

#[test]
fn a5_without_it_38_moves_are_legal() {
    let game = game("report", 2);
    assert_eq!(game.moves(&game.start()).len(), 38);
}

#[test]
fn a5_at_turn_25_every_piece_is_safe_and_exactly_four_moves_are_legal() {
    let tree = tree(&TURN_25);
    assert!(tree.unsafe_pieces().is_empty());
    let expected = [(4, 7), (6, 8), (7, 8), (8, 8)].map(|(row, column)| Cell::new(row - 1, column - 1));
    assert_eq!(tree.takeable(tree.holes()).cells().collect::<Vec<_>>(), expected);
}

#[test]
fn a5_turn_25_without_two_of_them_has_no_legal_move() {
    let tree = tree(&TURN_25).without(Cell::new(3, 6)).without(Cell::new(7, 7));
    assert!(tree.takeable(tree.holes()).is_empty());
    let game = game("report", 2);
    let at = position(&game, &tree, "r0b0y0_r0b0y0~1");
    assert!(game.moves(&at).is_empty() && game.status(&at).outcome().is_some());
}

#[test]
fn the_numbers_of_lines_are_those_of_the_fixture() {
    for row in include_str!("../fixtures/perft.txt").lines() {
        let [text, depth, nodes] = row.split(' ').collect::<Vec<_>>()[..] else { panic!("{row}") };
        let line = Line::parse(text);
        let game = Asterismo::from_setup(&Setup::parse(Asterismo::info(), &line.setup).unwrap()).unwrap();
        let at = line.position.map_or(game.start(), |text| game.parse_position(&text).unwrap());
        assert_eq!(perft(&game, &at, depth.parse().unwrap()).to_string(), nodes, "{row}");
    }
}
