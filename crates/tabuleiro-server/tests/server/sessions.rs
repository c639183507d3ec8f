//! Streams and sockets end with the session or token of their caller.

use crate::house::{House, PASSWORD, Visitor, Watcher};
use crate::postgres::Postgres;
use crate::streams::{Socket, socket_of, until};
use crate::tables::{GAME, begun, make, some_turn, view};
use axum::http::Method;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tabuleiro_server::admin;
use tokio_tungstenite::tungstenite::Message;

/// A person's open connections at a table, and a legal turn.
struct Open {
    socket: Socket,
    stream: Watcher,
    events: Watcher,
    turn: Value,
}

impl Open {
    async fn begin(house: &House, by: &mut Visitor, id: &str) -> Open {
        let mut socket = socket_of(house, by, id).await;
        until(&mut socket, "state").await;
        let moves = some_turn(by, id).await;
        let stream = by.follow(&format!("/api/tables/{id}/stream")).await;
        let turn = json!({"type": "turn", "turn": 1, "moves": moves});
        Open { socket, stream, events: by.follow("/api/events").await, turn }
    }

    /// Checks that all connections end and no turn is accepted.
    async fn ends(mut self) {
        // The socket may be closed already.
        let _ = self.socket.send(Message::text(self.turn.to_string())).await;
        self.close_in_words().await;
    }

    /// Checks that all connections end, if the server learns of the end a little later.
    async fn ends_soon(self) {
        self.close_in_words().await;
    }

    async fn close_in_words(mut self) {
        let reason = loop {
            match self.socket.next().await {
                Some(Ok(Message::Close(reason))) => break reason,
                Some(Ok(message)) => assert!(!message.to_string().contains("\"done\""), "{message}"),
                other => panic!("it is closed in words: {other:?}"),
            }
        };
        assert_eq!(reason.unwrap().reason.as_str(), "your session has ended; log in again");
        self.stream.end().await;
        self.events.end().await;
    }

    async fn goes_on(mut self) {
        self.socket.send(Message::text(self.turn.to_string())).await.unwrap();
        assert_eq!(until(&mut self.socket, "done").await["repeated"], false);
        self.stream.until("turn").await;
    }
}

/// Returns an account at a table where it is to move.
async fn playing(house: &House, name: &str) -> (Visitor, String) {
    let (mut one, _, id) = begun(house, json!({"game": GAME})).await;
    one.post("/api/account", json!({"name": name, "password": PASSWORD})).await.expect(200);
    (one, id)
}

async fn on_another_device(house: &House, name: &str) -> Visitor {
    let mut other = house.nobody();
    other.post("/api/session", json!({"name": name, "password": PASSWORD})).await.expect(200);
    other
}

async fn first_id(by: &mut Visitor, list: &str, is_wanted: impl Fn(&Value) -> bool) -> String {
    let list = by.get(list).await.expect(200);
    let found = list.as_array().unwrap().iter().find(|one| is_wanted(one)).unwrap();
    found["id"].as_str().unwrap().into()
}

pub(crate) async fn streams_and_sockets_close_with_their_session(house: House) {
    let (mut ana, id) = playing(&house, "Ana").await;
    let open = Open::begin(&house, &mut ana, &id).await;
    ana.clone().delete("/api/session").await.expect(204);
    open.ends().await;
    let mut ana = on_another_device(&house, "Ana").await;
    let mut phone = on_another_device(&house, "Ana").await;
    let (open, own) = (Open::begin(&house, &mut phone, &id).await, Open::begin(&house, &mut ana, &id).await);
    let other = first_id(&mut ana, "/api/account/sessions", |session| session["is_this"] == false).await;
    ana.delete(&format!("/api/account/sessions/{other}")).await.expect(204);
    open.ends().await;
    own.goes_on().await;
}

pub(crate) async fn an_export_of_games_ends_with_its_session(house: House) {
    let (mut ana, _) = playing(&house, "Ana").await;
    house.hand.send_modify(|now| *now += 1);
    let alone = json!({"game": GAME, "places": ["me", "me"], "public": false});
    let private = make(&mut ana, alone).await;
    let mut games = ana.follow("/api/people/Ana/games").await;
    assert_ne!(games.until_any().await["table"], json!(private));
    ana.clone().delete("/api/session").await.expect(204);
    assert_eq!(games.rest().await, "");
}

