//! Two nodes over one PostgreSQL: killed, stopped, cut off from the database and from the bus. No acknowledged turn is
//! lost, and the others continue.

use crate::killed::{Line, Pair};
use crate::nats::Nats;
use crate::postgres::Postgres;
use crate::process::{Process, Running, Stream, agent, get, guest, post};
use crate::proxy::Proxy;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::mpsc::channel;
use tabuleiro_core::Random;
use tempfile::TempDir;

const GAME: &str = "green-skull";

#[test]
fn two_nodes_that_hear_each_other_by_the_database() {
    let Some(postgres) = Postgres::start() else { return };
    every_scenario(&Houses { postgres: &postgres, nats: None });
}

#[test]
fn two_nodes_that_hear_each_other_by_nats() {
    let (Some(postgres), Some(nats)) = (Postgres::start(), Nats::start()) else { return };
    every_scenario(&Houses { postgres: &postgres, nats: Some(&nats) });
}

fn every_scenario(houses: &Houses) {
    people_on_two_nodes_play_one_game(houses);
    a_node_that_ends_in_order_hands_its_games_on_at_once(houses);
    a_node_that_is_killed_is_replaced_and_nobodys_time_is_stolen(houses);
    killed_in_turn_they_lose_nothing(houses);
    cut_off_from_the_database_a_node_is_replaced_and_comes_back(houses);
    cut_off_from_the_bus_a_node_looks_for_itself(houses);
}

/// Parts that nodes need.
struct Houses<'a> {
    postgres: &'a Postgres,
    nats: Option<&'a Nats>,
}

/// Nodes over their own database.
struct House {
    database: String,
    bus: String,
    folder: TempDir,
}

impl Houses<'_> {
    fn fresh(&self, name: &str) -> House {
        let bus = self.nats.map_or_else(|| "postgres".into(), Nats::url);
        House { database: self.postgres.fresh_database(name), bus, folder: tempfile::tempdir().unwrap() }
    }
}

impl Houses<'_> {
    /// Returns a proxy to the bus that can be cut, and the address of the bus through it.
    fn line_to_the_bus(&self, house: &House) -> (Proxy, String, TempDir) {
        let folder = tempfile::tempdir().unwrap();
        if self.nats.is_some() {
            let (bus, port) = house.bus.rsplit_once(':').unwrap();
            let (line, port) = Proxy::to_port(port.parse().unwrap());
            return (line, format!("{bus}:{port}"), folder);
        }
        let line = Proxy::to_folder(self.postgres.path().into(), folder.path());
        (line, self.by_folder(house, folder.path()), folder)
    }

    /// Returns the address of a database whose PostgreSQL seems to listen in another folder.
    fn by_folder(&self, house: &House, folder: &Path) -> String {
        house.database.replace(&self.postgres.path().display().to_string(), &folder.display().to_string())
    }
}

impl House {
    fn node(&self, lease_seconds: &str) -> Running {
        self.node_by(&self.database, &self.bus, lease_seconds)
    }

    fn node_by(&self, database: &str, bus: &str, lease_seconds: &str) -> Running {
        let settings = ["--bus", bus, "--lease-seconds", lease_seconds, "--engine-seconds", "0.02"];
        Process::in_folder(self.folder.path()).with_database(Some(database)).with(&settings).start()
    }
}

/// Sends a request to a node, again after a temporary refusal.
fn ask(url: &str, cookie: &str, body: &Value) -> Value {
    for _ in 0..600 {
        match post(&agent(), url, cookie, body).unwrap() {
            (503, _) => std::thread::sleep(std::time::Duration::from_millis(100)),
            (status, answer) => {
                assert!((200..300).contains(&status), "{url} {body}: {status} {answer}");
                return answer;
            }
        }
    }
    panic!("{url} is never answered");
}

fn table(node: &Running, cookie: &str, plan: &Value) -> String {
    let made = ask(&node.url("/api/tables"), cookie, plan);
    made["table"]["id"].as_str().unwrap().to_string()
}

fn view(node: &Running, id: &str) -> Value {
    get(&agent(), &node.url(&format!("/api/tables/{id}")), "").unwrap()
}

/// Plays a whole turn for the owner of this cookie.
fn play(node: &Running, id: &str, cookie: &str) {
    let mut moves: Vec<String> = Vec::new();
    let number = view(node, id)["next_turn"].clone();
    loop {
        let url = node.url(&format!("/api/tables/{id}/position?moves={}", moves.join("_")));
        let position = get(&agent(), &url, "").unwrap();
        if !moves.is_empty() && position["mid_turn"] == false {
            break;
        }
        moves.push(position["moves"][0]["text"].as_str().unwrap().to_string());
    }
    ask(&node.url(&format!("/api/tables/{id}/turns")), cookie, &json!({"turn": number, "moves": moves}));
}

