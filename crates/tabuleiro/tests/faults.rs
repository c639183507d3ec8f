//! Command lines that once failed silently, at length or with the wrong exit code.

mod program;

use program::{bad, good};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tabuleiro_core::Random;
use tabuleiro_store::Store;
use tabuleiro_table::{Table, kinds};

/// Returns a game by its number of seats.
fn game(seats: usize) -> &'static str {
    let fits = |kind: &&tabuleiro_table::GameKind| {
        kind.info.rule_sets[0].seats().any(|offered| offered.count() == seats)
    };
    kinds().iter().find(fits).unwrap().info.id
}

/// Creates a game of two people under this name in a folder.
fn keep(folder: &Path, name: &str) {
    let kind = kinds().iter().find(|kind| kind.info.id == game(2)).unwrap();
    let options = tabuleiro_core::Options::default_of(kind.info);
    let mut table = Table::new(kind, &kind.draw(&options, &mut Random::from_seed(3)).unwrap()).unwrap();
    let first = table.play_state().choices()[0].text.clone();
    table.play(&first).unwrap();
    Store::at(folder).unwrap().keep(name, &table.record()).unwrap();
}

fn shell(script: &str) -> std::process::Output {
    let mut command = Command::new("sh");
    command.env("T", env!("CARGO_BIN_EXE_tabuleiro")).env("LANG", "en_US.UTF-8").env_remove("LC_ALL");
    command.args(["-c", script]).stdin(Stdio::null()).output().unwrap()
}

#[test]
fn a_match_does_not_begin_with_a_program_that_cannot_play() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let check = |program: &str, expected: &str| {
        let begun = Instant::now();
        let args = ["--data", data, "match", game(2), program, "random", "--games", "2", "--patience", "1s"];
        let error = bad(&args, 1);
        assert!(error.contains(expected) && !error.contains("Elo"), "{error}");
        assert!(begun.elapsed() < Duration::from_secs(15), "{program} takes {:?}", begun.elapsed());
    };
    check("ugi:/nope", "cannot start /nope: no such file or folder");
    check("ugi:false", "false: the program has ended");
    check("ugi:cat", "cat: no answer to `ugi` within 1000 ms");
    let kept = fs::read_dir(folder.path().join("matches")).map_or(0, Iterator::count);
    assert_eq!(kept, 0, "nothing is kept of a match that did not begin");
}

#[test]
fn expected_results_of_three_players_add_up() {
    let lines = good(&["analyze", game(3), "-n", "3", "--engine", "max-n nodes=3000", "--json"]);
    let last: serde_json::Value = serde_json::from_str(lines.lines().last().unwrap()).unwrap();
    for line in last["lines"].as_array().unwrap() {
        let shares = line["values"].as_array().unwrap();
        let sum: f64 = shares.iter().map(|share| share.as_f64().unwrap()).sum();
        assert!(shares.len() == 3 && (sum - 1.0).abs() < 0.02, "{line}");
    }
}

#[test]
fn a_record_names_the_game_that_it_is_of() {
    let folder = tempfile::tempdir().unwrap();
    keep(folder.path(), "mine");
    let path = folder.path().join("games/mine.tabuleiro");
    let (file, text) = (path.to_str().unwrap(), fs::read_to_string(&path).unwrap());
    good(&["replay", file]);
    let named = format!("Game: {}\n", game(2));
    assert!(text.contains(&named));
    let with = |line: &str| fs::write(&path, text.replace(&named, line)).unwrap();
    with("Game: chess\n");
    assert!(bad(&["replay", file], 1).contains("a record of `chess`, which this program does not know"));
    with("");
    assert!(bad(&["replay", file], 1).contains("the line `Game:` is missing"));
    with(&format!("Game: {}\n", kinds().iter().find(|kind| kind.info.id != game(2)).unwrap().info.id));
    assert!(bad(&["replay", file], 1).contains("does not begin a set-up"));
}

#[test]
fn a_time_is_read_before_anything_else_is_done() {
    for pause in ["-3", "nan", "1e400", "abc"] {
        let expected = format!("--pause: `{pause}` is not a time; use 5m");
        assert!(bad(&["replay", "no-such-file", "--pause", pause], 2).contains(&expected));
        assert!(bad(&["play", game(2), "--pause", pause], 2).contains(&expected));
    }
}

