//! The server as a process that is killed at any moment: what it acknowledged is there when it starts again.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use tabuleiro_core::Random;
use ureq::Agent;

/// How many play at once, each at a table of their own.
const PAIRS: usize = 4;

#[test]
fn every_acknowledged_turn_outlives_being_killed() {
    let kills = if std::env::var_os("TABULEIRO_LONG").is_some() { 300 } else { 12 };
    let seed = std::process::id().into();
    println!("seed {seed}");
    let mut random = Random::from_seed(seed);
    let folder = tempfile::tempdir().unwrap();
    let mut pairs: Vec<Pair> = (0..PAIRS as u64).map(|number| Pair::new(seed + number)).collect();
    let mut acknowledged = 0;
    for _ in 0..kills {
        let (mut server, address) = start(folder.path());
        let (asked, asks) = channel();
        pairs = std::thread::scope(|scope| {
            let play = |mut pair: Pair| {
                let (address, asked) = (&address, asked.clone());
                scope.spawn(move || {
                    pair.play_until_the_server_is_gone(address, &asked);
                    pair
                })
            };
            let players: Vec<_> = pairs.drain(..).map(play).collect();
            drop(asked);
            kill_after(&mut server, &asks, random.below(120));
            players.into_iter().map(|player| player.join().unwrap()).collect()
        });
    }
    let (mut server, address) = start(folder.path());
    for pair in &pairs {
        for (table, turns) in &pair.tables {
            let record =
                get(&agent(), &format!("{address}/api/tables/{table}/record?format=json"), "").unwrap();
            let kept: Vec<Vec<String>> = record["turns"].as_array().unwrap().iter().map(moves_of).collect();
            // The last one may have been kept without anybody hearing of it.
            let unheard = pair.unheard.as_ref().filter(|(unheard, ..)| unheard == table);
            let heard = kept.strip_suffix(
                &unheard.map(|(_, _, moves)| moves.clone()).into_iter().collect::<Vec<_>>()[..],
            );
            assert!(
                &kept == turns || heard.is_some_and(|heard| heard == turns),
                "{table}: {turns:?}\n{kept:?}"
            );
            acknowledged += turns.len();
        }
    }
    println!("{kills} kills, {acknowledged} acknowledged turns");
    assert!(acknowledged > kills, "hardly anything was played");
    server.kill().unwrap();
    server.wait().unwrap();
}

#[test]
fn a_polite_signal_ends_it_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let (mut server, address) = start(folder.path());
    get(&agent(), &format!("{address}/healthz"), "").unwrap_err();
    let status = Command::new("kill").arg(server.id().to_string()).status().unwrap();
    assert!(status.success());
    assert!(server.wait().unwrap().success());
    assert!(!folder.path().join("server.sqlite-wal").exists(), "everything is in one file");
}

#[test]
fn two_bots_play_each_other_on_a_server() {
    let folder = tempfile::tempdir().unwrap();
    let (mut server, address) = start(folder.path());
    let bots: Vec<Child> = (0..2).map(|_| bot(&address)).collect();
    for mut bot in bots {
        assert!(bot.wait().unwrap().success());
    }
    let over = get(&agent(), &format!("{address}/api/tables?state=over"), "").unwrap();
    assert_eq!(over.as_array().unwrap().len(), 1, "{over}");
    server.kill().unwrap();
    server.wait().unwrap();
}

/// A guest with a token, and a bot that plays one game for them.
fn bot(address: &str) -> Child {
    let agent = agent();
    let guest = agent.post(format!("{address}/api/guest")).send_empty().unwrap();
    let cookie = guest.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_string();
    let wanted = json!({"name": "bot", "scopes": ["play"]});
    let made = agent.post(format!("{address}/api/account/tokens")).header("cookie", cookie).send_json(wanted);
    let made: Value = made.unwrap().body_mut().read_json().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
    command.args(["bot", address, "--engine", "random", "--pair", "green-skull", "--games", "1"]);
    command.env("TABULEIRO_TOKEN", made["token"].as_str().unwrap()).spawn().unwrap()
}

fn moves_of(turn: &Value) -> Vec<String> {
    turn["moves"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap().to_string()).collect()
}

fn start(folder: &Path) -> (Child, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--log-filter", "error", "--lang", "en"]);
    command.args(["--requests-per-minute", "100000000", "--passwords-per-minute", "100000000"]);
    let mut server = command.arg("--data").arg(folder).stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.split_whitespace().find(|word| word.starts_with("http://")).unwrap();
    (server, address.to_string())
}

/// Kills the server when so many requests have been sent, in the middle of whatever it is doing.
fn kill_after(server: &mut Child, asks: &Receiver<()>, requests: usize) {
    for _ in 0..=requests {
        if asks.recv().is_err() {
            break;
        }
    }
    server.kill().unwrap();
    server.wait().unwrap();
}

fn agent() -> Agent {
    Agent::config_builder().http_status_as_error(false).build().into()
}

