use crate::house::House;
use crate::tables::{GAME, begun, make, play, view};
use serde_json::{Value, json};

pub async fn a_game_is_walked_through_turn_by_turn(house: House) {
    let (mut one, mut two, id) = begun(&house, json!({"game": GAME})).await;
    let first = position(&mut one, &id, "").await;
    play(&mut one, &id).await;
    play(&mut two, &id).await;
    let now = position(&mut one, &id, "").await;
    let last = &now["said"]["last"];
    assert_eq!((&last["seat"], last["moves"].as_array().unwrap().len()), (&json!(2), count(&last["said"])));
    assert!(count(&last["cells"]) > 1, "{last}");
    assert_eq!(position(&mut one, &id, "turn=2").await, now);
    let start = position(&mut one, &id, "turn=0").await;
    assert_eq!((&start["position"], &start["said"]["last"]), (&first["position"], &Value::Null));
    let tried = start["moves"][0]["text"].as_str().unwrap();
    let after = position(&mut one, &id, &format!("turn=0&moves={tried}")).await;
    assert_eq!(after["said"]["last"]["moves"], json!([tried]));
    let answer = one.get(&format!("/api/tables/{id}/position?turn=3")).await;
    assert_eq!((answer.status.as_u16(), answer.error().as_str()), (400, "there is no turn 3; there are 2"));
}

pub async fn an_end_outside_the_rules_is_said_with_its_reason(house: House) {
    let (mut one, mut two, id) = begun(&house, json!({"game": GAME})).await;
    play(&mut one, &id).await;
    two.post(&format!("/api/tables/{id}/resign"), json!({})).await.expect(200);
    let name = view(&mut one, &id).await["seats"][1]["name"].as_str().unwrap().to_string();
    let end = position(&mut one, &id, "").await;
    assert_eq!((&end["to_move"], count(&end["moves"])), (&Value::Null, 0));
    assert!(end["said"]["outcome"].as_str().unwrap().contains(&name), "{end}");
    assert_eq!(end["outcome"]["results"], json!(["won", "lost"]));
    let before = position(&mut one, &id, "turn=0").await;
    assert_eq!((&before["to_move"], &before["outcome"]), (&json!(1), &Value::Null));
}

pub async fn one_person_plays_all_seats(house: House) {
    let mut one = house.guest().await;
    let id = make(&mut one, json!({"game": GAME, "places": ["me", "me"]})).await;
    play(&mut one, &id).await;
    let turn = json!({"turn": 1, "moves": position(&mut one, &id, "").await["said"]["last"]["moves"]});
    assert_eq!(one.post(&format!("/api/tables/{id}/turns"), turn).await.expect(200)["repeated"], true);
    play(&mut one, &id).await;
    let said = position(&mut one, &id, "").await["said"].clone();
    assert_eq!(
        (&said["seats"][0]["name"], &said["seats"][1]["name"]),
        (&json!("Player 1"), &json!("Player 2"))
    );
    let offer = format!("/api/tables/{id}/offer");
    one.post(&offer, json!({"what": "takeback"})).await.expect(200);
    assert_eq!(view(&mut one, &id).await["to_move"], 2);
    one.post(&format!("/api/tables/{id}/resign"), json!({})).await.expect(200);
    assert_eq!(view(&mut one, &id).await["seats"][1]["result"], "lost");
    one.post(&offer, json!({"what": "rematch-rotated"})).await.expect(200);
    assert!(view(&mut one, &id).await["rematch"].is_string());
    let mut rated = house.made_account().await;
    let plan = json!({"game": GAME, "rated": true, "places": ["me", "me"]});
    let answer = rated.post("/api/tables", plan).await;
    assert_eq!(
        (answer.status.as_u16(), answer.error().as_str()),
        (400, "in a rated game nobody sits in two seats")
    );
}

pub async fn who_is_there_is_seen_by_everyone(house: House) {
    let (mut one, _, id) = begun(&house, json!({"game": GAME})).await;
    let mut watcher = house.watch(&id).await;
    assert_eq!(watcher.next().await["table"]["spectators"], 1);
    let player = one.follow(&format!("/api/tables/{id}/stream")).await;
    let audience = watcher.until_type("audience").await;
    assert_eq!((&audience["here"], &audience["spectators"]), (&json!([1]), &json!(1)));
    let seats = view(&mut one, &id).await["seats"].clone();
    assert_eq!((&seats[0]["here"], &seats[1]["here"]), (&json!(true), &json!(false)));
    drop(player);
    assert_eq!(watcher.until_type("audience").await["here"], json!([]));
}

pub async fn the_menu_is_in_the_callers_words(house: House) {
    let mut nobody = house.nobody();
    nobody.headers.push(("accept-language", "pt".into()));
    let games = nobody.get("/api/games").await.expect(200);
    let game = games.as_array().unwrap().iter().find(|game| game["id"] == GAME).unwrap();
    let rules = &game["rule_sets"][0];
    assert_eq!(rules["name"], "publicadas");
    assert_eq!(rules["options"][0]["choices"][0], json!({"id": "1", "name": "Jogador 1"}));
    let levels = rules["levels"].as_array().unwrap();
    assert_eq!((&levels[2]["short"], &levels[2]["name"]), (&json!("3"), &json!("nível 3")));
    assert!(levels[2]["rating"].is_i64(), "{levels:?}");
}

fn count(list: &Value) -> usize {
    list.as_array().unwrap().len()
}

async fn position(by: &mut crate::house::Visitor, id: &str, query: &str) -> Value {
    by.get(&format!("/api/tables/{id}/position?{query}")).await.expect(200)
}
