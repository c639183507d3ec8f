//! The program as users run it.

use std::process::{Command, Output};

fn load(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tabuleiro-load")).args(arguments).output().unwrap()
}

fn fails_with(arguments: &[&str], part: &str) {
    let output = load(arguments);
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && text.contains(part), "{text}");
}

#[test]
fn its_help_has_examples_in_every_language() {
    for (language, word) in [("en", "Examples"), ("pt", "Exemplos")] {
        let output = load(&["--lang", language, "--help"]);
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success() && text.contains(word), "{text}");
        assert!(text.contains("tabuleiro-load --games 500"), "{text}");
    }
}

#[test]
fn it_troubles_no_other_machine_by_accident() {
    fails_with(&["--lang", "en", "http://192.0.2.1", "--games", "1"], "--anywhere");
}

#[test]
fn a_server_that_is_not_there_is_reported_at_once() {
    fails_with(&["--lang", "en", "http://127.0.0.1:1", "--games", "1"], "http://127.0.0.1:1: ");
}
