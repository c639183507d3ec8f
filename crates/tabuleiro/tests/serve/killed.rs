//! The server is killed at any moment: what it acknowledged is there when it starts again, in order and once.

use crate::postgres::Postgres;
use crate::process::{Gone, Process, Running, agent, get, guest, post};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use tabuleiro_core::Random;
use ureq::Agent;

/// Number of pairs at play, each at its own table.
const PAIRS: u64 = 4;

#[test]
fn every_acknowledged_turn_outlives_being_killed() {
    let folder = tempfile::tempdir().unwrap();
    kill_again_and_again(if is_long() { 300 } else { 12 }, folder.path(), None);
}

#[test]
fn every_acknowledged_turn_outlives_being_killed_on_postgres() {
    let Some(postgres) = Postgres::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let url = postgres.fresh_database("killed");
    kill_again_and_again(if is_long() { 300 } else { 6 }, folder.path(), Some(&url));
}

pub(crate) fn is_long() -> bool {
    std::env::var_os("TABULEIRO_LONG").is_some()
}

fn kill_again_and_again(kills: usize, folder: &Path, database: Option<&str>) {
    let seed = std::process::id().into();
    println!("seed {seed}");
    let mut random = Random::from_seed(seed);
    let mut pairs: Vec<Pair> = (0..PAIRS).map(|number| Pair::new(seed + number)).collect();
    let start = || Process::in_folder(folder).with_database(database).start();
    for _ in 0..kills {
        let server = start();
        let (asked, asks) = channel();
        pairs = std::thread::scope(|scope| {
            let play = |mut pair: Pair| {
                let line = Line { agent: agent(), address: server.address.clone(), asked: asked.clone() };
                scope.spawn(move || {
                    while pair.go_on(&line).is_ok() {}
                    pair
                })
            };
            let players: Vec<_> = pairs.drain(..).map(play).collect();
            drop(asked);
            kill_after(server, &asks, random.below(120));
            players.into_iter().map(|player| player.join().unwrap()).collect()
        });
    }
    let server = start();
    let acknowledged: usize = pairs.iter().map(|pair| pair.expect_kept(&server)).sum();
    let repeated: usize = pairs.iter().map(|pair| pair.repeated).sum();
    println!("{kills} kills, {acknowledged} acknowledged turns, {repeated} recognised as sent before");
    assert!(acknowledged > kills, "hardly anything was played");
}

/// Kills the server during a request, after this number of requests.
fn kill_after(mut server: Running, asks: &Receiver<()>, requests: usize) {
    for _ in 0..=requests {
        if asks.recv().is_err() {
            break;
        }
    }
    server.kill();
}

/// Connection to a server that may be killed; reports each changing request to the killer.
pub(crate) struct Line {
    pub agent: Agent,
    pub address: String,
    pub asked: Sender<()>,
}

impl Line {
    fn get(&self, path: &str) -> Result<Value, Gone> {
        get(&self.agent, &format!("{}{path}", self.address), "")
    }

    fn post(&self, path: &str, cookie: &str, body: &Value) -> Result<Value, Gone> {
        let (status, answer) = self.try_post(path, cookie, body)?;
        assert!((200..300).contains(&status), "{path} {body}: {status} {answer}");
        Ok(answer)
    }

    fn try_post(&self, path: &str, cookie: &str, body: &Value) -> Result<(u16, Value), Gone> {
        let _ = self.asked.send(());
        post(&self.agent, &format!("{}{path}", self.address), cookie, body)
    }

    fn guest(&self) -> Result<String, Gone> {
        let _ = self.asked.send(());
        guest(&self.agent, &self.address)
    }
}

/// Two guests who play one game after the other.
pub(crate) struct Pair {
    random: Random,
    cookies: Vec<String>,
    tables: Vec<Played>,
    /// A turn that was sent and not answered.
    unheard: Option<Turn>,
    /// Number of turns that the server had already seen.
    repeated: usize,
}

/// A table, with the turns that were acknowledged.
struct Played {
    id: String,
    turns: Vec<Vec<String>>,
}

#[derive(Clone)]
struct Turn {
    number: usize,
    seat: usize,
    moves: Vec<String>,
}

