//! The audit log.

use crate::house::{BEGIN, House, PASSWORD, Visitor};
use crate::tables::{GAME, begun};
use axum::http::Method;
use serde_json::{Value, json};
use tabuleiro_server::audit;

const ADDRESS: &str = "local";

/// Returns all entries, oldest first: action, actor, person concerned, address and detail.
async fn entries(by: &mut Visitor) -> Vec<Value> {
    let list = by.get("/api/audit").await.expect(200);
    let row = |entry: &Value| {
        json!([entry["what"], entry["by"], entry["about"], entry["address"], entry["detail"]])
    };
    let mut rows: Vec<Value> = list.as_array().unwrap().iter().map(row).collect();
    rows.reverse();
    rows
}

/// Advances the clock, so that entries have different times.
fn later(house: &House) {
    house.hand.send_modify(|now| *now += 1);
}

pub(crate) async fn what_people_do_with_their_accounts_is_written_down_for_admins(house: House) {
    let mut admin = house.admin().await;
    let mut ana = house.account("Ana").await;
    later(&house);
    let mut wrong = json!({"name": "Ana", "password": "wrong horse"});
    house.nobody().post("/api/session", wrong.clone()).await.expect(401);
    later(&house);
    wrong["name"] = json!("my-password");
    house.nobody().post("/api/session", wrong).await.expect(401);
    later(&house);
    let mut phone = house.nobody();
    phone.post("/api/session", json!({"name": "Ana", "password": PASSWORD})).await.expect(200);
    later(&house);
    ana.post("/api/account/password", json!({"old": "wrong", "new": "battery staple"})).await.expect(401);
    later(&house);
    let token = json!({"name": "bot", "scopes": ["read", "play"]});
    let token = ana.post("/api/account/tokens", token).await.expect(201)["id"].clone();
    later(&house);
    ana.delete(&format!("/api/account/tokens/{}", token.as_str().unwrap())).await.expect(204);
    later(&house);
    phone.delete("/api/session").await.expect(204);
    later(&house);
    ana.post("/api/account/password", json!({"old": PASSWORD, "new": "battery staple"})).await.expect(204);
    later(&house);
    let expected = vec![
        json!(["account-made", "Ana", null, ADDRESS, ""]),
        json!(["log-in-failed", null, "Ana", ADDRESS, ""]),
        json!(["log-in-failed", null, null, ADDRESS, ""]),
        json!(["log-in", "Ana", null, ADDRESS, ""]),
        json!(["password-failed", "Ana", null, ADDRESS, ""]),
        json!(["token-made", "Ana", null, ADDRESS, "read play"]),
        json!(["token-ended", "Ana", null, ADDRESS, ""]),
        json!(["log-out", "Ana", null, ADDRESS, ""]),
        json!(["password-changed", "Ana", null, ADDRESS, ""]),
    ];
    assert_eq!(entries(&mut admin).await, expected);
    let page = admin.get(&format!("/api/audit?before={}", BEGIN + 1)).await.expect(200);
    assert_eq!((page.as_array().unwrap().len(), &page[0]["at_ms"]), (1, &json!(BEGIN)));
    let gone = Some(json!({"password": "battery staple"}));
    ana.ask(Method::DELETE, "/api/account", gone).await.expect(204);
    let all = entries(&mut admin).await;
    assert_eq!(all.last().unwrap(), &json!(["account-deleted", null, null, "", ""]));
    assert!(all.iter().all(|entry| !entry.to_string().contains("Ana")), "{all:?}");
    assert_eq!(all[0], json!(["account-made", null, null, "", ""]), "nor from where");
    house.guest().await.get("/api/audit").await.expect(403);
}

pub(crate) async fn what_admins_and_moderators_do_is_written_down(house: House) {
    let mut admin = house.admin().await;
    let (mut one, mut two, id) = begun(&house, json!({"game": GAME})).await;
    let names = [&mut one, &mut two].map(|visitor| visitor.clone());
    let mut known = Vec::new();
    for mut visitor in names {
        known.push(visitor.get("/api/account").await.expect(200)["name"].clone());
    }
    two.post(&format!("/api/tables/{id}/chat"), json!({"text": "bah"})).await.expect(201);
    for _ in 0..2 {
        one.post(&format!("/api/tables/{id}/chat/1/report"), json!({})).await.expect(204);
    }
    later(&house);
    for _ in 0..2 {
        one.post(&format!("/api/tables/{id}/mute"), json!({"name": known[1]})).await.expect(200);
    }
    later(&house);
    let expected = vec![
        json!(["reported", known[0], known[1], ADDRESS, format!("{id} 1")]),
        json!(["muted", known[0], known[1], ADDRESS, id]),
    ];
    assert_eq!(entries(&mut admin).await, expected);
}

pub(crate) async fn old_entries_are_forgotten(house: House) {
    let mut admin = house.admin().await;
    house.account("Ana").await;
    later(&house);
    house.account("Rui").await;
    audit::forget_before(&house.server.app.store.database, BEGIN + 1).await.unwrap();
    assert_eq!(entries(&mut admin).await, [json!(["account-made", "Rui", null, ADDRESS, ""])]);
}
