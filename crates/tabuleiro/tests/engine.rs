//! The engine as another program meets it: through a pipe.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};
use std::time::Duration;
use tabuleiro_table::{Table, kinds};
use tabuleiro_ugi::{Client, Go};

const PROGRAM: &str = env!("CARGO_BIN_EXE_tabuleiro");
const TOY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy-engine.sh");

/// A conversation with the engine.
struct Talk {
    child: Child,
    input: ChildStdin,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Talk {
    fn begin(args: &[&str]) -> Talk {
        let mut child = Command::new(PROGRAM)
            .arg("engine")
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Talk { child, input, lines: BufReader::new(output).lines() }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    fn hear(&mut self) -> String {
        self.lines.next().unwrap().unwrap()
    }

    /// Reads up to a line with this beginning.
    fn hear_until(&mut self, beginning: &str) -> Vec<String> {
        let mut heard = Vec::new();
        while !heard.last().is_some_and(|line: &String| line.starts_with(beginning)) {
            heard.push(self.hear());
        }
        heard
    }

    fn ask(&mut self, line: &str) -> String {
        self.say(line);
        self.hear()
    }

    fn end(mut self) {
        self.say("quit");
        assert!(self.child.wait().unwrap().success());
        assert!(self.lines.next().is_none(), "nothing is said after the end");
    }
}

#[test]
fn it_introduces_itself_and_announces_its_options() {
    let mut talk = Talk::begin(&[]);
    talk.say("ugi");
    let heard = talk.hear_until("ugiok");
    assert!(heard[0].starts_with("id name Tabuleiro ") && heard[1].starts_with("id author "));
    for option in [
        "Game type combo",
        "Setup type string",
        "Seats type spin",
        "MultiPV type spin",
        "SeatScores type check",
    ] {
        assert!(heard.iter().any(|line| line.starts_with(&format!("option name {option}"))), "{option}");
    }
    assert_eq!(talk.ask("isready"), "readyok");
    talk.end();
}

#[test]
fn it_plays_every_game_by_every_limit() {
    for kind in kinds() {
        let mut talk = Talk::begin(&[kind.info.id]);
        talk.say("position startpos");
        let fen = talk.ask("query fen");
        let mut table = Table::open(fen.strip_prefix("response ").unwrap()).unwrap();
        let mut moves = Vec::new();
        for limit in [
            "depth 2",
            "nodes 300",
            "movetime 20",
            "p1time 500 p2time 500 p1inc 5 p2inc 5",
            "wtime 500 btime 500 movestogo 9",
        ] {
            talk.say(&format!("go {limit}"));
            let heard = talk.hear_until("bestmove");
            let best = heard.last().unwrap().strip_prefix("bestmove ").unwrap().to_string();
            let info = &heard[heard.len() - 2];
            for part in [" depth ", " score ", " values ", " nodes ", " time ", " nps ", " pv "] {
                assert!(info.contains(part), "{part}: {info}");
            }
            assert!(info.contains(&format!(" pv {best}")), "{info} {best}");
            table.play(&best).unwrap();
            moves.push(best);
            talk.say(&format!("position startpos moves {}", moves.join(" ")));
            assert_eq!(talk.ask("query fen"), format!("response {}", table.line()));
        }
        assert_eq!(talk.ask("query gameover"), "response false");
        assert_eq!(talk.ask("query result"), "response none");
        let legal: Vec<String> = table.play_state().choices().into_iter().map(|choice| choice.text).collect();
        assert_eq!(talk.ask("query legal"), format!("response {}", legal.join(" ")));
        talk.end();
    }
}

#[test]
fn it_tells_several_lines_for_each_seat() {
    let mut talk = Talk::begin(&[kinds()[0].info.id]);
    talk.say("setoption name MultiPV value 3");
    talk.say("position startpos");
    talk.say("go depth 2");
    let heard = talk.hear_until("bestmove");
    for line in 1..=3 {
        assert!(heard.iter().any(|info| info.contains(&format!(" multipv {line} "))), "{heard:?}");
    }
    talk.say("setoption name SeatScores value false");
    talk.say("go depth 2");
    assert!(!talk.hear_until("bestmove").iter().any(|info| info.contains(" values ")));
    talk.end();
}

#[test]
fn while_it_searches_without_end_it_answers() {
    let mut talk = Talk::begin(&["green-skull"]);
    talk.say("position startpos");
    talk.say("go infinite");
    for (said, expected) in
        [("isready", "readyok"), ("query gameover", "response"), ("go depth 1", "info string error")]
    {
        talk.say(said);
        talk.hear_until(expected);
    }
    talk.say("stop");
    talk.hear_until("bestmove");
    talk.say("go infinite");
    talk.say("quit");
    talk.hear_until("bestmove");
    assert!(talk.child.wait().unwrap().success());
}

#[test]
fn what_it_does_not_understand_breaks_nothing() {
    let mut talk = Talk::begin(&["green-skull"]);
    talk.say("position startpos moves d7-d6");
    let before = talk.ask("query fen");
    for line in [
        "xyzzy",
        "go depth",
        "go depth deep",
        "go ponder",
        "position",
        "position startpos moves d7-d6 nonsense",
        "position fen nonsense",
        "position setup gsk1.published.9",
        "position setup xyz1",
        "setoption",
        "setoption name Game value chess",
        "setoption name Seats value 9",
        "setoption name Colour value red",
        "setoption name Hash value much",
        "setoption name Engine value deep-blue",
        "setoption name Engine value ugi something",
        "query",
        "query weather",
        "isready now",
        "\u{0}\u{1}é",
    ] {
        let answer = talk.ask(line);
        assert!(answer.starts_with("info string error "), "{line}: {answer}");
    }
    talk.input.write_all(b"\xff\xfe\n").unwrap();
    assert!(talk.hear().starts_with("info string error "));
    assert_eq!(talk.ask("query fen"), before, "the position is what it was");
    talk.end();
}

#[cfg(unix)]
#[test]
fn more_memory_than_there_is_is_an_error_and_the_search_goes_on_with_what_it_had() {
    let script = "ulimit -v 4000000; printf 'setoption name Hash value 8192\\nposition startpos\\ngo nodes 1000\\n' | $T engine green-skull";
    let output = Command::new("sh").args(["-c", script]).env("T", PROGRAM).output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{said} {}", String::from_utf8_lossy(&output.stderr));
    assert!(
        said.starts_with("info string error the option `Hash`: 8192 MiB of memory are not available"),
        "{said}"
    );
    assert!(said.lines().last().unwrap().starts_with("bestmove "), "{said}");
}

#[test]
fn set_ups_seats_and_results_beyond_plain_ugi_are_options() {
    for kind in kinds() {
        for rule_set in kind.info.rule_sets {
            for seats in rule_set.seats() {
                let mut talk = Talk::begin(&[]);
                talk.say(&format!("setoption name Game value {}", kind.info.id));
                talk.say(&format!("setoption name RuleSet value {}", rule_set.id));
                talk.say(&format!("setoption name Seats value {seats}"));
                talk.say("setoption name SeatResults value true");
                talk.say("setoption name Engine value random");
                talk.say("position startpos");
                let setup = talk.ask("query setup");
                let setup = setup.strip_prefix("response ").unwrap().to_string();
                assert!(setup.contains(&format!("{}.{seats}", rule_set.id)), "{setup}");
                let mut moves: Vec<String> = Vec::new();
                while talk.ask("query gameover") == "response false" {
                    talk.say("go nodes 1");
                    let best = talk.hear_until("bestmove").pop().unwrap();
                    moves.push(best.strip_prefix("bestmove ").unwrap().into());
                    talk.say(&format!("position setup {setup} moves {}", moves.join(" ")));
                }
                let results = talk.ask("query results");
                assert_eq!(results.split(' ').count(), 1 + seats.count(), "{results}");
                assert_ne!(talk.ask("query result"), "response none");
                assert_eq!(talk.ask("query turn"), "response none");
                talk.say("go depth 1");
                assert_eq!(
                    talk.hear_until("bestmove").join(" "),
                    "info string error the game is over bestmove none"
                );
                talk.end();
            }
        }
    }
}

#[test]
fn the_same_nodes_are_the_same_search() {
    let search = || {
        let mut talk = Talk::begin(&["syrtis", "--seed", "3"]);
        talk.say("position startpos");
        talk.say("go nodes 2000");
        let heard = talk.hear_until("bestmove");
        talk.end();
        heard.iter().map(|line| line.split(" time ").next().unwrap().to_string()).collect::<Vec<_>>()
    };
    assert_eq!(search(), search());
}

#[test]
fn our_side_of_the_talk_understands_the_other() {
    let wait = Duration::from_mins(2);
    let mut client = Client::start_words(&[PROGRAM.into(), "engine".into()]).unwrap();
    client.handshake(wait).unwrap();
    assert!(
        client.name.starts_with("Tabuleiro") && client.has_option("multipv") && !client.has_option("Elo")
    );
    client.set_option("MultiPV", "2").unwrap();
    for kind in kinds() {
        let mut table = Table::open(client_start(&mut client, kind.info.id, wait).as_str()).unwrap();
        client.new_game(wait).unwrap();
        for _ in 0..3 {
            client.set_position(&table).unwrap();
            let answer = client.think(&Go { depth: Some(2), ..Go::default() }, wait).unwrap();
            assert_eq!(answer.lines[0].moves[0], answer.best);
            assert_eq!(answer.lines.len(), 2, "{answer:?}");
            table.play(&answer.best).unwrap();
        }
    }
    assert!(client.quit(wait).unwrap().success());
}

fn client_start(client: &mut Client, game: &str, wait: Duration) -> String {
    client.set_option("Game", game).unwrap();
    client.send("position startpos").unwrap();
    client.query("fen", wait).unwrap()
}

fn check(command: &[&str]) -> Output {
    let mut program = Command::new(PROGRAM);
    program.env("LANG", "en_US.UTF-8").env_remove("LC_ALL").env_remove("TABULEIRO_LANG");
    program.args(["engine", "check"]).args(command).output().unwrap()
}

#[test]
fn our_own_engine_is_found_to_keep_to_the_protocol() {
    for kind in kinds() {
        let output = check(&[PROGRAM, "engine", kind.info.id]);
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success(), "{said}");
        assert!(said.ends_with("16 checks, all passed.\n"), "{said}");
    }
}

#[cfg(unix)]
#[test]
fn whoever_talks_without_end_is_not_heard_without_end() {
    for command in [&["yes"][..], &["cat", "/dev/zero"]] {
        let output = check(command);
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(!output.status.success() && said.contains("it says who it is (ugi): "), "{said}");
    }
}

#[cfg(unix)]
#[test]
fn what_other_engines_get_wrong_is_told() {
    let sound = check(&["sh", TOY, "nothing"]);
    assert!(sound.status.success(), "{}", String::from_utf8_lossy(&sound.stdout));
    for (wrong, expected) in [
        ("mute", "it says who it is (ugi): no answer to `ugi` within 5000 ms"),
        ("nameless", "\"id name\" is missing"),
        ("odd", "not an option: option name Depth type number"),
        ("undecided", "a wrong answer: query gameover: perhaps"),
        ("slow", "it keeps to the time for a move: no answer to `go movetime 200` within 700 ms"),
        ("deaf", "while it searches it is ready at once, and it stops when told: no answer to `stop`"),
        ("silent", "\"info\" is missing"),
        ("chatty", "it says nothing unasked: it said \"bestmove a1\""),
        ("fragile", "after \"xyzzy\": the program has ended"),
        ("cheat", "not a legal move: a1"),
        ("undead", "it did not end as it should"),
    ] {
        let output = check(&["sh", TOY, wrong]);
        let said = String::from_utf8(output.stdout).unwrap().replace("\n    ", " ");
        assert_eq!(output.status.code(), Some(1), "{wrong}: {said}");
        assert!(said.contains(expected), "{wrong}: {said}");
    }
    let absent = check(&["no-such-program-anywhere"]);
    assert_eq!(absent.status.code(), Some(1));
}

#[cfg(unix)]
#[test]
fn another_program_sits_at_the_table() {
    let data = tempfile::tempdir().unwrap();
    let play = |seat: &str| {
        let mut program = Command::new(PROGRAM);
        program
            .env("TABULEIRO_DATA", data.path())
            .env("LANG", "en_US.UTF-8")
            .env_remove("LC_ALL")
            .stdin(Stdio::null());
        program.args(["play", "asterismo", "--seed", "1", "-s", "random", "-s", seat]).output().unwrap()
    };
    let ours = play(&format!("ugi {PROGRAM} engine --engine 'uct playouts=20'"));
    let said = String::from_utf8(ours.stdout).unwrap();
    assert!(said.contains("The game is over: "), "{said} {}", String::from_utf8_lossy(&ours.stderr));
    let toy = play(&format!("ugi sh {TOY}"));
    assert_eq!(toy.status.code(), Some(1));
    let error = String::from_utf8(toy.stderr).unwrap();
    assert!(error.contains("is not a legal move here"), "{error}");
}
