//! A1.

use super::super::harvest::Harvest;
use super::super::rules::{DECISIVE, PUBLISHED, REPORT, Rules};
use super::super::setup::{clear_unsafe_pieces, draw_pieces, draw_tree};
use super::*;
use tabuleiro_core::{Player, Present, Seats};

#[test]
fn a1_1_eleven_rows_of_eleven_hexagons_and_every_other_row_from_the_top_is_shifted_right() {
    let board = game("report", 2).board();
    assert_eq!(board.cells.len(), 121);
    check_neighbours("k1", "k2 j1 j2");
    check_neighbours("j1", "k1 j2 i1");
    check_neighbours("k11", "k10 j11");
    check_neighbours("j11", "k10 k11 j10 i10 i11");
    check_neighbours("f6", "g5 g6 f5 f7 e5 e6");
    check_neighbours("e6", "f6 f7 e5 e7 d6 d7");
    check_neighbours("a11", "b11 a10");
    for (cell, shown) in Cell::all().zip(&board.cells) {
        assert_eq!((cell.name(), Cell::named(cell.name())), (shown.name, Some(cell)));
        let mut neighbours: Vec<Cell> =
            shown.neighbours.iter().filter_map(|&name| Cell::named(name)).collect();
        neighbours.sort();
        let found: Vec<Cell> = BOARD.neighbours(CellSet::of(cell)).iter().collect();
        assert_eq!(found, neighbours, "{}", shown.name);
        assert_eq!(BORDER.contains(cell), neighbours.len() < 6, "{}", shown.name);
    }
}

fn check_neighbours(name: &str, expected: &str) {
    assert_eq!(names(BOARD.neighbours(CellSet::of(cell(name)))), expected, "{name}");
}

#[test]
fn a1_2_there_are_21_pieces_of_each_colour_or_any_number_from_13_to_40() {
    let options = Options::default_of(Asterismo::info());
    assert_eq!(options.number("each"), 21);
    for (number, is_offered) in [("12", false), ("13", true), ("40", true), ("41", false), ("x", false)] {
        assert_eq!(options.clone().with("each", number).is_ok(), is_offered, "{number}");
    }
    let mut random = Random::from_seed(21);
    for each in 13..=40 {
        let tree = draw_pieces(each, &mut random);
        assert_eq!(Colour::ALL.map(|colour| tree.of(colour).len()), [each as usize; 3]);
    }
}

#[test]
fn a1_3_a_piece_is_safe_with_three_neighbours_of_any_colour_or_two_of_its_own() {
    check_safe("......", false);
    check_safe("1.....", false);
    check_safe("11....", true);
    check_safe("1..1..", true);
    check_safe("12....", false);
    check_safe("22....", false);
    check_safe("2....3", false);
    check_safe("222...", true);
    check_safe("2.3.2.", true);
    check_safe("123...", true);
    check_safe("111...", true);
    check_safe("111111", true);
}

/// Whether a red piece on f6 is safe among these neighbours, g5 g6 f5 f7 e5 e6.
fn check_safe(around: &str, expected: bool) {
    let middle = cell("f6");
    let mut tree = Tree::default();
    tree.put(middle, Colour::Red);
    for (neighbour, letter) in BOARD.neighbours(CellSet::of(middle)).iter().zip(around.bytes()) {
        if letter != b'.' {
            tree.put(neighbour, Colour::ALL[usize::from(letter - b'1')]);
        }
    }
    assert_eq!(!tree.unsafe_pieces().contains(middle), expected, "{around}");
}

#[test]
fn a1_4_a_hexagon_of_radius_3_is_filled_around_a_cell_near_the_middle() {
    let near_the_middle =
        || (5..=7).flat_map(|row| (5..=7).map(move |column| Cell::new(row - 1, column - 1)));
    let mut middles = CellSet::EMPTY;
    let mut random = Random::from_seed(22);
    for _ in 0..200 {
        // With 39 pieces, two are left for the outside, and only one hexagon is whole.
        let pieces = draw_pieces(13, &mut random).pieces();
        let whole: Vec<Cell> = near_the_middle().filter(|&cell| pieces.contains_all(hexagon(cell))).collect();
        let [middle] = whole[..] else { panic!("{}", names(pieces)) };
        assert_eq!(hexagon(middle).len(), 37);
        let beside = BOARD.neighbours(hexagon(middle)).without(hexagon(middle));
        assert!(beside.meets(pieces));
        assert!((hexagon(middle) | beside | BOARD.neighbours(beside)).contains_all(pieces));
        middles |= CellSet::of(middle);
    }
    assert_eq!(middles.iter().collect::<Vec<_>>(), near_the_middle().collect::<Vec<_>>());
}

