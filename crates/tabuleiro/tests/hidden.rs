//! Output does not depend on tiles that lie face down: games that differ only in these are played, shown, analysed and
//! sent to engines.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use tabuleiro_core::{Line, Options, Random};
use tabuleiro_store::Store;
use tabuleiro_table::{Table, kind};

const GAME: &str = "small-star-empires";
/// The name under which the store keeps the first game.
const KEPT: &str = "small-star-empires-1";

/// Returns random games with explored systems, after these numbers of moves.
fn games() -> Vec<Table> {
    let mut random = Random::from_seed(8);
    [(2, "closed", 0), (3, "open", 7), (2, "open", 13), (4, "closed", 18)]
        .map(|(seats, borders, decisions)| {
            let kind = kind(GAME).unwrap();
            let options = Options::default_of(kind.info).with_seats(seats).unwrap();
            let options = options.with("unexplored", "on").unwrap().with("holes", "off").unwrap();
            let options = options.with("borders", borders).unwrap();
            let mut table = Table::new(kind, &kind.draw(&options, &mut random).unwrap()).unwrap();
            while table.play_state().steps().len() < decisions && table.to_move().is_some() {
                let choices = table.play_state().choices();
                let reveals = choices.iter().find(|choice| choice.reveals && random.below(2) == 0);
                let choice = reveals.unwrap_or(&choices[random.below(choices.len())]);
                table.play(&choice.text).unwrap();
            }
            table
        })
        .into()
}

/// Returns the game with other tiles where none was found.
fn with_other_tiles(table: &Table) -> Table {
    let play = table.play_state();
    let mut record = table.private_record();
    record.setup = play.draw_hidden(&mut Random::from_seed(99)).unwrap().text(play.info());
    assert_ne!(record.setup, table.private_record().setup);
    let replay = Table::replay(&record).unwrap();
    assert_eq!(replay.fault, None);
    replay.table
}

/// A folder with the game as the program keeps it, where it also writes.
struct Folder(tempfile::TempDir);

impl Folder {
    fn of(table: &Table) -> Folder {
        let folder = tempfile::tempdir().unwrap();
        Store::at(folder.path()).unwrap().create(GAME, &table.private_record()).unwrap();
        Folder(folder)
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    /// Returns the output for these arguments and lines, without folder names and times of thoughts.
    fn run(&self, args: &[&str], lines: &str) -> String {
        let folder = self.path().display().to_string();
        let kept = format!("{folder}/games/{KEPT}.tabuleiro");
        let args = args.iter().map(|arg| arg.replace("KEPT", &kept).replace("FOLDER", &folder));
        let mut command = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
        command.args(args).env("TABULEIRO_DATA", self.path()).env("LANG", "en_US.UTF-8");
        command.env_remove("LC_ALL").env_remove("TABULEIRO_LANG");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        // Progress depends on the clock.
        assert!(!String::from_utf8_lossy(&output.stderr).contains("tiles~"));
        untimed(&String::from_utf8_lossy(&output.stdout).replace(&folder, "FOLDER"))
    }

    fn file(&self, name: &str) -> String {
        untimed(&std::fs::read_to_string(self.path().join(name)).unwrap())
    }
}

/// Returns a text without durations and speeds.
fn untimed(text: &str) -> String {
    let mut rest = text.to_string();
    for word in ["\"time_ms\":", " time ", " nps ", " @", "\"spent_ms\": "] {
        let parts: Vec<&str> = rest.split(word).collect();
        let cut = |part: &&str| part.trim_start_matches(|digit: char| digit.is_ascii_digit()).to_string();
        rest = std::iter::once(parts[0].to_string())
            .chain(parts[1..].iter().map(cut))
            .collect::<Vec<_>>()
            .join(word);
    }
    // The seconds of a thought, as in `0.1 s`.
    let is_seconds = |word: &str| word.contains('.') && word.parse::<f64>().is_ok();
    let words = rest.split(' ').map(|word| if is_seconds(word) { "#" } else { word });
    words.collect::<Vec<_>>().join(" ")
}

/// Continues the kept game in plain play: asks every question, and begins a move that explores.
fn played(folder: &Folder, table: &Table) -> Vec<String> {
    let choices = table.play_state().choices();
    let choice = choices.iter().find(|choice| choice.reveals).unwrap_or(&choices[0]);
    let (first, second) = (&choice.clicks[0], &choice.clicks[1]);
    let orders = format!(
        "1\nboard\nlook\nlook {second}\nmoves\nmoves {first}\nchanged\nscore\nwho\nexport {}/saved.json\n{first}\n{second}\nback\nquit\n",
        folder.path().display()
    );
    [&["--plain"][..], &["--plain", "--describe", "--lang", "pt"]]
        .into_iter()
        .flat_map(|args| [folder.run(args, &orders), folder.file("saved.json")])
        .collect()
}

/// Returns the output of other commands for the kept game, and for its position as a private text.
fn commanded(folder: &Folder, table: &Table) -> Vec<String> {
    let setup = table.private_record().setup;
    let line = Line { setup, position: Some(table.play_state().position_text()), moves: Vec::new() };
    let line = line.to_string();
    let engine = ["--engine", "alpha-beta nodes=40 memory=1"];
    let mut written = Vec::new();
    for args in [
        &["replay", "KEPT"][..],
        &["replay", "KEPT", "--json"],
        &["replay", "KEPT", "--link"],
        &["replay", "KEPT", "--boards"],
        &["analyze", "KEPT", engine[0], engine[1], "--svg", "FOLDER/course.svg"],
        &["analyze", "KEPT", engine[0], engine[1], "--json"],
        &["analyze", &line, engine[0], engine[1]],
        &["analyze", "KEPT", "--fair=6", "--engine", "random", "--json"],
        &["export", "KEPT", "FOLDER/board.svg"],
        &["show", &line],
        &["show", &line, "--json"],
        &["moves", &line],
        &["moves", &line, "--json"],
    ] {
        written.push(folder.run(args, ""));
    }
    written.extend(["course.svg", "board.svg"].map(|name| folder.file(name)));
    written
}

/// Returns the answers of the engine protocol, for a game that another program runs.
fn searched(folder: &Folder, table: &Table) -> Vec<String> {
    let setup = table.private_record().setup;
    let moves: Vec<&str> = table.play_state().steps().iter().map(|step| step.text.as_str()).collect();
    let moves = if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
    let asked = |engine: &str| {
        format!(
            "setoption name SeatScores value true\nsetoption name Engine value {engine}\nposition setup {setup}{moves}\nquery fen\nquery setup\nquery legal\nquery scores\ngo nodes 60\n"
        )
    };
    ["alpha-beta", "mcts", "uct", "max-n", "level 2"]
        .map(|engine| folder.run(&["engine", GAME], &asked(engine)))
        .into()
}

#[test]
fn hidden_tiles_change_nothing_that_the_program_writes() {
    for table in games() {
        let other = with_other_tiles(&table);
        for write in [played, commanded, searched] {
            let written = |table: &Table| write(&Folder::of(table), table);
            for (one, two) in written(&table).into_iter().zip(written(&other)) {
                assert!(!one.contains("tiles~"), "{one}");
                assert_eq!(one, two, "{}", table.private_record().setup);
            }
        }
    }
}
