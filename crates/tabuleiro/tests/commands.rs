//! The commands that do not play: what they print, and how they fail.

mod program;

use program::{bad, good, run};
use serde_json::Value;
use std::process::{Command, Stdio};
use tabuleiro_core::grid::CellName;
use tabuleiro_table::kinds;

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
fn help_begins_with_what_a_command_has_of_its_own() {
    let help = good(&["analyze", "--help"]);
    let places =
        ["<WHAT>  ", "[MOVE]...  ", "--engine", "--lines", "--seed", "--lang"].map(|name| help.find(name));
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{help}");
}

#[test]
fn rules_are_pages_with_boards_in_both_languages() {
    let contents = good(&["rules"]);
    for kind in kinds() {
        assert!(contents.contains(kind.info.id));
        for language in ["en", "pt"] {
            let all = good(&["rules", kind.info.id, "--lang", language]);
            let drawn =
                |line: &&str| line.contains("| · |") || line.contains("\\_____/") || line.contains('\'');
            assert!(all.lines().filter(drawn).count() > 10, "{all}");
            assert!(all.lines().all(|line| line.chars().count() <= 80), "{all}");
            assert!(all.contains(&good(&["rules", kind.info.id, "3", "--lang", language])), "{all}");
            let told = good(&["rules", kind.info.id, "--lang", language, "--describe"]);
            let names_a_cell =
                |line: &&str| line.split(": ").next().is_some_and(|name| name.parse::<CellName>().is_ok());
            assert!(told.lines().filter(names_a_cell).count() > 20, "{told}");
        }
        assert!(bad(&["rules", kind.info.id, "99"], 2).contains("there is no page 99; use 1 to "));
    }
    bad(&["rules", "chess"], 2);
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
    assert!(bad(&["play", "chess"], 2).contains("unknown game `chess`; use "));
    assert!(bad(&["play", kinds()[0].info.id, "-r", "house"], 2).contains("unknown rule set `house`; use "));
    assert!(bad(&["play", kinds()[0].info.id, "-n", "9"], 2).contains("players, not 9"));
    assert!(bad(&["play", kinds()[0].info.id, "-o", "colour"], 2).contains("write NAME=VALUE"));
    assert!(
        bad(&["play", kinds()[0].info.id, "-o", "colour=red"], 2).contains("has no option `colour`; use ")
    );
    assert!(
        bad(&["play", kinds()[0].info.id, "-s", "grandmaster"], 2)
            .contains("unknown player `grandmaster`; use person")
    );
    assert!(
        bad(&["play", kinds()[0].info.id, "-s", "99"], 2).contains("there is no level `99` here; use 1–8")
    );
    assert!(bad(&["play", kinds()[0].info.id, "--pause=-1"], 2).contains("--pause: `-1` is not a time"));
    assert!(
        bad(&["show", "xyz1.published.2"], 1)
            .contains("no game has texts that begin like `xyz1.published.2`")
    );
    assert!(bad(&["show", "gsk9.published.2"], 1).contains("newer than this program"));
    assert!(bad(&["replay", "no-such-file"], 1).contains("there is no file or kept game `no-such-file`"));
    assert!(bad(&["--lang", "tlh", "games"], 2).contains("--lang tlh: use en, pt"));
    assert!(bad(&["--no-such-flag"], 2).contains("--no-such-flag"));
    assert!(
        bad(&["analyze", "green-skull", "--engine", "alpha-beta threads=99999"], 2).contains("threads=99999")
    );
    let game = kinds().iter().find(|kind| kind.design.is_some()).unwrap().info.id;
    assert!(bad(&["show", game, "--map", "/dev/null"], 1).contains("star, nebula or empty system"));
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    assert!(bad(&["admin", "accounts", "--data", data], 1).contains("there is no database at"));
}

