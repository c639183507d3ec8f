//! Engines asked about positions and whole records, and their speed.

use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tabuleiro_table::kinds;

fn program(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
    command
        .env("TABULEIRO_DATA", data)
        .env("LANG", "en_US.UTF-8")
        .env_remove("LC_ALL")
        .env_remove("TABULEIRO_LANG");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn good(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Returns the record of a random game.
fn random_game(data: &Path, game: &str, seats: usize) -> PathBuf {
    let mut command = program(data);
    command.args(["play", game, "--seed", "7", "-n", &seats.to_string()]);
    command.args(std::iter::repeat_n(["-s", "random"], seats).flatten());
    good(&command.output().unwrap());
    data.join("games").join(format!("{game}-1.tabuleiro"))
}

fn json_lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn every_decision_of_a_game_is_judged_for_people_and_programs() {
    for kind in kinds() {
        let rule_set = &kind.info.rule_sets[0];
        for seats in rule_set.seats() {
            let data = tempfile::tempdir().unwrap();
            let record = random_game(data.path(), kind.info.id, seats.count());
            let picture = data.path().join("chart.svg");
            let ask = |more: &[&str]| {
                let mut command = program(data.path());
                command.arg("analyze").arg(&record).args(["--engine", "alpha-beta nodes=200"]).args(more);
                good(&command.output().unwrap())
            };
            let turns = std::fs::read_to_string(&record).unwrap();
            let turns = turns.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit()));
            let (mut turn_count, mut decisions) = (0, 0);
            turns.for_each(|line| {
                turn_count += 1;
                decisions += line.split(" @").next().unwrap().split(' ').count() - 2;
            });
            let said = ask(&["--svg", picture.to_str().unwrap()]).replace("\n  ", " ");
            assert!(said.contains(&format!(" {turn_count}. ")), "{said}");
            assert_eq!(said.matches(" lost a turn").count(), seats.count(), "{said}");
            let drawn = std::fs::read_to_string(&picture).unwrap();
            assert!(drawn.starts_with("<svg ") && drawn.ends_with("</svg>\n"));
            assert_eq!(drawn.matches("<polyline ").count(), seats.count());

            let judged = json_lines(&ask(&["--json", "--lines", "2"]));
            assert_eq!(judged.len(), decisions, "{}", kind.info.id);
            for decision in &judged {
                let loss = decision["loss"].as_f64().unwrap();
                assert!((0.0..=1.0).contains(&loss), "{decision}");
                assert_eq!(decision["after"].as_array().unwrap().len(), seats.count());
                let verdict = decision["verdict"].as_str().unwrap();
                assert_eq!(verdict == "forced", decision["choices"] == 1, "{decision}");
                if decision["move"] == decision["best"] {
                    assert!(["forced", "best"].contains(&verdict), "{decision}");
                }
            }
            assert!(
                judged.iter().any(|decision| decision["verdict"] != "best"),
                "random play is not the best"
            );
        }
    }
}

#[test]
fn a_position_is_told_with_its_best_lines() {
    let data = tempfile::tempdir().unwrap();
    for kind in kinds() {
        let ask = |more: &[&str]| {
            let mut command = program(data.path());
            command
                .args(["analyze", kind.info.id, "--seed", "4", "--engine", "alpha-beta depth=2"])
                .args(more);
            good(&command.output().unwrap())
        };
        let said = ask(&[]);
        assert!(said.starts_with("The best lines (2 decisions deep, "), "{said}");
        let told = json_lines(&ask(&["--json", "--lines", "4"]));
        assert_eq!(told.len(), 1);
        assert_eq!(told[0]["lines"].as_array().unwrap().len(), 4);
        let best = told[0]["lines"][0]["moves"][0].as_str().unwrap();
        let position = told[0]["position"].as_str().unwrap();
        let mut command = program(data.path());
        command.args(["analyze", position, best, "--engine", "alpha-beta depth=2", "--json"]);
        let judged = json_lines(&good(&command.output().unwrap()));
        assert_eq!((&judged[0]["verdict"], judged.len()), (&Value::from("best"), 2), "{judged:?}");
    }
}

