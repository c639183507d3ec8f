//! Whole games without sight of the board: only questions, answers and moves pass through the pipe.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use tabuleiro_core::Random;
use tabuleiro_core::grid::CellName;
use tabuleiro_table::{GameKind, kinds};

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

/// A blind player at the other end of the pipe.
struct Listener {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Listener {
    fn sit_down(data: &Path, kind: &GameKind, tongue: &Tongue, seed: u64) -> Listener {
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

    /// Reads up to the next prompt.
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

    /// Returns the answer to a question, line by line.
    fn ask(&mut self, question: &str) -> Vec<String> {
        writeln!(self.input, "{question}").unwrap();
        let heard = self.listen();
        let (answer, _prompt) = heard.rsplit_once('\n').unwrap_or_default();
        answer.lines().map(str::to_string).collect()
    }

    /// Returns the answer to a question, and checks that it consists of whole sentences.
    fn ask_in_sentences(&mut self, question: &str) -> Vec<String> {
        let answer = self.ask(question);
        let is_sentence =
            |line: &String| line.ends_with('.') && line.chars().next().is_some_and(char::is_alphanumeric);
        assert!(!answer.is_empty() && answer.iter().all(is_sentence), "{question}: {answer:#?}");
        answer
    }
}

/// Finds a move by asking where moves begin and which of them are legal.
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

/// Returns the cells that a sentence names.
fn cells_in(sentence: &str) -> Vec<CellName> {
    sentence.split([' ', ',', ';', ':', '.']).filter_map(|word| word.parse().ok()).collect()
}

#[test]
fn a_game_begins_with_a_summary_and_a_request() {
    for kind in kinds() {
        for tongue in &TONGUES {
            let data = tempfile::tempdir().unwrap();
            let mut listener = Listener::sit_down(data.path(), kind, tongue, 1);
            let heard = listener.listen();
            let lines: Vec<&str> = heard.lines().filter(|line| !line.is_empty()).collect();
            assert!(lines.len() <= 18, "{heard}");
            let cells = if tongue.language == "en" { " cells in " } else { " casas em " };
            assert!(lines.iter().any(|line| line.contains(cells)), "{heard}");
            let turn = if tongue.language == "en" { "Your turn. " } else { "É a sua vez. " };
            assert!(lines[lines.len() - 2].starts_with(turn), "{heard}");
            assert!(!lines.iter().any(|line| line.starts_with("a1: ")), "no cell by cell: {heard}");
        }
    }
}

#[test]
fn questions_about_places_are_answered_in_directions() {
    for (seed, kind) in (5..).zip(kinds()) {
        let data = tempfile::tempdir().unwrap();
        let mut listener = Listener::sit_down(data.path(), kind, &TONGUES[0], seed);
        listener.listen();
        // A cell in the middle, so that there is something around it.
        let cells: Vec<String> =
            listener.ask("look").iter().filter_map(|line| Some(line.split_once(':')?.0.into())).collect();
        let middle = &cells[cells.len() / 2];
        let told = listener.ask_in_sentences(&format!("where is {middle}"));
        assert_eq!(told, listener.ask_in_sentences(&format!("look {middle}")));
        let sides = ["north", "south", "east", "west"];
        assert!(
            told[1].starts_with("Around it: ")
                && sides.iter().filter(|side| told[1].contains(**side)).count() > 2
        );
        let rays = listener.ask_in_sentences(&format!("rays of {middle}"));
        assert!(rays.len() >= 4 && rays.iter().all(|ray| ray.starts_with("To the ")), "{rays:?}");
        // A ray begins with the cell that is beside it on that side.
        for ray in rays.iter().filter(|ray| ray.contains(": ")) {
            let direction = ray.strip_prefix("To the ").unwrap().split(' ').next().unwrap();
            assert_eq!(
                listener.ask_in_sentences(&format!("{direction} of {middle}")),
                std::slice::from_ref(ray)
            );
            let first = cells_in(ray.split_once(": ").unwrap().1)[0];
            assert!(told[1].contains(&format!("{direction} {first},")), "{ray}: {}", told[1]);
        }
        let column = listener.ask_in_sentences("column 3");
        let named = cells_in(column[0].split_once(": ").unwrap().1);
        assert!(named.len() > 2 && named.iter().all(|cell| cell.place() == 2), "{column:?}");
        assert!(named.is_sorted(), "from the bottom: {column:?}");
        assert_eq!(listener.ask("column 99"), ["There is no column 99 on this board."]);
        assert!(
            listener.ask("where are dragons")[0]
                .starts_with("There is no \"dragons\" on the board. On it are: ")
        );
        assert_eq!(listener.ask("last"), ["Nothing has been played yet."]);
        assert_eq!(listener.ask("redo"), ["There is nothing to redo."]);
        assert_eq!(listener.ask("scroe"), ["Unknown word \"scroe\". Did you mean score?"]);
        let mv = find_move(&mut listener, &TONGUES[0], &mut Random::from_seed(seed));
        let sentence = listener.ask(&mv)[0].replace(&format!(" ({mv})"), ".");
        assert_eq!(listener.ask("last")[0], sentence);
        let undone = listener.ask("undo");
        assert!(
            undone[0] == "Undone." && !undone.iter().any(|line| line.contains(" cells in ")),
            "{undone:?}"
        );
        assert_eq!(listener.ask("redo")[0], "Redone.");
        assert_eq!(listener.ask("last")[0], sentence);
    }
}

#[test]
fn ones_own_pieces_are_found_by_their_names_in_each_language() {
    let data = tempfile::tempdir().unwrap();
    for (tongue, ships, orcs) in [
        (&TONGUES[0], "where are my ships", "where are the orcs"),
        (&TONGUES[1], "onde estão as minhas naves", "onde estão os orcs"),
    ] {
        let ask = |game: &str, question: &str| {
            let kind = tabuleiro_table::kind(game).unwrap();
            let mut listener = Listener::sit_down(data.path(), kind, tongue, 1);
            listener.listen();
            listener.ask_in_sentences(question)
        };
        let found = ask("small-star-empires", ships);
        assert!(found.len() == 1 && found[0].contains("P1") && found[0].contains("(4)"), "{found:?}");
        let found = ask("green-skull", orcs);
        assert!(found.len() == 1 && cells_in(&found[0]).len() == 10, "{found:?}");
    }
}

#[test]
fn what_begins_a_move_is_completed_and_names_stay_whole() {
    let data = tempfile::tempdir().unwrap();
    let kind = tabuleiro_table::kind("small-star-empires").unwrap();
    let mut listener = Listener::sit_down(data.path(), kind, &TONGUES[0], 1);
    listener.listen();
    let moves = listener.ask("moves of h2");
    let whole = moves[1].split(": type ").nth(1).unwrap().trim_end_matches('.').to_string();
    let begun = &whole[..whole.len() - 1];
    let said = listener.ask(begun);
    assert!(said[0].starts_with(&format!("\"{begun}\" is the beginning of {begun}")), "{said:?}");
}
