//! Quotas: each person and each address is limited, and others are not affected.

use crate::house::{Answer, BEGIN, House, Visitor, config, run};
use crate::streams::{socket_of, until};
use crate::tables::{GAME, begun, make, play, view};
use axum::http::Method;
use futures_util::SinkExt;
use serde_json::{Value, json};
use tabuleiro_server::Config;
use tokio_tungstenite::tungstenite::Message;

const DAY_MS: i64 = 24 * 3_600_000;
/// A game whose analysis does not finish during a test.
const LONG: &str = "gsk1.published.2.starts~1";

/// Restarts the server with other settings.
async fn with(house: House, settings: impl FnOnce(Config) -> Config) -> House {
    house.again_with(|config| *config = settings(config.clone())).await
}

/// Returns the visitor at another address.
fn at(visitor: &Visitor, address: &str) -> Visitor {
    Visitor { headers: vec![("x-forwarded-for", address.into())], ..visitor.clone() }
}

#[track_caller]
fn expect_refused(answer: &Answer, words: &str) {
    assert_eq!(answer.status, 429, "{}", answer.text);
    let wait: u64 = answer.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=60).contains(&wait), "{wait}");
    let error = answer.error();
    assert!(error.contains(words) && error.contains(&wait.to_string()), "{error}");
}

async fn ask_for_table(by: &mut Visitor) -> Answer {
    by.post("/api/tables", json!({"game": GAME})).await
}

pub(crate) async fn one_has_so_many_unfinished_tables(house: House) {
    let house = with(house, |config| Config { guest_tables_max: 2, account_tables_max: 3, ..config }).await;
    let (mut guest, mut account) = (house.guest().await, house.made_account().await);
    let id = make(&mut guest, json!({"game": GAME})).await;
    make(&mut guest, json!({"game": GAME})).await;
    expect_refused(&ask_for_table(&mut guest).await, "too many unfinished tables: at most 2;");
    expect_refused(&guest.post("/api/pairing", json!({"game": GAME, "clock": "7m"})).await, "at most 2");
    let mut speaker = Visitor { headers: vec![("accept-language", "pt".into())], ..guest.clone() };
    expect_refused(&ask_for_table(&mut speaker).await, "demasiadas mesas por acabar: no máximo 2;");
    for _ in 0..3 {
        make(&mut account, json!({"game": GAME})).await;
    }
    expect_refused(&ask_for_table(&mut account).await, "too many unfinished tables: at most 3;");
    guest.post(&format!("/api/tables/{id}/abort"), json!({})).await.expect(200);
    make(&mut guest, json!({"game": GAME})).await;
}

pub(crate) async fn a_rematch_is_one_more_table(house: House) {
    let few = |config| Config { guest_tables_max: 1, address_factor: 3, behind_proxy: true, ..config };
    let house = with(house, few).await;
    let mut guest = at(&house.guest().await, "192.0.2.1");
    let mut over = Vec::new();
    for _ in 0..2 {
        let id = make(&mut guest, json!({"game": GAME, "places": ["me", "me"]})).await;
        guest.post(&format!("/api/tables/{id}/resign"), json!({})).await.expect(200);
        over.push(format!("/api/tables/{id}/offer"));
    }
    let rematch = json!({"what": "rematch-kept"});
    guest.post(&over[0], rematch.clone()).await.expect(200);
    expect_refused(&guest.post(&over[1], rematch).await, "too many unfinished tables: at most 1;");
    // Finished tables count for the address until the next check.
    let refused = ask_for_table(&mut at(&house.guest().await, "192.0.2.1")).await;
    expect_refused(&refused, "from your address");
}

pub(crate) async fn who_makes_many_tables_at_once_has_no_more(house: House) {
    let house = with(house, |config| Config { guest_tables_max: 3, ..config }).await;
    let guest = house.guest().await;
    let asked = (0..20).map(|_| {
        let mut guest = guest.clone();
        tokio::spawn(async move { ask_for_table(&mut guest).await.status.as_u16() })
    });
    let mut made = 0;
    for answer in asked.collect::<Vec<_>>() {
        made += usize::from(answer.await.unwrap() == 201);
    }
    assert!((1..=3).contains(&made), "{made}");
    let (mut guest, mut left) = (guest, 3 - made);
    while left > 0 {
        make(&mut guest, json!({"game": GAME})).await;
        left -= 1;
    }
    expect_refused(&ask_for_table(&mut guest).await, "at most 3");
}

