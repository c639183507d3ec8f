use crate::house::{BEGIN, House, PASSWORD};
use axum::http::Method;
use serde_json::json;

pub(crate) async fn a_guest_has_a_name_and_keeps_it_by_cookie(house: House) {
    let mut guest = house.guest().await;
    let me = guest.get("/api/account").await.expect(200);
    assert_eq!(me["kind"], "guest");
    assert!(me["name"].as_str().unwrap().len() > 5);
    assert_eq!(guest.post("/api/guest", json!({})).await.expect(200), me, "who is known stays");
    let cookie = house.nobody().post("/api/guest", json!({})).await.headers["set-cookie"]
        .to_str()
        .unwrap()
        .to_string();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    house.nobody().get("/api/account").await.expect(401);
    let mut forged = house.nobody();
    forged.cookie = guest.cookie.as_ref().map(|cookie| format!("{}x", &cookie[..cookie.len() - 1]));
    forged.get("/api/account").await.expect(401);
}

pub(crate) async fn a_guest_chooses_a_name_that_no_account_has(house: House) {
    house.account("Ana").await;
    let (mut guest, mut other) = (house.guest().await, house.guest().await);
    let me = guest.put("/api/guest", json!({"name": "Rita"})).await.expect(200);
    assert_eq!((&me["name"], &me["kind"]), (&json!("Rita-guest"), &json!("guest")));
    assert_eq!(guest.get("/api/account").await.expect(200), me);
    for (name, status) in [("Rita", 409), ("R1ta", 409), ("ana", 409), ("admin", 409), ("x", 400)] {
        other.put("/api/guest", json!({"name": name})).await.expect(status);
    }
    other.post("/api/account", json!({"name": "Rui-guest", "password": PASSWORD})).await.expect(409);
}

pub(crate) async fn an_account_keeps_what_the_guest_had(house: House) {
    let mut guest = house.guest().await;
    let mut other_browser = guest.clone();
    let account = guest.post("/api/account", json!({"name": "Ana", "password": PASSWORD})).await.expect(200);
    assert_eq!((&account["name"], &account["kind"]), (&json!("Ana"), &json!("account")));
    assert_eq!(guest.get("/api/account").await.expect(200), account);
    other_browser.get("/api/account").await.expect(401);
    guest.post("/api/account", json!({"name": "Ana2", "password": PASSWORD})).await.expect(409);
    let mut again = house.nobody();
    again.post("/api/session", json!({"name": "ANA", "password": PASSWORD})).await.expect(200);
    assert_eq!(again.get("/api/account").await.expect(200), account);
}

pub(crate) async fn a_restarted_server_knows_everyone(house: House) {
    let mut ana = house.account("Ana").await;
    let house = house.again().await;
    let cookie = ana.cookie.take();
    ana = house.nobody();
    ana.cookie = cookie;
    assert_eq!(ana.get("/api/account").await.expect(200)["name"], "Ana");
}

pub(crate) async fn a_name_belongs_to_one(house: House) {
    house.account("Ana").await;
    let answer = house.nobody().post("/api/account", json!({"name": "aNA", "password": PASSWORD})).await;
    assert_eq!(
        (answer.status.as_u16(), answer.error().as_str()),
        (409, "the name aNA is taken; choose another")
    );
    for name in ["", "x", "<script>", "a b"] {
        house.nobody().post("/api/account", json!({"name": name, "password": PASSWORD})).await.expect(400);
    }
    house.nobody().post("/api/account", json!({"name": "Rui", "password": "short"})).await.expect(400);
}

pub(crate) async fn only_the_right_password_opens(house: House) {
    let mut ana = house.account("Ana").await;
    let mut nobody = house.nobody();
    let wrong = nobody.post("/api/session", json!({"name": "Ana", "password": "wrong horse"})).await;
    let unknown = nobody.post("/api/session", json!({"name": "Nobody", "password": PASSWORD})).await;
    assert_eq!(
        (wrong.status.as_u16(), wrong.text.clone()),
        (401, unknown.text),
        "the answer does not reveal which names exist"
    );
    ana.post("/api/account/password", json!({"old": "wrong horse", "new": "battery staple"}))
        .await
        .expect(401);
    ana.post("/api/account/password", json!({"old": PASSWORD, "new": "battery staple"})).await.expect(204);
    nobody.post("/api/session", json!({"name": "Ana", "password": PASSWORD})).await.expect(401);
    nobody.post("/api/session", json!({"name": "Ana", "password": "battery staple"})).await.expect(200);
}

