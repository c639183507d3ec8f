//! `tabuleiro admin` beside a running server.

use crate::process::{Process, agent, post};
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
    assert_eq!(told, json!({"name": "Ana", "removed": {"session": 1}}));
    assert_eq!(log_in("/api/session", "battery staple"), 200);
    let output = admin(folder.path(), &["password", "Ana", "--stdin"], "short\n");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().contains("8 to 256"));
    good(folder.path(), &["log-out", "Ana"], "");
    assert_eq!(good(folder.path(), &["reports"], ""), Value::Null);
    assert_eq!(good(folder.path(), &["accounts"], "")["name"], "Ana");
    good(folder.path(), &["remove", "Ana"], "");
    assert_eq!(log_in("/api/session", "battery staple"), 401);
    assert_eq!(admin(folder.path(), &["remove", "Ana"], "").status.code(), Some(1));
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
    assert_eq!(counts, (&json!(2), &json!(1), &json!(0)));
    let output = admin(folder.path(), &["backup", &path], "");
    assert!(String::from_utf8(output.stderr).unwrap().contains("--force"));
    assert_eq!(good(folder.path(), &["backup", &path, "--force"], "")["file"], json!(path));
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

/// The one document it prints, if it prints one.
fn good(folder: &Path, args: &[&str], input: &str) -> Value {
    let output = admin(folder, args, input);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    if output.stdout.is_empty() { Value::Null } else { serde_json::from_slice(&output.stdout).unwrap() }
}