#[test]
fn mistakes_are_told_in_the_language_of_whoever_makes_them() {
    let check = |args: &str, code: i32, expected: &str| {
        let args: Vec<&str> = ["--lang", "pt"].into_iter().chain(args.split_whitespace()).collect();
        let said = bad(&args, code);
        assert!(said.starts_with("erro: ") && said.contains(expected), "{args:?}: {said}");
    };
    check("play chess", 2, "jogo desconhecido `chess`; use ");
    check("play green-skull -r house", 2, "não há regras `house`; há published, report");
    check("play green-skull -n 9", 2, "são para 2 jogadores, não 9");
    check("play green-skull -o colour", 2, "não é uma opção: é NOME=VALOR");
    check("play green-skull -o colour=red", 2, "não têm a opção `colour`; têm starts");
    check("play green-skull -o starts=7", 2, "que aceita um lugar de 1 a 2, ou random");
    check("play green-skull -s nobody", 2, "jogador desconhecido `nobody`; use person");
    check("play green-skull --map none", 2, "não usa mapas");
    check("play --pause=-1", 2, "--pause: `-1` não é um tempo");
    check("play --pause 2h", 2, "uma pausa de 2h é demasiado longa; a mais longa é 1h");
    check("bench rules --seconds 0", 2, "--seconds 0 não é de 0.01 a 600");
    check("show xyz1.published.2", 1, "nenhum jogo tem textos como `xyz1.published.2`");
    check("show gsk1.published.2", 1, "a preparação: falta o campo `starts`");
    check("show gsk1.published.2.starts~3", 1, "o campo `starts`: `3` não é um lugar de 1 a 2");
    check(
        "show gsk1.published.2.starts~1.at~x",
        1,
        "não é uma posição deste jogo: é LINHAS~VEZ~CAVEIRA~JOGADAS",
    );
    check("show gsk1.published.2.starts~1.moves~x", 1, "vez 1: `x` não é legal; são legais ");
    check("show gsk1.published.2.starts~1 x", 1, "`x` não é legal; são legais ");
    check("replay /no-such-file", 1, "não foi possível ler /no-such-file: o ficheiro ou a pasta não existe");
    check("replay Cargo.toml", 1, "Cargo.toml: linha 1: um registo começa por `Tabuleiro record 1`");
    check("--data Cargo.toml play green-skull", 1, "não foi possível criar a pasta Cargo.toml");
}

#[test]
fn a_wrong_command_line_is_told_in_the_language_with_its_usage() {
    let check = |args: &str, expected: &str| {
        let args: Vec<&str> = ["--lang", "pt"].into_iter().chain(args.split_whitespace()).collect();
        let said = bad(&args, 2);
        assert!(said.starts_with("erro: ") && said.contains(expected), "{args:?}: {said}");
        assert!(said.contains("\nUso: tabuleiro"), "{args:?}: {said}");
        assert!(said.ends_with("Para mais informações, experimente '--help'.\n"), "{args:?}: {said}");
    };
    check("--no-such-flag", "argumento desconhecido '--no-such-flag'");
    check("play --see 1", "parecido: --seed");
    check("dance", "comando desconhecido 'dance'");
    check("games a b", "argumento desconhecido 'b'");
    check("perft", "faltam argumentos obrigatórios: <POSITION>, <DEPTH>");
    check("perft x y", "valor inválido 'y' para '<DEPTH>': use um número inteiro em algarismos, como 12");
    check("perft x 99999999999", "não está entre 0 e 4294967295");
    check("play --seed 99999999999999999999", "é demasiado grande ou demasiado pequeno");
    check("bench rules --seconds soon", "use um número, como 0.5");
    check("play --seed", "falta um valor para '--seed <NUMBER>'");
    check("--color purple", "valores possíveis: auto, always, never");
    check("games --json --json", "o argumento '--json' só se pode usar uma vez");
}

