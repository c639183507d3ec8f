//! A disk that is full for a while: what cannot be kept is refused, what is there can be read, and it goes on by itself.

use crate::process::{Process, Running, agent, get, guest, post};
use serde_json::{Value, json};
use std::process::Command;

#[test]
fn a_disk_that_is_full_for_a_while_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let start = || Process::in_folder(folder.path()).logging("error", &folder.path().join("log")).start();
    let server = start();
    let agent = agent();
    let cookie = guest(&agent, &server.address).unwrap();
    let ask = |path: &str, body: Value| post(&agent, &server.url(path), &cookie, &body).unwrap();
    let read = |path: &str| get(&agent, &server.url(path), &cookie).unwrap();
    let status = |path: &str| agent.get(server.url(path)).call().unwrap().status().as_u16();
    let plan = json!({"game": "green-skull", "places": ["me", {"engine": "random"}]});
    let id = ask("/api/tables", plan).1["table"]["id"].as_str().unwrap().to_string();
    let table = format!("/api/tables/{id}");
    let turn = some_turn(&|moves| read(&format!("{table}/position?moves={moves}")));

    let journal = std::fs::metadata(folder.path().join("server.sqlite-wal")).unwrap();
    if !limit(&server, &journal.len().to_string()) {
        return;
    }
    let before = read(&table);
    for _ in 0..20 {
        let (refused, answer) = ask(&format!("{table}/turns"), json!({"turn": 1, "moves": turn}));
        assert_eq!(refused, 503, "{answer}");
        assert!(answer["error"].as_str().unwrap().contains("try again"), "{answer}");
        assert_eq!(ask("/api/guest", json!({})).0, 200, "who is known is known");
        assert!(guest(&agent, &server.address).is_err(), "no new guest can be stored");
        assert_eq!(read(&table), before, "nothing happened");
    }
    assert_eq!(read("/api/tables?state=playing"), json!([before]));
    let seen = ["/healthz", &format!("{table}/record"), "/api/games", "/readyz"].map(status);
    assert_eq!(seen, [200, 200, 200, 503]);

    limit(&server, "unlimited");
    let (done, answer) = ask(&format!("{table}/turns"), json!({"turn": 1, "moves": turn}));
    assert_eq!((done, &answer["repeated"]), (200, &json!(false)));
    guest(&agent, &server.address).unwrap();
    assert_eq!(status("/readyz"), 200);
    while read(&table)["next_turn"] != 3 {}
    drop(server);
    let server = start();
    let record = get(&agent, &server.url(&format!("{table}/record?format=json")), "").unwrap();
    assert_eq!(record["turns"].as_array().unwrap().len(), 2, "{record}");
}

/// Limits the size of the server's files, in bytes; returns false if the system cannot.
fn limit(server: &Running, bytes: &str) -> bool {
    let mut command = Command::new("prlimit");
    command.args(["--pid", &server.id().to_string(), &format!("--fsize={bytes}:")]);
    let Ok(status) = command.status() else {
        eprintln!("not run: prlimit is not installed");
        return false;
    };
    status.success()
}

/// Returns a whole legal turn, found by looking at positions.
fn some_turn(position: &dyn Fn(&str) -> Value) -> Vec<String> {
    let mut moves: Vec<String> = Vec::new();
    loop {
        let position = position(&moves.join("_"));
        if !moves.is_empty() && position["mid_turn"] == false {
            return moves;
        }
        moves.push(position["moves"][0]["text"].as_str().unwrap().to_string());
    }
}
