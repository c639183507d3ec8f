//! A test of whether a program follows the protocol.

use crate::client::{Client, ClientError};
use crate::go::Go;
use crate::info::Info;
use std::time::{Duration, Instant};
use tabuleiro_core::{Explain, Message};
use tabuleiro_table::Table;

/// The result of one test, described by the sentence `check-ID`.
#[derive(Clone, Debug)]
pub struct CheckResult {
    /// Name of the test.
    pub id: &'static str,
    /// Fault that was found; `None` if the test passed.
    pub fault: Option<Message>,
}

/// Time limit for answers that need no search.
const PATIENCE: Duration = Duration::from_secs(5);
/// Tolerated delay of a move.
const SLACK: Duration = Duration::from_millis(500);
/// Largest number of decisions in the test game.
const DECISIONS_MAX: usize = 600;

/// Runs the tests one after another and calls `tell` after each. Skips the rest once the program cannot continue.
pub fn check(words: &[String], tell: &mut dyn FnMut(&CheckResult)) -> Vec<CheckResult> {
    let mut findings = Vec::new();
    let mut note = |id: &'static str, tried: Result<(), Message>| {
        let finding = CheckResult { id, fault: tried.err() };
        tell(&finding);
        findings.push(finding);
    };
    let started = Client::start_words(words).map_err(|error| trouble(&error));
    let mut client = match started {
        Ok(client) => client,
        Err(fault) => {
            note("starts", Err(fault));
            return findings;
        }
    };
    note("starts", Ok(()));
    for (id, attempt) in ATTEMPTS {
        let tried = attempt(&mut client);
        let is_hopeless = tried.is_err() && matches!(id, "introduces" | "ready");
        note(id, tried);
        if is_hopeless {
            return findings;
        }
    }
    findings
}

type Attempt = fn(&mut Client) -> Result<(), Message>;

const ATTEMPTS: [(&str, Attempt); 15] = [
    ("introduces", introduces),
    ("options", options),
    ("ready", |client| client.ready(PATIENCE).map_err(|error| trouble(&error))),
    ("new-game", |client| client.new_game(PATIENCE).map_err(|error| trouble(&error))),
    ("queries", queries),
    ("depth", |client| moves_within(client, &Go { depth: Some(1), ..Go::default() }, PATIENCE)),
    ("nodes", |client| moves_within(client, &Go { nodes: Some(100), ..Go::default() }, PATIENCE)),
    ("move-time", |client| {
        let time = Duration::from_millis(200);
        moves_within(client, &Go::move_time(time), time + SLACK)
    }),
    ("clock", |client| {
        let go = Go { time_ms: [Some(1000), Some(1000), None, None], ..Go::default() };
        moves_within(client, &go, Duration::from_secs(1))
    }),
    ("stop", stops),
    ("info", informs),
    ("silence", is_silent),
    ("nonsense", endures_nonsense),
    ("whole-game", plays_a_game),
    ("quits", quits),
];

/// Returns an error as a message.
fn trouble(error: &ClientError) -> Message {
    Message::new("check-fault-trouble").message("problem", error.explain())
}

fn fault(id: &'static str, found: impl ToString) -> Message {
    Message::new(id).text("found", found.to_string())
}

fn introduces(client: &mut Client) -> Result<(), Message> {
    client.handshake(PATIENCE).map_err(|error| trouble(&error))?;
    match (client.name.is_empty(), client.author.is_empty()) {
        (true, _) => Err(fault("check-fault-missing", "id name")),
        (_, true) => Err(fault("check-fault-missing", "id author")),
        _ => Ok(()),
    }
}

/// Checks the announced options: `NAME type check|spin|combo|button|string …`
fn options(client: &mut Client) -> Result<(), Message> {
    let is_right = |option: &String| {
        let kind = option.split_once(" type ").map(|(_, rest)| rest.split(' ').next().unwrap_or_default());
        let needs = match kind {
            Some("check" | "string") => &["default"][..],
            Some("spin") => &["default", "min", "max"],
            Some("combo") => &["default", "var"],
            Some("button") => &[],
            _ => return false,
        };
        needs.iter().all(|word| option.split(' ').any(|own| own == *word))
    };
    match client.options.iter().find(|option| !is_right(option)) {
        Some(wrong) => Err(fault("check-fault-option", format!("option name {wrong}"))),
        None => Ok(()),
    }
}

fn start(client: &mut Client, moves: &[String]) -> Result<(), Message> {
    let moves = if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
    let sent = client.send(&format!("position startpos{moves}")).and_then(|()| client.ready(PATIENCE));
    sent.map_err(|error| trouble(&error))
}

/// Asks a question that has only these answers.
fn ask(client: &mut Client, what: &str, known: &[&str]) -> Result<String, Message> {
    let answer = client.query(what, PATIENCE).map_err(|error| trouble(&error))?;
    // Results for more seats and shared wins extend plain UGI and are accepted.
    let is_win = what == "result" && answer.starts_with('p') && answer.ends_with("win");
    if known.contains(&answer.as_str()) || is_win {
        return Ok(answer);
    }
    Err(fault("check-fault-answer", format!("query {what}: {answer}")))
}

const TRUTH: [&str; 2] = ["true", "false"];
const RESULTS: [&str; 6] = ["p1win", "p2win", "draw", "none", "allwin", "alllost"];

fn queries(client: &mut Client) -> Result<(), Message> {
    start(client, &[])?;
    ask(client, "p1turn", &TRUTH)?;
    let is_over = ask(client, "gameover", &TRUTH)?;
    let result = ask(client, "result", &RESULTS)?;
    if (is_over == "true") == (result == "none") {
        return Err(fault("check-fault-answer", format!("gameover {is_over}, result {result}")));
    }
    Ok(())
}

