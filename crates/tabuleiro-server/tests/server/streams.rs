use crate::house::{House, Visitor};
use crate::tables::{GAME, begun, make, play, some_turn};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, http::HeaderValue};

pub(crate) async fn a_stream_tells_what_happens_and_what_was_missed(house: House) {
    let (mut one, mut two, id) = begun(&house, json!({"game": GAME})).await;
    let mut watcher = house.watch(&id).await;
    let state = watcher.next().await;
    assert_eq!(
        (&state["v"], &state["type"], &state["table"]["to_move"]),
        (&json!(1), &json!("state"), &json!(1))
    );
    play(&mut one, &id).await;
    let event = watcher.next().await;
    assert_eq!((&event["event"]["type"], &event["event"]["number"]), (&json!("turn"), &json!(1)));
    assert_eq!(event["version"].as_i64(), state["version"].as_i64().map(|version| version + 1));
    drop(watcher);
    play(&mut two, &id).await;
    play(&mut one, &id).await;
    let mut again = house.watch(&format!("{id}/stream?since={}", event["version"])).await;
    let missed = [again.next().await, again.next().await];
    assert_eq!(missed.each_ref().map(|event| event["event"]["number"].clone()), [json!(2), json!(3)]);
    assert_eq!(again.next().await["type"], "state");
    let everything = house.watch(&format!("{id}/stream?since=0")).await.until("turn").await;
    assert!(!everything.to_string().contains("person"), "{everything}");
    one.get("/api/tables/nowhere/stream").await.expect(404);
}

pub(crate) async fn a_socket_plays_and_only_for_its_own_pages(house: House) {
    let (mut one, _, id) = begun(&house, json!({"game": GAME})).await;
    let address = house.listen().await;
    let url = format!("ws://{address}/api/tables/{id}/socket");
    let request = |origin: Option<String>, cookie: Option<&String>| {
        let mut request = url.clone().into_client_request().unwrap();
        let headers = request.headers_mut();
        origin
            .into_iter()
            .for_each(|origin| drop(headers.insert("origin", HeaderValue::from_str(&origin).unwrap())));
        cookie
            .into_iter()
            .for_each(|cookie| drop(headers.insert("cookie", HeaderValue::from_str(cookie).unwrap())));
        request
    };
    let foreign = request(Some("http://there.example".into()), one.cookie.as_ref());
    assert!(tokio_tungstenite::connect_async(foreign).await.is_err());
    let own = request(Some(format!("http://{address}")), one.cookie.as_ref());
    let (mut socket, _) = tokio_tungstenite::connect_async(own).await.unwrap();
    let (mut spectator, _) = tokio_tungstenite::connect_async(request(None, None)).await.unwrap();
    let moves = some_turn(&mut one, &id).await;
    let turn = json!({"type": "turn", "turn": 1, "moves": moves}).to_string();
    assert_eq!(until(&mut spectator, "state").await["version"], until(&mut socket, "state").await["version"]);
    spectator.send(Message::text(turn.clone())).await.unwrap();
    assert_eq!(until(&mut spectator, "refused").await["error"], "you are not logged in");
    socket.send(Message::text("{")).await.unwrap();
    until(&mut socket, "refused").await;
    socket.send(Message::text(turn.clone())).await.unwrap();
    assert_eq!(until(&mut socket, "done").await["repeated"], false);
    socket.send(Message::text(turn)).await.unwrap();
    assert_eq!(until(&mut socket, "done").await["repeated"], true);
    assert_eq!(until(&mut spectator, "event").await["event"]["number"], 1);
    spectator.send(Message::text(json!({"type": "resync", "since": 0}).to_string())).await.unwrap();
    assert_eq!(until(&mut spectator, "event").await["version"], 1);
    until(&mut spectator, "state").await;
    spectator.send(Message::text(json!({"type": "ping"}).to_string())).await.unwrap();
    until(&mut spectator, "pong").await;
}

pub(crate) type Socket =
    tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

/// Opens a person's socket at a table.
pub(crate) async fn socket_of(house: &House, by: &Visitor, id: &str) -> Socket {
    let url = format!("ws://{}/api/tables/{id}/socket", house.listen().await);
    let mut request = url.into_client_request().unwrap();
    let token = by.token.as_ref().map(|token| format!("Bearer {token}"));
    for (name, value) in [("cookie", by.cookie.clone()), ("authorization", token)] {
        value.iter().for_each(|value| drop(request.headers_mut().insert(name, value.parse().unwrap())));
    }
    tokio_tungstenite::connect_async(request).await.unwrap().0
}

