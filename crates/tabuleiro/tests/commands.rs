//! The commands that do not play: what they print, and how they fail.

use serde_json::Value;
use std::process::{Command, Output, Stdio};
use tabuleiro_table::kinds;

fn run(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
    command.env("LANG", "en_US.UTF-8").env_remove("LC_ALL").env_remove("TABULEIRO_LANG").stdin(Stdio::null());
    command.args(args).output().unwrap()
}

fn good(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn bad(args: &[&str], code: i32) -> String {
    let output = run(args);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{args:?}: {error}");
    assert!(!error.contains("panicked"), "{args:?}: {error}");
    error
}

#[test]
fn games_lists_all_there_is_for_people_and_programs() {
    let all: Value = serde_json::from_str(&good(&["games", "--json"])).unwrap();
    assert_eq!(all.as_array().unwrap().len(), kinds().len());
    let said = good(&["games"]);
    for kind in kinds() {
        assert!(said.contains(kind.info.id) && said.contains(kind.info.designer));
        assert!(good(&["games", kind.info.id]).lines().count() > 4);
    }
}

#[test]
fn show_and_moves_take_a_name_a_text_and_moves() {
    for kind in kinds() {
        let shown = good(&["show", kind.info.id, "--seed", "4"]);
        let line = shown.lines().last().unwrap();
        assert!(line.contains(".at~"), "{line}");
        assert_eq!(good(&["show", line]), shown, "the text of a position shows the same position");
        let listed = good(&["moves", line]);
        let first = listed.split_whitespace().next().unwrap();
        let after: Value = serde_json::from_str(&good(&["show", line, first, "--json"])).unwrap();
        assert_eq!(after["game"], kind.info.id);
        assert!(after["cells"].as_array().unwrap().len() >= 20);
        let joined = format!("{line}.moves~{first}");
        let same: Value = serde_json::from_str(&good(&["show", &joined, "--json"])).unwrap();
        assert_eq!(same, after);
    }
}

#[test]
fn perft_counts_and_divides() {
    for kind in kinds() {
        let shown = good(&["show", kind.info.id, "--seed", "4"]);
        let line = shown.lines().last().unwrap();
        let counted = good(&["perft", line, "2"]);
        let divided = good(&["perft", line, "2", "--divide"]);
        let total = divided.lines().last().unwrap();
        assert!(counted.contains(&format!("depth 2: {total} lines")), "{counted} {divided}");
    }
}

#[test]
fn mistakes_on_the_command_line_say_what_to_do() {
    assert!(bad(&["play", "chess"], 1).contains("there is no game `chess`; there is "));
    assert!(
        bad(&["play", kinds()[0].info.id, "-r", "house"], 1)
            .contains("there is no rule set `house`; there is ")
    );
    assert!(bad(&["play", kinds()[0].info.id, "-n", "9"], 1).contains("players, not 9"));
    assert!(bad(&["play", kinds()[0].info.id, "-o", "colour"], 1).contains("it is NAME=VALUE"));
    assert!(
        bad(&["play", kinds()[0].info.id, "-o", "colour=red"], 1).contains("has no option `colour`; it has ")
    );
    assert!(
        bad(&["play", kinds()[0].info.id, "-s", "grandmaster"], 1)
            .contains("`grandmaster` is nobody who plays here")
    );
    assert!(bad(&["play", kinds()[0].info.id, "--pause=-1"], 1).contains("a pause of -1 seconds"));
    assert!(bad(&["show", "xyz1.published.2"], 1).contains("no game has texts like `xyz1.published.2`"));
    assert!(bad(&["show", "gsk9.published.2"], 1).contains("newer than this program"));
    assert!(bad(&["replay", "no-such-file"], 1).contains("cannot read no-such-file"));
    assert!(bad(&["--lang", "tlh", "games"], 2).contains("there is en, pt"));
    assert!(bad(&["--no-such-flag"], 2).contains("--no-such-flag"));
}

#[test]
fn a_faulty_record_is_shown_up_to_its_fault() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.tabuleiro");
    let write = |last: &str| {
        let text = format!(
            "Tabuleiro record 1\nGame: green-skull\nSetup: gsk1.published.2.starts~1\n1. (1) d7-d6\n{last}"
        );
        std::fs::write(&path, text).unwrap();
    };
    let file = path.to_str().unwrap();
    write("2. (2) d1-d2 f3-f4\n");
    assert!(good(&["replay", file]).contains("d1-d2"));
    let link = good(&["replay", file, "--link"]);
    assert!(good(&["show", link.trim()]).contains(".at~"), "a link is a position too");
    let json = good(&["replay", file, "--json"]);
    std::fs::write(&path, json).unwrap();
    assert!(good(&["replay", file, "--turn", "1"]).contains("d7-d6"));
    assert_eq!(good(&["replay", file, "--boards"]).matches("After turn").count(), 3);

    write("2. (2) a1-a9\n");
    let output = run(&["replay", file]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).contains("d7-d6"), "what came before is shown");
    let error = String::from_utf8_lossy(&output.stderr).to_string();
    assert!(error.contains("turn 2: `a1-a9` is not legal; legal are ") && error.contains("d1-d2"), "{error}");
}

#[test]
fn completions_and_the_manual_come_from_the_same_definitions() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(good(&["completions", shell]).contains("perft"), "{shell}");
    }
    let page = good(&["man"]);
    assert!(page.starts_with(".ie") && page.contains("perft") && page.contains("bench"));
}

#[test]
fn bench_prints_a_line_for_every_way_to_play() {
    let lines = good(&["bench", "rules", "--seconds", "0.01", "--json"]);
    let figures: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(figures.len() >= kinds().len());
    assert!(figures.iter().all(|figure| figure["plies_per_s"].as_f64().unwrap() > 0.0));
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
        .arg("games")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

#[test]
fn colours_come_only_when_wanted() {
    let id = kinds()[0].info.id;
    assert!(good(&["show", id, "--color", "always"]).contains('\u{1b}'));
    assert!(!good(&["show", id]).contains('\u{1b}'));
    assert!(good(&["show", id, "--ascii", "--seed", "1"]).lines().take(5).all(str::is_ascii));
}
