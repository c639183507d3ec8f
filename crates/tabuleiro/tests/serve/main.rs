//! The server as a process: killed at any moment, short of disk, asked to end, played on by bots, and what it writes to its log.

mod admin;
mod bots;
mod full_disk;
mod killed;
#[path = "../../../tabuleiro-server/tests/server/postgres.rs"]
mod postgres;
mod process;
mod secrets;
mod tls;

use process::{Process, get};
use std::process::Command;

#[test]
fn a_polite_signal_ends_it_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Process::in_folder(folder.path()).start();
    get(&process::agent(), &server.url("/healthz"), "").unwrap_err();
    let status = Command::new("kill").arg(server.id().to_string()).status().unwrap();
    assert!(status.success());
    assert!(server.wait().success());
    assert!(!folder.path().join("server.sqlite-wal").exists(), "everything is in one file");
}