pub(crate) async fn streams_and_sockets_close_with_their_token(house: House) {
    let (mut ana, id) = playing(&house, "Ana").await;
    let mut bot = ana.program(json!(["read", "play"])).await;
    let (open, own) = (Open::begin(&house, &mut bot, &id).await, Open::begin(&house, &mut ana, &id).await);
    let token = first_id(&mut ana, "/api/account/tokens", |_| true).await;
    ana.delete(&format!("/api/account/tokens/{token}")).await.expect(204);
    open.ends().await;
    own.goes_on().await;
}

pub(crate) async fn streams_and_sockets_close_when_a_token_expires(house: House) {
    let (mut ana, id) = playing(&house, "Ana").await;
    let wanted = json!({"name": "x", "scopes": ["read", "play"], "days": 1});
    let made = ana.post("/api/account/tokens", wanted).await.expect(201);
    let mut bot = Visitor { cookie: None, token: made["token"].as_str().map(Into::into), ..ana.clone() };
    let open = Open::begin(&house, &mut bot, &id).await;
    house.hand.send_modify(|now| *now += 24 * 3_600_000);
    open.ends_soon().await;
}

pub(crate) async fn another_password_ends_all_else(house: House) {
    let (mut ana, id) = playing(&house, "Ana").await;
    let mut bot = ana.program(json!(["read", "play"])).await;
    let mut phone = on_another_device(&house, "Ana").await;
    let own = Open::begin(&house, &mut ana, &id).await;
    let others = [Open::begin(&house, &mut bot, &id).await, Open::begin(&house, &mut phone, &id).await];
    ana.post("/api/account/password", json!({"old": PASSWORD, "new": "battery staple"})).await.expect(204);
    for other in others {
        other.ends().await;
    }
    bot.get("/api/account").await.expect(401);
    phone.get("/api/account").await.expect(401);
    own.goes_on().await;
}

pub(crate) async fn an_admin_ends_what_somebody_has_open(house: House) {
    let database = &house.server.app.store.database;
    let (mut ana, id) = playing(&house, "Ana").await;
    let open = Open::begin(&house, &mut ana, &id).await;
    admin::log_out(database, "Ana").await.unwrap();
    open.ends().await;
    let mut ana = on_another_device(&house, "Ana").await;
    let open = Open::begin(&house, &mut ana, &id).await;
    admin::set_password(database, "Ana", None).await.unwrap();
    open.ends().await;
}

pub(crate) async fn a_deleted_name_never_returns(house: House) {
    let (mut ana, id) = playing(&house, "Ana").await;
    let open = Open::begin(&house, &mut ana, &id).await;
    ana.ask(Method::DELETE, "/api/account", Some(json!({"password": PASSWORD}))).await.expect(204);
    open.ends().await;
    assert_eq!(view(&mut house.nobody(), &id).await["seats"][0]["name"], Value::Null);
}

/// Checks that connections at one node end with the session or token that another node removed.
pub(crate) async fn what_is_open_at_another_node_closes_too(postgres: &Postgres) {
    let url = postgres.fresh_database("sessions_of_two");
    let (house, other) = (House::open(&url).await, House::open(&url).await);
    let (ana, id) = playing(&house, "Ana").await;
    let open = Open::begin(&other, &mut ana.at(&other), &id).await;
    ana.clone().delete("/api/session").await.expect(204);
    open.ends_soon().await;
    let mut ana = on_another_device(&house, "Ana").await;
    let bot = ana.program(json!(["read", "play"])).await;
    let open = Open::begin(&other, &mut bot.at(&other), &id).await;
    let token = first_id(&mut ana, "/api/account/tokens", |_| true).await;
    ana.delete(&format!("/api/account/tokens/{token}")).await.expect(204);
    open.ends_soon().await;
    let open = Open::begin(&other, &mut ana.at(&other), &id).await;
    admin::log_out(&house.server.app.store.database, "Ana").await.unwrap();
    open.ends_soon().await;
    let mut ana = on_another_device(&house, "Ana").await;
    let open = Open::begin(&other, &mut ana.at(&other), &id).await;
    ana.ask(Method::DELETE, "/api/account", Some(json!({"password": PASSWORD}))).await.expect(204);
    open.ends_soon().await;
    assert_eq!(view(&mut other.nobody(), &id).await["seats"][0]["name"], Value::Null);
}
