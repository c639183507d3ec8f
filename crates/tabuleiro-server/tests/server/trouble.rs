//! Failures of the database: a full disk, a lock, a lost server. Errors are clear, nothing is half done, and the server
//! recovers.

use crate::house::{BEGIN, House, run};
use crate::postgres::Postgres;
use crate::tables::{GAME, begun, play, some_turn, view};
use serde_json::json;
use sqlx::{AnyConnection, Connection, Executor};
use std::task::{Context, Poll};
use tabuleiro_server::Database;

async fn sqlite() -> (tempfile::TempDir, House) {
    let folder = tempfile::tempdir().unwrap();
    let url = tabuleiro_server::sqlite_url(&folder.path().join("server.sqlite"));
    let house = House::open(&url).await;
    (folder, house)
}

#[test]
fn a_full_disk_is_told_and_nothing_is_half_done() {
    run(async {
        let (_folder, house) = sqlite().await;
        let (mut one, mut two, id) = begun(&house, json!({"game": GAME})).await;
        play(&mut one, &id).await;
        let database = &house.server.app.store.database;
        let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&database.read).await.unwrap();
        let limit = format!("PRAGMA max_page_count = {pages}");
        database.change(sqlx::query(sqlx::AssertSqlSafe(limit))).await.unwrap();
        // Free space within existing pages is used up first.
        let refused = loop {
            let before = view(&mut one, &id).await;
            let visitor = if before["to_move"] == 1 { &mut one } else { &mut two };
            let turn = json!({"turn": before["next_turn"], "moves": some_turn(visitor, &id).await});
            let answer = visitor.post(&format!("/api/tables/{id}/turns"), turn.clone()).await;
            if answer.status != 200 {
                assert_eq!(answer.status, 503, "{}", answer.text);
                assert!(answer.error().contains("try again"), "{}", answer.text);
                assert_eq!(answer.headers["retry-after"], "1");
                assert_eq!(view(&mut one, &id).await, before, "nothing happened");
                break (before["to_move"].clone(), turn);
            }
        };
        assert_eq!(house.nobody().get("/healthz").await.status, 200);
        database.change(sqlx::query("PRAGMA max_page_count = 1000000")).await.unwrap();
        let visitor = if refused.0 == 1 { &mut one } else { &mut two };
        let done = visitor.post(&format!("/api/tables/{id}/turns"), refused.1).await.expect(200);
        assert_eq!(done["repeated"], false);
    });
}

#[test]
fn a_turn_is_answered_only_when_it_is_written() {
    run(async {
        let (_folder, house) = sqlite().await;
        let (mut one, _, id) = begun(&house, json!({"game": GAME})).await;
        let moves = some_turn(&mut one, &id).await;
        let mut other = AnyConnection::connect(&house.url).await.unwrap();
        other.execute("BEGIN IMMEDIATE").await.unwrap();
        let address = format!("/api/tables/{id}/turns");
        let mut answer = std::pin::pin!(one.post(&address, json!({"turn": 1, "moves": moves})));
        // Polling many times lets everything happen that can; the answer must not arrive.
        for _ in 0..200 {
            let look = |context: &mut Context| Poll::Ready(answer.as_mut().poll(context).is_pending());
            assert!(std::future::poll_fn(look).await);
            tokio::task::yield_now().await;
        }
        let turns = "SELECT count(*) FROM event WHERE body LIKE '%\"turn\"%'";
        let before: i64 = sqlx::query_scalar(turns).fetch_one(&mut other).await.unwrap();
        assert_eq!(before, 0);
        other.execute("ROLLBACK").await.unwrap();
        answer.await.expect(200);
        let after: i64 = sqlx::query_scalar(turns).fetch_one(&mut other).await.unwrap();
        assert_eq!(after, 1);
    });
}

#[test]
fn a_locked_database_is_told_and_used_again() {
    run(async {
        let (_folder, house) = sqlite().await;
        let (mut one, _, id) = begun(&house, json!({"game": GAME})).await;
        let moves = some_turn(&mut one, &id).await;
        let turn = json!({"turn": 1, "moves": moves});
        house.server.app.store.database.change(sqlx::query("PRAGMA busy_timeout = 1")).await.unwrap();
        let mut other = AnyConnection::connect(&house.url).await.unwrap();
        other.execute("BEGIN IMMEDIATE").await.unwrap();
        one.post(&format!("/api/tables/{id}/turns"), turn.clone()).await.expect(503);
        house.nobody().post("/api/guest", json!({})).await.expect(503);
        assert_eq!(view(&mut one, &id).await["next_turn"], 1);
        other.execute("ROLLBACK").await.unwrap();
        one.post(&format!("/api/tables/{id}/turns"), turn).await.expect(200);
    });
}