#[test]
fn who_solves_looks_for_one_line_unless_asked_for_more() {
    let data = tempfile::tempdir().unwrap();
    let lines = |engine: &str, more: &[&str]| {
        let mut command = program(data.path());
        command.args(["analyze", kinds()[0].info.id, "--json", "--engine", engine]).args(more);
        json_lines(&good(&command.output().unwrap()))[0]["lines"].as_array().unwrap().len()
    };
    assert_eq!(lines("alpha-beta nodes=500", &[]), 3);
    assert_eq!(lines("alpha-beta nodes=500 solve", &[]), 1);
    assert_eq!(lines("alpha-beta nodes=500 solve", &["--lines", "2"]), 2);
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_early_and_what_was_found_is_told() {
    let data = tempfile::tempdir().unwrap();
    let record = random_game(data.path(), "green-skull", 2);
    let mut command = program(data.path());
    command.arg("analyze").arg(&record).args(["--engine", "alpha-beta time=100ms", "--json"]);
    let mut child = command.spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let first: Value = serde_json::from_str(&lines.next().unwrap().unwrap()).unwrap();
    assert_eq!(first["turn"], 1);
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let rest: Vec<Value> = lines.map(|line| serde_json::from_str(&line.unwrap()).unwrap()).collect();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(rest.len() < 10, "{} more after the end", rest.len());
}

#[test]
fn mistakes_are_named() {
    let data = tempfile::tempdir().unwrap();
    let bad = |args: &[&str], code: i32| {
        let output = program(data.path()).arg("analyze").args(args).output().unwrap();
        assert_eq!(output.status.code(), Some(code), "{args:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    let game = kinds()[0].info.id;
    assert!(
        bad(&["no-such-file"], 1).contains("`no-such-file` is not a game, a kept game, a file or a position")
    );
    assert!(bad(&[game, "--engine", "deep-blue"], 2).contains("unknown engine `deep-blue`"));
    assert!(bad(&[game, "--engine", "ugi something"], 2).contains("is an external program"));
    assert!(bad(&[game, "--lines", "0"], 2).contains("--lines 0 is not from 1 to "));
    assert!(bad(&[game, "no-such-move"], 1).contains("`no-such-move` is not legal"));
    let file = data.path().join("game");
    std::fs::write(&file, "nonsense").unwrap();
    assert!(bad(&[file.to_str().unwrap()], 1).contains("a record begins with"));
}

#[test]
fn the_signature_of_the_search_is_the_same_every_time() {
    let data = tempfile::tempdir().unwrap();
    let count = || {
        json_lines(&good(
            &program(data.path()).args(["bench", "engines", "--signature", "--json"]).output().unwrap(),
        ))
    };
    let first = count();
    assert_eq!(first.len(), 2 * kinds().len());
    assert!(
        first
            .iter()
            .all(|figures| figures["signature"].as_u64().unwrap() > 100 && figures["depth"].is_null())
    );
    assert_eq!(first, count());
}

#[test]
fn the_speed_of_the_search_is_measured() {
    let data = tempfile::tempdir().unwrap();
    let mut command = program(data.path());
    let lines = json_lines(&good(
        &command.args(["bench", "engines", "--seconds", "0.05", "--json"]).output().unwrap(),
    ));
    assert!(lines.iter().all(|figures| figures["nodes_per_s"].as_f64().unwrap() > 100.0), "{lines:?}");
    assert!(lines.iter().all(|figures| figures["depth"].as_u64().unwrap() > 0), "{lines:?}");
}

#[test]
fn how_fair_a_set_up_is_is_told_with_its_uncertainty() {
    let data = tempfile::tempdir().unwrap();
    let ask = |more: &[&str]| {
        let mut command = program(data.path());
        command.args(["analyze", "asterismo", "--fair=4", "--engine", "random", "--seed", "1"]).args(more);
        good(&command.output().unwrap())
    };
    let said = ask(&[]);
    assert!(said.starts_with("4 games of "), "{said}");
    assert_eq!(said.matches(" % of the results, with 95 % confidence ").count(), 2, "{said}");
    assert!(said.contains("the player who begins: "), "{said}");
    assert!(ask(&["--lang", "pt"]).contains("quem começa: "));
    let found = &json_lines(&ask(&["--json"]))[0];
    assert_eq!((found["games"].as_u64(), found["seats"].as_array().unwrap().len()), (Some(4), 2));
    let mut none = program(data.path());
    let none = none.args(["analyze", "asterismo", "--fair=0"]).output().unwrap();
    assert!(String::from_utf8(none.stderr).unwrap().contains("0 games are not possible"));
}
