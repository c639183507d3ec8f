//! Stored data about games: chat, ratings, results and maps.

use crate::house::House;
use crate::tables::{GAME, begun, make, play, view};
use serde_json::{Value, json};

pub(crate) async fn people_talk_and_are_muted_and_reported(house: House) {
    let (mut one, mut two, id) = begun(&house, json!({"game": GAME})).await;
    let chat = format!("/api/tables/{id}/chat");
    let mut watcher = house.watch(&id).await;
    watcher.next().await;
    two.post(&chat, json!({"text": "<b>hello</b>"})).await.expect(201);
    let heard = watcher.next().await;
    assert_eq!((&heard["type"], &heard["text"]), (&json!("chat"), &json!("<b>hello</b>")));
    for text in ["", "  ", "\u{7}", &"a".repeat(281)] {
        two.post(&chat, json!({"text": text})).await.expect(400);
    }
    let lines = house.nobody().get(&chat).await.expect(200);
    assert_eq!(
        (lines.as_array().unwrap().len(), &lines[0]["name"]),
        (1, &two.get("/api/account").await.expect(200)["name"])
    );
    let mute = format!("/api/tables/{id}/mute");
    two.post(&mute, json!({"name": "Nobody"})).await.expect(404);
    one.post(&format!("{chat}/1/report"), json!({})).await.expect(204);
    one.post(&format!("{chat}/9/report"), json!({})).await.expect(404);
    one.post(&mute, json!({"name": lines[0]["name"]})).await.expect(200);
    two.post(&chat, json!({"text": "again"})).await.expect(403);
    two.delete("/api/account").await.expect(204);
    assert_eq!(one.get(&chat).await.expect(200), json!([]), "personal data is gone");
}

/// Returns a rated table of two accounts after the first player has resigned.
async fn resigned(house: &House) -> (crate::house::Visitor, crate::house::Visitor, String) {
    let (mut one, mut two) = (house.account("Ana").await, house.account("Rui").await);
    let id = make(&mut one, json!({"game": GAME, "rated": true})).await;
    house.guest().await.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(409);
    two.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
    play(&mut one, &id).await;
    play(&mut two, &id).await;
    one.post(&format!("/api/tables/{id}/offer"), json!({"what": "takeback"})).await.expect(409);
    one.post(&format!("/api/tables/{id}/resign"), json!({})).await.expect(200);
    (one, two, id)
}

pub(crate) async fn rated_games_move_ratings_and_count_once(house: House) {
    let (one, _, id) = resigned(&house).await;
    let mut nobody = house.nobody();
    let rating = |profile: Value| profile["ratings"][0]["rating"].as_f64().unwrap();
    let before = rating(nobody.get("/api/people/Ana").await.expect(200));
    assert!(before < 1500.0 && rating(nobody.get("/api/people/rui").await.expect(200)) > 1500.0);
    let history = nobody.get("/api/people/Ana/ratings").await.expect(200);
    assert_eq!(
        (history.as_array().unwrap().len(), &history[0]["table"], &history[0]["before"]),
        (1, &json!(id), &json!(1500.0))
    );
    let house = house.again().await;
    let mut one = one.at(&house);
    assert!((rating(one.get("/api/people/Ana").await.expect(200)) - before).abs() < 1e-9, "counted once");
    // A game is counted at the start if the server ended before counting it.
    let database = &house.server.app.store.database;
    database.change(sqlx::query("DELETE FROM rating_change")).await.unwrap();
    database.change(sqlx::query("DELETE FROM rating")).await.unwrap();
    let house = house.again().await;
    let mut one = one.at(&house);
    assert!((rating(one.get("/api/people/Ana").await.expect(200)) - before).abs() < 1e-9);
}

pub(crate) async fn the_best_of_a_game_are_listed_once_their_rating_is_known(house: House) {
    resigned(&house).await;
    let mut nobody = house.nobody();
    let path = format!("/api/games/{GAME}/leaders");
    assert_eq!(nobody.get(&path).await.expect(200), json!([]), "one game says little");
    let known = sqlx::query("UPDATE rating SET deviation = 60");
    house.server.app.store.database.change(known).await.unwrap();
    let leaders = nobody.get(&path).await.expect(200);
    let names: Vec<&str> =
        leaders.as_array().unwrap().iter().filter_map(|leader| leader["name"].as_str()).collect();
    assert_eq!(names, ["Rui", "Ana"]);
    assert!(leaders[0]["rating"].as_f64() > leaders[1]["rating"].as_f64());
    nobody.get("/api/games/chess/leaders").await.expect(404);
}

