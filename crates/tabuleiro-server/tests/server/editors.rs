//! Editors of positions and maps.

use crate::house::{House, Visitor};
use crate::tables::make;
use serde_json::{Value, json};

const POSITION: &str = "/api/editor/position";
const MAP: &str = "/api/editor/map";
const DRAWN: &str = "small-star-empires";

fn put(cell: &str, glyph: &str, owner: Option<u8>) -> Value {
    json!({"put": {"cell": cell, "mark": mark(glyph, owner)}})
}

fn mark(glyph: &str, owner: Option<u8>) -> Value {
    json!({"glyph": glyph, "owner": owner, "count": 1})
}

fn set(dial: &str, value: i32) -> Value {
    json!({"set": {"dial": dial, "player": null, "value": value}})
}

fn stroke(cell: &str, glyph: &str, owner: Option<u8>) -> Value {
    json!({"cell": cell, "mark": mark(glyph, owner)})
}

async fn ask(by: &mut Visitor, path: &str, wish: Value) -> Value {
    by.post(path, wish).await.expect(200)
}

/// Sends a draft with changes and returns the new draft.
async fn change(by: &mut Visitor, edited: &Value, changes: Value) -> Value {
    ask(by, POSITION, json!({"text": edited["start"], "draft": edited["draft"], "changes": changes})).await
}

pub(crate) async fn a_position_of_every_rule_set_is_edited_and_continued(house: House) {
    let mut nobody = house.nobody();
    for game in nobody.get("/api/games").await.expect(200).as_array().unwrap() {
        for rules in game["rule_sets"].as_array().unwrap() {
            let wish = json!({"game": game["id"], "rule_set": rules["id"], "seed": 3});
            let edited = ask(&mut nobody, POSITION, wish).await;
            assert_eq!((&edited["rule_set"], &edited["board"]["game"]), (&rules["id"], &game["id"]));
            assert!(edited["line"].is_string(), "a start can be continued: {edited}");
            for stamp in edited["palette"].as_array().unwrap() {
                assert!(!stamp["word"].as_str().unwrap().starts_with("glyph-"), "{stamp}");
            }
            let seats = edited["seats"].as_i64().unwrap();
            let turn = &edited["dials"][0];
            assert_eq!((&turn["name"], &turn["max"]), (&json!("turn"), &json!(seats)));
            let changed = change(&mut nobody, &edited, json!([set("turn", seats as i32)])).await;
            assert_eq!(changed["dials"][0]["value"], seats);
            let Some(line) = changed["line"].as_str() else { continue };
            nobody.post("/api/position", json!({"text": line})).await.expect(200);
            let again = ask(&mut nobody, POSITION, json!({"text": line})).await;
            assert!(again["draft"]["cells"] == changed["draft"]["cells"], "the line holds the draft: {line}");
        }
    }
}

pub(crate) async fn a_position_that_the_rules_refuse_is_explained_in_the_callers_words(house: House) {
    let mut nobody = house.nobody();
    let wish = || json!({"text": "gsk1.published.2.starts~1", "changes": [{"clear": {"cell": "a7"}}, set("part", 1)]});
    let refused = ask(&mut nobody, POSITION, wish()).await;
    assert_eq!(
        (&refused["line"], &refused["said"]),
        (&Value::Null, &json!("only who holds the skull moves a zombie"))
    );
    assert_eq!(refused["board"]["said"]["cells"]["a7"], "nothing");
    nobody.headers.push(("accept-language", "pt".into()));
    let refused = ask(&mut nobody, POSITION, wish()).await;
    assert_eq!(refused["said"], "só quem tem a caveira move um zombie");
    assert_eq!(refused["board"]["said"]["cells"]["a7"], "nada");
    let choices = refused["dials"][0]["choices"].as_array().unwrap();
    assert!(choices[0].as_str().unwrap().starts_with("Jogador 1 ("), "with their sides: {choices:?}");
}

