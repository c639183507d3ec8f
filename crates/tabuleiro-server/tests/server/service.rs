use crate::house::House;
use axum::http::Method;
use serde_json::json;

pub(crate) async fn a_fresh_server_is_alive_and_ready_and_durable(house: House) {
    let mut nobody = house.nobody();
    assert_eq!(nobody.get("/healthz").await.text, "ok");
    assert_eq!(nobody.get("/readyz").await.text, "ok");
    nobody.get("/metrics").await.expect(401);
    assert!(house.server.app.store.database.is_durable().await.unwrap());
    let document = nobody.get("/api/openapi.json").await.expect(200);
    assert_eq!(document["openapi"], "3.1.0");
}

pub(crate) async fn what_is_not_there_is_said_in_the_callers_language(house: House) {
    let mut nobody = house.nobody();
    assert_eq!(nobody.get("/api/nothing").await.error(), "there is nothing at this address");
    nobody.headers.push(("accept-language", "xx, pt-BR;q=0.8, en;q=0.5".into()));
    let answer = nobody.get("/api/nothing").await;
    assert_eq!((answer.status.as_u16(), answer.error().as_str()), (404, "não há nada neste endereço"));
    assert_eq!(nobody.post("/healthz", json!({})).await.status, 405);
}

pub(crate) async fn bodies_that_make_no_sense_are_refused_kindly(house: House) {
    let mut nobody = house.nobody();
    for (kind, body, status) in [
        ("application/json", "{", 400),
        ("application/json", "{\"name\": 3}", 400),
        ("application/json", "{\"name\": \"Ana\", \"password\": \"x\", \"more\": 1}", 400),
        ("text/plain", "{\"name\": \"Ana\", \"password\": \"12345678\"}", 400),
        ("application/x-www-form-urlencoded", "name=Ana", 400),
    ] {
        let answer = nobody.ask_text(Method::POST, "/api/account", kind, body.into()).await;
        assert_eq!(answer.status, status, "{body}");
        assert!(!answer.error().is_empty());
    }
    let large = format!("{{\"name\": \"{}\"}}", "a".repeat(100_000));
    let answer = nobody.ask_text(Method::POST, "/api/account", "application/json", large).await;
    assert_eq!(
        (answer.status.as_u16(), answer.error().as_str()),
        (413, "the request is too large; send at most 64 KiB")
    );
}

pub(crate) async fn letters_that_a_database_does_not_keep_are_refused(house: House) {
    let mut guest = house.guest().await;
    guest.post("/api/session", json!({"name": "Ana\0", "password": "wrong horse"})).await.expect(400);
    guest
        .post("/api/tables", json!({"game": "green-skull", "options": {"starts\0": "\0"}}))
        .await
        .expect(400);
    guest.get("/api/people/Ana%00").await.expect(404);
    guest.get("/api/tables?game=x%00").await.expect(400);
    let map = json!({"game": "green-skull", "text": "x\0"});
    guest.ask(Method::PUT, "/api/account/maps/mine", Some(map)).await.expect(400);
}
