//! `tabuleiro admin` beside a running server.

use crate::process::{Process, agent, get, guest, post};
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

#[test]
fn accounts_are_kept_beside_a_running_server() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::in_folder(folder.path()).start();
    let log_in = |path: &str, password: &str| {
        let account = json!({"name": "Ana", "password": password});
        post(&agent(), &server.url(path), "", &account).unwrap().0
    };
    assert_eq!(log_in("/api/account", "correct horse"), 200);
    let told = good(folder.path(), &["password", "Ana"], "");
    assert_eq!(log_in("/api/session", told["password"].as_str().unwrap()), 200);
    let told = good(folder.path(), &["password", "Ana", "--stdin"], "battery staple\n");
    assert_eq!(told, json!({"name": "Ana", "removed": {"session": 1, "token": 0}}));
    assert_eq!(log_in("/api/session", "battery staple"), 200);
    let output = admin(folder.path(), &["password", "Ana", "--stdin"], "short\n");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().contains("8 to 256"));
    good(folder.path(), &["log-out", "Ana"], "");
    assert_eq!(good(folder.path(), &["reports"], ""), Value::Null);
    assert_eq!(good(folder.path(), &["accounts"], "")["name"], "Ana");
    let told = String::from_utf8(admin(folder.path(), &["audit", "--days", "1"], "").stdout).unwrap();
    let entries: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let what: Vec<String> =
        entries.iter().rev().map(|entry| entry["what"].as_str().unwrap().into()).collect();
    assert_eq!(what, ["account-made", "command", "log-in", "command", "log-in", "command"]);
    assert_eq!((&entries[0]["detail"], &entries[0]["about"]), (&json!("log-out"), &json!("Ana")));
    good(folder.path(), &["remove", "Ana"], "");
    assert!(!String::from_utf8(admin(folder.path(), &["audit"], "").stdout).unwrap().contains("Ana"));
    assert_eq!(log_in("/api/session", "battery staple"), 401);
    assert_eq!(admin(folder.path(), &["remove", "Ana"], "").status.code(), Some(1));
}

#[test]
fn who_is_removed_leaves_no_name_at_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::in_folder(folder.path()).start();
    let agent = agent();
    let cookie = guest(&agent, &server.address).unwrap();
    let plan = json!({"game": "green-skull", "places": ["me", "me"]});
    let (_, made) = post(&agent, &server.url("/api/tables"), &cookie, &plan).unwrap();
    let table = server.url(&format!("/api/tables/{}", made["table"]["id"].as_str().unwrap()));
    let name = || get(&agent, &table, "").unwrap()["seats"][0]["name"].as_str().map(str::to_string);
    good(folder.path(), &["remove", &name().unwrap()], "");
    let begin = std::time::Instant::now();
    while name().is_some() {
        assert!(begin.elapsed().as_secs() < 60, "the name is still there");
    }
}

#[test]
fn a_backup_says_what_it_did_and_overwrites_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Process::in_folder(folder.path()).start();
    let account = json!({"name": "Ana", "password": "correct horse"});
    post(&agent(), &server.url("/api/account"), "", &account).unwrap();
    let path = folder.path().join("backup").display().to_string();
    let told = good(folder.path(), &["backup", &path], "");
    let counts = (&told["rows"], &told["tables"]["person"], &told["tables"]["event"]);
    assert_eq!(counts, (&json!(3), &json!(1), &json!(0)));
    let output = admin(folder.path(), &["backup", &path], "");
    assert!(String::from_utf8(output.stderr).unwrap().contains("--force"));
    let told = good(folder.path(), &["backup", &path, "--force"], "");
    assert_eq!((&told["file"], &told["tables"]["audit"]), (&json!(path), &json!(2)));
    assert!(server.end().success());
    let other = tempfile::tempdir().unwrap();
    let missing = other.path().join("missing");
    for command in [&["accounts"][..], &["restore", &path], &["backup", &path]] {
        assert_eq!(admin(&missing, command, "").status.code(), Some(1), "{command:?}");
        assert!(!missing.exists(), "{command:?} makes no folder");
    }
    assert_eq!(good(other.path(), &["restore", &path], "")["tables"], told["tables"]);
}

fn admin(folder: &Path, args: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
    command.arg("admin").args(args).arg("--data").arg(folder).args(["--lang", "en"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

/// Returns the document that the command prints, if any.
fn good(folder: &Path, args: &[&str], input: &str) -> Value {
    let output = admin(folder, args, input);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    if output.stdout.is_empty() { Value::Null } else { serde_json::from_slice(&output.stdout).unwrap() }
}
