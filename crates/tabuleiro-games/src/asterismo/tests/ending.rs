//! A3: who wins, and how it ends without a move.

use super::*;
use tabuleiro_core::SeatResult::{self, Drew, Lost, Won};

#[test]
fn a3_report_is_won_by_the_first_to_have_five_of_each_colour() {
    check("report", 2, "r5b4y5_r9b9y0~1", "h7", &[Won, Lost], "over-harvest");
    check("report", 2, "r9b9y0_r6b4y7~2", "h7", &[Lost, Won], "over-harvest");
    check("report", 2, "r5b5y4_r5b5y4~1", "h7 e8", &[Lost, Won], "over-harvest");
    check_in_progress("report", 2, "r5b4y4_r5b5y4~1", "h7");
}

#[test]
fn a3_report_is_a_draw_when_nobody_can_move() {
    check("report", 2, "r5b0y5_r0b0y0~1", "d8 h7", &[Drew, Drew], "over-no-move");
}

#[test]
fn a3_decisive_is_won_by_the_first_to_have_five_of_each_colour() {
    check("decisive", 2, "r5b4y5_r5b5y4~1", "h7", &[Won, Lost], "over-harvest");
}

#[test]
fn a3_decisive_without_a_move_goes_to_the_most_useful_pieces_of_which_a_colour_counts_up_to_five() {
    check("decisive", 2, "r5b0y0_r3b0y0~1", "d8 h7", &[Won, Lost], "over-most-useful");
    check("decisive", 2, "r3b0y0_r5b0y0~1", "d8 h7", &[Lost, Won], "over-most-useful");
    check("decisive", 2, "r9b0y0_r5b0y1~1", "d8 h7", &[Lost, Won], "over-most-useful");
    check("decisive", 2, "r0b5y1_r5b1y0~1", "d8 h7", &[Lost, Won], "over-most-useful");
}

#[test]
fn a3_1_new_set_ups_write_who_wins_between_equals() {
    let mut random = Random::from_seed(3);
    for rule_set in ["report", "decisive", "published"] {
        let options = Options::named(Asterismo::info(), rule_set).unwrap();
        let text = drawn_game(&options, &mut random).setup().text(Asterismo::info());
        assert_eq!(text.contains(".ties~last."), rule_set == "decisive", "{text}");
    }
}

#[test]
fn a3_1_between_equals_the_player_who_made_the_last_move_wins() {
    let game = game_with_ties_to_the_last_mover();
    let check = |beside, results: &[SeatResult], reason| check_of(&game, beside, "d8 h7", results, reason);
    check("r3b0y0_r3b0y0~1", &[Lost, Won], "over-last-piece");
    check("r3b0y0_r3b0y0~2", &[Won, Lost], "over-last-piece");
    check("r9b0y0_r5b0y0~2", &[Won, Lost], "over-last-piece");
    check("r5b0y0_r3b0y0~1", &[Won, Lost], "over-most-useful");
    check("r3b0y0_r5b0y0~1", &[Lost, Won], "over-most-useful");
}

#[test]
fn a3_2_points_are_the_useful_pieces() {
    let check = |rule_set, seats, beside, expected: &[i16]| {
        let game = game(rule_set, seats);
        let at = position(&game, &tree(&TURN_25), beside);
        let totals: Vec<i16> = game.seats().players().map(|player| game.scores(&at).total(player)).collect();
        assert_eq!(totals, expected, "{rule_set} {beside}");
    };
    check("decisive", 2, "r0b7y3_r3b3y3~1", &[8, 9]);
    check("report", 2, "r0b5y0_r9b0y0~1", &[5, 5]);
    check("published", 2, "r6b6y4_r0b1y0~1", &[14, 1]);
    check("published", 3, "r4b9y6_r11b2y2_r3b3y2~1", &[9, 10, 3]);
}