fn moves_within(client: &mut Client, go: &Go, timeout: Duration) -> Result<(), Message> {
    start(client, &[])?;
    let answer = client.think(go, timeout);
    if let Err(ClientError::Timeout { .. }) = &answer {
        // Stop the search, so that a late answer is not mistaken for the next one.
        let _ = client.wait_for("bestmove", "stop", PATIENCE, |_| {});
    }
    answer.map(drop).map_err(|error| trouble(&error))
}

/// Checks that the program answers `isready` during an endless search and ends the search on `stop`.
fn stops(client: &mut Client) -> Result<(), Message> {
    start(client, &[])?;
    let attempt = |client: &mut Client| -> Result<(), ClientError> {
        client.send("go infinite")?;
        client.send("isready")?;
        let mut has_moved = false;
        client.wait_for("readyok", "isready", Duration::from_secs(1), |line| {
            has_moved |= line.starts_with("bestmove");
        })?;
        // A program that has solved the position may move before it receives `stop`.
        if has_moved {
            return Ok(());
        }
        std::thread::sleep(Duration::from_millis(100));
        client.send("stop")?;
        client.wait_for("bestmove", "stop", Duration::from_secs(1), |_| {}).map(drop)
    };
    attempt(client).map_err(|error| trouble(&error))
}

/// Checks that the last `info` before a move has nodes, time and nodes per second.
fn informs(client: &mut Client) -> Result<(), Message> {
    start(client, &[])?;
    let mut last = None;
    let asked = client.send("go depth 2").and_then(|()| {
        client.wait_for("bestmove", "go depth 2", PATIENCE, |line| {
            last = Info::parse(line).filter(|info| info.text.is_none()).or(last.take());
        })
    });
    asked.map_err(|error| trouble(&error))?;
    let last = last.ok_or_else(|| fault("check-fault-missing", "info"))?;
    let parts =
        [("nodes", last.nodes.is_some()), ("time", last.time.is_some()), ("nps", last.nodes_per_s.is_some())];
    match parts.iter().find(|(_, there)| !there) {
        Some((missing, _)) => Err(fault("check-fault-missing", format!("info {missing}"))),
        None => Ok(()),
    }
}

/// Checks that the program writes nothing without being asked.
fn is_silent(client: &mut Client) -> Result<(), Message> {
    let mut unasked = None;
    let mut listen = || -> Result<(), ClientError> {
        client.send("stop")?;
        client.send("isready")?;
        client.wait_for("readyok", "isready", PATIENCE, |line| unasked = Some(line.to_string()))?;
        unasked = unasked.take().or(client.receive(Duration::from_millis(150))?);
        Ok(())
    };
    listen().map_err(|error| trouble(&error))?;
    unasked.map_or(Ok(()), |line| Err(fault("check-fault-unasked", line)))
}

/// Checks that the program survives lines that it does not understand.
fn endures_nonsense(client: &mut Client) -> Result<(), Message> {
    for line in [
        "",
        "xyzzy",
        "go depth deep",
        "position",
        "position startpos moves no-such-move",
        "setoption",
        "query",
    ] {
        // The program may answer such a line, for example with a move; waiting skips the answer.
        client.send(line).and_then(|()| client.ready(PATIENCE)).map_err(|error| {
            Message::new("check-fault-nonsense").text("line", line).message("problem", error.explain())
        })?;
    }
    client.send("stop").map_err(|error| trouble(&error))?;
    let begin = Instant::now();
    while begin.elapsed() < SLACK
        && client.receive(Duration::from_millis(100)).map_err(|error| trouble(&error))?.is_some()
    {}
    queries(client)
}

/// Lets the program play a game against itself. Checks the moves if Tabuleiro knows the game.
fn plays_a_game(client: &mut Client) -> Result<(), Message> {
    client.new_game(PATIENCE).map_err(|error| trouble(&error))?;
    start(client, &[])?;
    let fen = client.query("fen", Duration::from_secs(1)).unwrap_or_default();
    let mut table = Table::open(&fen).ok();
    let mut moves: Vec<String> = Vec::new();
    while moves.len() < DECISIONS_MAX {
        start(client, &moves)?;
        if ask(client, "gameover", &TRUTH)? == "true" {
            return match ask(client, "result", &RESULTS)?.as_str() {
                "none" => Err(fault("check-fault-answer", "gameover true, result none")),
                _ => agrees_on_the_end(table.as_ref()),
            };
        }
        let answer = client.think(&Go { depth: Some(1), ..Go::default() }, PATIENCE);
        let best = answer.map_err(|error| trouble(&error))?.best;
        if let Some(table) = &mut table
            && table.play(&best).is_err()
        {
            return Err(fault("check-fault-illegal", format!("{best} ({})", moves.join(" "))));
        }
        moves.push(best);
    }
    agrees_that_it_goes_on(table.as_ref())
}

fn agrees_on_the_end(table: Option<&Table>) -> Result<(), Message> {
    match table {
        Some(table) if table.finish().is_none() => Err(fault("check-fault-answer", "gameover true")),
        _ => Ok(()),
    }
}

fn agrees_that_it_goes_on(table: Option<&Table>) -> Result<(), Message> {
    match table {
        Some(table) if table.finish().is_some() => Err(fault("check-fault-answer", "gameover false")),
        _ => Ok(()),
    }
}

fn quits(client: &mut Client) -> Result<(), Message> {
    match client.quit(Duration::from_secs(2)) {
        Some(status) if status.success() => Ok(()),
        Some(status) => Err(fault("check-fault-exit", status)),
        None => Err(fault("check-fault-exit", "")),
    }
}
