//! Access rights: every end point with every kind of caller. The expected answers are in `access.txt`; an end point
//! without a row fails.

use crate::house::{House, Visitor, run};
use crate::tables::{GAME, make, some_turn};
use axum::http::Method;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

const TABLE: &str = include_str!("access.txt");

/// Kinds of callers, in the order of the columns.
const CALLERS: [&str; 11] = [
    "nobody",
    "guest",
    "other",
    "spectator",
    "seat",
    "creator",
    "admin",
    "wrong",
    "expired",
    "scopeless",
    "foreign",
];

#[test]
fn everyone_gets_in_where_they_belong_and_nowhere_else() {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let url = tabuleiro_server::sqlite_url(&folder.path().join("server.sqlite"));
        let house = House::open(&url).await;
        let expected = rows();
        let document = house.nobody().get("/api/openapi.json").await.expect(200);
        let described = points(&document);
        let known: BTreeSet<String> = expected.keys().cloned().collect();
        assert_eq!(described, known, "end points and rows are the same");
        for (point, statuses) in &expected {
            expect_security(&document, point, statuses);
        }
        let mut wrong = Vec::new();
        for (point, statuses) in &expected {
            let mut found = Vec::new();
            for caller in CALLERS {
                found.push(answer(&house, point, caller).await);
            }
            if &found != statuses {
                wrong.push(line(point, &found));
            }
        }
        assert!(wrong.is_empty(), "found instead:\n{}", wrong.join("\n"));
    });
}

/// Compares the described security with the expected answers. Anonymous callers succeed where none is required; a wrong
/// token is ignored only where none is read.
fn expect_security(document: &Value, point: &str, statuses: &[u16]) {
    let status = |caller: &str| statuses[CALLERS.iter().position(|name| *name == caller).unwrap()];
    let (method, path) = point.split_once(' ').unwrap();
    let own = &document["paths"][path][method.to_ascii_lowercase()]["security"];
    let choices = if own.is_null() { &document["security"] } else { own }.as_array().unwrap();
    let is_open = choices.contains(&json!({}));
    assert!(
        is_open || status("nobody") == 401,
        "{point} must answer anonymous callers with 401, as described"
    );
    // An end point that answers everyone with 401 compares passwords.
    assert!(!is_open || status("nobody") != 401 || status("creator") == 401, "{point} wants a caller");
    let looks = choices.len() > 1 || !is_open;
    assert_eq!(looks, status("wrong") == 401, "{point}: the description must say whether tokens are read");
}

fn rows() -> BTreeMap<String, Vec<u16>> {
    let lines = TABLE.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let row = |line: &str| {
        let mut words = line.split_whitespace();
        let point = format!("{} {}", words.next().unwrap(), words.next().unwrap());
        let statuses: Vec<u16> = words.map(|word| word.parse().unwrap()).collect();
        assert_eq!(statuses.len(), CALLERS.len(), "{line}");
        (point, statuses)
    };
    lines.map(row).collect()
}

fn line(point: &str, statuses: &[u16]) -> String {
    let (method, path) = point.split_once(' ').unwrap();
    let statuses: Vec<String> = statuses.iter().map(ToString::to_string).collect();
    format!("{method:<6} {path:<40} {}", statuses.join(" "))
}

/// Returns every end point of the description.
pub(crate) fn points(document: &Value) -> BTreeSet<String> {
    let paths = document["paths"].as_object().unwrap().iter();
    let points = paths.flat_map(|(path, item)| {
        let methods = item
            .as_object()
            .unwrap()
            .keys()
            .filter(|key| ["get", "post", "put", "delete"].contains(&key.as_str()));
        methods.map(move |method| format!("{} {path}", method.to_uppercase()))
    });
    points.collect()
}