#[cfg(unix)]
#[test]
fn a_limit_for_memory_or_files_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().display();
    let game = game(2);
    let script = format!("ulimit -v 3000000; $T analyze {game} --engine 'best time=200ms memory=8000'");
    let output = shell(&script);
    let error = String::from_utf8_lossy(&output.stderr).to_string();
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(error.contains("not enough memory for memory=8000"), "{error}");
    let output = shell(&format!("ulimit -f 1; $T export {game} {data}/big.png"));
    let error = String::from_utf8_lossy(&output.stderr).to_string();
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(error.contains("the limit for the size of files is reached"), "{error}");
    assert!(!folder.path().join("big.png").exists());
}

#[test]
fn the_name_of_a_kept_game_works_wherever_a_record_does() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    keep(folder.path(), "mine");
    let file = folder.path().join("games/mine.tabuleiro");
    let picture = folder.path().join("mine.svg");
    for name in ["mine", file.to_str().unwrap()] {
        for command in ["replay", "show", "moves"] {
            good(&["--data", data, command, name]);
        }
        good(&["--data", data, "perft", name, "1"]);
        good(&["--data", data, "analyze", name, "--engine", "best nodes=100"]);
        good(&["--data", data, "export", name, picture.to_str().unwrap()]);
    }
    assert!(
        bad(&["--data", data, "replay", "mien"], 1).contains("no file or kept game `mien`; similar: mine")
    );
    assert!(bad(&["--data", data, "show", "mien"], 1).contains("similar: mine"));
    assert!(bad(&["--data", data, "show", "mine", "a1"], 2).contains("a record contains its moves"));
}

#[test]
fn what_is_not_there_is_called_by_what_it_is() {
    for command in ["analyze", "show", "replay"] {
        assert!(bad(&[command, "/nope"], 1).contains("cannot read /nope: no such file or folder"));
        assert!(bad(&[command, "nope.tabuleiro"], 1).contains("cannot read nope.tabuleiro: "));
    }
    assert!(bad(&["analyze", "nothing"], 1).contains("is not a game, a kept game, a file or a position"));
}

#[test]
fn values_out_of_range_name_their_bounds() {
    let check = |engine: &str, expected: &str| {
        let error = bad(&["analyze", game(2), "--engine", engine], 2);
        assert!(error.contains(expected), "{engine}: {error}");
    };
    check("alpha-beta threads=100000", "threads is a whole number from 1 to 256");
    check("alpha-beta depth=0", "depth is a whole number from 1 to 1000");
    check("alpha-beta time=abc", "time is a time like 500ms, 2s or 1m30s");
    check("alpha-beta memory=0", "memory is a whole number from 1 to 65536");
    check("alpha-beta speed=9", "unknown setting `speed=9`");
    check("deep-blue", "unknown engine `deep-blue`; use best, ");
    let error = bad(&["play", game(2), "-s", "foo"], 2);
    for name in ["person:NAME", "1–8", "random", "best", "alpha-beta", "mcts", "uct"] {
        assert!(error.contains(name), "{name}: {error}");
    }
}

#[test]
fn a_command_line_that_cannot_be_understood_ends_with_2_and_what_fails_with_1() {
    let game = game(2);
    for args in [
        &["play", game, "-n", "abc"][..],
        &["play", game, "-n", "9"],
        &["play", game, "--pause", "abc"],
        &["play", game, "--pause=-1"],
        &["play", game, "--clock", "soon"],
        &["play", game, "-r", "house"],
        &["play", game, "-o", "colour=red"],
        &["play", "chess"],
        &["games", "chess"],
        &["rules", game, "99"],
        &["--lang", "fr", "games"],
        &["match", game, "best"],
        &["frobnicate"],
    ] {
        bad(args, 2);
    }
    for args in [
        &["show", "/nope"][..],
        &["show", "xyz1.published.2"],
        &["show", game, "no-move"],
        &["replay", "nope"],
        &["analyze", "/nope"],
    ] {
        bad(args, 1);
    }
}

#[test]
fn ambiguous_and_misspelt_names_list_what_they_may_be() {
    let (letter, begun) = kinds()
        .iter()
        .map(|kind| &kind.info.id[..1])
        .map(|letter| (letter, kinds().iter().filter(|kind| kind.info.id.starts_with(letter)).count()))
        .max_by_key(|(_, begun)| *begun)
        .unwrap();
    assert!(begun > 1);
    let error = bad(&["play", letter], 2);
    assert!(error.contains(&format!("`{letter}` may be ")) && !error.contains("unknown"), "{error}");
    let id = kinds()[0].info.id;
    let misspelt = format!("{}x", &id[..id.len() - 1]);
    let error = bad(&["play", &misspelt], 2);
    assert!(error.contains(&format!("unknown game `{misspelt}`; similar: {id}")), "{error}");
    let initials: String = id.split('-').filter_map(|word| word.chars().next()).collect();
    assert!(good(&["games", &initials]).contains(id));
    let error = bad(&["pley"], 2);
    assert!(error.contains("similar: play\n"), "{error}");
    assert!(bad(&["Play"], 2).contains("similar: play\n"));
}

