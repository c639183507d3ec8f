//! The real binary lets computer players meet.

mod program;

use program::{bad, good};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Stdio};
use tabuleiro_table::{Table, kinds};

fn games_of(path: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Removes figures that depend on the time of day.
fn timeless(mut summary: Value) -> Value {
    for player in summary["players"].as_array_mut().unwrap() {
        player["slowest_ms"] = Value::Null;
    }
    summary
}

#[test]
fn a_match_of_every_game_is_played_kept_and_resumed() {
    for kind in kinds() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.jsonl");
        let log = path.to_str().unwrap();
        let args =
            ["match", kind.info.id, "random", "uct playouts=8", "--games", "5", "--seed", "3", "--log", log];
        let json = [&args[..], &["--json", "--concurrency", "2"]].concat();
        let summary: Value = serde_json::from_str(&good(&json)).unwrap();
        // Five games are three whole starts.
        assert_eq!(summary["games"], 6);
        assert_eq!(summary["players"][0]["games"], 6);
        let games = games_of(&path);
        assert_eq!(games.len(), 6);
        for game in &games {
            assert!(Table::open(game["record"].as_str().unwrap()).unwrap().finish().is_some());
        }
        assert!(bad(&args, 1).contains("--resume"), "a log is not written over");
        let whole = std::fs::read_to_string(&path).unwrap();
        let lines: Vec<&str> = whole.lines().collect();
        std::fs::write(&path, lines[..4].join("\n") + "\n" + &lines[4][..20]).unwrap();
        let again = good(&["match", "--resume", "--log", log, "--json"]);
        let again: Value = serde_json::from_str(&again).unwrap();
        assert_eq!(timeless(again), timeless(summary));
        assert_eq!(games_of(&path).len(), 6);
    }
}

#[test]
fn the_result_is_told_in_words_in_both_languages_and_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let chart = folder.path().join("chart.svg");
    let args = ["match", "green-skull", "report hard", "random", "--data", data, "--starts", "2"];
    let said = good(&[&args[..], &["--chart", chart.to_str().unwrap()]].concat());
    assert!(said.contains("report hard") && said.contains("Elo of report hard above random"), "{said}");
    assert!(std::fs::read_to_string(&chart).unwrap().contains("</svg>"));
    let said = good(&[&args[..], &["--lang", "pt", "--sprt", "elo0=0,elo1=400"]].concat());
    assert!(said.contains("jogador") && said.contains("teste"), "{said}");
    assert_eq!(std::fs::read_dir(folder.path().join("matches")).unwrap().count(), 2, "each has its own log");
    let three =
        ["match", "green-skull", "random", "report easy", "report hard", "--data", data, "--starts", "1"];
    let said = good(&three);
    assert!(said.contains("Points of the row") && said.contains("6 of 6 games"), "{said}");
    let said = good(&[&three[..], &["--gauntlet"]].concat());
    assert!(said.contains("4 of 4 games"), "{said}");
}

#[test]
fn a_result_is_put_into_a_page_once() {
    let folder = tempfile::tempdir().unwrap();
    let (page, log) = (folder.path().join("engines.md"), folder.path().join("match.jsonl"));
    std::fs::write(&page, "# Engines\n\n<!-- results -->\n<!-- end -->\n\nThe end.\n").unwrap();
    let (page_text, log) = (page.to_str().unwrap(), log.to_str().unwrap());
    good(&[
        "match",
        "green-skull",
        "report hard",
        "random",
        "--starts",
        "1",
        "--log",
        log,
        "--write",
        page_text,
    ]);
    good(&["match", "--resume", "--log", log, "--write", page_text]);
    let written = std::fs::read_to_string(&page).unwrap();
    let rows: Vec<&str> = written.lines().filter(|line| line.starts_with("| green-skull")).collect();
    assert_eq!(rows.len(), 1, "{written}");
    let command =
        "tabuleiro match green-skull \"report hard\" \"random\" -r published -n 2 --starts 1 --openings 4";
    assert!(rows[0].contains(command), "{written}");
    assert!(written.starts_with("# Engines\n") && written.ends_with("The end.\n"));
}

#[test]
fn a_match_from_even_openings_says_so_wherever_it_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let (page, log) = (folder.path().join("engines.md"), folder.path().join("match.jsonl"));
    std::fs::write(&page, "<!-- results -->\n<!-- end -->\n").unwrap();
    let args =
        ["match", "green-skull", "report hard", "random", "--starts", "1", "--openings", "3", "--seed", "1"];
    let files = ["--log", log.to_str().unwrap(), "--write", page.to_str().unwrap()];
    let said = good(&[&args[..], &["--balanced"], &files].concat());
    assert!(said.contains("from 1 even start,"), "{said}");
    let text = std::fs::read_to_string(&log).unwrap();
    assert!(text.lines().next().unwrap().contains(r#""balanced":true"#), "{text}");
    let written = std::fs::read_to_string(&page).unwrap();
    assert!(written.contains("--openings 3 --balanced --seed 1`"), "{written}");
    let again = good(&["match", "--resume", "--log", log.to_str().unwrap()]);
    assert!(again.contains("from 1 even start,"), "{again}");
    let error = bad(&[&args[..], &["--resume"], &files].concat(), 1);
    assert!(error.contains("the openings differ"), "{error}");
}

#[test]
fn a_ladder_is_made_of_any_match_with_random_play_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).to_str().unwrap().to_string();
    let (log, page, chart) = (place("match.jsonl"), place("levels.md"), place("ladder.svg"));
    let players = ["random", "report easy", "report hard"];
    good(
        &[&["match", "green-skull"], &players[..], &["--starts", "3", "--seed", "2", "--log", &log]].concat(),
    );
    let said = good(&["levels", "--resume", "--log", &log, "--write", &page, "--chart", &chart]);
    assert!(said.lines().any(|line| line.starts_with("random ") && line.contains(" 0..0 ")), "{said}");
    let json: Value = serde_json::from_str(&good(&["levels", "--resume", "--log", &log, "--json"])).unwrap();
    assert_eq!(json["ladder"].as_array().unwrap().len(), 3);
    let written = std::fs::read_to_string(&page).unwrap();
    assert!(
        written.contains("<!-- ladder green-skull -->") && written.contains("| random | 0 |"),
        "{written}"
    );
    assert!(std::fs::read_to_string(&chart).unwrap().contains("report hard"));
    let error = bad(&["levels", "--log", &log], 2);
    assert!(error.contains("for one game"), "{error}");
}