/// Returns the status of an end point for a kind of caller, at a table whose game has just begun.
async fn answer(house: &House, point: &str, caller: &str) -> u16 {
    let (mut creator, mut seat) = (house.guest().await, house.guest().await);
    let begins = !["join", "leave", "start", "engine"].iter().any(|word| point.ends_with(word));
    let plan = json!({"game": GAME, "start_when_full": begins});
    let id = make(&mut creator, plan).await;
    if !point.ends_with("engine") && !point.ends_with("join") {
        seat.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
    }
    creator.post(&format!("/api/tables/{id}/chat"), json!({"text": "hello"})).await.expect(201);
    if point.starts_with("DELETE /api/tables") {
        creator.post(&format!("/api/tables/{id}/offer"), json!({"what": "draw"})).await.expect(200);
    }
    let turn = if point.ends_with("turns") { some_turn(&mut creator, &id).await } else { Vec::new() };
    let mut visitor = match caller {
        "nobody" => house.nobody(),
        "guest" | "spectator" => house.guest().await,
        "other" => house.made_account().await,
        "admin" => house.admin().await,
        "seat" => seat,
        "creator" => creator.clone(),
        "wrong" => Visitor { token: Some("tab_abc_def".into()), ..house.nobody() },
        "expired" => {
            token(&mut creator, json!({"name": "x", "scopes": ["read", "play", "chat"], "days": 0})).await
        }
        "scopeless" => token(&mut creator, json!({"name": "x", "scopes": []})).await,
        "foreign" => Visitor { headers: vec![("origin", "https://there.example".into())], ..creator.clone() },
        other => panic!("{other}"),
    };
    let _watching = if caller == "spectator" { Some(house.watch(&id).await) } else { None };
    if point.ends_with("socket") {
        visitor.headers.extend([("upgrade", "websocket".into()), ("connection", "upgrade".into())]);
        visitor.headers.extend([
            ("sec-websocket-version", "13".into()),
            ("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA==".into()),
        ]);
    }
    let name = creator.get("/api/account").await.expect(200)["name"].as_str().unwrap().to_string();
    let (method, path) = point.split_once(' ').unwrap();
    let own = if path.contains("/people/") { name.as_str() } else { "mine" };
    let path = path.replace("{id}", if path.contains("tables") { &id } else { "nothing" });
    let path =
        path.replace("{name}", own).replace("{seat}", "2").replace("{number}", "1").replace("{game}", GAME);
    let path = match path.rsplit('/').next() {
        Some("spelling") => format!("{path}?click=a1"),
        Some(picture) if picture.starts_with("picture.") => {
            format!("{path}?text=gsk1.published.2.starts~1&size=64")
        }
        _ => path,
    };
    let body = body(point, &turn, &name);
    visitor.status_of(method.parse::<Method>().unwrap(), &path, body.as_ref()).await
}

async fn token(owner: &mut Visitor, wanted: Value) -> Visitor {
    let made = owner.post("/api/account/tokens", wanted).await.expect(201);
    Visitor { cookie: None, token: made["token"].as_str().map(str::to_string), ..owner.clone() }
}

/// Returns a meaningful body for an end point.
fn body(point: &str, turn: &[String], name: &str) -> Option<Value> {
    let end = point.rsplit('/').next().unwrap();
    match (point, end) {
        ("POST /api/account" | "POST /api/session", _) => Some(json!({"name": "x", "password": "x"})),
        ("POST /api/account/games", _) => Some(json!({"key": "x", "record": "x"})),
        ("PUT /api/guest", _) => Some(json!({"name": "x"})),
        ("POST /api/account/password", _) => Some(json!({"old": "wrong horse", "new": "battery staple"})),
        ("POST /api/tables" | "POST /api/pairing" | "POST /api/preview", _) => Some(json!({"game": GAME})),
        ("POST /api/position" | "POST /api/editor/position", _) => {
            Some(json!({"text": "gsk1.published.2.starts~1"}))
        }
        ("POST /api/editor/map", _) => Some(json!({"game": "small-star-empires"})),
        ("POST /api/games/{game}/lessons/{lesson}", _) => Some(json!({"moves": []})),
        ("POST /api/analysis", _) => Some(json!({"line": "gsk1.published.2.starts~1"})),
        ("DELETE /api/account", _) => Some(json!({"password": "wrong horse"})),
        ("POST /api/account/tokens", _) => Some(json!({"name": "x", "scopes": ["read"]})),
        ("PUT /api/account/maps/{name}", _) => Some(json!({"game": GAME, "text": "x"})),
        (_, "turns") if point.starts_with("GET") => None,
        (_, "turns") => Some(json!({"turn": 1, "moves": turn})),
        (_, "offer") if point.starts_with("POST") => Some(json!({"what": "draw"})),
        (_, "chat") if point.starts_with("POST") => Some(json!({"text": "hello"})),
        (_, "mute") => Some(json!({"name": name})),
        (_, "engine") => Some(json!({"level": "1"})),
        (_, "join" | "hint") => Some(json!({})),
        _ => None,
    }
}
