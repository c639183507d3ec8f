//! A process that stands still, and two that want the same database.

use crate::process::{Process, agent, get, guest, post};
use serde_json::json;
use std::process::{Command, Stdio};

#[test]
#[ignore = "takes seconds"]
fn a_stopped_process_charges_nobody_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::in_folder(folder.path()).start();
    let (agent, cookie) = (agent(), guest(&agent(), &server.address).unwrap());
    let plan = json!({"game": "green-skull", "clock": "1m", "places": ["me", "me"]});
    let (status, made) = post(&agent, &server.url("/api/tables"), &cookie, &plan).unwrap();
    assert_eq!(status, 201, "{made}");
    let table = server.url(&format!("/api/tables/{}", made["table"]["id"].as_str().unwrap()));
    let signal = |name: &str| {
        let sent = Command::new("kill").args([name, &server.id().to_string()]).status().unwrap();
        assert!(sent.success());
    };
    signal("-STOP");
    assert!(Command::new("sleep").arg("6").status().unwrap().success());
    signal("-CONT");
    let after = get(&agent, &table, &cookie).unwrap();
    let left_ms = after["seats"][0]["left_ms"].as_u64().unwrap();
    assert!(left_ms > 56_000, "{after}");
}

#[test]
fn a_second_server_on_one_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = Process::in_folder(folder.path()).start();
    let refused = Command::new(env!("CARGO_BIN_EXE_tabuleiro"))
        .args(["serve", "--listen", "127.0.0.1:0", "--lang", "en", "--data"])
        .arg(folder.path())
        .stdout(Stdio::null())
        .output()
        .unwrap();
    let told = String::from_utf8(refused.stderr).unwrap();
    assert!(!refused.status.success() && told.contains("another server uses the database"), "{told}");
    guest(&agent(), &first.address).unwrap();
    first.kill();
    let again = Process::in_folder(folder.path()).start();
    guest(&agent(), &again.address).unwrap();
}
