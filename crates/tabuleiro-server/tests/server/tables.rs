use crate::house::{BEGIN, House, PASSWORD, Visitor};
use serde_json::{Value, json};

/// The smallest game for tests: two seats, short turns.
pub(crate) const GAME: &str = "green-skull";

pub(crate) async fn make(by: &mut Visitor, plan: Value) -> String {
    let made = by.post("/api/tables", plan).await.expect(201);
    made["table"]["id"].as_str().unwrap().to_string()
}

/// Returns two players and a table whose game has begun.
pub(crate) async fn begun(house: &House, plan: Value) -> (Visitor, Visitor, String) {
    let (mut one, mut two) = (house.guest().await, house.guest().await);
    let id = make(&mut one, plan).await;
    two.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
    (one, two, id)
}

/// Returns the first legal turn.
pub(crate) async fn some_turn(by: &mut Visitor, id: &str) -> Vec<String> {
    let mut moves: Vec<String> = Vec::new();
    let mut player = Value::Null;
    loop {
        let position =
            by.get(&format!("/api/tables/{id}/position?moves={}", moves.join("_"))).await.expect(200);
        let ended = position["to_move"] != player || position["mid_turn"] == false;
        if !moves.is_empty() && ended {
            return moves;
        }
        player = position["to_move"].clone();
        moves.push(position["moves"][0]["text"].as_str().unwrap().to_string());
    }
}

pub(crate) async fn play(by: &mut Visitor, id: &str) -> Value {
    let number = by.get(&format!("/api/tables/{id}")).await.expect(200)["next_turn"].clone();
    let moves = some_turn(by, id).await;
    by.post(&format!("/api/tables/{id}/turns"), json!({"turn": number, "moves": moves})).await.expect(200)
}

pub(crate) async fn view(by: &mut Visitor, id: &str) -> Value {
    by.get(&format!("/api/tables/{id}")).await.expect(200)
}

pub(crate) async fn two_guests_play_a_whole_game(house: House) {
    let (mut one, mut two, id) = begun(&house, json!({"game": GAME})).await;
    let mut turns = 0;
    let last = loop {
        let view = view(&mut one, &id).await;
        match view["to_move"].as_u64() {
            Some(1) => play(&mut one, &id).await,
            Some(_) => play(&mut two, &id).await,
            None => break view,
        };
        turns += 1;
    };
    assert_eq!((&last["state"], last["next_turn"].as_u64()), (&json!("over"), Some(turns + 1)));
    assert!(last["seats"].as_array().unwrap().iter().all(|seat| seat["result"].is_string()), "{last}");
    one.post(&format!("/api/tables/{id}/turns"), json!({"turn": turns + 1, "moves": ["a1-a2"]}))
        .await
        .expect(409);
}

pub(crate) async fn a_turn_is_taken_once_whole_and_in_order(house: House) {
    let (mut one, mut two, id) = begun(&house, json!({"game": "syrtis"})).await;
    let address = format!("/api/tables/{id}/turns");
    let first = some_turn(&mut one, &id).await;
    two.post(&address, json!({"turn": 1, "moves": first})).await.expect(409);
    house.guest().await.post(&address, json!({"turn": 1, "moves": first})).await.expect(403);
    one.post(&address, json!({"turn": 2, "moves": first})).await.expect(409);
    one.post(&address, json!({"turn": 0, "moves": first})).await.expect(409);
    one.post(&address, json!({"turn": 1, "moves": []})).await.expect(400);
    one.post(&address, json!({"turn": 1, "moves": ["z9-z8"]})).await.expect(400);
    assert!(first.len() > 1, "a turn of several moves");
    one.post(&address, json!({"turn": 1, "moves": first[..1]})).await.expect(400);
    let done = one.post(&address, json!({"turn": 1, "moves": first})).await.expect(200);
    assert_eq!(done["repeated"], false);
    let again = one.post(&address, json!({"turn": 1, "moves": first})).await.expect(200);
    assert_eq!((&again["repeated"], &again["version"]), (&json!(true), &done["version"]));
    one.post(&address, json!({"turn": 1, "moves": ["a1-a2"]})).await.expect(409);
    let second = some_turn(&mut two, &id).await;
    let both: Vec<String> = second.iter().chain(&first).cloned().collect();
    two.post(&address, json!({"turn": 2, "moves": both})).await.expect(400);
    two.post(&address, json!({"turn": 2, "moves": second})).await.expect(200);
}

