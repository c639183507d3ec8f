//! S8: the computer players of the reports.

use super::*;
use crate::small_star_empires::levels::{NebulaValue, hard};
use tabuleiro_core::{History, Strengths};

const FLAT_VALUE: NebulaValue = NebulaValue { first: 2, further: 2 };

/// Returns the hard level against itself: the final position and the number of moves.
fn hard_against_hard(map: &str, starts: &str, nebula: NebulaValue) -> (SmallStarEmpires, Position, usize) {
    let game = drawn("feup-b", 2, &[("map", map), ("starts", starts)], 0);
    let start = game.start();
    let (mut position, mut moves) = (start, Vec::new());
    while !position.is_over() {
        let history = History { game: &game, start: &start, moves: &moves, position: &position };
        let mv = hard(&history, &nebula);
        game.play(&mut position, mv).unwrap();
        moves.push(mv);
    }
    (game, position, moves.len())
}

fn check_result(map: &str, starts: &str, expected: [i16; 2]) {
    let (game, position, _) = hard_against_hard(map, starts, NebulaValue::GROWING);
    let scores = game.scores(&position);
    assert_eq!([1, 2].map(|number| scores.total(seat(number))), expected, "{map}, seat {starts} starts");
}

#[test]
fn s8_hard_against_hard_gives_the_six_results_of_the_page() {
    check_result("small", "1", [24, 19]);
    check_result("medium", "1", [39, 36]);
    check_result("big", "1", [60, 55]);
    check_result("small", "2", [15, 22]);
    check_result("medium", "2", [32, 34]);
    check_result("big", "2", [64, 53]);
}

#[test]
fn s8_without_the_rule_of_four_it_is_the_game_of_figure_14() {
    let (game, position, moves) = hard_against_hard("small", "2", FLAT_VALUE);
    let scores = game.scores(&position);
    assert_eq!((scores.total(seat(1)), scores.total(seat(2)), moves), (21, 22, 18));
    // The board as the figure shows it; player 2 is the one who started.
    assert_eq!(game.position_text(&position), "2x12_asaaas_a1b1b_asBsbbs_1BsA1bs_bAAsb");
}

/// Returns the moves that a level plays over many draws, sorted.
fn choices(level: &str, line: &str) -> Vec<String> {
    let (game, position) = at(line);
    let level = SmallStarEmpires::levels().iter().find(|found| found.id == level).unwrap();
    let history = History { game: &game, start: &position, moves: &[], position: &position };
    let mut random = Random::from_seed(6);
    let mut texts: Vec<String> =
        (0..400).map(|_| game.move_text(&position, (level.choose)(&history, &mut random)[0])).collect();
    texts.sort();
    texts.dedup();
    texts
}

#[test]
fn s8_easy_takes_any_ship_and_landing_and_builds_a_station_beside_an_enemy() {
    let setup = "sse1.feup-b.2.starts~1.map~pl_a0000b";
    assert_eq!(choices("easy", setup), ["a1-a2c", "a1-a3c", "a1-a4c", "a1-a5t"]);
    // Four stations are built: colonies from then on.
    let setup = "sse1.feup-b.2.starts~1.map~pl_a0000000b";
    assert_eq!(
        choices("easy", &format!("{setup}.at~1_1AAAAs4")),
        ["a1-a6c", "a1-a7c", "a1-a8c", "a5-a6c", "a5-a7c", "a5-a8c"]
    );
}

#[test]
fn s8_hard_values_systems_and_builds_a_station_beside_two_enemies() {
    let best = |map: &str| choices("hard", &format!("sse1.feup-b.2.starts~1.map~{map}"));
    assert_eq!(best("pl_a01230b"), ["a1-a5c"]);
    assert_eq!(best("pl_a01R0b"), ["a1-a4c"]);
    assert_eq!(best("pl_a0R23b.at~1_2a3"), ["a1-a5c"]);
    // A nebula of a colour already owned is worth 4.
    assert_eq!(best("pl_a0R3R0b.at~1_2as4"), ["a1-a5c"]);
    assert_eq!(best("pl_a0R3B0b.at~1_2as4"), ["a1-a4c"]);
    // The first of equals: a ship that never moved before one that has, then directions, then the nearer.
    assert_eq!(best("pl_1a11b.at~1_2as2"), ["a2-a1c"]);
    assert_eq!(best("pl_a11b"), ["a1-a2c"]);
    assert_eq!(best("pl_a30b"), ["a1-a2c"]);
    // One enemy beside it, then two.
    assert_eq!(best("pl_a3b_00"), ["b1-b2c"]);
    assert_eq!(best("pl_a3b_00.at~1_3_1b"), ["b1-b2t"]);
}

#[test]
fn s8_report_takes_the_most_planets_and_enemies() {
    let best = |map: &str| choices("report", &format!("sse1.feup-a.2.starts~1.map~{map}"));
    // A home beside it counts as much as a planet; a nebula has none.
    assert_eq!(best("pl_a1R20b"), ["a1-a4c"]);
    assert_eq!(best("pl_a0R01b"), ["a1-a5t"]);
    // The first of equals, directions first: se sw s n ne nw.
    for (map, first) in [
        ("fl_-1_11_-a_11_-1____b", "g2-f2c"),
        ("fl_-1_11_-a_10_-1____b", "g2-f1c"),
        ("fl_-1_11_-a_00_-1____b", "g2-e2c"),
        ("fl_-1_11_-a_00_-0____b", "g2-i2c"),
        ("fl_-0_11_-a_00_-0____b", "g2-h2c"),
        ("fl_-0_10_-a_00_-0____b", "g2-h1c"),
    ] {
        assert_eq!(best(map), [first]);
    }
    // Jumps come after flights, and among them those first that are read first.
    assert_eq!(best("pl_0aW-0W0-b"), ["a2-a1c"]);
    assert_eq!(best("pl_aW-0W0-b"), ["a1-a4c"]);
    // The other piece where one has run out.
    let long = "pl_a0000000000000000000b";
    assert_eq!(best(&format!("{long}.at~1_1{}4", "a".repeat(16))), ["a1-a20t"]);
    assert_eq!(best(&format!("{long}.at~1_1AAAA16")), ["a1-a20c"]);
}
