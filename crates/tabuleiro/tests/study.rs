//! Studying in the full-screen terminal, in a real pseudo-terminal: rules, replay, analysis and variations.

// Other tests use the rest of it.
#[allow(dead_code)]
mod pseudo;

use pseudo::{CTRL_C, DOWN, ENTER, ESC, HOME, LEFT, Pseudo, RIGHT, UP};
use std::path::Path;
use std::process::{Command, Stdio};
use tabuleiro_table::kinds;

/// Plays a game of computers to its end.
fn play_a_game(data: &Path, game: &str) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
    command.args(["play", game, "--plain", "--seed", "5", "-s", "random", "-s", "random"]);
    command.env("TABULEIRO_DATA", data).stdin(Stdio::null()).stdout(Stdio::null());
    assert!(command.status().unwrap().success());
}

/// Opens the only kept game from the home screen.
fn open_the_game(terminal: &mut Pseudo, key: &str) {
    terminal.wait_for("Replay");
    terminal.keys(key);
    terminal.wait_for("A record from a file");
    terminal.press_until(DOWN, |seen| seen.lines().any(|line| line.contains('▸') && line.contains(", over")));
    terminal.keys(ENTER);
    terminal.wait_for("turn 0 of ");
}

#[test]
fn every_game_is_replayed_step_by_step_and_another_move_is_tried() {
    for kind in kinds() {
        let data = tempfile::tempdir().unwrap();
        play_a_game(data.path(), kind.info.id);
        let mut terminal = Pseudo::start(data.path(), (110, 34), &[]);
        open_the_game(&mut terminal, "r");
        terminal.press_until(RIGHT, |seen| seen.contains("step 3 of "));
        terminal.press_until(LEFT, |seen| seen.contains("step 1 of "));
        terminal.press_until(DOWN, |seen| seen.contains("turn 4 of "));
        terminal.press_until(UP, |seen| seen.contains("turn 2 of "));
        terminal.resize(70, 22);
        terminal.wait_for("turn 2 of ");
        terminal.keys(HOME);
        terminal.wait_for("turn 0 of ");
        let first = terminal.game().unwrap().play_state().steps()[0].text.clone();
        let mut start = terminal.game().unwrap();
        while !start.play_state().steps().is_empty() {
            start.undo_turn();
        }
        let other =
            start.play_state().choices().into_iter().find(|choice| choice.text != first).unwrap().text;
        terminal.keys(":");
        terminal.wait_for("Cells one after another");
        terminal.keys(&format!("{other}{ENTER}"));
        terminal.wait_for(&format!("Tried instead: {other}"));
        terminal.keys(ESC);
        terminal.wait_until("the game again", |seen| !seen.contains("Tried instead"));
        terminal.keys("b");
        terminal.wait_for("the rules, page 1 of ");
        terminal.keys(ESC);
        terminal.wait_for("turn 0 of ");
        terminal.keys(CTRL_C);
        assert!(terminal.wait_for_end());
    }
}

#[test]
fn an_analysis_is_watched_walked_through_meanwhile_and_stopped() {
    let data = tempfile::tempdir().unwrap();
    play_a_game(data.path(), kinds()[0].info.id);
    let mut terminal = Pseudo::start(data.path(), (140, 44), &[]);
    open_the_game(&mut terminal, "a");
    // A graph is drawn as soon as there are two points of it.
    terminal.wait_for("100 │");
    terminal.keys(RIGHT);
    terminal.wait_for("turn 1 of ");
    terminal.wait_for("Best here: ");
    terminal.keys("a");
    terminal.wait_until("the end of the analysis", |seen| !seen.contains("An engine judges"));
    assert!(terminal.seen().contains("100 │"), "{}", terminal.seen());
    terminal.keys(ESC);
    terminal.wait_for("New game");
    terminal.keys("q");
    assert!(terminal.wait_for_end());
}

#[test]
fn the_rules_are_read_in_portuguese() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Pseudo::start(data.path(), (80, 24), &["--lang", "pt"]);
    terminal.wait_for("Regras");
    terminal.keys("b");
    terminal.wait_for("As regras de que jogo?");
    terminal.keys(ENTER);
    terminal.wait_for("as regras, página 1 de 8");
    terminal.keys("4");
    terminal.wait_for("[4]");
    terminal.press_until(" ", |seen| seen.contains("página 8 de 8"));
    terminal.keys(ESC);
    terminal.wait_for("Novo jogo");
    terminal.keys("q");
    assert!(terminal.wait_for_end());
}