pub(crate) async fn seats_are_open_reserved_or_an_engines(house: House) {
    let mut maker = house.guest().await;
    let plan =
        json!({"game": "small-star-empires", "seats": 4, "places": ["me", "link", "open", {"engine": "1"}]});
    let made = maker.post("/api/tables", plan).await.expect(201);
    let id = made["table"]["id"].as_str().unwrap();
    let key = made["keys"][0]["key"].as_str().unwrap();
    assert_eq!(made["keys"][0]["seat"], 2);
    assert!(!view(&mut maker, id).await.to_string().contains(key), "a key is told once");
    let join = format!("/api/tables/{id}/join");
    let (mut other, mut friend) = (house.guest().await, house.guest().await);
    other.post(&join, json!({"seat": 2})).await.expect(409);
    other.post(&join, json!({"seat": 2, "key": "0000"})).await.expect(409);
    other.post(&join, json!({"seat": 1})).await.expect(409);
    other.post(&join, json!({"seat": 9})).await.expect(400);
    other.post(&join, json!({})).await.expect(200);
    other.post(&format!("/api/tables/{id}/leave"), json!({})).await.expect(200);
    friend.post(&join, json!({"key": key})).await.expect(200);
    let seats = view(&mut maker, id).await["seats"].clone();
    assert_eq!(
        (&seats[1]["free"], &seats[2]["free"], &seats[3]["engine"]),
        (&json!(false), &json!(true), &json!("1"))
    );
    let engine = format!("/api/tables/{id}/seats/3/engine");
    friend.post(&engine, json!({"level": "1"})).await.expect(403);
    maker.post(&engine, json!({"level": "best memory=65536"})).await.expect(400);
    maker.post(&engine, json!({"level": "random"})).await.expect(200);
    assert_eq!(view(&mut maker, id).await["state"], "playing");
    other.post(&join, json!({})).await.expect(409);
}

pub(crate) async fn everyone_agrees_to_a_draw_or_not(house: House) {
    let (mut one, mut two, id) = begun(&house, json!({"game": GAME})).await;
    let offer = format!("/api/tables/{id}/offer");
    one.delete(&offer).await.expect(409);
    one.post(&offer, json!({"what": "draw"})).await.expect(200);
    assert_eq!(view(&mut one, &id).await["offer"], "draw");
    two.delete(&offer).await.expect(200);
    assert_eq!(view(&mut one, &id).await["offer"], Value::Null);
    one.post(&offer, json!({"what": "draw"})).await.expect(200);
    assert_eq!(one.post(&offer, json!({"what": "draw"})).await.expect(200)["repeated"], true);
    two.post(&offer, json!({"what": "draw"})).await.expect(200);
    let view = view(&mut one, &id).await;
    assert_eq!((&view["state"], &view["seats"][0]["result"]), (&json!("over"), &json!("drew")));
}

pub(crate) async fn turns_are_taken_back_by_consent(house: House) {
    let (mut one, mut two, id) = begun(&house, json!({"game": GAME})).await;
    let offer = format!("/api/tables/{id}/offer");
    one.post(&offer, json!({"what": "takeback"})).await.expect(409);
    let start = view(&mut one, &id).await["line"].clone();
    let first = some_turn(&mut one, &id).await;
    play(&mut one, &id).await;
    play(&mut two, &id).await;
    one.post(&offer, json!({"what": "takeback"})).await.expect(200);
    two.post(&offer, json!({"what": "takeback"})).await.expect(200);
    let back = view(&mut one, &id).await;
    assert_eq!((&back["line"], &back["to_move"], &back["next_turn"]), (&start, &json!(1), &json!(3)));
    let late =
        one.post(&format!("/api/tables/{id}/turns"), json!({"turn": 1, "moves": first})).await.expect(200);
    assert_eq!(late["repeated"], true, "a late duplicate is not played again");
    assert_eq!(view(&mut one, &id).await["line"], start);
    play(&mut one, &id).await;
    let house = house.again().await;
    let mut nobody = house.nobody();
    assert_eq!(view(&mut nobody, &id).await["to_move"], 2);
}

