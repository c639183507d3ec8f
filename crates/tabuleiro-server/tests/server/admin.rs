use crate::house::{BEGIN, House, PASSWORD};
use crate::tables::{GAME, begun, make, play, view};
use serde_json::{Value, json};
use tabuleiro_server::{Database, admin};

async fn backed_up(database: &Database) -> String {
    let mut text = Vec::new();
    admin::backup(database, &mut text).await.unwrap();
    String::from_utf8(text).unwrap()
}

pub(crate) async fn a_backup_of_a_running_server_is_restored_elsewhere(house: House) {
    house.account("Ana").await;
    let (mut one, mut two, id) = begun(&house, json!({"game": GAME, "clock": "10s"})).await;
    play(&mut one, &id).await;
    one.post(&format!("/api/tables/{id}/chat"), json!({"text": "h\u{e9}llo \"x\""})).await.expect(201);
    let text = backed_up(&house.server.app.store.database).await;
    play(&mut two, &id).await;
    let folder = tempfile::tempdir().unwrap();
    let url = tabuleiro_server::sqlite_url(&folder.path().join("other.sqlite"));
    let other = Database::open(&url).await.unwrap();
    let broken = text.replacen("\"person\"", "\"persona\"", 1);
    assert!(admin::restore(&other, &mut broken.as_bytes()).await.is_err());
    assert!(admin::restore(&other, &mut "nonsense".as_bytes()).await.is_err());
    for lines in 1..text.lines().count() {
        let cut: String = text.split_inclusive('\n').take(lines).collect();
        assert!(admin::restore(&other, &mut cut.as_bytes()).await.is_err(), "cut after {lines} lines");
    }
    admin::restore(&other, &mut text.as_bytes()).await.unwrap();
    assert!(admin::restore(&other, &mut text.as_bytes()).await.is_err(), "it is not empty any more");
    assert_eq!(backed_up(&other).await, text);
    other.close().await;
    let house = House::open(&url).await;
    let (mut one, mut two) = (one.at(&house), two.at(&house));
    assert_eq!(view(&mut one, &id).await["next_turn"], 2, "as it was at that moment");
    play(&mut two, &id).await;
    house.nobody().post("/api/session", json!({"name": "Ana", "password": PASSWORD})).await.expect(200);
}

pub(crate) async fn a_backup_of_an_earlier_version_is_restored(house: House) {
    for text in [include_str!("backup-1.jsonl"), include_str!("backup-2.jsonl")] {
        let folder = tempfile::tempdir().unwrap();
        let url = tabuleiro_server::sqlite_url(&folder.path().join("other.sqlite"));
        let other = Database::open(&url).await.unwrap();
        admin::restore(&other, &mut text.as_bytes()).await.unwrap();
        assert_eq!(rows(&backed_up(&other).await), rows(text));
        other.close().await;
    }
    drop(house);
}

/// Returns the rows of a backup of any version.
fn rows(text: &str) -> Vec<Value> {
    let documents = text.lines().map(|line| serde_json::from_str(line).unwrap());
    documents.filter(|document: &Value| document["table"].is_string()).collect()
}

pub(crate) async fn every_game_is_exported(house: House) {
    let (mut one, _, id) = begun(&house, json!({"game": GAME})).await;
    play(&mut one, &id).await;
    make(&mut one, json!({"game": GAME})).await;
    let mut text = Vec::new();
    assert_eq!(admin::export(&house.server.app.store.database, &mut text).await.unwrap(), 1);
    let lines: Vec<Value> =
        text.split(|byte| *byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok()).collect();
    assert_eq!((lines.len(), &lines[0]["table"]), (1, &json!(id)));
    let record: tabuleiro_core::record::Record = serde_json::from_value(lines[0]["record"].clone()).unwrap();
    assert_eq!(tabuleiro_table::Table::replay(&record).unwrap().fault, None);
}