/// The body of a good answer; nothing if the server is gone.
fn get(agent: &Agent, url: &str, cookie: &str) -> Result<Value, Gone> {
    let mut response = agent.get(url).header("cookie", cookie).call().map_err(|_| Gone)?;
    response.body_mut().read_json().map_err(|_| Gone)
}

#[derive(Debug)]
struct Gone;

/// Two guests who play one game after the other.
struct Pair {
    random: Random,
    cookies: Vec<String>,
    /// The tables, each with the turns that were acknowledged.
    tables: Vec<(String, Vec<Vec<String>>)>,
    /// A turn that was sent and not answered.
    unheard: Option<(String, u64, Vec<String>)>,
}

impl Pair {
    fn new(seed: u64) -> Pair {
        Pair { random: Random::from_seed(seed), cookies: Vec::new(), tables: Vec::new(), unheard: None }
    }

    fn play_until_the_server_is_gone(&mut self, address: &str, asked: &Sender<()>) {
        let agent = agent();
        while self.play_one_turn(&agent, address, asked).is_ok() {}
    }

    fn play_one_turn(&mut self, agent: &Agent, address: &str, asked: &Sender<()>) -> Result<(), Gone> {
        while self.cookies.len() < 2 {
            let _ = asked.send(());
            let response = agent.post(format!("{address}/api/guest")).send_empty().map_err(|_| Gone)?;
            let cookie = response.headers().get("set-cookie").ok_or(Gone)?.to_str().unwrap();
            self.cookies.push(cookie.split(';').next().unwrap().to_string());
        }
        if let Some((table, number, moves)) = self.unheard.clone() {
            // Sent once more: it is answered, and played at most once.
            return self.send(agent, address, asked, &table, number, moves);
        }
        let Some((table, _)) = self.tables.last().cloned() else {
            return self.new_table(agent, address, asked);
        };
        let view = get(agent, &format!("{address}/api/tables/{table}"), "")?;
        match view["state"].as_str() {
            Some("open") => {
                let url = format!("{address}/api/tables/{table}/join");
                post(agent, &url, &self.cookies[1], &json!({}), asked).map(drop)
            }
            Some("playing") => {
                let moves = self.choose(agent, address, &table)?;
                self.send(agent, address, asked, &table, view["next_turn"].as_u64().unwrap(), moves)
            }
            _ => self.new_table(agent, address, asked),
        }
    }

    fn new_table(&mut self, agent: &Agent, address: &str, asked: &Sender<()>) -> Result<(), Gone> {
        let plan = json!({"game": "green-skull"});
        let made = post(agent, &format!("{address}/api/tables"), &self.cookies[0], &plan, asked)?;
        self.tables.push((made["table"]["id"].as_str().unwrap().to_string(), Vec::new()));
        Ok(())
    }

    /// A whole legal turn.
    fn choose(&mut self, agent: &Agent, address: &str, table: &str) -> Result<Vec<String>, Gone> {
        let mut moves: Vec<String> = Vec::new();
        loop {
            let url = format!("{address}/api/tables/{table}/position?moves={}", moves.join("_"));
            let position = get(agent, &url, "")?;
            if !moves.is_empty() && position["mid_turn"] == false {
                return Ok(moves);
            }
            let legal = position["moves"].as_array().unwrap();
            moves.push(legal[self.random.below(legal.len())]["text"].as_str().unwrap().to_string());
        }
    }

    fn send(
        &mut self,
        agent: &Agent,
        address: &str,
        asked: &Sender<()>,
        table: &str,
        number: u64,
        moves: Vec<String>,
    ) -> Result<(), Gone> {
        self.unheard = Some((table.into(), number, moves.clone()));
        let view = get(agent, &format!("{address}/api/tables/{table}"), "")?;
        // Whoever's turn it was: the one who sent it before sends it again.
        let played = view["next_turn"].as_u64().unwrap() > number;
        let seat = match (played, view["to_move"].as_u64()) {
            (false, Some(seat)) => seat,
            _ => seat_of_turn(agent, address, table, number)?,
        };
        let url = format!("{address}/api/tables/{table}/turns");
        let cookie = self.cookies[seat as usize - 1].clone();
        post(agent, &url, &cookie, &json!({"turn": number, "moves": moves}), asked)?;
        self.tables.last_mut().unwrap().1.push(moves);
        self.unheard = None;
        Ok(())
    }
}

fn seat_of_turn(agent: &Agent, address: &str, table: &str, number: u64) -> Result<u64, Gone> {
    let record = get(agent, &format!("{address}/api/tables/{table}/record?format=json"), "")?;
    Ok(record["turns"][number as usize - 1]["player"].as_u64().unwrap())
}

fn post(agent: &Agent, url: &str, cookie: &str, body: &Value, asked: &Sender<()>) -> Result<Value, Gone> {
    let _ = asked.send(());
    let mut response = agent.post(url).header("cookie", cookie).send_json(body).map_err(|_| Gone)?;
    let (status, text) = (response.status(), response.body_mut().read_to_string().map_err(|_| Gone)?);
    assert!(status.is_success(), "{url} {body}: {status} {text}");
    serde_json::from_str(&text).map_err(|_| Gone)
}
