//! Texts that are refused, and reasons for clicks that lead nowhere.

use super::*;
use tabuleiro_core::PositionError;
use tabuleiro_core::present::{Click, Present};

/// A text that is no position says why.
fn check_refused(setup: &str, text: &str, reason: &str) {
    let (game, _) = at(setup);
    let PositionError(problem) = game.parse_position(text).unwrap_err();
    assert_eq!(problem.to_string(), reason, "{text}");
}

#[test]
fn positions_that_cannot_be_are_refused_with_a_reason() {
    let map = row("a000X0b");
    check_refused(&map, "", "problem-seat(found=, seats=2)");
    check_refused(&map, "3_7", "problem-seat(found=3, seats=2)");
    check_refused(&map, "1", "problem-rows(found=0, rows=1)");
    check_refused(&map, "1_6", "problem-row(found=6, places=7)");
    check_refused(&map, "1_1as9", "problem-row(found=1as9, places=7)");
    check_refused(&map, "1_07", "problem-row(found=07, places=7)");
    check_refused(&map, "1_1as4b", "problem-no-building(cell=a7)");
    check_refused(&map, "1_1asq", "problem-piece(cell=a3, found=q)");
    check_refused(&map, "1_1c5", "problem-nobodys(cell=a2, seat=3)");
    check_refused(&map, "1_4as2", "problem-no-building(cell=a5)");
    check_refused(&map, "1x2_7", "problem-can-move(seat=2)");
    check_refused(&map, "2_5a1", "problem-to-move-but-out(seat=2)");
    let long = row("a0000000b");
    check_refused(&long, "1_1AAAAA3", "problem-stations(seat=1)");
    check_refused(&long, "1_1asasasasas3", "problem-ships(seat=1)");
}

/// Clicks, and the name of what is said of them; nothing if a move begins so.
fn check_clicks(line: &str, clicks: &str, why: &str) {
    let (game, position) = at(line);
    let click = |text: &str| match text {
        "colony" => Click::Button("colony"),
        "station" => Click::Button("station"),
        "pass" => Click::Button("pass"),
        cell => Click::Cell(cell.parse().unwrap()),
    };
    let clicks: Vec<Click> = clicks.split_whitespace().map(click).collect();
    let said = game.why_illegal(&position, &clicks).map_or(String::new(), |message| message.id.to_string());
    assert_eq!(said, why, "{clicks:?}: {line}");
}

#[test]
fn illegal_clicks_are_explained() {
    let line = row("0a0X00b0");
    check_clicks(&line, "colony", "why-ship-first");
    check_clicks(&line, "b1", "why-no-system");
    check_clicks(&line, "a1", "why-no-ship");
    check_clicks(&line, "a7", "why-not-your-ship");
    check_clicks(&line, "a2", "");
    check_clicks(&line, "a2 colony", "why-target-first");
    check_clicks(&line, "a2 a2", "why-stays");
    check_clicks(&line, "a2 a4", "why-black-hole");
    check_clicks(&line, "a2 a7", "why-home");
    check_clicks(&line, "a2 a5", "why-black-hole-between");
    check_clicks(&line, "a2 a1", "");
    check_clicks(&line, "a2 a1 a3", "why-piece-first");
    check_clicks(&line, "a2 a1 pass", "why-piece-first");
    check_clicks(&line, "a2 a1 colony", "");
    check_clicks(&line, "a2 a1 colony colony", "why-move-complete");
    check_clicks(&format!("{line}.at~1_as7"), "a2 a1", "why-own-system");
    let line = format!("{}.at~1_2b3", row("a0000b"));
    check_clicks(&line, "a1 a3", "why-taken");
    check_clicks(&line, "a1 a4", "why-enemy-between");
    check_clicks(&row("a0W0b"), "a1 a3", "why-wormhole");
    check_clicks(&row("a0-0b"), "a1 a4", "why-gap");
    check_clicks("sse1.published.2.starts~1.map~pl_a00_00b", "b1 a2", "why-not-in-line");
    check_clicks(&format!("{}.at~1_2as3", row("aX00b0")), "a1", "why-ship-blocked");
    let long = row("a00000000000000000000b");
    check_clicks(&format!("{long}.at~1_1AAAA17"), "a1 a6 station", "why-no-stations");
    check_clicks(&format!("{long}.at~1_1{}5", "a".repeat(16)), "a1 a18 colony", "why-no-colonies");
    check_clicks(&row("aXbX0"), "", "why-over");
}