pub(crate) async fn sessions_are_listed_and_ended(house: House) {
    let mut ana = house.account("Ana").await;
    let mut phone = house.nobody();
    phone.headers.push(("user-agent", "phone".into()));
    phone.post("/api/session", json!({"name": "Ana", "password": PASSWORD})).await.expect(200);
    let sessions = ana.get("/api/account/sessions").await.expect(200);
    assert_eq!(sessions.as_array().unwrap().len(), 2);
    let other = sessions.as_array().unwrap().iter().find(|session| session["is_this"] == false).unwrap();
    assert_eq!(other["agent"], "phone");
    let id = other["id"].as_str().unwrap();
    house.account("Rui").await.delete(&format!("/api/account/sessions/{id}")).await.expect(404);
    phone.get("/api/account").await.expect(200);
    ana.delete(&format!("/api/account/sessions/{id}")).await.expect(204);
    phone.get("/api/account").await.expect(401);
    ana.delete("/api/session").await.expect(204);
    assert_eq!(ana.cookie, None);
}

pub(crate) async fn a_token_does_what_its_scopes_allow_until_it_expires(house: House) {
    let mut ana = house.account("Ana").await;
    let mut reader = ana.program(json!(["read"])).await;
    assert_eq!(reader.get("/api/account").await.expect(200)["name"], "Ana");
    let mut talker = ana.program(json!(["chat"])).await;
    assert_eq!(talker.get("/api/account").await.error(), "this token lacks the scope `read`");
    reader.get("/api/account/tokens").await.expect(403);
    reader.post("/api/account/tokens", json!({"name": "more", "scopes": ["play"]})).await.expect(403);
    ana.post("/api/account/tokens", json!({"name": "more", "scopes": ["admin"]})).await.expect(403);
    let short = ana
        .post("/api/account/tokens", json!({"name": "x", "scopes": ["read"], "days": 1}))
        .await
        .expect(201);
    let mut short_lived = reader.clone();
    short_lived.token = short["token"].as_str().map(str::to_string);
    short_lived.get("/api/account").await.expect(200);
    house.hand.send_replace(BEGIN + 24 * 3_600_000);
    short_lived.get("/api/account").await.expect(401);
    let tokens = ana.get("/api/account/tokens").await.expect(200);
    assert!(!tokens.to_string().contains("tab_"), "secrets are told once");
    let is_readers =
        |token: &&serde_json::Value| token["name"] == "test" && token["scopes"] == json!(["read"]);
    let id = tokens.as_array().unwrap().iter().find(is_readers).unwrap()["id"].as_str().unwrap();
    ana.delete(&format!("/api/account/tokens/{id}")).await.expect(204);
    reader.get("/api/account").await.expect(401);
}

pub(crate) async fn a_deleted_account_is_gone(house: House) {
    let mut ana = house.account("Ana").await;
    let mut program = ana.program(json!(["read"])).await;
    ana.ask(Method::DELETE, "/api/account", Some(json!({"password": "wrong horse"}))).await.expect(401);
    ana.ask(Method::DELETE, "/api/account", Some(json!({"password": PASSWORD}))).await.expect(204);
    program.get("/api/account").await.expect(401);
    house.nobody().post("/api/session", json!({"name": "Ana", "password": PASSWORD})).await.expect(401);
    let again = house.nobody().post("/api/account", json!({"name": "Ana", "password": PASSWORD})).await;
    assert_eq!(
        (again.status.as_u16(), again.error().as_str()),
        (409, "the name Ana is taken; choose another")
    );
    let mut guest = house.guest().await;
    guest.delete("/api/account").await.expect(204);
    assert_eq!(guest.cookie, None);
}

pub(crate) async fn an_unknown_name_costs_the_same_check(house: House) {
    house.account("Ana").await;
    house.guest().await;
    for name in ["Ana", "ana", "Nobody", "", "<b>"] {
        let before = house.server.app.passwords.compared();
        let answer =
            house.nobody().post("/api/session", json!({"name": name, "password": "wrong horse"})).await;
        assert_eq!(
            (answer.status.as_u16(), answer.error().as_str()),
            (401, "wrong name or password"),
            "{name}"
        );
        assert_eq!(house.server.app.passwords.compared(), before + 1, "{name}");
    }
}
