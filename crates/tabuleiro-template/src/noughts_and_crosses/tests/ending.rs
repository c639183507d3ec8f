use super::*;
use tabuleiro_core::SeatResult::{self, Drew, Lost, Won};

/// Checks the result of a rule set for both seats.
fn check(rule_set: &str, played: &str, expected: [SeatResult; 2], reason: &str) {
    let game = game(&format!("{rule_set}.2.starts~1"));
    let position = after_moves(&game, played);
    let status = game.status(&position);
    let outcome = status.outcome().unwrap_or_else(|| panic!("{played} goes on"));
    assert_eq!(outcome.results.as_slice(), expected, "{played}");
    assert_eq!(outcome.reason.message().id, reason, "{played}");
    assert_eq!(moves(&game, &position), "", "{played}");
}

#[test]
fn n3_1_three_in_a_row_column_or_diagonal_win() {
    check("plain", "c1 b1 c2 b2 c3", [Won, Lost], "three-in-a-row");
    check("plain", "c1 b1 a1 b2 a2 b3", [Lost, Won], "three-in-a-row");
    check("plain", "c1 c2 b1 b2 a1", [Won, Lost], "three-in-a-row");
    check("plain", "c1 c2 b2 c3 a3", [Won, Lost], "three-in-a-row");
    check("plain", "c3 c2 b2 c1 a1", [Won, Lost], "three-in-a-row");
}

#[test]
fn n3_2_under_misere_three_in_a_row_lose() {
    check("misere", "c1 b1 c2 b2 c3", [Lost, Won], "three-in-a-row");
}

#[test]
fn n3_3_a_full_board_without_three_in_a_row_is_a_draw() {
    for rule_set in ["plain", "misere"] {
        check(rule_set, "b2 c1 c2 a2 b1 b3 c3 a1 a3", [Drew, Drew], "board-full");
    }
}