pub(crate) async fn a_game_is_aborted_only_early(house: House) {
    let (mut one, mut two, id) = begun(&house, json!({"game": GAME})).await;
    play(&mut one, &id).await;
    house.guest().await.post(&format!("/api/tables/{id}/abort"), json!({})).await.expect(403);
    let (mut three, _, other) = begun(&house, json!({"game": GAME})).await;
    three.post(&format!("/api/tables/{other}/abort"), json!({})).await.expect(200);
    assert_eq!(view(&mut three, &other).await["state"], "aborted");
    play(&mut two, &id).await;
    one.post(&format!("/api/tables/{id}/abort"), json!({})).await.expect(409);
    one.post(&format!("/api/tables/{id}/resign"), json!({})).await.expect(200);
    let view = view(&mut one, &id).await;
    assert_eq!((&view["seats"][0]["result"], &view["seats"][1]["result"]), (&json!("lost"), &json!("won")));
}

pub(crate) async fn a_rematch_keeps_or_rotates_the_seats_or_lets_the_winner_begin(house: House) {
    // Each row: the offer, the old index of the new seat 1, and the seat to move. The second player wins the first
    // game.
    let ways = [("rematch-kept", 0, 1), ("rematch-rotated", 1, 1), ("rematch-winner-first", 0, 2)];
    for (what, first, to_move) in ways {
        let (mut one, mut two, id) = begun(&house, json!({"game": GAME})).await;
        let seats = view(&mut one, &id).await["seats"].clone();
        let offer = format!("/api/tables/{id}/offer");
        one.post(&offer, json!({"what": what})).await.expect(409);
        one.post(&format!("/api/tables/{id}/resign"), json!({})).await.expect(200);
        one.post(&offer, json!({"what": what})).await.expect(200);
        two.post(&offer, json!({"what": what})).await.expect(200);
        let next = view(&mut one, &id).await["rematch"].as_str().unwrap().to_string();
        let next = view(&mut one, &next).await;
        assert_eq!(
            (&next["state"], &next["seats"][0]["name"], &next["to_move"]),
            (&json!("playing"), &seats[first]["name"], &json!(to_move)),
            "{what}"
        );
        one.post(&offer, json!({"what": what})).await.expect(409);
    }
}

pub(crate) async fn one_who_is_gone_is_claimed_against_and_who_is_there_is_not(house: House) {
    let (one, mut two, id) = begun(&house, json!({"game": GAME, "gone_seconds": 60})).await;
    let claim = format!("/api/tables/{id}/claim");
    let mut there = one.follow(&format!("/api/tables/{id}/stream")).await;
    there.next().await;
    house.hand.send_replace(BEGIN + 100_000);
    two.post(&claim, json!({})).await.expect(409);
    drop(there);
    // The end of the stream is handled before the next request.
    house.watch(&id).await.next().await;
    house.hand.send_replace(BEGIN + 200_000);
    two.post(&claim, json!({})).await.expect(200);
    assert_eq!(view(&mut two, &id).await["seats"][1]["result"], "won");
}

pub(crate) async fn time_runs_out_and_is_claimed(house: House) {
    let (mut one, mut two, id) = begun(&house, json!({"game": GAME, "clock": "10s+2s"})).await;
    house.hand.send_replace(BEGIN + 4_000);
    play(&mut one, &id).await;
    let seats = view(&mut one, &id).await["seats"].clone();
    assert_eq!((&seats[0]["left_ms"], &seats[1]["left_ms"]), (&json!(8_000), &json!(10_000)));
    let claim = format!("/api/tables/{id}/claim");
    one.post(&claim, json!({})).await.expect(409);
    house.hand.send_replace(BEGIN + 14_000);
    let moves = some_turn(&mut two, &id).await;
    two.post(&format!("/api/tables/{id}/turns"), json!({"turn": 2, "moves": moves})).await.expect(409);
    house.guest().await.post(&claim, json!({})).await.expect(403);
    one.post(&claim, json!({})).await.expect(200);
    let view = view(&mut one, &id).await;
    assert_eq!((&view["ending"], &view["seats"][0]["result"]), (&json!("ending-out-of-time"), &json!("won")));
}