pub(crate) async fn those_at_one_address_have_so_much_together(house: House) {
    let few = |config| Config {
        guest_tables_max: 1,
        guest_tokens_max: 1,
        guest_streams_max: 1,
        chat_lines_per_minute: 1,
        address_factor: 2,
        behind_proxy: true,
        ..config
    };
    let house = with(house, few).await;
    let mut guests = Vec::new();
    for _ in 0..3 {
        guests.push(at(&house.guest().await, "192.0.2.1"));
    }
    let [mut one, mut two, mut three] = guests.try_into().ok().unwrap();
    let id = make(&mut one, json!({"game": GAME})).await;
    make(&mut two, json!({"game": GAME})).await;
    expect_refused(
        &ask_for_table(&mut three).await,
        "too many unfinished tables from your address: at most 2;",
    );
    let token = json!({"name": "x", "scopes": ["play"]});
    one.post("/api/account/tokens", token.clone()).await.expect(201);
    two.post("/api/account/tokens", token.clone()).await.expect(201);
    let refused = three.post("/api/account/tokens", token.clone()).await;
    expect_refused(&refused, "too many tokens from your address: at most 2;");
    let stream = format!("/api/tables/{id}/stream");
    let _streams = (one.follow(&stream).await, two.follow(&stream).await);
    expect_refused(
        &three.get(&stream).await,
        "too many streams and windows from your address: at most 2 at once;",
    );
    let chat = format!("/api/tables/{id}/chat");
    one.post(&chat, json!({"text": "one"})).await.expect(201);
    two.post(&chat, json!({"text": "two"})).await.expect(201);
    let refused = three.post(&chat, json!({"text": "three"})).await;
    expect_refused(&refused, "at most 2 lines of chat a minute from your address");
    let mut elsewhere = at(&three, "192.0.2.2");
    make(&mut elsewhere, json!({"game": GAME})).await;
    elsewhere.post("/api/account/tokens", token).await.expect(201);
    let mut fourth = at(&house.guest().await, "192.0.2.2");
    fourth.post(&chat, json!({"text": "four"})).await.expect(201);
    elsewhere.follow(&stream).await;
    // After the check, a finished table no longer counts for the address.
    one.post(&format!("/api/tables/{id}/abort"), json!({})).await.expect(200);
    house.server.app.expire().await.unwrap();
    make(&mut one, json!({"game": GAME})).await;
    let refused = at(&house.guest().await, "192.0.2.1").post("/api/tables", json!({"game": GAME})).await;
    expect_refused(&refused, "from your address");
}

pub(crate) async fn one_has_so_many_tokens(house: House) {
    let house = with(house, |config| Config { guest_tokens_max: 2, ..config }).await;
    let mut guest = house.guest().await;
    let token = json!({"name": "x", "scopes": ["play"]});
    let first = guest.post("/api/account/tokens", token.clone()).await.expect(201);
    guest.post("/api/account/tokens", token.clone()).await.expect(201);
    expect_refused(&guest.post("/api/account/tokens", token.clone()).await, "too many tokens: at most 2;");
    let id = first["info"]["id"].as_str().or(first["id"].as_str()).unwrap();
    guest.delete(&format!("/api/account/tokens/{id}")).await.expect(204);
    let short = json!({"name": "y", "scopes": ["play"], "days": 1});
    guest.post("/api/account/tokens", short).await.expect(201);
    expect_refused(&guest.post("/api/account/tokens", token.clone()).await, "too many tokens: at most 2;");
    house.hand.send_modify(|now| *now += DAY_MS);
    guest.post("/api/account/tokens", token).await.expect(201);
}