fn hexagon(middle: Cell) -> CellSet {
    (0..3).fold(CellSet::of(middle), |hexagon, _| hexagon | BOARD.neighbours(hexagon))
}

#[test]
fn a1_4_then_patches_grow_next_to_the_pieces_until_all_are_used_up() {
    let mut random = Random::from_seed(23);
    for each in 13..=40 {
        for _ in 0..20 {
            assert!(draw_pieces(each, &mut random).is_connected());
        }
    }
}

#[test]
fn a1_4_each_colour_is_uniform_among_those_not_used_up() {
    let mut random = Random::from_seed(24);
    let mut counts = [0; 3];
    for _ in 0..3000 {
        let tree = draw_pieces(21, &mut random);
        let first = tree.pieces().first().and_then(|cell| tree.colour_at(cell)).unwrap();
        counts[first.index()] += 1;
    }
    assert!(counts.iter().all(|count| (880..1120).contains(count)), "{counts:?}");
}

#[test]
fn a1_5_unsafe_pieces_are_taken_off_and_the_result_does_not_depend_on_the_order() {
    let mut random = Random::from_seed(25);
    for _ in 0..200 {
        let drawn = draw_pieces(21, &mut random);
        let (mut in_order, mut at_random) = (drawn, drawn);
        clear_unsafe_pieces(&mut in_order, &REPORT, Seats::TWO);
        loop {
            let cells: Vec<Cell> = at_random.unsafe_pieces().iter().collect();
            if cells.is_empty() {
                break;
            }
            at_random.remove(random.choose(&cells));
        }
        assert_eq!(in_order, at_random);
    }
}

#[test]
fn a1_5_the_finished_tree_is_safe_and_connected_and_has_a_legal_move() {
    let mut random = Random::from_seed(26);
    for each in 13..=40 {
        for rules in [&REPORT, &DECISIVE, &PUBLISHED] {
            let (tree, _) = draw_tree(rules, Seats::TWO, each, &mut random);
            assert!(tree.unsafe_pieces().is_empty() && tree.is_connected());
            assert!(!tree.takeable(tree.holes()).is_empty());
        }
    }
}

#[test]
fn a1_5_seat_1_starts_unless_an_option_says_otherwise() {
    let options = Options::default_of(Asterismo::info());
    let starts = |options: &Options| {
        let game = drawn_game(options, &mut Random::from_seed(27));
        game.status(&game.start()).to_move()
    };
    assert_eq!(starts(&options), Some(Player::ONE));
    assert_eq!(starts(&options.with("starts", "2").unwrap()), Some(Player::TWO));
}

#[test]
fn a3_unsafe_pieces_at_setup_are_discarded_in_report_and_decisive() {
    let mut random = Random::from_seed(28);
    for rules in [&REPORT, &DECISIVE] {
        for _ in 0..20 {
            let (_, harvests) = draw_tree(rules, Seats::TWO, 21, &mut random);
            assert_eq!(harvests, Harvests::default());
        }
    }
}

#[test]
fn a3_unsafe_pieces_at_setup_are_dealt_in_turn_the_first_from_the_top_always_next() {
    // None of these is safe: k1 red, i11 yellow, a1 blue, a11 yellow.
    let mut drawn = tree(&INITIAL);
    for (name, colour) in [("k1", 0), ("i11", 2), ("a1", 1), ("a11", 2)] {
        drawn.put(cell(name), Colour::ALL[colour]);
    }
    check_deal(drawn, &PUBLISHED, Seats::TWO, "r1b1y0_r0b0y2");
    check_deal(drawn, &PUBLISHED, Seats::THREE, "r1b0y1_r0b0y1_r0b1y0");
    check_deal(drawn, &REPORT, Seats::TWO, "r0b0y0_r0b0y0");
}

#[test]
fn a3_after_each_dealt_piece_the_tree_is_looked_at_again_from_the_top() {
    // e2 is safe by its third neighbour d2, which is not; c1 is not either, but comes after e2 when d2 has gone.
    let drawn = tree(&[
        "...........",
        "...........",
        "...........",
        "...........",
        ".11111.....",
        ".11111.....",
        ".3.........",
        ".2.........",
        "1..........",
        "...........",
        "...........",
    ]);
    assert_eq!(names(drawn.unsafe_pieces()), "d2 c1");
    check_deal(drawn, &PUBLISHED, Seats::TWO, "r1b1y0_r0b0y1");
}

fn check_deal(mut drawn: Tree, rules: &Rules, seats: Seats, expected: &str) {
    let harvests: [Harvest; 3] = clear_unsafe_pieces(&mut drawn, rules, seats);
    assert_eq!(notation::harvests_text(&harvests, seats), expected);
    assert!(drawn.unsafe_pieces().is_empty());
}