pub(crate) async fn a_seat_out_of_time_is_skipped(house: House) {
    let mut one = house.guest().await;
    let plan = json!({"game": "small-star-empires", "seats": 3, "clock": "5s/turn", "absent": "skip"});
    let id = make(&mut one, plan).await;
    for _ in 0..2 {
        house.guest().await.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
    }
    let mut watcher = house.watch(&id).await;
    house.hand.send_replace(BEGIN + 5_000);
    let event = watcher.until("out-of-time").await;
    assert_eq!((&event["event"]["seat"], &event["table"]["to_move"]), (&json!(1), &json!(2)));
    house.hand.send_replace(BEGIN + 10_000);
    let event = watcher.until("out-of-time").await;
    assert_eq!((&event["event"]["seat"], &event["table"]["state"]), (&json!(2), &json!("over")));
    assert_eq!(event["table"]["seats"][2]["result"], "won");
}

pub(crate) async fn an_engine_plays_on_for_one_who_is_gone(house: House) {
    let plan = json!({"game": GAME, "absent": "engine", "gone_seconds": 60});
    let (_, _, id) = begun(&house, plan).await;
    let mut watcher = house.watch(&id).await;
    house.hand.send_replace(BEGIN + 60_000);
    let event = watcher.until("taken-over").await;
    assert_eq!(event["table"]["seats"][0]["taken_over"], true);
    let event = watcher.until("turn").await;
    assert_eq!(event["event"]["seat"], 1);
}

pub(crate) async fn clocks_stand_still_while_the_server_does(house: House) {
    let (mut one, _, id) = begun(&house, json!({"game": GAME, "clock": "10s"})).await;
    house.hand.send_replace(BEGIN + 3_000);
    assert_eq!(view(&mut one, &id).await["seats"][0]["left_ms"], 7_000);
    let mut house = house.again_later(3_600_000).await;
    let mut one = one.at(&house);
    assert_eq!(view(&mut one, &id).await["seats"][0]["left_ms"], 7_000);
    house.turn(1_000);
    assert_eq!(view(&mut one, &id).await["seats"][0]["left_ms"], 6_000);
    play(&mut one, &id).await;
}

pub(crate) async fn a_game_goes_on_after_a_restart(house: House) {
    let (mut one, two, id) = begun(&house, json!({"game": GAME})).await;
    play(&mut one, &id).await;
    let before = view(&mut one, &id).await;
    let house = house.again().await;
    let (mut one, mut two) = (one.at(&house), two.at(&house));
    let after = view(&mut one, &id).await;
    assert_eq!((&before["line"], &before["seats"]), (&after["line"], &after["seats"]));
    play(&mut two, &id).await;
    play(&mut one, &id).await;
}

pub(crate) async fn an_engine_answers(house: House) {
    let mut one = house.guest().await;
    let id = make(&mut one, json!({"game": GAME, "places": ["me", {"engine": "1"}]})).await;
    let mut watcher = house.watch(&id).await;
    play(&mut one, &id).await;
    watcher.until("turn").await;
    let event = watcher.until("turn").await;
    assert_eq!((&event["event"]["seat"], &event["table"]["to_move"]), (&json!(2), &json!(1)));
    one.post(&format!("/api/tables/{id}/offer"), json!({"what": "takeback"})).await.expect(200);
    watcher.until("taken-back").await;
}

pub(crate) async fn a_login_brings_the_guests_games_along(house: House) {
    house.account("Ana").await;
    let (mut guest, _, id) = begun(&house, json!({"game": GAME})).await;
    guest.post("/api/session", json!({"name": "Ana", "password": PASSWORD})).await.expect(200);
    play(&mut guest, &id).await;
    assert_eq!(view(&mut guest, &id).await["seats"][0]["name"], "Ana");
    let (mut other, _, id) = begun(&house, json!({"game": GAME})).await;
    other.post("/api/account", json!({"name": "Rui", "password": PASSWORD})).await.expect(200);
    play(&mut other, &id).await;
    assert_eq!(view(&mut other, &id).await["seats"][0]["name"], "Rui");
    other
        .ask(axum::http::Method::DELETE, "/api/account", Some(json!({"password": PASSWORD})))
        .await
        .expect(204);
    assert_eq!(view(&mut guest, &id).await["seats"][0]["name"], Value::Null);
}

