//! What is read from outside, and what is refused.

use super::*;

#[test]
fn trees_and_positions_round_trip() {
    let text = "5rr4_5bbrbr1_4rbyyrb1_5ybybry_3brybbby1_3yyrrbbb1_2yrbrryyr1_3yryybbbb_3yryyrry1_4rbrrby1_11";
    assert_eq!(notation::tree_text(&tree(&INITIAL)), text);
    assert_eq!(notation::parse_tree(text), Ok(tree(&INITIAL)));
    let game = game("report", 2);
    let at = after_moves(&game, game.start(), "f6");
    let row = ("3yyrrbbb1", "3yy1rbbb1");
    assert_eq!(game.position_text(&at), format!("{}~r1b0y0_r0b0y0~2", text.replacen(row.0, row.1, 1)));
}

#[test]
fn setups_that_cannot_be_played_are_refused_with_a_reason() {
    let initial = notation::tree_text(&tree(&INITIAL));
    let empty = "11_11_11_11_11_11_11_11_11_11_11";
    let setup = |tree: &str| format!("ast1.report.2.starts~1.tree~{tree}");
    check_setup(&setup(&initial), "");
    check_setup("ast1.report.2.starts~1", "the field `tree` is missing");
    check_setup("ast1.report.2.starts~3.tree~11", "`3` is not a seat from 1 to 2");
    check_setup(
        &format!("{}.harvest~r0b0y0_r0b0y0", setup(&initial)),
        "`harvest` is not one of this set-up's",
    );
    check_setup(&setup("11_11"), "a tree has 11 rows joined by `_`, not 2");
    check_setup(&setup(&initial.replacen("5rr4", "5rr5", 1)), "`5rr5` is not a row");
    check_setup(&setup(&initial.replacen("5rr4", "5rr04", 1)), "`5rr04` is not a row");
    check_setup(&setup(&initial.replacen("5rr4", "5rrg3", 1)), "`5rrg3` is not a row");
    check_setup(&setup(&initial.replacen("5rr4", "5rré3", 1)), "`5rré3` is not a row");
    check_setup(&setup(&initial.replacen("5rr4", "99999999999999999999r", 1)), "is not a row");
    check_setup(&setup(empty), "there is no piece on the board");
    check_setup(&setup(&initial.replacen("5rr4", "r4rr4", 1)), "the piece on k1 is not safe");
    let triangles = "rr9_1r9_11_11_11_11_11_11_11_10b_9bb";
    check_setup(&setup(triangles), "the pieces are not one tree: k1 and b11 are not linked");
    check_setup(&setup("rr9_1r9_11_11_11_11_11_11_11_11_11"), "no piece of it can be taken");
    let all_red = ["rrrrrrrrrrr"; 11].join("_");
    check_setup(&setup(&all_red), "there are 121 pieces of the colour `r`, more than 40");

    let published = |harvest: &str| format!("ast1.published.2.starts~1.tree~{initial}.harvest~{harvest}");
    check_setup(&published("r0b0y0_r0b0y0"), "");
    check_setup(&published("r0b0y0"), "there is one harvest for each of 2 seats");
    check_setup(&published("r0b0y0_r0y0b0"), "`r0y0b0` is not a harvest");
    check_setup(&published("r0b0y0_r00b0y0"), "`r00b0y0` is not a harvest");
    check_setup(&published("r0b0y0_r0b0y0x"), "`r0b0y0x` is not a harvest");
    check_setup(&published("r0b0y0_r20b0y0"), "pieces of the colour `r`, more than 40");
    check_setup(&published("r0b0y0_r256b0y0"), "`r256b0y0` is not a harvest");
    check_setup(&format!("ast1.published.2.starts~1.tree~{initial}"), "the field `harvest` is missing");
}

/// The problem with a set-up; nothing if there is none.
fn check_setup(text: &str, expected: &str) {
    let game = Setup::parse(Asterismo::info(), text).and_then(|setup| Asterismo::from_setup(&setup));
    let problem = game.err().map(|error| error.to_string()).unwrap_or_default();
    assert!(problem.contains(expected) && problem.is_empty() == expected.is_empty(), "{problem}: {text}");
}

#[test]
fn positions_that_cannot_be_continued_from_are_refused_with_a_reason() {
    let turn_25 = notation::tree_text(&tree(&TURN_25));
    let beside = |beside: &str| format!("{turn_25}~{beside}");
    check_position(&beside("r0b0y0_r0b0y0~1"), "");
    check_position("", "a position is TREE~HARVESTS~SEAT");
    check_position(&turn_25, "a position is TREE~HARVESTS~SEAT");
    check_position(&beside("r0b0y0_r0b0y0~3"), "`3` is not a seat from 1 to 2");
    check_position(&beside("r0b0y0_r0b0y0~01"), "`01` is not a seat from 1 to 2");
    check_position(&beside("r0b0y0~1"), "there is one harvest for each of 2 seats");
    check_position(&beside("r0b0y0_r0b0y40~1"), "pieces of the colour `y`, more than 40");
    check_position(&beside("r5b5y5_r5b5y5~1"), "both have five of each colour");
    check_position(&beside("r5b5y5_r0b0y0~2"), "");
    check_position(&beside("r0b0y0_r0b0y0~1").replacen("5rr4", "6r4", 1), "is not safe");
    // A tree without a legal move is the end of a game.
    check_position("rr9_1r9_11_11_11_11_11_11_11_11_11~r0b0y0_r0b0y0~1", "");
}

fn check_position(text: &str, expected: &str) {
    let read = game("report", 2).parse_position(text);
    let problem = read.err().map(|error| error.to_string()).unwrap_or_default();
    assert!(problem.contains(expected) && problem.is_empty() == expected.is_empty(), "{problem}: {text}");
}

#[test]
fn a_move_that_is_not_legal_is_refused() {
    let game = game("report", 2);
    let at = position(&game, &tree(&TURN_25), "r0b0y0_r0b0y0~1");
    for text in ["", "a1", "k6", "h07", "H7", "z9", "h99", "h7 ", "é"] {
        assert!(game.parse_move(&at, text).is_err(), "{text}");
    }
}