#[test]
fn what_is_wrong_with_a_match_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("match.jsonl");
    let log = ["--log", log.to_str().unwrap()];
    let fails = |args: &[&str], code: i32, expected: &str| {
        let error = bad(&[&["match"], args, &log].concat(), code);
        assert!(error.contains(expected), "{args:?}: {error}");
    };
    fails(&["green-skull", "random"], 2, "1 player is given");
    fails(&["green-skull", "random", "deep-blue"], 2, "unknown engine `deep-blue`");
    fails(&["green-skull", "random", "report impossible"], 2, "there is no level `impossible`");
    fails(&["green-skull", "random", "random", "--sprt", "elo0=5"], 2, "is not a test; write");
    fails(&["green-skull", "random", "random", "--clock", "soon"], 2, "`soon` is not a time");
    fails(
        &["green-skull", "random", "random", "--clock", "30s/turn"],
        2,
        "`30s/turn` is not a clock for a match",
    );
    fails(&["green-skull", "random", "random", "--patience", "3"], 2, "--patience: `3` is not a time");
    fails(&["green-skull", "random", "random", "--openings", "0", "--starts", "9"], 1, "different starts");
    fails(
        &["small", "random", "random", "-r", "feup-a", "--openings", "0", "--balanced"],
        1,
        "leave out --balanced",
    );
    fails(&["asterismo", "random", "random", "-r", "published", "--balanced"], 1, "leave out --balanced");
    fails(&["--resume"], 1, "cannot open");
    assert!(bad(&["match"], 2).contains("GAME"));
    for (option, number) in [("--starts", "0"), ("--games", "0"), ("--games", "-3")] {
        let refused = bad(&["match", "green-skull", "random", "random", option, number], 2);
        assert!(refused.contains(option) && refused.contains("not from 1 to 1000000"), "{refused}");
    }
}

#[test]
fn a_program_that_breaks_down_loses_its_games_and_the_match_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let program = "ugi:sh -c 'while read word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; go) exit;; esac; done'";
    let args = ["match", "green-skull", "random", program, "--starts", "1", "--data", data, "--json"];
    let summary: Value = serde_json::from_str(&good(&args)).unwrap();
    assert_eq!(summary["players"][0]["won"], 2);
    assert_eq!(summary["players"][1]["forfeits"]["crashed"], 2);
}

#[test]
fn another_program_plays_by_the_protocol_with_and_without_a_clock() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let program = format!("ugi:{} engine --engine random", env!("CARGO_BIN_EXE_tabuleiro"));
    for kind in kinds() {
        for clock in [&[][..], &["--clock", "1m+0.5s"]] {
            let args = ["match", kind.info.id, "random", &program, "--starts", "1", "--data", data, "--json"];
            let summary: Value = serde_json::from_str(&good(&[&args, clock].concat())).unwrap();
            assert_eq!(summary["players"][1]["games"], 2);
            assert_eq!(summary["players"][1]["forfeits"].as_object().unwrap().len(), 0, "{summary}");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_program_that_never_answers_loses_on_time() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    // Says that it is ready and then nothing more.
    let program = "ugi:sh -c 'while read word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; esac; done'";
    let args = ["match", "green-skull", "random", program, "--starts", "1", "--data", data, "--json"];
    let summary = good(&[&args[..], &["--patience", "3s", "--concurrency", "2"]].concat());
    let summary: Value = serde_json::from_str(&summary).unwrap();
    assert_eq!(summary["players"][1]["forfeits"]["out-of-time"], 2, "{summary}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_match_says_how_to_go_on() {
    use std::io::{BufRead, BufReader};
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("match.jsonl");
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
        .args(["match", "green-skull", "random", "uct time=60s", "--log", log.to_str().unwrap()])
        .env("LANG", "en_US.UTF-8")
        .env_remove("LC_ALL")
        .stderr(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
    // The second line appears once the match continues: from then on it reacts to Ctrl-C.
    let (_, _) = (lines.next().unwrap().unwrap(), lines.next().unwrap().unwrap());
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let rest: Vec<String> = lines.map(Result::unwrap).collect();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(rest.iter().any(|line| line.contains("tabuleiro match --resume --log")), "{rest:?}");
    let text = std::fs::read_to_string(&log).unwrap();
    assert_eq!(text.lines().count(), 1, "{text}");
}

#[test]
fn time_can_be_counted_on_the_processor_which_the_log_remembers() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.jsonl");
    let log = path.to_str().unwrap();
    let args = ["match", "green-skull", "alpha-beta time=1ms", "random", "--starts", "1", "--log", log];
    good(&[&args[..], &["--processor-time"]].concat());
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.lines().next().unwrap().contains(r#""counted":"processor""#), "{text}");
    assert_eq!(games_of(&path).len(), 2);
    bad(&[&args[..], &["--processor-time", "--clock", "1s"]].concat(), 2);
}