#[test]
fn the_usage_is_that_of_the_command_whatever_is_set() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
    let output = command.env("TABULEIRO_DATA", "/tmp").env("LANG", "C").arg("replay").output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("Usage: tabuleiro replay [OPTIONS] <FILE>"), "{error}");
    let error = bad(&["--lang", "pt", "--foo"], 2);
    assert!(error.contains("Uso: tabuleiro [OPÇÕES] [COMANDO]"), "{error}");
}

#[test]
fn the_system_and_libraries_speak_in_our_words() {
    let check = |args: &[&str], code: i32, expected: &str| {
        let error = bad(args, code);
        assert!(error.contains(expected), "{args:?}: {error}");
        assert!(!error.contains("os error") && !error.contains("syntax"), "{args:?}: {error}");
    };
    check(&["serve", "--config", "/nope"], 1, "cannot read /nope: no such file or folder");
    check(&["serve", "--config", env!("CARGO_BIN_EXE_tabuleiro")], 1, "it is not UTF-8 text");
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("server.toml");
    for (text, expected) in [
        ("listen = 5", "`listen` must be ADDRESS"),
        ("\nx x", "line 2: this is not TOML"),
        ("nope = 1", "unknown setting `nope`; `tabuleiro serve --help` lists the settings"),
    ] {
        fs::write(&config, text).unwrap();
        check(&["serve", "--config", config.to_str().unwrap(), "--data", "/tmp"], 1, expected);
    }
    check(&["bot", "--token", "x", "http://127.0.0.1:1"], 1, "no program listens there");
    check(&["bot", "--token", "x", "http://no.such.host.invalid"], 1, "no computer has this name");
    check(&["show", folder.path().to_str().unwrap()], 1, "it is a folder");
    check(&["serve", "--listen", "foo"], 2, "use an address and a port, like 127.0.0.1:8080");
    check(&["--lang", "pt", "serve", "--listen", "foo"], 2, "use um endereço e uma porta");
    check(&["bot", "--token", "x", "nonsense"], 2, "`nonsense` is not the address of a server");
    let folder = fs::File::open("/").unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
    let data = tempfile::tempdir().unwrap();
    command.args(["play", game(2), "--data"]).arg(data.path()).stdin(folder).env("LANG", "en_US.UTF-8");
    let error = String::from_utf8(command.output().unwrap().stderr).unwrap();
    assert!(error.contains("cannot read standard input: it is a folder"), "{error}");
}

#[test]
fn one_line_of_no_length_is_the_position_itself() {
    assert!(good(&["perft", game(2), "0"]).starts_with("depth 0: 1 line, "));
    assert_eq!(good(&["perft", game(2), "0", "--divide"]).lines().count(), 1);
}

#[test]
fn an_option_is_given_once() {
    let starts = |kind: &&tabuleiro_table::GameKind| {
        tabuleiro_table::starts_option(&kind.info.rule_sets[0]).is_some_and(|option| option == "starts")
    };
    let kind = kinds().iter().find(starts).unwrap();
    let error = bad(&["show", kind.info.id, "-o", "starts=1", "-o", "starts=2"], 2);
    assert!(error.contains("the option `starts` is given twice"), "{error}");
}

#[test]
fn one_is_said_as_one_and_a_missing_number_as_missing() {
    let output = program::run(&["engine", "check", "/nope"]);
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("cannot start /nope: no such file or folder"), "{said}");
    assert!(said.ends_with("1 check, failed.\n"), "{said}");
    let info = kinds()[0].info;
    let text = format!("{}{}.{}", info.code, info.version, info.rule_sets[0].id);
    assert!(bad(&["show", &text], 1).contains("the number of players is missing"), "{text}");
}

#[test]
fn help_and_version_are_commands() {
    assert_eq!(good(&["help"]), good(&["--help"]));
    assert!(good(&["help"]).contains("(also analyse)"));
    assert_eq!(good(&["help", "analyse"]), good(&["analyze", "--help"]));
    assert_eq!(good(&["help", "play"]), good(&["play", "--help"]));
    assert_eq!(good(&["help", "bench", "rules"]), good(&["bench", "rules", "--help"]));
    assert_eq!(good(&["version"]), good(&["--version"]));
    assert!(bad(&["help", "pley"], 2).contains("unknown command `pley`; similar: play"));
}
