//! Whatever lies face down at a table, nothing that the server answers or tells has it.

use crate::house::{House, Visitor};
use crate::streams::{Socket, socket_of};
use crate::tables::{begun, view};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

const OPTIONS: [(&str, &str); 3] = [("unexplored", "on"), ("holes", "off"), ("borders", "open")];
/// Number of turns; every third position is examined.
const TURNS: usize = 15;

/// Returns the hidden tiles as the server keeps them, in the order in which they lie.
async fn kept_tiles(house: &House, id: &str) -> String {
    let started = sqlx::query_as::<_, (String,)>("SELECT body FROM event WHERE room = $1 ORDER BY version");
    let mut database = house.server.app.store.database.begin().await.unwrap();
    let bodies = started.bind(id.to_string()).fetch_all(&mut *database).await.unwrap();
    let kept = bodies.iter().find_map(|(body,)| body.split_once("tiles~")).expect("the game has begun").1;
    kept.chars().take_while(char::is_ascii_lowercase).collect()
}

fn moves_of(position: &Value) -> Vec<&Value> {
    position["moves"].as_array().unwrap().iter().collect()
}

fn is_exploring(mv: &Value, position: &Value) -> bool {
    let to = mv["clicks"][1].as_str().unwrap_or_default();
    let said = &position["said"]["cells"][to];
    said.as_str().is_some_and(|said| said.contains("unexplored"))
}

/// Returns everything that a spectator can ask of a table as it stands.
async fn answers(by: &mut Visitor, id: &str) -> Vec<String> {
    let at = |rest: &str| format!("/api/tables/{id}{rest}");
    let position = by.get(&at("/position")).await.expect(200);
    let mut answers = vec![position.to_string()];
    for mv in moves_of(&position).into_iter().filter(|mv| is_exploring(mv, &position)).take(3) {
        let clicks: Vec<&str> = mv["clicks"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        let (last, before) = clicks.split_last().unwrap();
        let text = mv["text"].as_str().unwrap();
        let spelled = by.get(&at(&format!("/spelling?clicks={}&click={last}", before.join("_")))).await;
        let spelled = spelled.expect(200);
        assert_eq!((&spelled["complete"], &spelled["after"]), (&mv["text"], &Value::Null));
        by.get(&at(&format!("/spelling?moves={text}"))).await.expect(400);
        by.get(&at(&format!("/position?moves={text}"))).await.expect(400);
        answers.push(spelled.to_string());
    }
    for rest in [
        "",
        "/position?turn=0",
        "/turns",
        "/record",
        "/record?format=json",
        "/record?format=link",
        "/picture.svg",
    ] {
        answers.push(by.get(&at(rest)).await.text);
    }
    answers
}

/// Returns the messages of a stream from the beginning of a table to its current state.
async fn told(house: &House, id: &str) -> Vec<String> {
    let mut stream = house.watch(&format!("{id}/stream?since=0&shown=en")).await;
    let mut told = Vec::new();
    while told.last().is_none_or(|message: &String| !message.contains("\"type\":\"state\"")) {
        told.push(stream.next().await.to_string());
    }
    told
}

/// Two tables where the game stands as at this one, but other tiles lie where nothing was found: they are answered alike.
async fn check_that_tiles_change_nothing(house: &House, by: &mut Visitor, id: &str) {
    let position = by.get(&format!("/api/tables/{id}/position")).await.expect(200);
    let line =
        format!("{}.at~{}", position["setup"].as_str().unwrap(), position["position"].as_str().unwrap());
    let mut seen = Vec::new();
    for _ in 0..2 {
        let plan =
            json!({"game": "small-star-empires", "setup": line, "public": false, "places": ["me", "me"]});
        let made = by.post("/api/tables", plan).await.expect(201);
        let twin = made["table"]["id"].as_str().unwrap().to_string();
        let all = [answers(by, &twin).await, told(house, &twin).await].concat();
        let all: Vec<String> = all.into_iter().map(|text| text.replace(&twin, "ID")).collect();
        seen.push((kept_tiles(house, &twin).await, all));
        by.post(&format!("/api/tables/{twin}/resign"), json!({})).await.expect(200);
    }
    let [(one, seen_one), (two, seen_two)] = &seen[..] else { unreachable!() };
    assert_ne!(one, two);
    for (first, second) in seen_one.iter().zip(seen_two) {
        assert_eq!(first, second, "{one} and {two}");
        assert!(!first.contains(one.as_str()) && !first.contains("tiles~"), "{first}");
    }
}

/// Sends a turn through a socket, and returns all messages until it is accepted.
async fn turn(socket: &mut Socket, number: usize, moves: &[&str]) -> Vec<String> {
    let turn = json!({"type": "turn", "turn": number, "moves": moves}).to_string();
    socket.send(Message::text(turn)).await.unwrap();
    let mut told = Vec::new();
    while told.last().is_none_or(|message: &String| !message.contains("\"type\":\"done\"")) {
        if let Message::Text(text) = socket.next().await.unwrap().unwrap() {
            assert!(!text.contains("\"type\":\"refused\""), "{text}");
            told.push(text.to_string());
        }
    }
    told
}

pub(crate) async fn nothing_told_or_answered_has_what_lies_face_down(house: House) {
    let options: serde_json::Map<_, _> =
        OPTIONS.map(|(name, value)| (name.into(), value.into())).into_iter().collect();
    let (mut one, two, id) = begun(&house, json!({"game": "small-star-empires", "options": options})).await;
    let tiles = kept_tiles(&house, &id).await;
    assert_eq!(tiles.len(), 14, "{tiles}");
    let mut sockets = [socket_of(&house, &one, &id).await, socket_of(&house, &two, &id).await];
    let (mut texts, mut explored) = (Vec::new(), 0);
    for played in 0..TURNS {
        if played % 3 == 0 {
            check_that_tiles_change_nothing(&house, &mut one, &id).await;
            texts.extend(answers(&mut one, &id).await);
        }
        let position = one.get(&format!("/api/tables/{id}/position")).await.expect(200);
        let number = view(&mut one, &id).await["next_turn"].as_u64().unwrap() as usize;
        let moves = moves_of(&position);
        let exploring = moves.iter().find(|mv| is_exploring(mv, &position));
        explored += usize::from(exploring.is_some());
        let mv = exploring.unwrap_or(&moves[played % moves.len()])["text"].as_str().unwrap();
        let socket = &mut sockets[position["to_move"].as_u64().unwrap() as usize - 1];
        texts.extend(turn(socket, number, &[mv]).await);
    }
    assert!(explored > 3, "{explored} tiles were found");
    texts.extend(told(&house, &id).await);
    let mover = view(&mut one, &id).await["to_move"].as_u64().unwrap() as usize;
    let hint =
        [&one, &two][mover - 1].clone().post(&format!("/api/tables/{id}/hint"), json!({"moves": []})).await;
    texts.push(hint.expect(200).to_string());
    one.post(&format!("/api/tables/{id}/resign"), json!({})).await.expect(200);
    texts.extend(answers(&mut one, &id).await);
    texts.push(analysed(&mut one, &id).await);
    for text in texts {
        assert!(!text.contains(&tiles) && !text.contains("tiles~"), "{text}");
    }
}

/// Returns an engine's analysis of the game.
async fn analysed(by: &mut Visitor, id: &str) -> String {
    let job = by.post("/api/analysis", json!({"table": id})).await.expect(202);
    loop {
        let found = by.get(&format!("/api/analysis/{}", job["id"].as_str().unwrap())).await.expect(200);
        assert_ne!(found["state"], "failed");
        if found["state"] == "done" {
            return found.to_string();
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}
