//! `tabuleiro bot`: lets one of our engines, or a program with the engine protocol, play on a server.

use super::program::Program;
use super::setup::{kind_named, seed_of_the_moment};
use crate::args::BotArgs;
use crate::failure::{About, Failure};
use anyhow::Result;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::channel;
use std::time::Duration;
use tabuleiro_arena::{Clocks, Counted, MatchPlayer, Time, invite};
use tabuleiro_core::record::Record;
use tabuleiro_core::{Explain, Message, Options, PerPlayer, Player as Seat, Random, io_problem};
use tabuleiro_table::{Computer, GameKind, Table, kinds};
use ureq::Agent;
use ureq::tls::{Certificate, RootCerts, TlsConfig};

/// Time for an engine without limits at a table without a clock.
const TIME: Duration = Duration::from_secs(1);

pub(crate) fn run(args: &BotArgs) -> Result<()> {
    let server = Server::new(args)?;
    let wanted = args.pair.as_deref().map(kind_named).transpose()?;
    expect_player(&args.engine, wanted)?;
    let pair = || -> Result<(), Failure> {
        let Some(kind) = wanted else { return Ok(()) };
        let clock = args.clock.as_deref().unwrap_or("none");
        server.post("/api/pairing", &json!({"game": kind.info.id, "clock": clock})).map(drop)
    };
    let (ended, ends) = channel();
    std::thread::scope(|scope| {
        let mut events = server.lines("/api/events")?;
        pair()?;
        let (mut begun, mut over) = (BTreeSet::new(), 0);
        for event in &mut events {
            let event = event?;
            let table = event["table"].as_str().unwrap_or_default().to_string();
            if event["type"] == "game-start" && begun.insert(table.clone()) {
                let (server, seat, ended) = (&server, event["seat"].as_u64().unwrap_or(0), ended.clone());
                scope.spawn(move || drop(ended.send(server.play(&table, seat as u8, &args.engine))));
            } else if event["type"] == "game-end" && begun.remove(&table) {
                ends.recv()??;
                over += 1;
                if args.games == Some(over) {
                    return Ok(());
                }
                pair()?;
            }
        }
        Err(unreachable_server("the stream ended").into())
    })
}

/// A server, and who we are there.
struct Server {
    agent: Agent,
    address: String,
    authorization: String,
}

impl Server {
    fn new(args: &BotArgs) -> Result<Server, Failure> {
        Ok(Server {
            agent: Agent::config_builder().http_status_as_error(false).tls_config(tls()).build().into(),
            address: address(&args.server)?,
            authorization: format!("Bearer {}", args.token.reveal()),
        })
    }

    fn get(&self, path: &str) -> Result<ureq::http::Response<ureq::Body>, Failure> {
        let request =
            self.agent.get(format!("{}{path}", self.address)).header("authorization", &self.authorization);
        refused(request.call().map_err(unanswered)?)
    }

    fn post(&self, path: &str, body: &Value) -> Result<Value, Failure> {
        let request =
            self.agent.post(format!("{}{path}", self.address)).header("authorization", &self.authorization);
        let mut response = refused(request.send_json(body).map_err(unanswered)?)?;
        response.body_mut().read_json().map_err(unreachable_server)
    }

    /// Returns the documents of a stream as they arrive.
    fn lines(&self, path: &str) -> Result<impl Iterator<Item = Result<Value, Failure>>, Failure> {
        let lines = BufReader::new(self.get(path)?.into_body().into_reader()).lines();
        let document = |line: std::io::Result<String>| match line {
            Ok(line) if line.is_empty() => None,
            Ok(line) => Some(serde_json::from_str(&line).map_err(unreachable_server)),
            Err(error) => Some(Err(unreachable_server(error))),
        };
        Ok(lines.filter_map(document))
    }

    /// Plays a game to its end.
    fn play(&self, table: &str, seat: u8, engine: &str) -> Result<(), Failure> {
        let mut player = None;
        for message in self.lines(&format!("/api/tables/{table}/stream"))? {
            let view = &message?["table"];
            match view["state"].as_str() {
                Some("playing") if view["to_move"] == seat => {
                    self.take_turn(table, view, engine, &mut player)?;
                }
                Some("over" | "aborted") => return Ok(()),
                _ => {}
            }
        }
        Ok(())
    }

    fn take_turn(
        &self,
        id: &str,
        view: &Value,
        engine: &str,
        player: &mut Option<Box<dyn MatchPlayer>>,
    ) -> Result<(), Failure> {
        let record =
            self.get(&format!("/api/tables/{id}/record?format=json"))?.body_mut().read_json::<Record>();
        let mut table = Table::replay(&record.map_err(unreachable_server)?).about(None)?.table;
        let Some(seat) = table.to_move() else { return Ok(()) };
        if player.is_none() {
            *player = Some(bring(&table, engine)?);
        }
        let (game, mut moves) = (table.kind().info, Vec::new());
        while let (Some(player), Some(to_move)) = (player.as_mut(), table.to_move()) {
            if to_move != seat || (!moves.is_empty() && !table.play_state().is_mid_turn()) {
                break;
            }
            let decided =
                player.decide(&table.game_line(), &time(&table, seat, view), &AtomicBool::new(false));
            let mv = decided.map_err(told)?;
            table.play(&mv).map(drop).about(game)?;
            moves.push(mv);
        }
        // The game may have ended meanwhile; the stream tells.
        let _ = self
            .post(&format!("/api/tables/{id}/turns"), &json!({"turn": view["next_turn"], "moves": moves}));
        Ok(())
    }
}

