//! No log contains a secret, at any log level.

use crate::postgres::Postgres;
use crate::process::{Process, Running, agent, guest, post};
use serde_json::{Value, json};
use std::process::{Command, Stdio};
use tabuleiro_core::Random;

const PASSWORD: &str = "hushhush-password";
const DATABASE_PASSWORD: &str = "hushhush-database";

#[test]
fn secrets_are_never_logged() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let postgres = Postgres::start();
    let secret_url = |url: String| url.replacen('@', &format!(":{DATABASE_PASSWORD}@"), 1);
    let url = postgres.as_ref().map(|postgres| secret_url(postgres.fresh_database("secrets")));
    let server =
        Process::in_folder(folder.path()).with_database(url.as_deref()).logging("trace", &log).start();
    let mut secrets = use_them(&server);
    secrets.extend([PASSWORD.to_string(), DATABASE_PASSWORD.to_string()]);
    // What the database says when it is gone is logged too.
    drop(postgres);
    let _ = guest(&agent(), &server.address);
    drop(server);
    let text = std::fs::read_to_string(&log).unwrap();
    assert!(text.contains("/api/tables/{id}/join") && text.contains("sqlx"), "everything is logged: {text}");
    for secret in secrets {
        assert!(!text.contains(&secret), "{secret} is in the log");
    }
}

#[test]
fn a_database_that_cannot_be_opened_keeps_its_password() {
    for (number, place) in
        ["127.0.0.1:1/x", "nowhere.invalid/x", "127.0.0.1:1/x?sslmode=odd", "["].iter().enumerate()
    {
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--log-filter", "trace", "--data"])
            .arg(folder.path());
        command.args(["--database", &format!("postgres://me:{DATABASE_PASSWORD}@{place}")]);
        let output = command.stdin(Stdio::null()).output().unwrap();
        assert!(!output.status.success());
        for said in [output.stdout, output.stderr] {
            let said = String::from_utf8_lossy(&said).into_owned();
            assert!(!said.contains(DATABASE_PASSWORD), "{number}: {said}");
        }
    }
}

/// Uses every kind of secret, correctly and incorrectly, and returns them.
fn use_them(server: &Running) -> Vec<String> {
    let agent = agent();
    let cookie = guest(&agent, &server.address).unwrap();
    let ask = |path: &str, cookie: &str, body: Value| post(&agent, &server.url(path), cookie, &body).unwrap();
    let name = format!("Ana{}", Random::from_seed(std::process::id().into()).below(1000));
    let account = json!({"name": name, "password": PASSWORD});
    let mut response =
        agent.post(server.url("/api/account")).header("cookie", &cookie).send_json(&account).unwrap();
    assert_eq!(response.status(), 200, "{:?}", response.body_mut().read_to_string());
    let account_cookie =
        response.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_string();
    let me = account_cookie.as_str();
    assert_eq!(ask("/api/session", "", account).0, 200);
    // Refused, misspelt, in the wrong place, too long: not even then.
    assert_eq!(ask("/api/session", "", json!({"name": PASSWORD, "password": format!("{PASSWORD}x")})).0, 401);
    assert_eq!(ask("/api/session", "", json!({"name": name, "passwort": PASSWORD})).0, 400);
    assert_eq!(ask("/api/session", "", json!({"name": name, "password": {PASSWORD: 1}})).0, 400);
    assert_eq!(ask("/api/session", "", json!(PASSWORD)).0, 400);
    // Refused before all of it is read: the answer, or a connection that is closed.
    let endless = json!({"name": name, "password": PASSWORD.repeat(9000)});
    let refused = post(&agent, &server.url("/api/session"), "", &endless);
    assert!(!matches!(refused, Ok((code, _)) if code != 413));
    let _ = agent.get(server.url(&format!("/api/account?password={PASSWORD}"))).call();
    let _ = agent.get(server.url(&format!("/{PASSWORD}"))).header("x-password", PASSWORD).call();
    assert_eq!(
        ask("/api/account/password", me, json!({"old": PASSWORD, "new": format!("{PASSWORD}-2")})).0,
        204
    );
    let (_, made) = ask("/api/account/tokens", me, json!({"name": "bot", "scopes": ["play", "read"]}));
    let token = made["token"].as_str().unwrap().to_string();
    for sent in [format!("Bearer {token}"), format!("Bearer {token}x"), token.clone()] {
        agent.get(server.url("/api/account")).header("authorization", sent).call().unwrap();
    }
    let (_, made) = ask("/api/tables", me, json!({"game": "green-skull", "places": ["me", "link"]}));
    let (id, key) = (made["table"]["id"].as_str().unwrap(), made["keys"][0]["key"].as_str().unwrap());
    let join = format!("/api/tables/{id}/join");
    assert_eq!(ask(&join, &guest(&agent, &server.address).unwrap(), json!({"seat": 2, "key": key})).0, 200);
    assert_eq!(ask(&join, me, json!({"key": key, "seat": key})).0, 400);
    let secret_of = |text: &str| text.rsplit(['_', '.', '=']).next().unwrap().to_string();
    vec![secret_of(&token), key.to_string(), secret_of(&cookie), secret_of(me)]
}
