//! Programs that play on a server.

use crate::process::{Process, Running, agent, get, guest, post};
use serde_json::json;
use std::process::{Child, Command};

#[test]
fn two_bots_play_each_other_on_a_server() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::in_folder(folder.path()).start();
    let bots: Vec<Child> = (0..2).map(|_| bot(&server.address, &token(&server)).spawn().unwrap()).collect();
    for mut bot in bots {
        assert!(bot.wait().unwrap().success());
    }
    let over = get(&agent(), &server.url("/api/tables?state=over"), "").unwrap();
    assert_eq!(over.as_array().unwrap().len(), 1, "{over}");
}

#[test]
fn who_cannot_play_is_told_before_anybody_waits() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::in_folder(folder.path()).start();
    let token = token(&server);
    for (engine, why) in [
        ("foo", "`foo`"),
        ("level 99", "there is no level `99`"),
        ("ugi /no/such/program", "/no/such/program"),
        ("ugi true", "ended"),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
        command.args(["bot", &server.address, "--engine", engine, "--pair", "green-skull", "--lang", "en"]);
        let output = command.env("TABULEIRO_TOKEN", &token).output().unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && error.contains(why), "{engine}: {error}");
        assert!(!error.contains("error-"), "{error}");
    }
    let open = get(&agent(), &server.url("/api/tables?state=open"), "").unwrap();
    assert_eq!(open, json!([]), "no opponent was left waiting");
}

/// Returns a token for a new guest's program.
pub(crate) fn token(server: &Running) -> String {
    let agent = agent();
    let cookie = guest(&agent, &server.address).unwrap();
    let wanted = json!({"name": "bot", "scopes": ["play"]});
    let (_, made) = post(&agent, &server.url("/api/account/tokens"), &cookie, &wanted).unwrap();
    made["token"].as_str().unwrap().to_string()
}

/// Returns the command of a bot that plays one game.
pub(crate) fn bot(address: &str, token: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
    command.args(["bot", address, "--engine", "random", "--pair", "green-skull", "--games", "1"]);
    command.env("TABULEIRO_TOKEN", token).env_remove("SSL_CERT_FILE");
    command
}
