use crate::house::House;
use crate::tables::{GAME, begun, make, play, view};
use serde_json::{Value, json};

pub(crate) async fn a_game_is_walked_through_turn_by_turn(house: House) {
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

pub(crate) async fn an_end_outside_the_rules_is_said_with_its_reason(house: House) {
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

pub(crate) async fn one_person_plays_all_seats(house: House) {
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
        (400, "you can have only one seat in a rated game")
    );
}

pub(crate) async fn who_is_there_is_seen_by_everyone(house: House) {
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

pub(crate) async fn the_menu_is_in_the_callers_words(house: House) {
    let mut nobody = house.nobody();
    nobody.headers.push(("accept-language", "pt".into()));
    let games = nobody.get("/api/games").await.expect(200);
    let game = games.as_array().unwrap().iter().find(|game| game["id"] == GAME).unwrap();
    let rules = &game["rule_sets"][0];
    assert_eq!(rules["name"], "publicado");
    assert_eq!(rules["options"][0]["choices"][0], json!({"id": "1", "name": "Jogador 1"}));
    let levels = rules["levels"].as_array().unwrap();
    assert_eq!((&levels[2]["short"], &levels[2]["name"]), (&json!("3"), &json!("nível 3")));
    // A level without a measured strength has no rating.
    assert!(levels[2].get("rating").is_some_and(Value::is_null), "{levels:?}");
}

pub(crate) async fn turns_are_listed_with_what_they_did(house: House) {
    let mut one = house.guest().await;
    let plan = json!({"game": GAME, "places": ["me", {"engine": "random"}]});
    let id = make(&mut one, plan).await;
    let mut watcher = house.watch(&id).await;
    play(&mut one, &id).await;
    while watcher.until("turn").await["event"]["seat"] != 2 {}
    let turns = one.get(&format!("/api/tables/{id}/turns")).await.expect(200);
    assert_eq!(
        (&turns[0]["number"], &turns[0]["seat"], &turns[0]["by_engine"]),
        (&json!(1), &json!(1), &json!(false))
    );
    assert_eq!((&turns[1]["seat"], &turns[1]["by_engine"]), (&json!(2), &json!(true)));
    for turn in turns.as_array().unwrap() {
        assert_eq!(count(&turn["moves"]), count(&turn["said"]), "{turn}");
    }
    assert!(turns[1]["said"][0].as_str().unwrap().starts_with("Computer 2 "), "{turns}");
}

pub(crate) async fn a_turn_is_spelled_click_by_click_and_an_illegal_one_explained(house: House) {
    let (mut one, _, id) = begun(&house, json!({"game": GAME})).await;
    let spell = async |one: &mut crate::house::Visitor, query: &str| {
        one.get(&format!("/api/tables/{id}/spelling?{query}")).await
    };
    let start = position(&mut one, &id, "").await;
    let legal = start["moves"][0].clone();
    let clicks: Vec<&str> =
        legal["clicks"].as_array().unwrap().iter().map(|click| click.as_str().unwrap()).collect();
    let (last, begun) = clicks.split_last().unwrap();
    assert_eq!(spell(&mut one, "").await.expect(200)["next"], start["next"]);
    let pending = spell(&mut one, &format!("clicks={}", begun.join("_"))).await.expect(200);
    assert!(pending["next"].as_array().unwrap().contains(&json!(last)), "{pending}");
    assert_eq!((&pending["complete"], &pending["reason"]), (&Value::Null, &Value::Null));
    let whole = spell(&mut one, &format!("clicks={}&click={last}", begun.join("_"))).await.expect(200);
    let after = position(&mut one, &id, &format!("moves={}", legal["text"].as_str().unwrap())).await;
    assert_eq!((&whole["complete"], &whole["after"]), (&legal["text"], &after));
    let answer = spell(&mut one, "click=a1").await.expect(200);
    assert!(answer["reason"].as_str().unwrap().len() > 5, "{answer}");
    let answer = spell(&mut one, "click=colour").await;
    assert_eq!(
        (answer.status.as_u16(), answer.error().as_str()),
        (400, "there is no cell or button colour here")
    );
    spell(&mut one, "moves=z9&click=a1").await.expect(400);
    one.post(&format!("/api/tables/{id}/resign"), json!({})).await.expect(200);
    assert_eq!(spell(&mut one, "click=a1").await.expect(200)["reason"], "the game is over");
}

pub(crate) async fn a_hint_is_a_turn_and_only_in_casual_games(house: House) {
    let (mut one, mut two, id) = begun(&house, json!({"game": "syrtis"})).await;
    let address = format!("/api/tables/{id}/hint");
    let whole = one.post(&address, json!({})).await.expect(200);
    let moves = whole["moves"].as_array().unwrap();
    assert!(moves.len() > 1, "a turn of several moves: {whole}");
    let rest = one.post(&address, json!({"moves": moves[..1]})).await.expect(200);
    assert_eq!(count(&rest["moves"]), count(&rest["said"]));
    one.post(&address, json!({"moves": moves})).await.expect(409);
    two.post(&address, json!({})).await.expect(409);
    one.post(&format!("/api/tables/{id}/turns"), json!({"turn": 1, "moves": moves})).await.expect(200);
    let (mut ana, mut rui) = (house.made_account().await, house.made_account().await);
    let rated = make(&mut ana, json!({"game": GAME, "rated": true})).await;
    rui.post(&format!("/api/tables/{rated}/join"), json!({})).await.expect(200);
    let answer = ana.post(&format!("/api/tables/{rated}/hint"), json!({})).await;
    assert_eq!((answer.status.as_u16(), answer.error().as_str()), (409, "there are no hints in rated games"));
}

pub(crate) async fn a_preview_is_played_as_it_was_seen(house: House) {
    let mut one = house.guest().await;
    let wish = json!({"game": "small-star-empires", "seats": 3, "options": {"map": "random"}, "seed": 7});
    let seen = one.post("/api/preview", wish.clone()).await.expect(200);
    assert_eq!(one.post("/api/preview", wish).await.expect(200)["setup"], seen["setup"]);
    let plan = json!({"game": "small-star-empires", "setup": seen["setup"], "places": ["me", "me", "me"]});
    let id = make(&mut one, plan).await;
    assert_eq!(position(&mut one, &id, "").await["position"], seen["position"]);
    one.post("/api/preview", json!({"game": GAME, "options": {"colour": "blue"}})).await.expect(400);
    one.post("/api/preview", json!({"game": GAME, "map": "mine"})).await.expect(404);
    house.nobody().post("/api/preview", json!({"game": GAME, "map": "mine"})).await.expect(401);
}

pub(crate) async fn any_text_of_a_game_is_shown_or_explained(house: House) {
    let (mut one, mut two, id) = begun(&house, json!({"game": GAME})).await;
    play(&mut one, &id).await;
    play(&mut two, &id).await;
    let record = one.get(&format!("/api/tables/{id}/record")).await.text;
    let mut nobody = house.nobody();
    let board = nobody.post("/api/position", json!({"text": record, "turn": 1})).await.expect(200);
    assert_eq!((count(&board["turns"]), &board["turns_all"], &board["fault"]), (1, &json!(2), &Value::Null));
    let tried = board["position"]["moves"][0]["text"].clone();
    let next = json!({"text": board["link"], "moves": [tried], "clicks": [], "click": "a1"});
    let next = nobody.post("/api/position", next).await.expect(200);
    assert_eq!((count(&next["turns"]), next["spelled"]["reason"].is_string()), (2, true), "{next}");
    let text = record.replace('-', "+").replace(&GAME.replace('-', "+"), GAME);
    let broken = nobody.post("/api/position", json!({"text": text})).await.expect(200);
    assert_eq!((count(&broken["turns"]), broken["fault"].is_string()), (0, true), "{broken}");
    let answer = nobody.post("/api/position", json!({"text": "gsk1.published.2.starts~9"})).await;
    assert_eq!(answer.status, 400);
    assert!(!answer.error().contains('('), "in words: {}", answer.error());
}

pub(crate) async fn lessons_are_told_and_tries_are_judged(house: House) {
    let mut nobody = house.nobody();
    for game in nobody.get("/api/games").await.expect(200).as_array().unwrap() {
        let path = format!("/api/games/{}/lessons", game["id"].as_str().unwrap());
        let lessons = nobody.get(&path).await.expect(200);
        assert!(count(&lessons) > 2, "{path}");
        for lesson in lessons.as_array().unwrap() {
            let path = format!("{path}/{}", lesson["id"].as_str().unwrap());
            assert_eq!(nobody.post(&path, json!({"moves": []})).await.expect(200)["progress"], "open");
            nobody.post(&path, json!({"moves": ["nonsense"]})).await.expect(400);
            let board = nobody.post("/api/position", json!({"text": lesson["line"]})).await.expect(200);
            let first = &board["position"]["moves"][0]["text"];
            let tried = nobody.post(&path, json!({"moves": [first]})).await.expect(200);
            assert!(["open", "done", "missed"].contains(&tried["progress"].as_str().unwrap()), "{tried}");
        }
    }
    nobody.get("/api/games/ludo/lessons").await.expect(404);
}

pub(crate) async fn rules_come_as_pages_with_boards(house: House) {
    let mut nobody = house.nobody();
    nobody.headers.push(("accept-language", "pt".into()));
    let games = nobody.get("/api/games").await.expect(200);
    for game in games.as_array().unwrap() {
        let game = game["id"].as_str().unwrap();
        let pages = nobody.get(&format!("/api/games/{game}/pages")).await.expect(200);
        let blocks = pages.as_array().unwrap().iter().flat_map(|page| page["blocks"].as_array().unwrap());
        let pictures: Vec<&Value> = blocks.filter_map(|block| block.get("picture")).collect();
        assert!(pictures.len() > 2, "{game}");
        assert!(pictures.iter().all(|picture| count(&picture["position"]["cells"]) > 0), "{game}");
        assert!(pictures.iter().any(|picture| !picture["marks"].as_object().unwrap().is_empty()), "{game}");
    }
}

pub(crate) async fn somebodys_tables_are_listed(mut house: House) {
    let mut one = house.guest().await;
    let waiting = make(&mut one, json!({"game": GAME})).await;
    house.turn(10);
    let mine = make(&mut one, json!({"game": GAME, "places": ["me", "me"]})).await;
    let tables = one.get("/api/account/tables").await.expect(200);
    assert_eq!((&tables[0]["id"], &tables[1]["id"]), (&json!(mine), &json!(waiting)));
    let name = one.get("/api/account").await.expect(200)["name"].as_str().unwrap().to_string();
    let played = house.nobody().get(&format!("/api/people/{name}/tables")).await.expect(200);
    assert_eq!((count(&played), &played[0]["table"], count(&played[0]["seats"])), (1, &json!(mine), 2));
    let before = played[0]["created_ms"].clone();
    let earlier = one.get(&format!("/api/people/{name}/tables?before={before}")).await.expect(200);
    assert_eq!(count(&earlier), 0);
    make(&mut one, json!({"game": GAME, "public": false, "places": ["me", "me"]})).await;
    let path = format!("/api/people/{name}/tables");
    assert_eq!(count(&one.get(&path).await.expect(200)), 2);
    assert_eq!(count(&house.nobody().get(&path).await.expect(200)), 1);
}

fn count(list: &Value) -> usize {
    list.as_array().unwrap().len()
}

async fn position(by: &mut crate::house::Visitor, id: &str, query: &str) -> Value {
    by.get(&format!("/api/tables/{id}/position?{query}")).await.expect(200)
}