fn stream(node: &Running, id: &str, cookie: &str) -> Stream {
    Stream::open(&node.url(&format!("/api/tables/{id}/stream")), cookie)
}

fn people_on_two_nodes_play_one_game(houses: &Houses) {
    let house = houses.fresh("play");
    let nodes = [house.node("60"), house.node("60")];
    let cookies = [0, 1].map(|seat| guest(&agent(), &nodes[seat].address).unwrap());
    let mut games = Stream::open(&nodes[0].url("/api/events"), &cookies[0]);
    let id = table(&nodes[0], &cookies[0], &json!({"game": GAME}));
    let mut streams = [0, 1].map(|seat: usize| stream(&nodes[seat], &id, &cookies[seat]));
    ask(&nodes[1].url(&format!("/api/tables/{id}/join")), &cookies[1], &json!({}));
    assert_eq!(games.until(|document| document["type"] == "game-start")["table"], id.as_str());
    for turn in 1..=8 {
        let seat = view(&nodes[turn % 2], &id)["to_move"].as_u64().unwrap() as usize - 1;
        play(&nodes[seat], &id, &cookies[seat]);
        for stream in &mut streams {
            assert_eq!(stream.until_event("turn")["event"]["number"], turn);
        }
    }
    let versions = [0, 1].map(|node: usize| view(&nodes[node], &id)["version"].clone());
    assert_eq!(versions[0], versions[1]);
    // A person connected to another node counts as present.
    let here = |document: &Value| {
        let seats = document["table"]["seats"].as_array();
        seats.is_some_and(|seats| seats.iter().all(|seat| seat["here"] == true))
    };
    let mut late = stream(&nodes[0], &id, "");
    late.until(here);
    // Spectators of another node count too.
    let _further = stream(&nodes[1], &id, "");
    late.until(|document| document["type"] == "audience" && document["spectators"] == 2);
    ask(&nodes[1].url(&format!("/api/tables/{id}/chat")), &cookies[1], &json!({"text": "olá"}));
    assert_eq!(streams[0].until(|document| document["type"] == "chat")["text"], "olá");
    ask(&nodes[1].url(&format!("/api/tables/{id}/resign")), &cookies[1], &json!({}));
    assert_eq!(games.until(|document| document["type"] == "game-end")["table"], id.as_str());
}

/// Starts a game against an engine whose lease this node holds.
fn against_an_engine(node: &Running, clock: &str) -> (String, String) {
    let cookie = guest(&agent(), &node.address).unwrap();
    let plan =
        json!({"game": GAME, "clock": clock, "absent": "skip", "places": ["me", {"engine": "random"}]});
    (table(node, &cookie, &plan), cookie)
}

fn a_node_that_ends_in_order_hands_its_games_on_at_once(houses: &Houses) {
    let house = houses.fresh("in_order");
    // Leases that last so long do not run out in a test.
    let (mut first, second) = (house.node("600"), house.node("600"));
    let (id, cookie) = against_an_engine(&first, "10m");
    play(&first, &id, &cookie);
    let mut told = stream(&second, &id, "");
    assert!(first.end().success());
    told.until_event("resumed");
    // The engine answers the first turn, there or here.
    while view(&second, &id)["to_move"] != 1 {
        std::thread::yield_now();
    }
    play(&second, &id, &cookie);
    let is_turn = |number: u64| move |document: &Value| document["event"]["number"] == number;
    assert_eq!(told.until(is_turn(3))["event"]["seat"], 1);
    assert_eq!(told.until(is_turn(4))["event"]["seat"], 2, "the engine answers");
    let again = house.node("600");
    assert_eq!(view(&again, &id)["version"], view(&second, &id)["version"]);
}

fn a_node_that_is_killed_is_replaced_and_nobodys_time_is_stolen(houses: &Houses) {
    let house = houses.fresh("killed");
    let (mut first, second) = (house.node("1"), house.node("1"));
    let (id, cookie) = against_an_engine(&first, "10m");
    let mut told = Stream::open(&second.url(&format!("/api/tables/{id}/stream?since=0")), "");
    let started = told.until_event("started")["at_ms"].as_i64().unwrap();
    first.kill();
    let resumed = told.until_event("resumed");
    let (alive, left) =
        (resumed["event"]["alive_ms"].as_i64().unwrap(), resumed["table"]["seats"][0]["left_ms"].as_i64());
    assert_eq!(left, Some(600_000 - (alive - started).max(0)), "{resumed}");
    assert!(alive < resumed["at_ms"].as_i64().unwrap(), "{resumed}");
    play(&second, &id, &cookie);
    assert_eq!(told.until_event("turn")["event"]["seat"], 1);
    assert_eq!(told.until_event("turn")["event"]["seat"], 2, "the engine answers");
}

