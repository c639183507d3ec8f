//! The server as a process: killed at any moment, short of disk, asked to end, played on by bots, and what it writes to its log.

mod admin;
mod bots;
mod full_disk;
mod killed;
mod load;
mod logging;
#[path = "../../../tabuleiro-server/tests/server/nats.rs"]
mod nats;
mod nodes;
mod pauses;
#[path = "../../../tabuleiro-server/tests/server/postgres.rs"]
mod postgres;
mod process;
mod proxy;
mod secrets;
mod soak;
mod tls;

use process::{Process, get};

#[test]
fn a_polite_signal_ends_it_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Process::in_folder(folder.path()).start();
    get(&process::agent(), &server.url("/healthz"), "").unwrap_err();
    assert!(server.end().success());
    assert!(!folder.path().join("server.sqlite-wal").exists(), "everything is in one file");
}
