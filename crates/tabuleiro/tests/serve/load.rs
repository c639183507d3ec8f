//! Many people at once, played by the load program.

use crate::process::Process;
use std::sync::atomic::{AtomicBool, Ordering};
use tabuleiro_load::{LoadError, Phase, Plan, run, summary};
use tabuleiro_words::Localizer;

/// Returns a plan without people.
pub(crate) fn plan(address: &str) -> Plan {
    Plan {
        nodes: vec![address.into()],
        game: "green-skull".into(),
        clock: "30m+10s".into(),
        games: 1,
        idle: 0,
        engine_games: 0,
        turns_per_second: 50.0,
        seconds: 2.0,
        restarts: 0,
        at_once: 16,
        processes: Vec::new(),
        anywhere: false,
        seed: 1,
    }
}

#[test]
fn it_plays_and_says_what_it_measured() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::in_folder(folder.path()).with(&["--engine-seconds", "0.01"]).start();
    let plan = Plan {
        games: 3,
        idle: 4,
        engine_games: 1,
        turns_per_second: 60.0,
        processes: vec![server.id()],
        ..plan(&server.address)
    };
    let report = run(&plan, &AtomicBool::new(false), &mut |_| {}).unwrap();
    assert!(report.turns > 0 && report.refused.is_empty(), "{report:?}");
    let speaker = Localizer::new("en", None);
    let text: Vec<String> = summary(&plan, &report).iter().map(|line| speaker.say(line)).collect();
    let text = text.join("\n");
    let parts =
        ["Connections: 6 held", "p99.9", "KiB per connection", "KiB per idle connection (4 connections)"];
    for part in parts.into_iter().chain(["µs per message", "engines"]) {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn stopped_while_it_plays_it_reports_what_it_measured_so_far() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::in_folder(folder.path()).start();
    let plan = Plan { seconds: 600.0, ..plan(&server.address) };
    let stop = AtomicBool::new(false);
    let report = run(&plan, &stop, &mut |phase| {
        if matches!(phase, Phase::Playing(turns) if turns > 0) {
            stop.store(true, Ordering::Relaxed);
        }
    });
    assert!(report.unwrap().turns > 0);
    let early = run(&plan, &stop, &mut |_| {});
    assert!(matches!(early, Err(LoadError::Stopped)), "{early:?}");
}
