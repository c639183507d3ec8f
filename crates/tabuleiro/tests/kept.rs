//! Kept games and settings on the command line: listed, continued, renamed, deleted; and lessons line by line.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use tabuleiro_table::kinds;

fn tabuleiro(data: &Path, args: &[&str], typed: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
    command.env("TABULEIRO_DATA", data).env("LANG", "en_US.UTF-8").env_remove("LC_ALL").args(args);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A program that has ended does not read the rest.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    child.wait_with_output().unwrap()
}

fn good(data: &Path, args: &[&str], typed: &str) -> String {
    let output = tabuleiro(data, args, typed);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn bad(data: &Path, args: &[&str], code: i32) -> String {
    let output = tabuleiro(data, args, "");
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{args:?}: {error}");
    error
}

/// Begins a game of two people and plays its first move.
fn begin(data: &Path) -> String {
    let game = kinds().last().unwrap().info.id;
    let moves = good(data, &["moves", game, "--seed", "1"], "");
    let first = moves.split_whitespace().next().unwrap();
    let args = ["play", game, "--seed", "1", "-s", "person:Ana", "-s", "person:Rui"];
    good(data, &args, &format!("{first}\nquit\n"));
    format!("{game}-1")
}

#[test]
fn kept_games_are_listed_continued_renamed_and_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    assert!(good(data, &["list"], "").contains("No games are kept yet."));
    assert!(bad(data, &["continue"], 1).contains("there is no unfinished game"));
    let name = begin(data);
    let listed = good(data, &["list"], "");
    assert!(listed.starts_with(&name) && listed.contains("Ana, Rui  1 turn, Rui to move"), "{listed}");
    let all: serde_json::Value = serde_json::from_str(&good(data, &["list", "--json"], "")).unwrap();
    assert_eq!((&all[0]["name"], &all[0]["to_move"]), (&name.clone().into(), &2.into()));
    for args in [&["continue"][..], &["continue", &name]] {
        assert!(good(data, args, "quit\n").contains("Rui> "));
    }
    good(data, &["rename", &name, "final"], "");
    assert!(bad(data, &["continue", &name], 1).contains("there is no file or kept game"));
    assert!(bad(data, &["continue", "finla"], 1).contains("similar: final"));
    assert!(bad(data, &["rename", "final", "../x"], 1).contains("cannot be the name of a game"));
    assert!(bad(data, &["delete", "final"], 1).contains("use --yes"));
    let ended = good(data, &["continue", "final"], "resign\nyes\n");
    assert!(ended.contains("The game is over"), "{ended}");
    assert!(good(data, &["list"], "").contains("Ana wins!"));
    assert!(bad(data, &["continue", "final"], 1).contains("the game final is over"));
    good(data, &["delete", "final", "--yes"], "");
    assert!(good(data, &["list"], "").contains("No games are kept yet."));
}

#[test]
fn a_level_is_given_to_the_seats_that_nobody_has() {
    let folder = tempfile::tempdir().unwrap();
    let game = kinds()[0].info.id;
    let file = folder.path().join("exported.tabuleiro");
    let orders = format!("export {}\nquit\n", file.display());
    good(folder.path(), &["play", game, "-n", "3", "--level", "2"], &orders);
    let record = std::fs::read_to_string(file).unwrap();
    assert_eq!(record.matches("level 2").count(), 2, "{record}");
    assert!(bad(folder.path(), &["play", game, "--level", "99"], 2).contains("there is no level `99`"));
}

#[test]
fn settings_are_shown_and_changed() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    assert!(good(data, &["config"], "").contains("theme     default"));
    good(data, &["config", "theme", "light"], "");
    good(data, &["config", "language", "pt"], "");
    let shown = good(data, &["config"], "");
    assert!(shown.contains("theme     light") && shown.contains("language  pt"), "{shown}");
    assert!(std::fs::read_to_string(data.join("settings.json")).unwrap().contains("\"light\""));
    good(data, &["config", "board", "picture"], "");
    good(data, &["config", "moves", "at-once"], "");
    let shown = good(data, &["config"], "");
    assert!(shown.contains("board     picture") && shown.contains("moves     at-once"), "{shown}");
    let kept = std::fs::read_to_string(data.join("settings.json")).unwrap();
    assert!(kept.contains("\"picture\"") && kept.contains("\"moves_are_shown\": false"), "{kept}");
    good(data, &["config", "moves", "default"], "");
    good(data, &["config", "theme", "default"], "");
    assert!(good(data, &["config", "theme"], "").contains("default"));
    assert!(bad(data, &["config", "theme", "mauve"], 2).contains("use dark, light"));
    assert!(bad(data, &["config", "board", "photo"], 2).contains("use cells, fine, picture"));
    assert!(bad(data, &["config", "colour"], 2).contains("use theme, language"));
    assert!(bad(data, &["--theme", "mauve"], 2).contains("dark, light"));
    let game = kinds()[0].info.id;
    let ascii = good(data, &["play", game, "--theme", "ascii", "--seed", "1"], "quit\n");
    assert!(ascii.lines().take(20).all(str::is_ascii), "{ascii}");
}

#[test]
fn every_lesson_is_done_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let contents = good(data, &["learn"], "");
    for kind in kinds() {
        let lessons = tabuleiro_words::lesson::lessons(kind);
        assert!(contents.contains(kind.info.id));
        let typed: String = lessons.iter().map(|lesson| solution(kind, lesson) + "\n").collect();
        for args in [&["learn", kind.info.id][..], &["learn", kind.info.id, "--describe"]] {
            let said = good(data, args, &typed);
            assert!(said.contains("These were all lessons."), "{said}");
            assert!(said.contains(&format!("Lesson {0} of {0}: ", lessons.len())), "{said}");
        }
        let said = good(data, &["learn", kind.info.id, "2"], "hint\nzork\nboard\nskip\nquit\n");
        assert!(said.contains("Lesson 3 of ") && said.contains("Unknown word \"zork\""), "{said}");
        assert!(bad(data, &["learn", kind.info.id, "99"], 2).contains("there is no lesson 99"));
    }
}

/// Returns the moves that solve a task: those named in it, else the first found.
fn solution(kind: &'static tabuleiro_table::GameKind, lesson: &tabuleiro_words::lesson::Lesson) -> String {
    let mut tried = vec![Vec::<String>::new()];
    while let Some(moves) = tried.pop() {
        let attempt = lesson.attempt(kind, &moves).unwrap();
        match attempt.progress {
            tabuleiro_words::lesson::LessonProgress::Done => return moves.join("\n"),
            tabuleiro_words::lesson::LessonProgress::Missed => {}
            tabuleiro_words::lesson::LessonProgress::Open => {
                let next = attempt.table.play_state().choices().into_iter();
                tried.extend(next.map(|choice| [&moves[..], &[choice.text]].concat()));
            }
        }
    }
    panic!("{} has no solution", lesson.id)
}