pub(crate) async fn records_are_exported_and_replay(house: House) {
    let (mut one, mut two, id) = begun(&house, json!({"game": GAME, "clock": "10s"})).await;
    house.hand.send_replace(BEGIN + 1_500);
    play(&mut one, &id).await;
    play(&mut two, &id).await;
    one.post(&format!("/api/tables/{id}/resign"), json!({})).await.expect(200);
    let text = one.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(text.status, 200);
    assert!(text.text.contains("@1500ms"), "{}", text.text);
    let record = tabuleiro_core::record::Record::parse(&text.text).unwrap();
    assert_eq!(tabuleiro_table::Table::replay(&record).unwrap().fault, None);
    let json = one.get(&format!("/api/tables/{id}/record?format=json")).await.expect(200);
    assert_eq!(serde_json::from_value::<tabuleiro_core::record::Record>(json).unwrap(), record);
    let link = one.get(&format!("/api/tables/{id}/record?format=link")).await.text;
    assert_eq!(link, record.link());
    one.get(&format!("/api/tables/{id}/record?format=odd")).await.expect(400);
}

pub(crate) async fn plans_that_make_no_sense_are_refused(house: House) {
    let mut one = house.guest().await;
    for plan in [
        json!({}),
        json!({"game": "chess"}),
        json!({"game": GAME, "rule_set": "mine"}),
        json!({"game": GAME, "seats": 7}),
        json!({"game": GAME, "options": {"map": "none"}}),
        json!({"game": GAME, "clock": "soon"}),
        json!({"game": GAME, "setup": "gsk1.published.2.starts~9"}),
        json!({"game": GAME, "places": ["me", "open", "open"]}),
        json!({"game": GAME, "places": ["me", {"engine": "99"}]}),
        json!({"game": GAME, "gone_seconds": 1}),
    ] {
        let answer = one.post("/api/tables", plan.clone()).await;
        assert_eq!(answer.status, 400, "{plan}: {}", answer.text);
        assert!(!answer.error().contains("error-"), "{}", answer.text);
    }
    one.post("/api/tables", json!({"game": GAME, "rated": true})).await.expect(409);
    one.get("/api/tables/nowhere").await.expect(404);
    assert_eq!(one.get("/api/tables").await.expect(200), json!([]));
    let id = make(&mut one, json!({"game": GAME})).await;
    make(&mut one, json!({"game": GAME, "public": false})).await;
    let list = one.get("/api/tables").await.expect(200);
    assert_eq!((list.as_array().unwrap().len(), &list[0]["id"]), (1, &json!(id)));
}

pub(crate) async fn a_game_from_elsewhere_is_copied_once_and_only_if_the_rules_allow_it(house: House) {
    let mut ana = house.guest().await;
    let start = "gsk1.published.2.starts~1";
    let mut moves: Vec<String> = Vec::new();
    loop {
        let shown = ana.post("/api/position", json!({"text": start, "moves": moves})).await.expect(200);
        let Some(mv) = shown["position"]["moves"][0]["text"].as_str() else { break };
        moves.push(mv.to_string());
    }
    let whole = format!("{start}.moves~{}", moves.join("_"));
    let copy = |key: &str, record: &str| json!({"key": key, "record": record});
    let first = ana.post("/api/account/games", copy("here-1", &whole)).await.expect(200);
    let again = ana.post("/api/account/games", copy("here-1", &whole)).await.expect(200);
    assert_eq!((&first["state"], &first["plan"]["public"]), (&json!("over"), &json!(false)), "{first}");
    assert_eq!(first["id"], again["id"]);
    let id = first["id"].as_str().unwrap();
    let turns = ana.get(&format!("/api/tables/{id}/turns")).await.expect(200);
    assert!(!turns.as_array().unwrap().is_empty());
    let name = ana.get("/api/account").await.expect(200)["name"].as_str().unwrap().to_string();
    let played = ana.get(&format!("/api/people/{name}/tables")).await.expect(200);
    assert_eq!(played.as_array().unwrap().len(), 1, "{played}");

    let mut rui = house.guest().await;
    let other = rui.post("/api/account/games", copy("here-1", &whole)).await.expect(200);
    assert_ne!(first["id"], other["id"]);
    let short = format!("{start}.moves~{}", moves[0]);
    ana.post("/api/account/games", copy("here-2", &short)).await.expect(400);
    ana.post("/api/account/games", copy("here-2", &format!("{whole}_a1-a2"))).await.expect(400);
    ana.post("/api/account/games", copy("", &whole)).await.expect(400);
    ana.post("/api/account/games", copy("here-2", "no game")).await.expect(400);
}