#[test]
fn a3_1_without_the_field_it_goes_to_the_player_who_did_not_make_the_last_move() {
    check("decisive", 2, "r3b0y0_r3b0y0~1", "d8 h7", &[Won, Lost], "over-equally-useful");
    check("decisive", 2, "r3b0y0_r3b0y0~2", "d8 h7", &[Lost, Won], "over-equally-useful");
    check("decisive", 2, "r9b0y0_r5b0y0~2", "d8 h7", &[Lost, Won], "over-equally-useful");
}

#[test]
fn a3_published_is_won_by_both_once_both_have_five_of_each_colour() {
    check("published", 2, "r5b4y5_r5b5y5~1", "h7", &[Won, Won], "over-together");
    check("published", 2, "r5b5y5_r5b4y5~2", "h7", &[Won, Won], "over-together");
    check_in_progress("published", 2, "r5b4y5_r5b4y5~1", "h7");
    check_in_progress("published", 2, "r5b5y5_r5b5y4~1", "h7");
}

#[test]
fn a3_published_is_won_by_all_three_once_each_has_ten_of_one_colour() {
    check("published", 3, "r10b0y0_r0b9y0_r0b0y11~2", "h7", &[Won, Won, Won], "over-together");
    check_in_progress("published", 3, "r10b0y0_r9b4y9_r0b0y10~2", "h7");
    check_in_progress("published", 3, "r5b5y5_r5b5y5_r5b5y5~1", "h7");
}

#[test]
fn a3_published_is_lost_by_everyone_when_nobody_can_move() {
    check("published", 2, "r5b5y5_r0b0y0~1", "d8 h7", &[Lost, Lost], "over-lost");
    check("published", 3, "r10b0y0_r0b0y0_r0b0y10~1", "d8 h7", &[Lost, Lost, Lost], "over-lost");
}

#[test]
fn a3_the_win_is_tested_before_no_legal_move() {
    check("report", 2, "r0b0y0_r5b4y5~1", "d8 h7", &[Lost, Won], "over-harvest");
    check("decisive", 2, "r0b0y0_r5b4y5~1", "d8 h7", &[Lost, Won], "over-harvest");
    check("published", 2, "r5b4y5_r5b4y5~1", "d8 h7", &[Won, Won], "over-together");
}

#[test]
fn a3_harvests_dealt_at_setup_count() {
    let tree = notation::tree_text(&tree(&INITIAL));
    let text = format!("ast1.published.2.starts~2.tree~{tree}.harvest~r1b0y2_r0b1y0");
    let game = Asterismo::from_setup(&Setup::parse(Asterismo::info(), &text).unwrap()).unwrap();
    assert_eq!(game.position_text(&game.start()), format!("{tree}~r1b0y2_r0b1y0~2"));
    assert_eq!(game.setup().text(Asterismo::info()), text);
}

/// Checks the result of these moves from turn 25.
fn check(rule_set: &str, seats: usize, beside: &str, moves: &str, results: &[SeatResult], reason: &str) {
    check_of(&game(rule_set, seats), beside, moves, results, reason);
}

fn check_of(game: &Asterismo, beside: &str, moves: &str, results: &[SeatResult], reason: &str) {
    let rule_set = game.rules.info.id;
    let end = after_moves(game, position(game, &tree(&TURN_25), beside), moves);
    let status = game.status(&end);
    let outcome = status.outcome().unwrap_or_else(|| panic!("{rule_set} {beside} goes on"));
    assert_eq!(outcome.results.as_slice(), results, "{rule_set} {beside}");
    assert_eq!(outcome.reason.message().id, reason, "{rule_set} {beside}");
    assert!(game.moves(&end).is_empty());
}

fn check_in_progress(rule_set: &str, seats: usize, beside: &str, moves: &str) {
    let game = game(rule_set, seats);
    let reached = after_moves(&game, position(&game, &tree(&TURN_25), beside), moves);
    assert!(game.status(&reached).to_move().is_some(), "{rule_set} {beside}");
}