pub(crate) async fn a_table_by_link_is_named_in_no_list(house: House) {
    let (mut ana, mut rui) = (house.account("Ana").await, house.account("Rui").await);
    let id = make(&mut ana, json!({"game": GAME, "rated": true, "public": false})).await;
    rui.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
    play(&mut ana, &id).await;
    ana.post(&format!("/api/tables/{id}/resign"), json!({})).await.expect(200);
    let lists =
        ["/api/tables?state=over", "/api/people/Ana", "/api/people/Ana/ratings", "/api/people/Ana/tables"];
    for list in lists.into_iter().chain(["/api/people/Ana/games", "/api/people/Ana/opponents"]) {
        for visitor in [&mut house.nobody(), &mut rui] {
            let answer = visitor.get(list).await;
            assert!(answer.status == 200 && !answer.text.contains(&id), "{list}: {}", answer.text);
        }
    }
    let told = house.nobody().get("/api/people/Ana/ratings").await.expect(200);
    assert_eq!((&told[0]["table"], &told[0]["before"]), (&Value::Null, &json!(1500.0)));
    assert_eq!(ana.get("/api/people/Ana/ratings").await.expect(200)[0]["table"], id);
}

pub(crate) async fn a_rated_game_of_three_is_rated_by_order(house: House) {
    let mut one = house.account("Ana").await;
    let plan = json!({"game": "small-star-empires", "seats": 3, "rated": true});
    let id = make(&mut one, plan).await;
    let (mut two, mut three) = (house.account("Rui").await, house.account("Eva").await);
    two.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
    three.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
    two.post(&format!("/api/tables/{id}/resign"), json!({})).await.expect(200);
    one.post(&format!("/api/tables/{id}/resign"), json!({})).await.expect(200);
    assert_eq!(view(&mut one, &id).await["seats"][2]["result"], "won");
    let mut ratings = Vec::new();
    for name in ["Eva", "Ana", "Rui"] {
        let profile = one.get(&format!("/api/people/{name}")).await.expect(200);
        assert_eq!(profile["ratings"][0]["pool"], "many");
        ratings.push(profile["ratings"][0]["rating"].as_f64().unwrap());
    }
    assert!(ratings[0] > ratings[1] && ratings[1] > ratings[2], "{ratings:?}");
}

pub(crate) async fn somebodys_games_and_results_are_listed(house: House) {
    let (mut one, _, _) = resigned(&house).await;
    let hidden =
        make(&mut one, json!({"game": GAME, "public": false, "places": ["me", {"engine": "random"}]})).await;
    one.post(&format!("/api/tables/{hidden}/resign"), json!({})).await.expect(200);
    let lines =
        |text: String| text.lines().map(|line| serde_json::from_str(line).unwrap()).collect::<Vec<Value>>();
    let own = lines(one.get("/api/people/Ana/games").await.text);
    let others = lines(house.nobody().get("/api/people/Ana/games").await.text);
    assert_eq!((own.len(), others.len()), (2, 1));
    assert_eq!(others[0]["record"]["seats"][1]["name"], "Rui");
    let opponents = house.nobody().get("/api/people/Rui/opponents").await.expect(200);
    assert_eq!(opponents, json!([{"name": "Ana", "engine": null, "won": 1, "drew": 0, "lost": 0}]));
    one.get("/api/people/Nobody").await.expect(404);
}

pub(crate) async fn nobody_is_their_own_opponent(house: House) {
    let mut ana = house.account("Ana").await;
    let id = make(&mut ana, json!({"game": GAME, "places": ["me", "me"]})).await;
    ana.post(&format!("/api/tables/{id}/resign"), json!({})).await.expect(200);
    assert_eq!(ana.get("/api/people/Ana/opponents").await.expect(200), json!([]));
}

