//! Beyond its capacity, a server refuses new work with a wait, keeps games in progress alive, and recovers.

use crate::house::{BEGIN, House, Visitor, config, run};
use crate::tables::{GAME, begun, make, play, some_turn, view};
use axum::http::Method;
use serde_json::json;
use sqlx::{AnyConnection, Connection, Executor};
use tabuleiro_server::Config;

async fn house(limit: impl FnOnce(Config) -> Config) -> (tempfile::TempDir, House) {
    let folder = tempfile::tempdir().unwrap();
    let url = tabuleiro_server::sqlite_url(&folder.path().join("server.sqlite"));
    let house = House::open_at(limit(config(&url)), BEGIN).await;
    (folder, house)
}

async fn expect_refused(visitor: &mut Visitor, path: &str, limit: &str) {
    let answer = visitor.post(path, json!({"game": GAME})).await;
    assert_eq!(answer.status, 503, "{}", answer.text);
    assert_eq!(answer.headers["retry-after"], "5");
    let error = format!("the server is full: at most {limit}; games go on, try again in 5 seconds");
    assert_eq!(answer.error(), error);
}

/// Waits until a condition holds.
async fn until(is_so: impl Fn() -> bool) {
    while !is_so() {
        tokio::task::yield_now().await;
    }
}

#[test]
fn with_too_many_connections_only_those_who_play_get_in() {
    run(async {
        let (_folder, house) = house(|config| Config { connections_max: 2, ..config }).await;
        let (mut one, mut two, id) = begun(&house, json!({"game": GAME})).await;
        let watchers = (house.watch(&id).await, house.watch(&id).await);
        let stream = format!("/api/tables/{id}/stream");
        assert_eq!(house.nobody().status_of(Method::GET, &stream, None).await, 503);
        assert_eq!(one.status_of(Method::GET, "/api/events", None).await, 503);
        expect_refused(&mut one, "/api/tables", "2 streams and windows at once").await;
        expect_refused(&mut one, "/api/pairing", "2 streams and windows at once").await;
        expect_refused(&mut house.nobody(), "/api/guest", "2 streams and windows at once").await;
        let _player = one.follow(&stream).await;
        play(&mut one, &id).await;
        play(&mut two, &id).await;
        let mut speaker = Visitor { headers: vec![("accept-language", "pt".into())], ..house.nobody() };
        let refused = speaker.get(&stream).await.error();
        assert!(
            refused.contains("no máximo 2 fluxos") && refused.contains("daqui a 5 segundos"),
            "{refused}"
        );
        drop(watchers);
        until(|| house.server.app.expect_room().is_ok()).await;
        make(&mut one, json!({"game": GAME})).await;
        house.watch(&id).await;
    });
}

#[test]
fn with_too_many_tables_nobody_makes_another_until_some_are_left() {
    run(async {
        let limit = |config| Config { tables_max: 2, idle_seconds: 0.05, ..config };
        let (_folder, house) = house(limit).await;
        let (mut one, mut two, id) = begun(&house, json!({"game": GAME})).await;
        let other = make(&mut one, json!({"game": GAME})).await;
        let watchers = (house.watch(&id).await, house.watch(&other).await);
        expect_refused(&mut one, "/api/tables", "2 tables at once").await;
        play(&mut one, &id).await;
        play(&mut two, &id).await;
        drop(watchers);
        until(|| house.server.app.expect_room().is_ok()).await;
        make(&mut one, json!({"game": GAME})).await;
        assert_eq!(view(&mut one, &id).await["next_turn"], 3, "queued changes are on disk");
    });
}

#[test]
fn a_list_of_finished_games_leaves_room_for_new_ones() {
    run(async {
        let (_folder, house) = house(|config| config).await;
        let mut one = house.guest().await;
        for _ in 0..3 {
            let id = make(&mut one, json!({"game": GAME, "places": ["me", "me"]})).await;
            one.post(&format!("/api/tables/{id}/resign"), json!({})).await.expect(200);
        }
        let house = house.again_with(|config| config.tables_max = 2).await;
        let listed = house.nobody().get("/api/tables?state=over").await.expect(200);
        assert_eq!(listed.as_array().unwrap().len(), 3);
        assert_eq!((&listed[0]["state"], &listed[0]["seats"][1]["result"]), (&json!("over"), &json!("won")));
        make(&mut one.at(&house), json!({"game": GAME})).await;
    });
}

#[test]
fn with_too_much_to_write_turns_wait_and_nothing_new_begins() {
    run(async {
        let (_folder, house) = house(|config| Config { queue_max: 1, ..config }).await;
        let (mut one, _two, id) = begun(&house, json!({"game": GAME})).await;
        let moves = some_turn(&mut one, &id).await;
        let mut lock = AnyConnection::connect(&house.url).await.unwrap();
        lock.execute("BEGIN IMMEDIATE").await.unwrap();
        let (path, mut sender) = (format!("/api/tables/{id}/turns"), one.clone());
        let sent = tokio::spawn(async move { sender.post(&path, json!({"turn": 1, "moves": moves})).await });
        until(|| house.server.app.store.journal.waiting() > 0).await;
        expect_refused(&mut one, "/api/tables", "1 changes that wait to be written").await;
        lock.execute("COMMIT").await.unwrap();
        sent.await.unwrap().expect(200);
        until(|| house.server.app.expect_room().is_ok()).await;
        make(&mut one, json!({"game": GAME})).await;
    });
}