pub(crate) async fn until<S>(socket: &mut S, wanted: &str) -> Value
where
    S: StreamExt<Item = Result<Message, tokio_tungstenite::tungstenite::Error>> + Unpin,
{
    loop {
        if let Message::Text(text) = socket.next().await.unwrap().unwrap() {
            let message: Value = serde_json::from_str(&text).unwrap();
            if message["type"] == wanted {
                return message;
            }
        }
    }
}

pub(crate) async fn engines_alone_play_only_while_somebody_watches(house: House) {
    let mut one = house.guest().await;
    let id =
        make(&mut one, json!({"game": GAME, "places": [{"engine": "random"}, {"engine": "random"}]})).await;
    // An engine's turn would be played before these requests are answered.
    for _ in 0..50 {
        assert_eq!(one.get(&format!("/api/tables/{id}")).await.expect(200)["next_turn"], 1);
    }
    let mut watcher = house.watch(&id).await;
    watcher.until("turn").await;
    watcher.until("turn").await;
}

pub(crate) async fn what_engines_think_is_told_where_only_they_play(house: House) {
    let mut one = house.guest().await;
    let places = json!([{"engine": "1"}, {"engine": "random"}]);
    let id = make(&mut one, json!({"game": GAME, "places": places})).await;
    let mut watcher = house.watch(&id).await;
    let told = watcher.until("turn").await;
    watcher.until("turn").await;
    let turns = one.get(&format!("/api/tables/{id}/turns")).await.expect(200);
    let thoughts = &turns[0]["thoughts"];
    assert_eq!(thoughts[0]["lines"][0]["moves"][0], turns[0]["moves"][0]);
    assert_eq!(&told["event"]["thoughts"], thoughts);
    let id = make(&mut one, json!({"game": GAME, "places": ["me", {"engine": "1"}]})).await;
    let mut watcher = house.watch(&id).await;
    play(&mut one, &id).await;
    watcher.until("turn").await;
    assert!(watcher.until("turn").await["event"].get("thoughts").is_none(), "no help for opponents");
}

pub(crate) async fn two_who_want_the_same_are_paired(house: House) {
    let (mut one, mut two, mut three) = (house.guest().await, house.guest().await, house.guest().await);
    let wish = json!({"game": GAME, "clock": "5m"});
    let waiting = one.post("/api/pairing", wish.clone()).await.expect(200);
    assert_eq!(waiting["state"], "open");
    assert_eq!(
        one.post("/api/pairing", wish.clone()).await.expect(200)["id"],
        waiting["id"],
        "a person cannot play against themselves"
    );
    let other = three.post("/api/pairing", json!({"game": GAME})).await.expect(200);
    assert_ne!(other["id"], waiting["id"]);
    let paired = two.post("/api/pairing", wish).await.expect(200);
    assert_eq!((&paired["id"], &paired["state"]), (&waiting["id"], &json!("playing")));
    one.post("/api/pairing", json!({"game": GAME, "rated": true})).await.expect(409);
}

pub(crate) async fn a_program_hears_of_its_games_and_plays_them(house: House) {
    let mut owner = house.made_account().await;
    let mut program = owner.program(json!(["play"])).await;
    let mut events = program.follow("/api/events").await;
    let (mut other, wish) = (house.guest().await, json!({"game": GAME}));
    other.post("/api/pairing", wish.clone()).await.expect(200);
    program.post("/api/pairing", wish).await.expect(200);
    let start = events.next().await;
    assert_eq!((&start["type"], &start["seat"]), (&json!("game-start"), &json!(2)));
    let id = start["table"].as_str().unwrap();
    let mut game = program.follow(&format!("/api/tables/{id}/stream")).await;
    assert_eq!(game.next().await["type"], "state");
    play(&mut other, id).await;
    assert_eq!(game.next().await["table"]["to_move"], 2);
    play(&mut program, id).await;
    let mut late = program.follow("/api/events").await;
    assert_eq!(late.next().await["type"], "game-start");
    other.post(&format!("/api/tables/{id}/resign"), json!({})).await.expect(200);
    assert_eq!(events.next().await["type"], "game-end");
}