fn killed_in_turn_they_lose_nothing(houses: &Houses) {
    let house = houses.fresh("in_turn");
    let seed = std::process::id().into();
    println!("seed {seed}");
    let mut random = Random::from_seed(seed);
    let mut pairs: Vec<Pair> = (0..4).map(|number| Pair::new(seed + number)).collect();
    let mut nodes = [house.node("1"), house.node("1")];
    for round in 0..if crate::killed::is_long() { 100 } else { 4 } {
        let (asked, asks) = channel();
        let addresses = nodes.each_ref().map(|node| node.address.clone());
        let killed = round % 2;
        pairs = std::thread::scope(|scope| {
            let play = |(number, mut pair): (usize, Pair)| {
                let (addresses, asked) = (addresses.clone(), asked.clone());
                scope.spawn(move || {
                    let line = |node: usize| Line {
                        agent: agent(),
                        address: addresses[node].clone(),
                        asked: asked.clone(),
                    };
                    let lines = [line(0), line(1)];
                    // Alternate between the nodes until one is gone; then try once more on the remaining one.
                    let mut turn = number;
                    while pair.go_on(&lines[turn % 2]).is_ok() {
                        turn += 1;
                    }
                    for _ in 0..5 {
                        pair.go_on(&lines[1 - killed]).expect("the other node is there");
                    }
                    pair
                })
            };
            let players: Vec<_> = pairs.drain(..).enumerate().map(play).collect();
            drop(asked);
            for _ in 0..=random.below(150) {
                let _ = asks.recv();
            }
            nodes[killed].kill();
            players.into_iter().map(|player| player.join().unwrap()).collect()
        });
        nodes[killed] = house.node("1");
    }
    let acknowledged: usize = pairs.iter().map(|pair| pair.expect_kept(&nodes[0])).sum();
    println!("{acknowledged} acknowledged turns");
    assert!(acknowledged > 4, "hardly anything was played");
}

fn cut_off_from_the_database_a_node_is_replaced_and_comes_back(houses: &Houses) {
    let house = houses.fresh("cut_off");
    let folder = tempfile::tempdir().unwrap();
    let line = Proxy::to_folder(houses.postgres.path().into(), folder.path());
    let through = houses.by_folder(&house, folder.path());
    let (first, second) = (house.node_by(&through, &house.bus, "1"), house.node("1"));
    let (id, cookie) = against_an_engine(&first, "none");
    play(&first, &id, &cookie);
    let mut told = stream(&second, &id, "");
    told.until(|document| document["table"]["to_move"] == 1);
    line.cut();
    let turn = json!({"turn": 3, "moves": ["a1"]});
    let (status, _) = post(&agent(), &first.url(&format!("/api/tables/{id}/turns")), &cookie, &turn).unwrap();
    assert_eq!(status, 503);
    told.until_event("resumed");
    play(&second, &id, &cookie);
    assert_eq!(told.until_event("turn")["event"]["seat"], 1);
    assert_eq!(told.until_event("turn")["event"]["seat"], 2, "the engine answers where it is kept now");
    line.mend();
    // As soon as it has a line again, the first node knows all that happened and takes turns.
    let url = first.url(&format!("/api/tables/{id}/turns"));
    loop {
        if get(&agent(), &first.url(&format!("/api/tables/{id}")), "")
            .is_ok_and(|view| view["next_turn"] == 5)
        {
            break;
        }
        std::thread::yield_now();
    }
    play(&first, &id, &cookie);
    assert_eq!(told.until_event("turn")["event"]["number"], 5);
    let (status, _) = post(&agent(), &url, &cookie, &turn).unwrap();
    assert_eq!(status, 409, "what was refused was not kept");
}

fn cut_off_from_the_bus_a_node_looks_for_itself(houses: &Houses) {
    let house = houses.fresh("no_bus");
    let (line, bus, _folder) = houses.line_to_the_bus(&house);
    // Leases that last so long do not run out in a test.
    let (first, second) = (house.node("600"), house.node_by(&house.database, &bus, "600"));
    let (id, cookie) = against_an_engine(&first, "none");
    let mut told = stream(&second, &id, &cookie);
    let turn = |number: u64| move |document: &Value| document["event"]["number"] == number;
    line.cut();
    play(&first, &id, &cookie);
    told.until(turn(1));
    told.until(turn(2));
    // The first node listens, but no notice arrives; once the line is mended it looks, and its engine answers.
    let mut heard = stream(&first, &id, "");
    play(&second, &id, &cookie);
    line.mend();
    heard.until(turn(3));
    heard.until(turn(4));
    told.until(turn(3));
    told.until(turn(4));
}