pub(crate) async fn one_has_so_many_streams(house: House) {
    let few = |config| Config { guest_streams_max: 2, account_streams_max: 3, ..config };
    let house = with(house, few).await;
    let (mut one, _two, id) = begun(&house, json!({"game": GAME})).await;
    let stream = format!("/api/tables/{id}/stream");
    let first = one.follow(&stream).await;
    let _second = one.follow("/api/events").await;
    expect_refused(&one.get(&stream).await, "too many streams and windows: at most 2 at once;");
    expect_refused(&one.get("/api/events").await, "too many streams and windows: at most 2 at once;");
    let mut account = house.made_account().await;
    let _three =
        (account.follow(&stream).await, account.follow(&stream).await, account.follow(&stream).await);
    expect_refused(&account.get(&stream).await, "too many streams and windows: at most 3 at once;");
    drop(first);
    one.follow(&stream).await;
}

pub(crate) async fn all_games_of_somebody_are_a_stream_too(house: House) {
    let house = with(house, |config| Config { guest_streams_max: 1, address_factor: 1, ..config }).await;
    let (mut guest, mut nobody) = (house.guest().await, house.nobody());
    let name = guest.get("/api/account").await.expect(200)["name"].as_str().unwrap().to_string();
    let games = format!("/api/people/{name}/games");
    let first = guest.follow(&games).await;
    expect_refused(&guest.get(&games).await, "too many streams and windows: at most 1 at once;");
    expect_refused(&nobody.get(&games).await, "from your address");
    drop(first);
    assert_eq!(nobody.get(&games).await.status, 200);
}

pub(crate) async fn one_says_so_many_lines_a_minute(house: House) {
    let house = with(house, |config| Config { chat_lines_per_minute: 3, ..config }).await;
    let (mut one, mut two, id) = begun(&house, json!({"game": GAME})).await;
    let chat = format!("/api/tables/{id}/chat");
    for number in 0..3 {
        one.post(&chat, json!({"text": format!("line {number}")})).await.expect(201);
    }
    expect_refused(&one.post(&chat, json!({"text": "one more"})).await, "at most 3 lines of chat a minute");
    two.post(&chat, json!({"text": "hello"})).await.expect(201);
}

pub(crate) async fn one_has_one_analysis_and_one_fairness_job_at_a_time(house: House) {
    let long =
        |config| Config { analysis_seconds: 600.0, engine_seconds: 600.0, address_factor: 2, ..config };
    let house = with(house, long).await;
    let (mut one, mut two, mut three) = (house.guest().await, house.guest().await, house.guest().await);
    let judge = |lines: usize| json!({"line": LONG, "seconds": 500, "lines": lines});
    let first = one.post("/api/analysis", judge(1)).await.expect(202);
    expect_refused(&one.post("/api/analysis", judge(2)).await, "unfinished analyses of positions: at most 1");
    let fair = |games: usize| json!({"line": LONG, "what": "fairness", "games": games});
    one.post("/api/analysis", fair(11)).await.expect(202);
    expect_refused(&one.post("/api/analysis", fair(12)).await, "unfinished fairness jobs: at most 1");
    two.post("/api/analysis", judge(2)).await.expect(202);
    two.post("/api/analysis", fair(12)).await.expect(202);
    let refused = three.post("/api/analysis", judge(3)).await;
    expect_refused(&refused, "unfinished analyses of positions from your address: at most 2");
    expect_refused(&three.post("/api/analysis", fair(13)).await, "from your address: at most 2");
    let first = format!("/api/analysis/{}/stop", first["id"].as_str().unwrap());
    one.post(&first, json!({})).await.expect(200);
    three.post("/api/analysis", judge(3)).await.expect(202);
}

pub(crate) async fn one_persons_tables_do_not_hide_those_of_others(house: House) {
    let house = with(house, |config| Config { guest_tables_max: 100, ..config }).await;
    let (mut victim, mut guest, mut third) = (house.guest().await, house.guest().await, house.guest().await);
    let waiting = victim.post("/api/pairing", json!({"game": GAME, "clock": "9m"})).await.expect(200);
    for _ in 0..55 {
        make(&mut guest, json!({"game": GAME, "clock": "9m+1s"})).await;
    }
    let listed = house.nobody().get("/api/tables").await.expect(200);
    let listed = listed.as_array().unwrap();
    assert_eq!(listed.len(), 50);
    assert!(listed.iter().any(|table| table["id"] == waiting["id"]), "the lobby shows it");
    let paired = third.post("/api/pairing", json!({"game": GAME, "clock": "9m"})).await.expect(200);
    assert_eq!((&paired["id"], &paired["state"]), (&waiting["id"], &json!("playing")));
}