#[test]
fn what_happens_by_itself_waits_for_the_database_and_happens() {
    run(async {
        let (_folder, house) = sqlite().await;
        let (_, _, id) = begun(&house, json!({"game": GAME, "clock": "5s/turn", "absent": "skip"})).await;
        let mut watcher = house.watch(&id).await;
        house.server.app.store.database.change(sqlx::query("PRAGMA busy_timeout = 1")).await.unwrap();
        let mut other = AnyConnection::connect(&house.url).await.unwrap();
        other.execute("BEGIN IMMEDIATE").await.unwrap();
        house.hand.send_replace(BEGIN + 5_000);
        while house.server.app.store.journal.is_well() {
            tokio::task::yield_now().await;
        }
        house.nobody().get("/readyz").await.expect(503);
        other.execute("ROLLBACK").await.unwrap();
        assert_eq!(watcher.until("out-of-time").await["table"]["state"], "over");
        house.nobody().get("/readyz").await.expect(200);
    });
}

#[test]
fn a_server_is_ready_only_while_a_write_succeeds() {
    run(async {
        let (_folder, house) = sqlite().await;
        house.server.app.store.database.change(sqlx::query("PRAGMA busy_timeout = 1")).await.unwrap();
        let mut other = AnyConnection::connect(&house.url).await.unwrap();
        other.execute("BEGIN IMMEDIATE").await.unwrap();
        // No write has been attempted before.
        house.nobody().get("/readyz").await.expect(503);
        house.nobody().get("/healthz").await.expect(200);
        other.execute("ROLLBACK").await.unwrap();
        house.nobody().get("/readyz").await.expect(200);
    });
}

#[test]
fn what_is_no_database_or_a_damaged_one_is_named_at_once() {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("server.sqlite");
        let opened = async || {
            let url = tabuleiro_server::sqlite_url(&path);
            let (serving, administering) = (Database::open(&url).await, Database::open_for_admin(&url).await);
            let [one, other] = [serving, administering].map(|opened| opened.unwrap_err().to_string());
            assert_eq!(one, other);
            one
        };
        std::fs::write(&path, "this is a text ".repeat(1000)).unwrap();
        assert!(opened().await.contains("error-serve-not-sqlite"));
        std::fs::remove_file(&path).unwrap();
        let database = Database::open(&tabuleiro_server::sqlite_url(&path)).await.unwrap();
        for number in 0..1000 {
            let row = sqlx::query("INSERT INTO map VALUES ($1, 'a', 'b', 'c', 1)").bind(format!("{number}"));
            database.change(row).await.unwrap();
        }
        database.close().await;
        let mut bytes = std::fs::read(&path).unwrap();
        let length = bytes.len();
        bytes[length - 8192..].fill(0x55);
        std::fs::write(&path, bytes).unwrap();
        assert!(opened().await.contains("error-serve-damaged"));
    });
}

pub(crate) async fn a_table_that_somebody_locks_is_told_and_used_again(postgres: &Postgres) {
    let house = House::open(&postgres.fresh_database("locked")).await;
    let (mut one, _, id) = begun(&house, json!({"game": GAME})).await;
    let turn = json!({"turn": 1, "moves": some_turn(&mut one, &id).await});
    let mut other = AnyConnection::connect(&house.url).await.unwrap();
    other.execute("BEGIN").await.unwrap();
    other.execute("LOCK TABLE event IN EXCLUSIVE MODE").await.unwrap();
    one.post(&format!("/api/tables/{id}/turns"), turn.clone()).await.expect(503);
    assert_eq!(view(&mut one, &id).await["next_turn"], 1, "reads still work");
    other.execute("ROLLBACK").await.unwrap();
    one.post(&format!("/api/tables/{id}/turns"), turn).await.expect(200);
}

pub(crate) async fn a_database_that_comes_back_is_used_again(postgres: &Postgres) {
    let house = House::open(&postgres.fresh_database("comes_back")).await;
    let (mut one, mut two, id) = begun(&house, json!({"game": GAME})).await;
    play(&mut one, &id).await;
    let turn = json!({"turn": 2, "moves": some_turn(&mut two, &id).await});
    postgres.end();
    two.get("/api/account").await.expect(503);
    house.nobody().get("/readyz").await.expect(503);
    postgres.begin();
    // The first request may use a connection that was lost meanwhile.
    let address = format!("/api/tables/{id}/turns");
    let mut answers = 0;
    while two.post(&address, turn.clone()).await.status != 200 {
        answers += 1;
        assert!(answers < 50, "it does not come back");
    }
    assert_eq!(view(&mut one, &id).await["next_turn"], 3);
    house.nobody().get("/readyz").await.expect(200);
}
