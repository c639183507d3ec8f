//! A2.

use super::super::harvest::Harvest;
use super::super::moves::Move;
use super::*;
use tabuleiro_core::present::Click;
use tabuleiro_core::{Player, Present};

#[test]
fn a2_1_one_piece_is_taken_such_that_every_other_piece_is_still_safe() {
    let tree = tree(&TURN_25);
    check_try(&tree, "h7", "");
    check_try(&tree, "k6", "why-unsafe");
    check_try(&tree, "f4", "why-unsafe");
    check_try(&tree, "a1", "why-empty");
}

#[test]
fn a2_1_the_piece_goes_into_the_harvest_of_the_player_whose_turn_then_ends() {
    let game = game("report", 2);
    let before = position(&game, &tree(&TURN_25), "r0b2y0_r0b0y3~1");
    let after = after_moves(&game, before, "h7 e8");
    assert_eq!(after.harvests[..2], [Harvest::new([0, 3, 0]), Harvest::new([0, 0, 4])]);
    assert_eq!(after.tree, before.tree.without(cell("h7")).without(cell("e8")));
    assert_eq!(after.to_move, Player::ONE);
}

/// Seven red pieces in a hexagon, three in a triangle, and f7 between them.
const BRIDGE: Drawing = [
    "...........",
    "...........",
    "....11.....",
    "....111....",
    "....11.....",
    "......1....",
    "......1....",
    "......11...",
    "...........",
    "...........",
    "...........",
];

#[test]
fn a2_2_the_pieces_left_still_form_one_connected_tree() {
    let bridge = tree(&BRIDGE);
    check_try(&bridge, "i5", "");
    check_try(&bridge, "f7", "why-apart");
    let mut two_bridges = bridge;
    two_bridges.put(cell("f6"), Colour::Red);
    two_bridges.put(cell("e6"), Colour::Red);
    check_try(&two_bridges, "f7", "");
}

#[test]
fn a2_2_a_tree_inside_a_ring_hangs_on_its_only_bridge_but_on_neither_of_two() {
    let middle = CellSet::of(cell("f6"));
    let ring = disc(middle, 3).without(disc(middle, 2));
    let (island, bridge, other_bridge) = (["f6", "f7", "e6"], "f8", "d6");
    // Outside the ring, so that there is always a move.
    let spare = "b5";
    let mut tree = Tree::default();
    ring.iter().for_each(|cell| tree.put(cell, Colour::Red));
    island.into_iter().chain([bridge, spare]).for_each(|name| tree.put(cell(name), Colour::Red));
    check_try(&tree, spare, "");
    check_try(&tree, bridge, "why-apart");
    tree.put(cell(other_bridge), Colour::Red);
    check_try(&tree, bridge, "");
    check_try(&tree, other_bridge, "");
}

#[test]
fn a2_1_pieces_that_need_each_other_are_never_taken_however_play_goes_on() {
    let options = Options::named(Asterismo::info(), "published").unwrap();
    let mut random = Random::from_seed(7);
    let mut locked_in_all = 0;
    for _ in 0..100 {
        let game = drawn_game(&options, &mut random);
        let (mut at, mut locked) = (game.start(), CellSet::EMPTY);
        while game.status(&at).to_move().is_some() {
            assert!(at.tree.locked().contains_all(locked), "what is locked stays so");
            locked = at.tree.locked();
            assert!(!locked.meets(at.takeable));
            locked_in_all += locked.len();
            let Move(cell) = game.random_move(&at, &mut random, &mut Vec::new());
            at.take(cell, game.rules, game.seats);
        }
    }
    assert!(locked_in_all > 1000, "there were some: {locked_in_all}");
}

fn disc(middle: CellSet, radius: usize) -> CellSet {
    (0..radius).fold(middle, |disc, _| disc | BOARD.neighbours(disc))
}

#[test]
fn a_move_is_a_click_on_a_piece_and_then_on_the_button() {
    let game = game("report", 2);
    let at = position(&game, &tree(&TURN_25), "r0b0y0_r0b0y0~1");
    let take = Click::Button("take");
    let piece = |name: &str| Click::Cell(name.parse().unwrap());
    assert_eq!(game.clicks(&at, Move(cell("h7"))), [piece("h7"), take]);
    let check = |clicks: &[Click], expected: &str| {
        let why = game.why_illegal(&at, clicks).map(|message| message.id.to_string());
        assert_eq!(why.unwrap_or_default(), expected, "{clicks:?}");
    };
    check(&[], "");
    check(&[piece("h7")], "");
    check(&[piece("h7"), take], "");
    check(&[take], "why-no-piece-chosen");
    check(&[piece("m1")], "why-off-the-board");
    check(&[piece("h7"), piece("h7")], "why-not-confirmed");
    check(&[piece("h7"), take, take], "why-one-piece");
}

/// Why the piece on a cell cannot be taken; nothing if it can.
fn check_try(tree: &Tree, name: &str, expected: &str) {
    let game = game("report", 2);
    let at = position(&game, tree, "r0b0y0_r0b0y0~1");
    let why = game.why_illegal(&at, &[Click::Cell(name.parse().unwrap())]);
    assert_eq!(why.map(|message| message.id.to_string()).unwrap_or_default(), expected, "{name}");
    assert_eq!(game.parse_move(&at, name).is_ok(), expected.is_empty(), "{name}");
}

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
    assert_eq!(tree.takeable(tree.holes()).iter().collect::<Vec<_>>(), expected);
}

#[test]
fn a5_turn_25_without_two_of_them_has_no_legal_move() {
    let tree = tree(&TURN_25).without(Cell::new(3, 6)).without(Cell::new(7, 7));
    assert!(tree.takeable(tree.holes()).is_empty());
    let game = game("report", 2);
    let at = position(&game, &tree, "r0b0y0_r0b0y0~1");
    assert!(game.moves(&at).is_empty() && game.status(&at).outcome().is_some());
}