/// Compares all messages of streams and sockets with the description.
pub(crate) async fn an_event_brings_the_game_as_pages_show_it(house: House) {
    let document = house.nobody().get("/api/openapi.json").await.expect(200);
    let (mut one, mut two, id) = begun(&house, json!({"game": GAME})).await;
    let mut shown = house.watch(&format!("{id}/stream?shown=pt")).await;
    let mut plain = house.watch(&id).await;
    let mut reader = house.nobody();
    reader.headers.push(("accept-language", "pt".into()));
    play(&mut one, &id).await;
    play(&mut two, &id).await;
    for turn in [1, 2] {
        let event = shown.until("turn").await;
        check(&document, "StreamMessage", &event);
        let position = reader.get(&format!("/api/tables/{id}/position?turn={turn}")).await.expect(200);
        let turns = reader.get(&format!("/api/tables/{id}/turns")).await.expect(200);
        assert_eq!(event["shown"]["turns"], turn);
        assert_eq!(event["shown"]["last"], turns[turn - 1]);
        assert_eq!(event["shown"]["position"], position);
        assert!(plain.until("turn").await.get("shown").is_none());
    }
    for by in [&mut one, &mut two] {
        by.post(&format!("/api/tables/{id}/offer"), json!({"what": "takeback"})).await.expect(200);
    }
    assert!(shown.until("offered").await.get("shown").is_none(), "an offer changes no position");
    let taken_back = shown.until("taken-back").await;
    assert_eq!(taken_back["shown"]["turns"], 0);
    assert!(taken_back["shown"]["last"].is_null());
    one.post(&format!("/api/tables/{id}/resign"), json!({})).await.expect(200);
    let over = shown.until("resigned").await;
    assert!(over["shown"]["position"]["said"]["outcome"].is_string(), "{over}");
}

pub(crate) async fn what_streams_tell_is_described(house: House) {
    let document = house.nobody().get("/api/openapi.json").await.expect(200);
    let (mut one, mut two, id) = begun(&house, json!({"game": GAME})).await;
    let mut stream = one.follow(&format!("/api/tables/{id}/stream?since=0")).await;
    let address = house.listen().await;
    let mut request = format!("ws://{address}/api/tables/{id}/socket").into_client_request().unwrap();
    request.headers_mut().insert("cookie", HeaderValue::from_str(one.cookie.as_ref().unwrap()).unwrap());
    let (mut socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
    let turn = json!({"type": "turn", "turn": 1, "moves": some_turn(&mut one, &id).await});
    for sent in [json!({"type": "ping"}), json!({"type": "resync", "since": 1}), turn.clone()] {
        check(&document, "SocketMessage", &sent);
        socket.send(Message::text(sent.to_string())).await.unwrap();
    }
    socket.send(Message::text("{")).await.unwrap();
    for kind in ["pong", "done", "refused"] {
        check(&document, "StreamMessage", &until(&mut socket, kind).await);
    }
    two.post(&format!("/api/tables/{id}/chat"), json!({"text": "hello"})).await.expect(201);
    two.post(&format!("/api/tables/{id}/offer"), json!({"what": "takeback"})).await.expect(409);
    two.post(&format!("/api/tables/{id}/offer"), json!({"what": "draw"})).await.expect(200);
    one.post(&format!("/api/tables/{id}/offer"), json!({"what": "draw"})).await.expect(200);
    let mut kinds = std::collections::BTreeSet::new();
    while !kinds.contains("drawn") {
        let message = stream.until_any().await;
        check(&document, "StreamMessage", &message);
        let kind = |value: &Value| value["type"].as_str().unwrap_or_default().to_string();
        kinds.extend([kind(&message), kind(&message["event"])]);
    }
    for kind in ["state", "event", "chat", "created", "joined", "started", "turn", "offered"] {
        assert!(kinds.contains(kind), "{kind}: {kinds:?}");
    }
    check(&document, "StreamMessage", &house.watch(&id).await.until_type("audience").await);
}

fn check(document: &Value, name: &str, value: &Value) {
    let mut schema = document["components"]["schemas"][name].clone();
    assert!(schema.is_object(), "{name} is not described");
    schema["components"] = document["components"].clone();
    let validator = jsonschema::draft202012::new(&schema).unwrap();
    let problems: Vec<String> = validator.iter_errors(value).map(|error| error.to_string()).collect();
    assert!(problems.is_empty(), "{name}: {problems:#?}\n{value}");
}