pub(crate) async fn a_draft_is_kept_by_whoever_edits_it(house: House) {
    let mut nobody = house.nobody();
    let map = "sse1.published.2.starts~1.map~pr_a12X3_1R021_2W1b3";
    let begun = ask(&mut nobody, POSITION, json!({"text": map})).await;
    let built = change(&mut nobody, &begun, json!([put("c2", "colony", Some(1))])).await;
    assert_eq!(built["board"]["said"]["cells"]["c2"], "star with one planet, colony (Player 1)");
    let both = change(&mut nobody, &built, json!([put("c2", "ship", Some(1))])).await;
    assert_eq!(both["line"], format!("{map}.at~1_1as3_5_5"));
    assert_eq!(change(&mut nobody, &built, json!([])).await, built, "the draft is unchanged");
    let mut foreign = both.clone();
    foreign["start"] = json!("gsk1.published.2.starts~1");
    let wish = json!({"text": foreign["start"], "draft": foreign["draft"]});
    let answer = nobody.post(POSITION, wish).await;
    assert_eq!(answer.status, 400);
    assert!(answer.error().starts_with("the draft has 15 cells"), "{}", answer.error());
}

/// Draws a small map for two players in one request.
fn small() -> Value {
    let strokes = [stroke("c1", "home", Some(1)), stroke("b2", "star-3", None)];
    json!({"game": DRAWN, "blank": true, "width": 5, "height": 3, "symmetry": "half-turn", "strokes": strokes})
}

pub(crate) async fn a_map_is_drawn_shared_and_played(house: House) {
    let (mut ana, mut rui) = (house.guest().await, house.guest().await);
    let map = ask(&mut ana, MAP, small()).await;
    assert_eq!((&map["problems"], &map["width"], &map["height"]), (&json!([]), &json!(5), &json!(3)));
    assert_eq!(map["board"]["said"]["cells"]["a4"], "home (Player 2)");
    assert_eq!(map["board"]["said"]["cells"]["a1"], "gap");
    let again = json!({"game": DRAWN, "text": map["text"]});
    assert_eq!(ask(&mut ana, MAP, again).await, map, "the text holds the whole map");
    let seen = ask(&mut rui, MAP, json!({"game": DRAWN, "text": map["setup"]})).await;
    assert_eq!((&seen["setup"], &seen["width"]), (&map["setup"], &json!(4)), "it ends where the map does");
    let plan = json!({"game": DRAWN, "options": {seen["option"].as_str().unwrap(): seen["text"]}, "places": ["me", "me"]});
    let id = make(&mut rui, plan).await;
    let position = rui.get(&format!("/api/tables/{id}/position")).await.expect(200);
    assert_eq!((&position["setup"], position["cells"].as_array().unwrap().len()), (&map["setup"], 4));
}

pub(crate) async fn a_map_that_cannot_be_played_is_explained_stroke_by_stroke(house: House) {
    let mut nobody = house.nobody();
    let blank = ask(&mut nobody, MAP, json!({"game": DRAWN, "blank": true})).await;
    assert_eq!(
        blank["problems"],
        json!([
            "the home of player 1 is missing",
            "the home of player 2 is missing",
            "there is no star, nebula or empty system to land on"
        ])
    );
    assert_eq!((&blank["setup"], &blank["width"]), (&Value::Null, &json!(9)));
    let home = json!([stroke("e5", "home", Some(1))]);
    let one_home = json!({"game": DRAWN, "text": blank["text"], "strokes": home});
    let one = ask(&mut nobody, MAP, one_home).await;
    assert_eq!((&one["width"], &one["height"]), (&json!(9), &json!(9)), "its text keeps its size");
    assert_eq!(one["problems"].as_array().unwrap().len(), 2, "{one}");
    let three = ask(&mut nobody, MAP, json!({"game": DRAWN, "seats": 3, "text": one["text"]})).await;
    assert_eq!(three["problems"].as_array().unwrap().len(), 3, "{three}");
    let apart = [stroke("i1", "home", Some(1)), stroke("e5", "empty", None)];
    let wish = json!({"game": DRAWN, "blank": true, "symmetry": "half-turn", "strokes": apart});
    let stuck = ask(&mut nobody, MAP, wish).await;
    assert_eq!(stuck["problems"], json!(["no player could move: the game would be over before it begins"]));
    let even = ask(&mut nobody, MAP, json!({"game": DRAWN, "blank": true, "height": 4, "flat": true})).await;
    assert_eq!((&even["flat"], &even["board"]["outline"]), (&json!(true), &json!("hex-flat")));
    assert_eq!(even["symmetries"], json!(["none", "half-turn", "left-right", "third-turns"]));
}