pub(crate) async fn what_nobody_misses_is_pruned(house: House) {
    let (mut one, _, id) = begun(&house, json!({"game": GAME})).await;
    let open = make(&mut one, json!({"game": GAME})).await;
    house.guest().await.delete("/api/session").await.expect(204);
    let database = &house.server.app.store.database;
    let count = async |query: &'static str| {
        let (count,): (i64,) = sqlx::query_as(query).fetch_one(&database.read).await.unwrap();
        count
    };
    assert_eq!(count("SELECT count(*) FROM person").await, 3);
    admin::prune(database, BEGIN, BEGIN).await.unwrap();
    assert_eq!(count("SELECT count(*) FROM room").await, 2, "nothing is old enough");
    let removed = json!(admin::prune(database, BEGIN + 1, BEGIN).await.unwrap());
    assert_eq!((&removed["person"], &removed["room"]), (&json!(1), &json!(1)));
    assert_eq!(count("SELECT count(*) FROM person").await, 2, "the guest who left without a game");
    let house = house.again().await;
    let mut nobody = house.nobody();
    nobody.get(&format!("/api/tables/{open}")).await.expect(404);
    assert_eq!(view(&mut nobody, &id).await["state"], "playing");
}

pub(crate) async fn an_account_gets_another_password_and_is_logged_out(house: House) {
    let mut ana = house.account("Ana").await;
    let mut program = ana.program(json!(["read"])).await;
    let database = &house.server.app.store.database;
    let (removed, drawn) = admin::set_password(database, "ana", None).await.unwrap();
    assert_eq!(json!(removed), json!({"session": 1, "token": 1}));
    ana.get("/api/account").await.expect(401);
    program.get("/api/account").await.expect(401);
    let log_in = async |password: &Value| {
        let mut visitor = house.nobody();
        let answer = visitor.post("/api/session", json!({"name": "Ana", "password": password})).await;
        (answer.status.as_u16(), visitor)
    };
    assert_eq!(log_in(&json!(PASSWORD)).await.0, 401);
    let (status, mut ana) = log_in(&json!(drawn.unwrap().reveal())).await;
    assert_eq!(status, 200);
    let removed = admin::log_out(database, "Ana").await.unwrap();
    assert_eq!(json!(removed), json!({"session": 1, "token": 0}));
    ana.get("/api/account").await.expect(401);
    let short = admin::set_password(database, "Ana", Some("short".into())).await;
    assert!(short.unwrap_err().to_string().contains("error-password-length"));
    let chosen = admin::set_password(database, "Ana", Some("battery staple".into())).await.unwrap();
    assert!(chosen.1.is_none(), "a chosen password is not printed");
    assert_eq!(log_in(&json!("battery staple")).await.0, 200);
    assert!(admin::log_out(database, "Nobody").await.unwrap_err().to_string().contains("Nobody"));
}

pub(crate) async fn reported_lines_are_listed_until_who_said_them_is_removed(house: House) {
    let (mut one, mut two, id) = begun(&house, json!({"game": GAME})).await;
    let chat = format!("/api/tables/{id}/chat");
    let name = two.get("/api/account").await.expect(200)["name"].as_str().unwrap().to_string();
    two.post(&chat, json!({"text": "fine"})).await.expect(201);
    two.post(&chat, json!({"text": "<b>not</b> fine"})).await.expect(201);
    for visitor in [&mut one, &mut house.guest().await] {
        visitor.post(&format!("{chat}/2/report"), json!({})).await.expect(204);
    }
    let database = &house.server.app.store.database;
    let listed = async || {
        let mut text = Vec::new();
        admin::reports(database, &mut text).await.unwrap();
        String::from_utf8(text).unwrap()
    };
    let line: Value = serde_json::from_str(&listed().await).unwrap();
    let expected = json!({"table": id, "number": 2, "name": name, "at_ms": BEGIN, "text": "<b>not</b> fine", "reports": 2});
    assert_eq!(line, expected);
    admin::remove(database, &name).await.unwrap();
    assert_eq!(listed().await, "");
    two.get("/api/account").await.expect(401);
    one.get(&format!("/api/people/{name}")).await.expect(404);
    assert_eq!(view(&mut one, &id).await["state"], "playing", "the game stays");
    assert!(admin::remove(database, &name).await.is_err());
    let house = house.again().await;
    assert_eq!(view(&mut house.nobody(), &id).await["seats"][1]["name"], Value::Null);
}
