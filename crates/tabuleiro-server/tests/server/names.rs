//! Allowed names and texts.

use crate::house::{House, PASSWORD};
use crate::tables::{GAME, begun, make};
use axum::http::Method;
use serde_json::json;

pub(crate) async fn a_name_of_the_house_or_like_anothers_is_refused(house: House) {
    let refused = async |name: &str| {
        let answer = house.nobody().post("/api/account", json!({"name": name, "password": PASSWORD})).await;
        assert_eq!(answer.status, 409, "{name}: {}", answer.text);
        answer.error()
    };
    for name in ["admin", "root", "Tabuleiro", "engine-1", "Adm1n", "the-moderator"] {
        assert_eq!(refused(name).await, format!("the name {name} is reserved; choose another"));
    }
    house.account("lIlIl").await;
    house.account("Marcos_1").await;
    assert_eq!(refused("IlIlI").await, "IlIlI looks like the existing name lIlIl; choose another");
    assert_eq!(refused("marc05-l").await, "marc05-l looks like the existing name Marcos_1; choose another");
    assert_eq!(refused("LILIL").await, "the name LILIL is taken; choose another");
    // Names from before the check stay valid.
    let database = &house.server.app.store.database;
    let renamed = "UPDATE person SET name = 'root', name_key = 'root' WHERE name = 'Marcos_1'";
    database.change(sqlx::query(renamed)).await.unwrap();
    let known = json!({"name": "root", "password": PASSWORD});
    house.nobody().post("/api/session", known).await.expect(200);
}

pub(crate) async fn a_deleted_name_is_nobodys_again(house: House) {
    let mut ana = house.account("Ana_1").await;
    ana.ask(Method::DELETE, "/api/account", Some(json!({"password": PASSWORD}))).await.expect(204);
    house.account("Rui").await;
    tabuleiro_server::admin::remove(&house.server.app.store.database, "Rui").await.unwrap();
    let house = house.again().await;
    for name in ["Ana_1", "ANA-l", "rui"] {
        let answer = house.nobody().post("/api/account", json!({"name": name, "password": PASSWORD})).await;
        assert_eq!(answer.error(), format!("the name {name} is taken; choose another"));
    }
}

pub(crate) async fn texts_of_people_show_what_they_say(house: House) {
    let (mut one, _, id) = begun(&house, json!({"game": GAME})).await;
    for letter in ["\u{202e}", "\u{200b}", "\u{2066}", "\u{feff}", "\u{1b}", "\r\n", "\u{200d}"] {
        let text = format!("a{letter}b");
        let said = one.post(&format!("/api/tables/{id}/chat"), json!({"text": text})).await;
        assert_eq!(said.status, 400, "{letter:?}");
        assert!(said.error().contains("invisible"), "{}", said.text);
        let token = json!({"name": text, "scopes": ["read"]});
        one.post("/api/account/tokens", token).await.expect(400);
        one.post("/api/account", json!({"name": text, "password": PASSWORD})).await.expect(400);
    }
    one.post(&format!("/api/tables/{id}/chat"), json!({"text": "ol\u{e1} \u{1f642} \u{5e9}"}))
        .await
        .expect(201);
    // A request can claim any host.
    let table = make(&mut one, json!({"game": GAME})).await;
    let mut nobody = house.nobody();
    nobody.headers.push(("x-forwarded-host", "evil.example".into()));
    for page in [format!("/t/{table}"), "/".into(), "/api/games".into()] {
        let answer = nobody.get(&page).await;
        assert!(!answer.text.contains("here.example") && !answer.text.contains("evil.example"), "{page}");
        assert!(!format!("{:?}", answer.headers).contains("here.example"), "{page}");
    }
}