/// Returns the address of a server, without a slash at its end.
fn address(text: &str) -> Result<String, Failure> {
    let rest = text.strip_prefix("http://").or_else(|| text.strip_prefix("https://"));
    let begins = |rest: &str| rest.starts_with(|letter: char| letter.is_alphanumeric() || letter == '[');
    if rest.is_some_and(|rest| begins(rest) && !rest.contains(char::is_whitespace)) {
        return Ok(text.trim_end_matches('/').into());
    }
    Err(Failure::new(Message::new("error-bot-address").text("found", text)))
}

/// Checks that the player can play the wanted game, or any game, before an opponent waits.
fn expect_player(engine: &str, wanted: Option<&'static GameKind>) -> Result<(), Failure> {
    let come = |kind: &'static GameKind| -> Result<(), Failure> {
        let setup = kind.draw(&Options::default_of(kind.info), &mut Random::from_seed(0)).about(kind.info)?;
        let mut table = Table::new(kind, &setup).about(kind.info)?;
        match kind.computer(&kind.info.rule_sets[0], engine).about(kind.info)? {
            Computer::Program(command) => {
                Program::start(&command).map(drop).map_err(|error| failed(error.explain()))
            }
            computer @ Computer::Engine(_) => {
                table.seats[0].computer = Some(computer);
                table.check_engines().about(kind.info)
            }
        }
    };
    match wanted {
        Some(kind) => come(kind),
        // The games differ in their levels.
        None => kinds().iter().map(come).reduce(Result::or).unwrap_or(Ok(())),
    }
}

fn failed(problem: impl Into<Message>) -> Failure {
    Failure::new(Message::new("error-bot-engine").message("problem", problem.into()))
}

/// Creates the player for a table.
fn bring(table: &Table, engine: &str) -> Result<Box<dyn MatchPlayer>, Failure> {
    let kind = table.kind();
    let rule_set =
        kind.info.rule_set(table.play_state().setup().rule_set).expect("a game has one of its rule sets");
    match kind.computer(rule_set, engine).about(kind.info)? {
        Computer::Engine(spec) => invite(kind, &spec, Counted::Wall, seed_of_the_moment())().map_err(told),
        Computer::Program(command) => match Program::start(&command) {
            Ok(program) => Ok(Box::new(program)),
            Err(error) => Err(failed(error.explain())),
        },
    }
}

/// Returns a failure with the player's own message.
fn told(problem: String) -> Failure {
    failed(Message::new("io-other").text("problem", problem))
}

/// Returns the time for a decision by the server's clocks.
fn time(table: &Table, player: Seat, view: &Value) -> Time {
    let left = |seat: Seat| view["seats"][seat.index()]["left_ms"].as_u64().map(Duration::from_millis);
    let left = PerPlayer::from_fn(table.play_state().seats(), left);
    let clocks = left
        .as_slice()
        .iter()
        .all(Option::is_some)
        .then(|| Clocks { left: left.map(Option::unwrap_or_default), increment: Duration::ZERO });
    Time { player, clocks, unlimited: TIME }
}

/// Trusts the certificates of this computer, or those that `SSL_CERT_FILE` names.
fn tls() -> TlsConfig {
    let trusted = rustls_native_certs::load_native_certs().certs;
    let trusted: Vec<Certificate> = trusted.iter().map(|der| Certificate::from_der(der).to_owned()).collect();
    TlsConfig::builder()
        .unversioned_rustls_crypto_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .root_certs(RootCerts::new_with_certs(&trusted))
        .build()
}

/// Explains a request without an answer.
fn unanswered(error: ureq::Error) -> Failure {
    let problem = match &error {
        ureq::Error::HostNotFound => Message::new("io-unknown-host"),
        // The standard library has no kind of error for that.
        ureq::Error::Io(error) if error.to_string().starts_with("failed to lookup address") => {
            Message::new("io-unknown-host")
        }
        ureq::Error::Io(error) => io_problem(error),
        _ => return unreachable_server(error),
    };
    Failure::new(Message::new("error-bot-server").message("problem", problem))
}

fn unreachable_server(problem: impl ToString) -> Failure {
    Failure::new(Message::new("error-bot-server").text("problem", problem))
}

/// Returns a successful answer, or the server's error.
fn refused(
    mut response: ureq::http::Response<ureq::Body>,
) -> Result<ureq::http::Response<ureq::Body>, Failure> {
    if response.status().is_success() {
        return Ok(response);
    }
    let answer: Value = response.body_mut().read_json().unwrap_or_default();
    let problem = answer["error"].as_str().map_or_else(|| response.status().to_string(), str::to_string);
    Err(Failure::new(Message::new("error-bot-refused").text("problem", problem)))
}