pub(crate) async fn games_are_found_by_player_rules_day_and_result(house: House) {
    resigned(&house).await;
    let mut nobody = house.nobody();
    for (wish, found) in [
        ("player=ana", 1),
        ("player=ana&result=lost", 1),
        ("player=ana&result=won", 0),
        ("player=Nina", 0),
        ("result=drew", 0),
        ("rule_set=published", 1),
        ("rule_set=other", 0),
        ("since=1", 1),
        ("until=1", 0),
    ] {
        let tables = nobody.get(&format!("/api/tables?state=over&{wish}")).await.expect(200);
        assert_eq!(tables.as_array().unwrap().len(), found, "{wish}");
    }
    for wish in ["result=null", "result=won,lost", "state=begun", "since=yesterday"] {
        nobody.get(&format!("/api/tables?{wish}")).await.expect(400);
    }
}

pub(crate) async fn a_game_that_one_person_left_is_not_live(house: House) {
    let mut ana = house.account("Ana").await;
    let alone = make(&mut ana, json!({"game": GAME, "places": ["me", "me"]})).await;
    let (_, _, together) = begun(&house, json!({"game": GAME})).await;
    let mut nobody = house.nobody();
    let mut live = async || {
        let tables = nobody.get("/api/tables?state=playing").await.expect(200);
        tables.as_array().unwrap().iter().map(|table| table["id"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(live().await.len(), 2);
    let left = sqlx::query("UPDATE room SET updated_ms = 1");
    house.server.app.store.database.change(left).await.unwrap();
    assert_eq!(live().await, [json!(together)], "{alone} is left");
}

pub(crate) async fn games_played_together_are_counted_and_not_rated(house: House) {
    let (mut one, mut two) = (house.account("Ana").await, house.account("Rui").await);
    let plan = json!({"game": "asterismo", "rule_set": "published", "seats": 2});
    let rated = json!({"game": "asterismo", "rule_set": "published", "seats": 2, "rated": true});
    one.post("/api/tables", rated).await.expect(400);
    for _ in 0..2 {
        let id = make(&mut one, plan.clone()).await;
        two.post(&format!("/api/tables/{id}/join"), json!({})).await.expect(200);
        two.post(&format!("/api/tables/{id}/resign"), json!({})).await.expect(200);
        assert_eq!(view(&mut one, &id).await["state"], "over");
    }
    // Winning a real game takes long, so the test sets the stored result.
    let won = sqlx::query("UPDATE seat SET result = 'won' WHERE room = (SELECT max(id) FROM room)");
    house.server.app.store.database.change(won).await.unwrap();
    let profile = house.nobody().get("/api/people/Ana").await.expect(200);
    let expected = json!([{"game": "asterismo", "rule_set": "published", "played": 2, "won": 1}]);
    assert_eq!((&profile["together"], &profile["ratings"]), (&expected, &json!([])));
    let opponents = house.nobody().get("/api/people/Ana/opponents").await.expect(200);
    assert_eq!(opponents, json!([]), "a cooperative game has no opponents");
}

pub(crate) async fn maps_are_kept_and_played(house: House) {
    let mut one = house.guest().await;
    let game = "small-star-empires";
    let other = make(
        &mut one,
        json!({"game": game, "options": {"map": "random"}, "places": ["me", {"engine": "random"}]}),
    )
    .await;
    let line = view(&mut one, &other).await["line"].as_str().unwrap().to_string();
    let map = line.split(".map~").nth(1).unwrap().split('.').next().unwrap().to_string();
    let address = "/api/account/maps/my%20map";
    let sent = json!({"game": game, "text": map});
    one.ask(axum::http::Method::PUT, address, Some(sent.clone())).await.expect(204);
    one.ask(axum::http::Method::PUT, address, Some(json!({"game": "chess", "text": map}))).await.expect(400);
    let long = one
        .ask(axum::http::Method::PUT, address, Some(json!({"game": game, "text": "X".repeat(8193)})))
        .await;
    assert_eq!(long.status, 400, "{}", long.text);
    assert_eq!(one.get("/api/account/maps").await.expect(200), json!([{"name": "my map", "game": game}]));
    assert_eq!(one.get(address).await.expect(200), sent);
    let plan = json!({"game": game, "map": "my map", "places": ["me", {"engine": "random"}]});
    let made = one.post("/api/tables", plan.clone()).await;
    assert_eq!(made.status, 201, "{}", made.text);
    house.guest().await.post("/api/tables", plan).await.expect(404);
    one.post("/api/tables", json!({"game": GAME, "map": "my map"})).await.expect(400);
    one.delete(address).await.expect(204);
    one.get(address).await.expect(404);
}
