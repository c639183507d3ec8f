use crate::house::{BEGIN, House, PASSWORD};
use crate::tables::{GAME, begun, make, play, view};
use serde_json::{Value, json};
use tabuleiro_server::{Database, admin};

async fn backed_up(database: &Database) -> String {
    let mut text = Vec::new();
    admin::backup(database, &mut text).await.unwrap();
    String::from_utf8(text).unwrap()
}

pub async fn a_backup_of_a_running_server_is_restored_elsewhere(house: House) {
    house.account("Ana").await;
    let (mut one, mut two, id) = begun(&house, json!({"game": GAME, "clock": "10s"})).await;
    play(&mut one, &id).await;
    one.post(&format!("/api/tables/{id}/chat"), json!({"text": "h\u{e9}llo \"x\""})).await.expect(201);
    let text = backed_up(&house.server.app.database).await;
    play(&mut two, &id).await;
    let folder = tempfile::tempdir().unwrap();
    let url = tabuleiro_server::sqlite_url(&folder.path().join("other.sqlite"));
    let other = Database::open(&url).await.unwrap();
    let broken = text.replacen("\"person\"", "\"persona\"", 1);
    assert!(admin::restore(&other, &mut broken.as_bytes()).await.is_err());
    assert!(admin::restore(&other, &mut "nonsense".as_bytes()).await.is_err());
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

pub async fn every_game_is_exported(house: House) {
    let (mut one, _, id) = begun(&house, json!({"game": GAME})).await;
    play(&mut one, &id).await;
    make(&mut one, json!({"game": GAME})).await;
    let mut text = Vec::new();
    admin::export(&house.server.app.database, &mut text).await.unwrap();
    let lines: Vec<Value> =
        text.split(|byte| *byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok()).collect();
    assert_eq!((lines.len(), &lines[0]["table"]), (1, &json!(id)));
    let record: tabuleiro_core::record::Record = serde_json::from_value(lines[0]["record"].clone()).unwrap();
    assert_eq!(tabuleiro_table::Table::replay(&record).unwrap().fault, None);
}

pub async fn what_nobody_misses_is_pruned(house: House) {
    let (mut one, _, id) = begun(&house, json!({"game": GAME})).await;
    let open = make(&mut one, json!({"game": GAME})).await;
    house.guest().await.delete("/api/session").await.expect(204);
    let database = &house.server.app.database;
    let count = async |query: &'static str| {
        let (count,): (i64,) = sqlx::query_as(query).fetch_one(&database.read).await.unwrap();
        count
    };
    assert_eq!(count("SELECT count(*) FROM person").await, 3);
    admin::prune(database, BEGIN, BEGIN).await.unwrap();
    assert_eq!(count("SELECT count(*) FROM room").await, 2, "nothing is old enough");
    admin::prune(database, BEGIN + 1, BEGIN).await.unwrap();
    assert_eq!(count("SELECT count(*) FROM person").await, 2, "the guest who left without a game");
    let house = house.again().await;
    let mut nobody = house.nobody();
    nobody.get(&format!("/api/tables/{open}")).await.expect(404);
    assert_eq!(view(&mut nobody, &id).await["state"], "playing");
}
