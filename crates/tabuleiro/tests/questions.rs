//! Whole games played by somebody who cannot see the board: nothing but questions, answers and moves goes through the pipe.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use tabuleiro_core::Random;
use tabuleiro_core::grid::CellName;
use tabuleiro_table::{Kind, kinds};

/// The questions in a language, and the words around a move in an answer.
struct Tongue {
    language: &'static str,
    moves: &'static str,
    moves_of: &'static str,
    look: &'static str,
    row: &'static str,
    others: [&'static str; 3],
    begin: &'static str,
    typed: &'static str,
    over: &'static str,
}

const TONGUES: [Tongue; 2] = [
    Tongue {
        language: "en",
        moves: "moves",
        moves_of: "moves of",
        look: "look",
        row: "row",
        others: ["what changed", "score", "who"],
        begin: "They begin on ",
        typed: ": type ",
        over: "The game is over: ",
    },
    Tongue {
        language: "pt",
        moves: "jogadas",
        moves_of: "jogadas de",
        look: "olhar",
        row: "linha",
        others: ["o que mudou", "pontos", "quem"],
        begin: "Começam em ",
        typed: ": escreva ",
        over: "O jogo acabou: ",
    },
];

/// Somebody at the other end of the pipe.
struct Listener {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Listener {
    fn sit_down(data: &Path, kind: &Kind, tongue: &Tongue, seed: u64) -> Listener {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
        command
            .args([
                "play",
                kind.info.id,
                "--describe",
                "--lang",
                tongue.language,
                "--seed",
                &seed.to_string(),
            ])
            .env("TABULEIRO_DATA", data)
            .env("LANG", "en_US.UTF-8")
            .env("COLUMNS", "1000")
            .env_remove("LC_ALL")
            .env_remove("TABULEIRO_LANG");
        let seats = kind.info.rule_sets[0].seats_min.players();
        command.args(seats.flat_map(|player| ["-s".to_string(), format!("person:P{player}")]));
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Listener { child, input, output }
    }

    /// Everything up to the next prompt.
    fn listen(&mut self) -> String {
        let mut heard = Vec::new();
        loop {
            // A prompt ends with a blank, without an end of its line.
            let read = self.output.read_until(b' ', &mut heard).unwrap();
            assert_ne!(read, 0, "{}", String::from_utf8_lossy(&heard));
            let line = heard.rsplit(|&byte| byte == b'\n').next().unwrap_or_default();
            if line.starts_with(b"P") && line.ends_with(b"> ") || line.ends_with(b"]: ") {
                return String::from_utf8(heard).unwrap();
            }
        }
    }

    /// What is answered, line by line.
    fn ask(&mut self, question: &str) -> Vec<String> {
        writeln!(self.input, "{question}").unwrap();
        let heard = self.listen();
        let (answer, _prompt) = heard.rsplit_once('\n').unwrap_or_default();
        answer.lines().map(str::to_string).collect()
    }

    /// The same, all of it in whole sentences.
    fn ask_in_sentences(&mut self, question: &str) -> Vec<String> {
        let answer = self.ask(question);
        let is_sentence =
            |line: &String| line.ends_with('.') && line.chars().next().is_some_and(char::is_alphanumeric);
        assert!(!answer.is_empty() && answer.iter().all(is_sentence), "{question}: {answer:#?}");
        answer
    }
}

/// A move found by asking: which begin where, and which of those there are.
fn find_move(listener: &mut Listener, tongue: &Tongue, random: &mut Random) -> String {
    let told = listener.ask_in_sentences(tongue.moves);
    let typed = |line: &String| {
        let (_, rest) = line.split_once(tongue.typed)?;
        Some(rest.trim_end_matches('.').to_string())
    };
    let mut ways: Vec<String> = told.iter().filter_map(typed).collect();
    let cells = told.iter().find_map(|line| line.strip_prefix(tongue.begin));
    let cells: Vec<&str> =
        cells.map_or(Vec::new(), |cells| cells.trim_end_matches('.').split(", ").collect());
    ways.extend(cells.iter().map(ToString::to_string));
    let way = ways[random.below(ways.len())].clone();
    if !cells.contains(&way.as_str()) {
        return way;
    }
    let cell: CellName = way.parse().unwrap();
    assert!(listener.ask_in_sentences(&format!("{} {cell}", tongue.look))[0].contains(&way));
    assert!(listener.ask_in_sentences(&format!("{} {}", tongue.row, cell.letter()))[0].contains(&way));
    let moves = listener.ask_in_sentences(&format!("{} {cell}", tongue.moves_of));
    let moves: Vec<String> = moves.iter().filter_map(typed).collect();
    moves[random.below(moves.len())].clone()
}

/// Plays a game to its end, in each language.
fn play_by_questions(game: &str, seed: u64) {
    let kind = tabuleiro_table::kind(game).unwrap();
    for tongue in &TONGUES {
        let data = tempfile::tempdir().unwrap();
        let mut listener = Listener::sit_down(data.path(), kind, tongue, seed);
        let mut random = Random::from_seed(seed);
        listener.listen();
        let mut played = 0;
        let end = loop {
            listener.ask_in_sentences(tongue.others[played % 3]);
            let mv = find_move(&mut listener, tongue, &mut random);
            let told = listener.ask(&mv).join("\n");
            assert!(told.contains(&format!("({mv})")), "{told}");
            played += 1;
            if told.contains(tongue.over) {
                break told;
            }
            assert!(played < 5000, "it never ends");
        };
        assert!(!end.contains('|') && !end.contains("+---+"), "nothing is drawn: {end}");
        writeln!(listener.input).unwrap();
        assert!(listener.child.wait().unwrap().success());
    }
}

#[test]
fn small_star_empires_is_played_by_questions_and_moves_alone() {
    play_by_questions("small-star-empires", 1);
}

#[test]
fn asterismo_is_played_by_questions_and_moves_alone() {
    play_by_questions("asterismo", 2);
}

#[test]
fn syrtis_is_played_by_questions_and_moves_alone() {
    play_by_questions("syrtis", 3);
}

#[test]
fn green_skull_is_played_by_questions_and_moves_alone() {
    play_by_questions("green-skull", 4);
}

#[test]
fn what_was_asked_wrongly_is_answered_too() {
    for kind in kinds() {
        for tongue in &TONGUES {
            let data = tempfile::tempdir().unwrap();
            let mut listener = Listener::sit_down(data.path(), kind, tongue, 1);
            listener.listen();
            for question in [
                format!("{} z99", tongue.look),
                format!("{} é", tongue.look),
                format!("{} z", tongue.row),
                format!("{} zz", tongue.row),
                tongue.row.to_string(),
                format!("{} z99", tongue.moves_of),
                format!("{} nobody", tongue.moves_of),
                format!("{}?", tongue.others[0]),
            ] {
                listener.ask_in_sentences(&question);
            }
            let cells = listener.ask(tongue.look);
            assert!(cells.len() >= 16, "{cells:?}");
            drop(listener.input);
            assert!(listener.child.wait().unwrap().success());
        }
    }
}
