//! Texts from outside, accepted and refused.

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
    check_setup("ast1.report.2.starts~1", "error-setup-missing(field=tree)");
    check_setup("ast1.report.2.starts~3.tree~11", "problem-seat(found=3, seats=2)");
    check_setup(&format!("{}.harvest~r0b0y0_r0b0y0", setup(&initial)), "error-setup-unknown(field=harvest)");
    check_setup(&setup("11_11"), "problem-rows(found=2, rows=11)");
    check_setup(&setup(&initial.replacen("5rr4", "5rr5", 1)), "problem-row(found=5rr5, cells=11)");
    check_setup(&setup(&initial.replacen("5rr4", "5rr04", 1)), "problem-row(found=5rr04, cells=11)");
    check_setup(&setup(&initial.replacen("5rr4", "5rrg3", 1)), "problem-row(found=5rrg3, cells=11)");
    check_setup(&setup(&initial.replacen("5rr4", "5rré3", 1)), "problem-row(found=5rré3, cells=11)");
    check_setup(&setup(&initial.replacen("5rr4", "99999999999999999999r", 1)), "problem-row(found=9999");
    check_setup(&setup(empty), "problem-no-piece");
    check_setup(&setup(&initial.replacen("5rr4", "r4rr4", 1)), "problem-unsafe(cell=k1)");
    let triangles = "rr9_1r9_11_11_11_11_11_11_11_10b_9bb";
    check_setup(&setup(triangles), "problem-apart(cell=k1, other=b11)");
    check_setup(&setup("rr9_1r9_11_11_11_11_11_11_11_11_11"), "problem-nothing-takeable");
    let all_red = ["rrrrrrrrrrr"; 11].join("_");
    check_setup(&setup(&all_red), "problem-too-many(count=121, colour=r, most=40)");

    let ties = |rule_set: &str, ties: &str| format!("ast1.{rule_set}.2.starts~1.ties~{ties}.tree~{initial}");
    check_setup(&ties("decisive", "last"), "");
    check_setup(&ties("decisive", "first"), "problem-ties(found=first)");
    check_setup(&ties("report", "last"), "error-setup-unknown(field=ties)");

    let published = |harvest: &str| format!("ast1.published.2.starts~1.tree~{initial}.harvest~{harvest}");
    check_setup(&published("r0b0y0_r0b0y0"), "");
    check_setup(&published("r0b0y0"), "problem-harvests(seats=2)");
    check_setup(&published("r0b0y0_r0y0b0"), "problem-harvest(found=r0y0b0)");
    check_setup(&published("r0b0y0_r00b0y0"), "problem-harvest(found=r00b0y0)");
    check_setup(&published("r0b0y0_r0b0y0x"), "problem-harvest(found=r0b0y0x)");
    check_setup(&published("r0b0y0_r20b0y0"), "colour=r, most=40)");
    check_setup(&published("r0b0y0_r256b0y0"), "problem-harvest(found=r256b0y0)");
    check_setup(&format!("ast1.published.2.starts~1.tree~{initial}"), "error-setup-missing(field=harvest)");
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
    check_position("", "problem-form");
    check_position(&turn_25, "problem-form");
    check_position(&beside("r0b0y0_r0b0y0~3"), "problem-seat(found=3, seats=2)");
    check_position(&beside("r0b0y0_r0b0y0~01"), "problem-seat(found=01, seats=2)");
    check_position(&beside("r0b0y0~1"), "problem-harvests(seats=2)");
    check_position(&beside("r0b0y0_r0b0y40~1"), "colour=y, most=40)");
    check_position(&beside("r5b5y5_r5b5y5~1"), "problem-both-complete");
    check_position(&beside("r5b5y5_r0b0y0~2"), "");
    check_position(&beside("r0b0y0_r0b0y0~1").replacen("5rr4", "6r4", 1), "problem-unsafe");
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