#[test]
fn no_error_is_spelled_out_in_the_sources() {
    let mut folders = vec![std::path::PathBuf::from("src")];
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            for spoken in ["bail!(", "anyhow!(", "ensure!(", "context(|| format!("] {
                assert!(!text.contains(spoken), "{} says an error itself: {spoken}", path.display());
            }
        }
    }
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
    write("2. (2) d1-d2 f3-f4\nEnd: resigned 1\nReason: ending-resigned\nResult: lost won\nPoints: 0 0\n");
    let first = good(&["replay", file, "--turn", "1"]);
    assert!(first.contains("d7-d6") && !first.contains("d1-d2"), "the end belongs to the last turn: {first}");
    assert!(bad(&["replay", file, "--turn", "3"], 1).contains("there is no turn 3"));

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
        let script = good(&["completions", shell]);
        assert!(script.contains("perft") || script.contains("complete --"), "{shell}");
    }
    let page = good(&["man"]);
    assert!(page.starts_with(".ie") && page.contains("perft") && page.contains("bench"));
    for section in ["EXAMPLES", "EXIT STATUS", "FILES", "ENVIRONMENT"] {
        assert!(page.contains(&format!(".SH {section}\n")), "{section}");
    }
}

#[cfg(unix)]
#[test]
fn bash_completes_by_asking_the_program() {
    let game = kinds()[0].info.id;
    let check = |words: &str, expected: &str| {
        let script = format!(
            "tabuleiro() {{ \"$T\" \"$@\"; }}; source <(tabuleiro completions bash)
            COMP_WORDS=(tabuleiro {words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _tabuleiro
            printf '%s\\n' \"${{COMPREPLY[@]}}\""
        );
        let mut command = Command::new("bash");
        let output =
            command.env("T", env!("CARGO_BIN_EXE_tabuleiro")).args(["-c", &script]).output().unwrap();
        let found = String::from_utf8(output.stdout).unwrap();
        assert!(found.lines().any(|line| line == expected), "{words}: {found}");
    };
    check(&format!("play {}", &game[..2]), game);
    check(&format!("play {game} -o map = ra"), "random");
    check(&format!("match {game} le"), "level\\ 3");
}

#[test]
fn the_manual_has_a_page_for_every_command() {
    let folder = tempfile::tempdir().unwrap();
    let man = folder.path().join("man1");
    let said = good(&["man", "--to", man.to_str().unwrap()]);
    assert!(said.contains("pages are in "), "{said}");
    for name in ["tabuleiro", "tabuleiro-play", "tabuleiro-bench-rules", "tabuleiro-admin-log-out"] {
        let page = std::fs::read_to_string(man.join(format!("{name}.1"))).unwrap();
        let sections = ["EXAMPLES", "EXIT STATUS", "FILES", "ENVIRONMENT"];
        assert!(sections.iter().all(|section| page.contains(&format!(".SH {section}\n"))), "{page}");
        assert!(page.contains(&name.replace('-', "\\-")) && !page.contains("EXTRA"), "{page}");
    }
    assert!(!man.join("tabuleiro-complete.1").exists());
    let play = std::fs::read_to_string(man.join("tabuleiro-play.1")).unwrap();
    assert!(play.contains("tabuleiro play ") && play.contains(".TP\n\\fB2\\fR\n"), "{play}");
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
    for args in [&["games"][..], &["games", "--json"], &["show", "green-skull", "--json"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && error.is_empty(), "{args:?}: {error}");
    }
}

#[test]
fn colours_come_only_when_wanted() {
    let id = kinds()[0].info.id;
    assert!(good(&["show", id, "--color", "always"]).contains('\u{1b}'));
    assert!(!good(&["show", id]).contains('\u{1b}'));
    assert!(good(&["show", id, "--ascii", "--seed", "1"]).lines().take(5).all(str::is_ascii));
    assert!(good(&["games", "--ascii"]).lines().filter(|line| line.contains("-o ")).all(str::is_ascii));
    assert!(bad(&["play", id, "-s", "foo", "--ascii"], 2).is_ascii());
}
