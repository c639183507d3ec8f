//! Boards as pictures: the terminal is asked whether it shows them, and whatever it answers the program goes on.
#![allow(dead_code)]

mod pseudo;

use pseudo::{CTRL_C, DOWN, ENTER, Pseudo};
use std::path::Path;

/// The question for the terminal's attributes.
const QUESTION: &str = "\x1b[c";
/// The answer of a terminal that takes sixels, and of one that does not.
const SIXEL: &str = "\x1b[?62;4;22c";
const PLAIN: &str = "\x1b[?62;22c";
/// The beginning of sixels.
const PICTURE: &str = "\x1bP";

/// A game in a terminal with colours, where boards are to be drawn so.
fn game(data: &Path, board: &str) -> Pseudo {
    std::fs::write(data.join("settings.json"), format!("{{\"board\": \"{board}\"}}")).unwrap();
    Pseudo::start_coloured(data, (100, 30), &["play", "syrtis", "-s", "person", "-s", "1", "--seed", "1"])
}

/// Leaves the program, which gives the terminal back with nothing of the answer in it.
fn leave(mut window: Pseudo) {
    window.keys(CTRL_C);
    assert!(window.wait_for_end());
    assert!(!window.is_full());
    assert!(!window.seen().contains("22c"), "{}", window.seen());
}

#[test]
fn a_terminal_that_takes_sixels_gets_a_picture() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = game(folder.path(), "picture");
    window.wait_for("Your turn");
    window.wait_for_writing(QUESTION);
    window.keys(SIXEL);
    window.wait_for_writing(PICTURE);
    window.keys("?");
    window.wait_for("Help");
    leave(window);
}

#[test]
fn a_terminal_without_sixels_gets_cells() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = game(folder.path(), "picture");
    window.wait_for_writing(QUESTION);
    window.keys(PLAIN);
    window.keys("?");
    window.wait_for("Help");
    assert!(!window.has_written(PICTURE));
    leave(window);
}

#[test]
fn a_terminal_that_does_not_answer_loses_no_key() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = game(folder.path(), "picture");
    window.wait_for_writing(QUESTION);
    window.keys("?");
    window.wait_for("Help");
    assert!(!window.has_written(PICTURE));
    leave(window);
}

#[test]
fn nothing_is_asked_where_no_picture_is_wanted() {
    for board in ["cells", "fine", "zork"] {
        let folder = tempfile::tempdir().unwrap();
        let mut window = game(folder.path(), board);
        window.wait_for("Your turn");
        window.keys("?");
        window.wait_for("Help");
        assert!(!window.has_written(QUESTION), "{board}");
        leave(window);
    }
}

#[test]
fn pictures_are_chosen_in_the_settings_and_shown_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Pseudo::start_coloured(folder.path(), (100, 30), &[]);
    window.wait_for("Settings");
    window.keys("s");
    window.press_until(DOWN, |seen| seen.lines().any(|line| line.contains('▸') && line.contains("pictures")));
    window.keys(ENTER);
    window.wait_for_writing(QUESTION);
    window.keys(SIXEL);
    window.wait_for_writing(PICTURE);
    let kept = std::fs::read_to_string(folder.path().join("settings.json")).unwrap();
    assert!(kept.contains("\"board\": \"picture\""), "{kept}");
    leave(window);
}