impl Pair {
    pub(crate) fn new(seed: u64) -> Pair {
        let random = Random::from_seed(seed);
        Pair { random, cookies: Vec::new(), tables: Vec::new(), unheard: None, repeated: 0 }
    }

    pub(crate) fn go_on(&mut self, line: &Line) -> Result<(), Gone> {
        while self.cookies.len() < 2 {
            self.cookies.push(line.guest()?);
        }
        if let Some(turn) = self.unheard.clone() {
            // Sent once more: it is answered, and played at most once.
            return self.send(line, turn);
        }
        let Some(id) = self.tables.last().map(|table| table.id.clone()) else { return self.new_table(line) };
        let view = line.get(&format!("/api/tables/{id}"))?;
        match view["state"].as_str() {
            Some("open") => {
                line.post(&format!("/api/tables/{id}/join"), &self.cookies[1], &json!({})).map(drop)
            }
            Some("playing") => {
                let number = view["next_turn"].as_u64().unwrap() as usize;
                let seat = view["to_move"].as_u64().unwrap() as usize;
                let moves = self.choose(line, &id)?;
                self.send(line, Turn { number, seat, moves })
            }
            _ => self.new_table(line),
        }
    }

    fn new_table(&mut self, line: &Line) -> Result<(), Gone> {
        let made = line.post("/api/tables", &self.cookies[0], &json!({"game": "green-skull"}))?;
        self.tables.push(Played { id: made["table"]["id"].as_str().unwrap().to_string(), turns: Vec::new() });
        Ok(())
    }

    /// Returns a whole legal turn.
    fn choose(&mut self, line: &Line, table: &str) -> Result<Vec<String>, Gone> {
        let mut moves: Vec<String> = Vec::new();
        loop {
            let position = line.get(&format!("/api/tables/{table}/position?moves={}", moves.join("_")))?;
            if !moves.is_empty() && position["mid_turn"] == false {
                return Ok(moves);
            }
            let legal = position["moves"].as_array().unwrap();
            moves.push(legal[self.random.below(legal.len())]["text"].as_str().unwrap().to_string());
        }
    }

    /// Sends a turn; now and then one too early before it, or the same again after it.
    fn send(&mut self, line: &Line, turn: Turn) -> Result<(), Gone> {
        self.unheard = Some(turn.clone());
        let path = format!("/api/tables/{}/turns", self.tables.last().unwrap().id);
        let cookie = self.cookies[turn.seat - 1].clone();
        let body = |number: usize| json!({"turn": number, "moves": turn.moves});
        if self.random.below(8) == 0 {
            let (status, answer) = line.try_post(&path, &cookie, &body(turn.number + 2))?;
            assert_eq!(status, 409, "out of order: {answer}");
        }
        let done = line.post(&path, &cookie, &body(turn.number))?;
        self.repeated += usize::from(done["repeated"] == true);
        self.tables.last_mut().unwrap().turns.push(turn.moves.clone());
        self.unheard = None;
        if self.random.below(8) == 0 {
            let again = line.post(&path, &cookie, &body(turn.number))?;
            assert_eq!(again["repeated"], true);
            self.repeated += 1;
        }
        Ok(())
    }

    /// Checks that every acknowledged turn is in its record, in order and once. Returns their number.
    pub(crate) fn expect_kept(&self, server: &Running) -> usize {
        for table in &self.tables {
            let url = server.url(&format!("/api/tables/{}/record?format=json", table.id));
            let record = get(&agent(), &url, "").unwrap();
            let mut kept: Vec<Vec<String>> = record["turns"]
                .as_array()
                .map(|turns| turns.iter().map(moves_of).collect())
                .unwrap_or_default();
            // The last turn may be on disk without an acknowledgement.
            let unheard = self.unheard.as_ref().filter(|_| self.tables.last().unwrap().id == table.id);
            if kept.len() > table.turns.len() && kept.last() == unheard.map(|turn| &turn.moves) {
                kept.pop();
            }
            assert_eq!(kept, table.turns, "{}", table.id);
        }
        self.tables.iter().map(|table| table.turns.len()).sum()
    }
}

fn moves_of(turn: &Value) -> Vec<String> {
    turn["moves"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap().to_string()).collect()
}