pub(crate) async fn every_map_that_is_offered_can_be_begun_with(house: House) {
    let mut nobody = house.nobody();
    let games = nobody.get("/api/games").await.expect(200);
    let drawn: Vec<&Value> =
        games.as_array().unwrap().iter().filter(|game| !game["drawn"].is_null()).collect();
    for game in drawn {
        for rules in game["rule_sets"].as_array().unwrap() {
            for seats in rules["seats"].as_array().unwrap() {
                let wish = json!({"game": game["id"], "rule_set": rules["id"], "seats": seats});
                let map = ask(&mut nobody, MAP, wish).await;
                assert_eq!((&map["problems"], &map["seats"]), (&json!([]), seats), "{map}");
                assert!(map["setup"].is_string());
            }
        }
    }
}

pub(crate) async fn nonsense_is_refused_in_words(house: House) {
    let mut nobody = house.nobody();
    let skull = "gsk1.published.2.starts~1";
    let draft = ask(&mut nobody, POSITION, json!({"text": skull})).await["draft"].clone();
    let with = |name: &str, value: Value| {
        let mut draft = draft.clone();
        draft[name] = value;
        json!({"text": skull, "draft": draft})
    };
    let unicorns = json!(vec![vec![mark("unicorn", None)]; draft["cells"].as_array().unwrap().len()]);
    let dial = json!([{"name": "turn", "player": null, "value": i32::MIN, "kind": {"seat": 255}}]);
    let positions = [
        json!({}),
        json!({"game": "ludo"}),
        json!({"text": ""}),
        json!({"text": "gsk1.published.2.starts~9"}),
        json!({"text": skull, "changes": [{"clear": {"cell": "z99"}}]}),
        json!({"text": skull, "changes": [{"clear": {"cell": "🦄"}}]}),
        json!({"text": skull, "changes": [put("a1", "unicorn", None)]}),
        json!({"text": skull, "changes": [put("a1", "goblin", Some(9))]}),
        json!({"text": skull, "changes": [set("luck", 1)]}),
        json!({"text": skull, "changes": [set("quiet", -1)]}),
        json!({"text": skull, "changes": "all"}),
        json!({"text": skull, "unicorn": true}),
        with("cells", json!([])),
        with("cells", unicorns),
        with("dials", dial),
        with("dials", json!([{"name": "luck", "player": null, "value": 1, "kind": {"choice": []}}])),
        json!({"game": "green-skull", "seats": 99}),
    ];
    let maps = [
        json!({}),
        json!({"game": "ludo"}),
        json!({"game": "green-skull"}),
        json!({"game": DRAWN, "seats": 9}),
        json!({"game": DRAWN, "rule_set": "mine"}),
        json!({"game": DRAWN, "text": "1 2 unicorn"}),
        json!({"game": DRAWN, "text": "sse1.published.2.starts~1.map~pr_a"}),
        json!({"game": DRAWN, "text": "1\n".repeat(40)}),
        json!({"game": DRAWN, "strokes": [stroke("z99", "empty", None)]}),
        json!({"game": DRAWN, "strokes": [stroke("a1", "unicorn", None)]}),
        json!({"game": DRAWN, "strokes": [stroke("a1", "home", None)]}),
        json!({"game": DRAWN, "symmetry": "seventh-turns"}),
        json!({"game": DRAWN, "width": -1}),
    ];
    let all = positions.map(|wish| (POSITION, wish)).into_iter().chain(maps.map(|wish| (MAP, wish)));
    for (path, wish) in all {
        let answer = nobody.post(path, wish.clone()).await;
        assert_eq!(answer.status, 400, "{wish}: {}", answer.text);
        assert!(!answer.error().is_empty(), "{wish}");
    }
    let huge = json!({"game": DRAWN, "blank": true, "width": 1_000_000, "height": 1_000_000});
    let map = ask(&mut nobody, MAP, huge).await;
    assert_eq!((&map["width"], &map["height"]), (&json!(32), &json!(26)), "as large as maps can be");
    let tiny = ask(&mut nobody, MAP, json!({"game": DRAWN, "blank": true, "width": 0, "height": 0})).await;
    assert_eq!((&tiny["width"], &tiny["height"]), (&json!(1), &json!(1)));
    nobody.post(MAP, json!({"game": DRAWN, "text": "1 ".repeat(40_000)})).await.expect(413);
}