pub(crate) async fn games_that_a_guest_left_alone_end_after_a_day(mut house: House) {
    let solo =
        json!({"game": GAME, "places": ["me", {"engine": "1"}], "clock": "99d/turn", "absent": "skip"});
    let (mut guest, mut account) = (house.guest().await, house.made_account().await);
    let left = make(&mut guest, solo.clone()).await;
    let alone = make(&mut guest, json!({"game": GAME, "places": ["me", "me"]})).await;
    let open = make(&mut guest, json!({"game": GAME})).await;
    let kept = make(&mut account, solo).await;
    let (mut one, mut two, together) = begun(&house, json!({"game": GAME})).await;
    play(&mut guest, &alone).await;
    house.turn(DAY_MS - 1000);
    play(&mut guest, &alone).await;
    house.turn(2000);
    assert_eq!(house.server.app.expire().await.unwrap(), 2);
    let states = async |by: &mut Visitor, ids: &[&String]| {
        let mut states: Vec<Value> = Vec::new();
        for id in ids {
            states.push(view(by, id).await["state"].clone());
        }
        states
    };
    assert_eq!(states(&mut guest, &[&left, &open]).await, ["aborted", "aborted"]);
    assert_eq!(states(&mut guest, &[&alone, &kept, &together]).await, ["playing", "playing", "playing"]);
    play(&mut one, &together).await;
    play(&mut two, &together).await;
    house.turn(DAY_MS + 1000);
    assert_eq!(house.server.app.expire().await.unwrap(), 1, "the other one too, a day later");
    assert_eq!(house.server.app.expire().await.unwrap(), 0);
}

#[test]
fn frames_of_many_at_one_address_are_counted_together() {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let url = tabuleiro_server::sqlite_url(&folder.path().join("server.sqlite"));
        let few = Config { requests_per_minute: 40, address_factor: 1, ..config(&url) };
        let house = House::open_at(few, BEGIN).await;
        let (mut one, two) = (house.guest().await, house.guest().await);
        let id = make(&mut one, json!({"game": GAME})).await;
        let ping = || Message::text(r#"{"type":"ping"}"#);
        let mut socket = socket_of(&house, &one, &id).await;
        for _ in 0..25 {
            socket.send(ping()).await.unwrap();
            until(&mut socket, "pong").await;
        }
        let mut socket = socket_of(&house, &two, &id).await;
        for _ in 0..25 {
            socket.send(ping()).await.unwrap();
        }
        let refused = until(&mut socket, "refused").await;
        let error = refused["error"].as_str().unwrap();
        assert!(error.contains("at most 40") && error.contains("from your address"), "{error}");
    });
}

#[test]
fn frames_of_a_socket_are_counted_like_requests() {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let url = tabuleiro_server::sqlite_url(&folder.path().join("server.sqlite"));
        let few = Config { requests_per_minute: 40, ..config(&url) };
        let house = House::open_at(few, BEGIN).await;
        let mut guest = house.guest().await;
        let id = make(&mut guest, json!({"game": GAME})).await;
        let address = house.listen().await;
        let url = format!("ws://{address}/api/tables/{id}/socket");
        let (mut socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
        until(&mut socket, "state").await;
        for _ in 0..60 {
            socket.send(Message::text(r#"{"type":"resync","since":0}"#)).await.unwrap();
        }
        let refused = until(&mut socket, "refused").await;
        assert!(refused["error"].as_str().unwrap().contains("at most 40 requests a minute"), "{refused}");
        let status = house.nobody().status_of(Method::GET, &format!("/api/tables/{id}"), None).await;
        assert_eq!(status, 429, "frames and requests of one address count together");
        assert_eq!(guest.status_of(Method::GET, "/api/account", None).await, 429);
    });
}
