//! Many people at once, as a process of their own.

use crate::process::Process;
use std::process::{Command, Output};

fn load(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
    command.args(["load", "--lang", "en", "--game", "green-skull"]).args(arguments).output().unwrap()
}

#[test]
fn it_plays_and_says_what_it_measured() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::in_folder(folder.path()).with(&["--engine-seconds", "0.01"]).start();
    let process = server.id().to_string();
    let counts = ["--games", "3", "--idle", "4", "--engine-games", "1", "--turns-per-second", "60"];
    let measured = [&counts[..], &["--seconds", "2", "--process", &process]].concat();
    let output = load(&[&[server.address.as_str()][..], &measured].concat());
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    assert!(text.contains("Connections: 6 held"), "{text}");
    for part in
        ["p99.9", "KiB per connection", "KiB per idle connection (4 of them)", "µs per message", "engines"]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
    let turns = text.lines().find_map(|line| line.strip_prefix("Turns: ")).unwrap();
    assert!(!turns.starts_with("0,"), "{text}");
    assert!(!text.contains("Refused"), "{text}");
}

#[test]
fn it_troubles_no_other_machine_by_accident() {
    let output = load(&["http://192.0.2.1", "--games", "1"]);
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("--anywhere"));
}

#[test]
fn a_server_that_is_not_there_is_told_at_once() {
    let output = load(&["http://127.0.0.1:1", "--games", "1"]);
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("http://127.0.0.1:1: "));
}
