//! Whole games played through a pipe: every game, rule set and number of players.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use tabuleiro_core::{Options, Random};
use tabuleiro_table::{GameKind, LevelInfo, Table, kinds};

fn program(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
    command
        .env("TABULEIRO_DATA", data)
        .env("LANG", "en_US.UTF-8")
        .env_remove("LC_ALL")
        .env_remove("TABULEIRO_LANG");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn type_in(command: &mut Command, lines: &[String]) -> Output {
    let mut child = command.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let text = lines.join("\n") + "\n";
    // A program that has ended does not read the rest.
    let writer = std::thread::spawn(move || drop(input.write_all(text.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn text(output: &Output) -> String {
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Plays a random game with the set-up that the program draws from this seed.
fn random_game(kind: &'static GameKind, options: &Options, seed: u64) -> (Table, Vec<String>) {
    let mut random = Random::from_seed(seed);
    let mut table = Table::new(kind, &kind.draw(options, &mut random).unwrap()).unwrap();
    let mut moves = Vec::new();
    while table.to_move().is_some() {
        let legal = table.play_state().choices();
        let mv = legal[random.below(legal.len())].text.clone();
        table.play(&mv).unwrap();
        moves.push(mv);
    }
    (table, moves)
}

fn every_way_to_play() -> Vec<(&'static GameKind, Options)> {
    let mut ways = Vec::new();
    for kind in kinds() {
        for rule_set in kind.info.rule_sets {
            for seats in rule_set.seats() {
                ways.push((kind, Options::of(rule_set).with_seats(seats.count()).unwrap()));
            }
        }
    }
    ways
}

fn flags(kind: &GameKind, options: &Options, seed: u64) -> Vec<String> {
    let seats = options.seats().to_string();
    ["play", kind.info.id, "-r", options.rule_set().id, "-n", &seats, "--seed", &seed.to_string()]
        .map(str::to_string)
        .to_vec()
}

#[test]
fn every_game_is_played_from_beginning_to_end_by_people() {
    let data = tempfile::tempdir().unwrap();
    for (seed, (kind, options)) in every_way_to_play().into_iter().enumerate() {
        let (table, moves) = random_game(kind, &options, seed as u64);
        let people = options.seats().players().flat_map(|player| ["-s".into(), format!("person:P{player}")]);
        let output =
            type_in(program(data.path()).args(flags(kind, &options, seed as u64)).args(people), &moves);
        let said = text(&output);
        assert!(output.status.success());
        assert!(said.contains("The game is over: "), "{} {}: {said}", kind.info.id, options.rule_set().id);
        let winners = table.finish().unwrap().winners();
        if let [winner] = winners[..] {
            assert!(said.contains(&format!("P{winner} wins!")), "{said}");
        }
        assert!(!said.contains('\u{1b}'), "no colours in a pipe");
    }
}

#[test]
fn computers_play_each_other_at_every_level() {
    let data = tempfile::tempdir().unwrap();
    for (kind, options) in every_way_to_play() {
        // What the strong ones would look at takes long in a test build: a little of it is as good.
        let spec =
            |level: LevelInfo| level.number.map_or(level.short, |number| format!("level {number} nodes=20"));
        let specs: Vec<String> = kind.levels(options.rule_set()).into_iter().map(spec).collect();
        for some in specs.chunks(options.seats().count()) {
            let seats: Vec<&String> = some.iter().cycle().take(options.seats().count()).collect();
            let seats = seats.into_iter().flat_map(|spec| ["-s", spec.as_str()]);
            let output = type_in(program(data.path()).args(flags(kind, &options, 1)).args(seats), &[]);
            assert!(text(&output).contains("The game is over: "), "{} {some:?}", kind.info.id);
        }
    }
}

#[test]
fn a_game_that_was_left_is_offered_again_and_ends_as_if_it_had_not_been() {
    let data = tempfile::tempdir().unwrap();
    for (kind, options) in every_way_to_play() {
        let (table, moves) = random_game(kind, &options, 5);
        let (first, second) = moves.split_at(moves.len() / 2);
        let people = options.seats().players().flat_map(|_| ["-s", "person"]);
        let left = type_in(program(data.path()).args(flags(kind, &options, 5)).args(people), first);
        assert!(text(&left).contains("The game is kept in "), "{}", kind.info.id);
        let again: Vec<String> = std::iter::once("1".to_string()).chain(second.iter().cloned()).collect();
        let said = text(&type_in(&mut program(data.path()), &again));
        assert!(said.contains("Continue ") && said.contains("The game is over: "), "{said}");
        let file = newest_record(data.path());
        assert!(file.contains(&table.record().turns.last().unwrap().moves.join(" ")), "{file}");
    }
}

fn newest_record(data: &Path) -> String {
    let files = std::fs::read_dir(data.join("games")).unwrap().flatten().map(|entry| entry.path());
    let records = files.filter(|path| path.extension().is_some_and(|extension| extension == "tabuleiro"));
    let newest = records.max_by_key(|path| std::fs::metadata(path).unwrap().modified().unwrap()).unwrap();
    std::fs::read_to_string(newest).unwrap()
}

/// Plays some moves, does something to the program once they are acknowledged, and gives the record found afterwards.
fn interrupted(signal: &str) -> (String, Vec<String>) {
    let data = tempfile::tempdir().unwrap();
    let (kind, options) = every_way_to_play().remove(0);
    let (_, moves) = random_game(kind, &options, 9);
    let people = options.seats().players().flat_map(|_| ["-s", "person"]);
    let mut child = program(data.path()).args(flags(kind, &options, 9)).args(people).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    for mv in &moves[..4] {
        writeln!(input, "{mv}").unwrap();
        let acknowledged = format!("({mv})");
        assert!(lines.by_ref().any(|line| line.unwrap().ends_with(&acknowledged)));
    }
    let id = child.id().to_string();
    assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
    let status = child.wait().unwrap();
    assert!(!status.success());
    (newest_record(data.path()), moves[..4].to_vec())
}

#[cfg(unix)]
#[test]
fn a_killed_program_has_lost_nothing() {
    let (record, moves) = interrupted("-KILL");
    assert!(moves.iter().all(|mv| record.contains(mv)), "{moves:?} {record}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_loses_nothing() {
    let (record, moves) = interrupted("-INT");
    assert!(moves.iter().all(|mv| record.contains(mv)), "{moves:?} {record}");
}

#[test]
fn every_mistake_is_answered_and_the_game_goes_on() {
    let data = tempfile::tempdir().unwrap();
    for (kind, options) in every_way_to_play() {
        let (_, moves) = random_game(kind, &options, 2);
        let mut lines: Vec<String> = [
            "",
            "zork",
            "z99",
            "a1 a1 a1 a1",
            "é",
            "\u{0}",
            "moves",
            "moves z9",
            "look",
            "look a",
            "look a1",
            "look zz",
            "undo",
            "back",
            "?",
            "rules",
            "score",
            "board",
            "save",
        ]
        .map(str::to_string)
        .to_vec();
        lines.push(moves[0].clone());
        lines.push("undo".into());
        lines.extend(["resign".into(), "no".into(), moves[0].clone()]);
        lines.extend(moves[1..].iter().cloned());
        let people = options.seats().players().flat_map(|_| ["-s", "person"]);
        let said = text(&type_in(program(data.path()).args(flags(kind, &options, 2)).args(people), &lines));
        assert!(said.contains("Unknown word \"zork\""), "{said}");
        assert!(said.contains("Undone."), "{said}");
        assert!(said.contains("The game is over: "), "{} {said}", kind.info.id);
    }
}

#[test]
fn what_was_taken_back_is_played_again_and_a_pause_lasts_until_enter() {
    let data = tempfile::tempdir().unwrap();
    let lines = ["redo", "d7-d6", "undo", "redo", "pause", "d1-d2", "undo", "redo", "", "d1-d2", "quit"];
    let args = ["play", "green", "-s", "person:Ana", "-s", "person:Rui", "--clock", "1h"];
    let said = text(&type_in(program(data.path()).args(args), &lines.map(str::to_string)));
    let count = |sentence: &str| said.matches(sentence).count();
    assert_eq!(count("There is nothing to redo."), 1, "{said}");
    assert_eq!((count("Undone."), count("Redone.")), (2, 2), "{said}");
    // It asks again until Enter: a move, undo and redo do not end a pause.
    assert_eq!((count("The game is paused."), count("(d1-d2)")), (4, 1), "{said}");
    assert!(newest_record(data.path()).contains("1. (1) d7-d6 @0ms\n2. (2) d1-d2 @"), "{said}");
}

#[test]
fn a_game_by_the_clock_says_what_is_left_and_keeps_the_times() {
    for (kind, options) in every_way_to_play() {
        let data = tempfile::tempdir().unwrap();
        let (_, moves) = random_game(kind, &options, 3);
        let people = options.seats().players().flat_map(|_| ["-s", "person"]);
        let clock = ["--clock", "2d+1h"];
        let said = text(&type_in(
            program(data.path()).args(flags(kind, &options, 3)).args(people).args(clock),
            &moves,
        ));
        assert!(said.contains("time 2d 00:00") && said.contains("The game is over: "), "{said}");
        let record = newest_record(data.path());
        assert!(record.contains("Clock: 2d+1h\n") && record.contains("ms\n"), "{record}");
    }
}

#[test]
fn who_has_no_time_left_has_lost_a_game_of_two() {
    let data = tempfile::tempdir().unwrap();
    for (kind, options) in every_way_to_play().into_iter().filter(|(_, options)| options.seats().count() == 2)
    {
        let (mut table, moves) = random_game(kind, &options, 4);
        while !table.play_state().steps().is_empty() {
            table.undo_turn();
        }
        table.time_control = "1m".parse().unwrap();
        let mut moves = moves.iter();
        let player = loop {
            table.play(moves.next().unwrap()).unwrap();
            table.note_time(60_000);
            if let Some(player) = table.clock().flagged(0) {
                break player;
            }
        };
        let store = tabuleiro_store::Store::at(data.path()).unwrap();
        drop(store.create(kind.info.id, &table.record()).unwrap());
        let said = text(&type_in(&mut program(data.path()), &["1".into()]));
        assert!(
            said.contains(&format!("The time of Player {player} has run out.")),
            "{} {said}",
            kind.info.id
        );
        assert!(newest_record(data.path()).contains(&format!("End: out-of-time {player}\n")));
    }
}

#[test]
fn what_is_no_clock_is_explained_in_both_languages() {
    let data = tempfile::tempdir().unwrap();
    for (language, clock, expected) in [
        ("en", "5", "`5` is not a time"),
        ("pt", "5", "`5` não é um tempo"),
        ("en", "5m/move", "`5m/move` is not a clock"),
        ("pt", "0s", "não deixa tempo para decidir"),
    ] {
        let output = type_in(program(data.path()).args(["play", "--clock", clock, "--lang", language]), &[]);
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && error.contains(expected), "{error}");
    }
}

#[test]
fn giving_up_lets_three_go_on_and_ends_a_game_of_two() {
    let data = tempfile::tempdir().unwrap();
    for (kind, options) in every_way_to_play() {
        let people = options.seats().players().flat_map(|_| ["-s", "person"]);
        let lines = ["resign", "yes", "quit"].map(str::to_string);
        let said = text(&type_in(program(data.path()).args(flags(kind, &options, 2)).args(people), &lines));
        let goes_on = options.seats().count() > 2 && !options.rule_set().together;
        assert_eq!(said.contains("The game is over: "), !goes_on, "{} {said}", kind.info.id);
        if !goes_on && !options.rule_set().together {
            assert!(said.contains("Player 2 wins!"), "{said}");
        }
    }
}

#[test]
fn the_menus_lead_to_a_game_by_enter_alone_and_in_portuguese() {
    for game in 0..kinds().len() {
        let data = tempfile::tempdir().unwrap();
        let mut lines = vec![(game + 1).to_string()];
        lines.extend(std::iter::repeat_n(String::new(), 12));
        lines.push("sair".into());
        let output = type_in(program(data.path()).args(["--lang", "pt"]), &lines);
        let said = text(&output);
        assert!(
            said.contains("O que vamos jogar?") && said.contains("Escreva uma jogada pelas casas"),
            "{said}"
        );
    }
}

#[test]
fn the_board_can_be_told_in_sentences() {
    for kind in kinds() {
        let data = tempfile::tempdir().unwrap();
        let said = text(&type_in(
            program(data.path()).args(["play", kind.info.id, "--describe", "-s", "person"]),
            &["look".into(), "quit".into()],
        ));
        let cells = said.lines().filter(|line| {
            line.split(':').next().is_some_and(|name| name.parse::<tabuleiro_core::grid::CellName>().is_ok())
        });
        assert!(cells.count() >= 16, "{said}");
    }
}
