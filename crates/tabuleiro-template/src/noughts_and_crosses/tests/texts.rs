use super::*;
use tabuleiro_core::{Insight, Present, present::Click};

#[test]
fn positions_that_contradict_the_rules_are_refused_with_a_reason() {
    for (text, problem) in [
        ("", "problem-seat"),
        ("3---------", "problem-seat"),
        ("é---------", "problem-seat"),
        ("1--------", "problem-cells(found=8, cells=9)"),
        ("1----------", "problem-cells(found=10, cells=9)"),
        ("1----z----", "problem-letter(found=z)"),
        ("1xxxooo---", "problem-two-lines"),
    ] {
        let error = plain().parse_position(text).unwrap_err().to_string();
        assert!(error.contains(problem), "{text}: {error}");
    }
}

#[test]
fn a_cell_that_is_taken_and_a_game_that_is_over_are_explained() {
    let game = plain();
    let why = |played: &str| {
        let clicks = [Click::Cell("c1".parse().unwrap())];
        let why = game.why_illegal(&after_moves(&game, played), &clicks);
        why.map(|message| message.id.to_string()).unwrap_or_default()
    };
    assert_eq!(why("b2"), "");
    assert_eq!(why("c1"), "why-taken");
    assert_eq!(why("c1 b1 c2 b2 c3"), "why-over");
}

#[test]
fn the_cells_that_would_complete_three_are_found() {
    let game = plain();
    let findings = game.insights(&after_moves(&game, "c1 b2 a3 a1 c3"));
    let cells = |finding: &tabuleiro_core::insight::Finding| {
        finding.cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(findings.iter().map(cells).collect::<Vec<_>>(), ["c2 b3"]);
}
