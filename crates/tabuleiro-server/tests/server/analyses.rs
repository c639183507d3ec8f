//! Analyses by engines.

use crate::house::{House, Visitor};
use crate::tables::{GAME, begun, play};
use serde_json::{Value, json};
use std::time::Duration;

/// Pause between two looks at an analysis.
const PAUSE: Duration = Duration::from_millis(20);

/// Waits until an analysis meets a condition.
async fn until(visitor: &mut Visitor, address: &str, is_so: impl Fn(&Value) -> bool) -> Value {
    loop {
        let found = visitor.get(address).await.expect(200);
        if is_so(&found) {
            return found;
        }
        assert_ne!(found["state"], "failed");
        // Engines yield to requests: polling without a pause would starve them.
        tokio::time::sleep(PAUSE).await;
    }
}

async fn finished(visitor: &mut Visitor, address: &str) -> Value {
    until(visitor, address, |found| found["state"] == "done").await
}

fn address(job: &Value) -> String {
    format!("/api/analysis/{}", job["id"].as_str().unwrap())
}

fn done(job: &Value) -> u64 {
    job["done"].as_u64().unwrap()
}

pub(crate) async fn an_analysis_is_shared_and_cancelled(house: House) {
    let (mut one, mut two, id) = begun(&house, json!({"game": GAME})).await;
    one.post("/api/analysis", json!({"table": id})).await.expect(409);
    play(&mut one, &id).await;
    play(&mut two, &id).await;
    one.post(&format!("/api/tables/{id}/resign"), json!({})).await.expect(200);
    let link = one.get(&format!("/api/tables/{id}/record?format=link")).await.text;
    let job = one.post("/api/analysis", json!({"table": id})).await.expect(202);
    let address = format!("/api/analysis/{}", job["id"].as_str().unwrap());
    two.get(&address).await.expect(404);
    assert_eq!(two.post("/api/analysis", json!({"table": id})).await.expect(202)["id"], job["id"], "shared");
    one.delete(&address).await.expect(204);
    one.get(&address).await.expect(404);
    let found = finished(&mut two, &address).await;
    assert_eq!(
        (found["decisions"].as_array().unwrap().len() as u64, &found["done"]),
        (found["all"].as_u64().unwrap(), &found["all"])
    );
    assert!(found["decisions"][0]["verdict"].is_string(), "{found}");
    let (turns, course) = (found["turns"].as_array().unwrap(), found["course"].as_array().unwrap());
    assert_eq!((turns.len(), course.len() as u64), (2, found["all"].as_u64().unwrap() + 1), "{found}");
    assert!(turns.iter().all(|turn| turn["verdict"].is_string() && turn["loss"].is_number()), "{turns:?}");
    assert!(course.iter().all(|values| values.as_array().unwrap().len() == 2), "{course:?}");
    let house = house.again().await;
    let (mut one, mut two, mut other) = (one.at(&house), two.at(&house), house.guest().await);
    assert_eq!(two.get(&address).await.expect(200), found, "a restart keeps it");
    one.get(&address).await.expect(404);
    let asked = json!({"line": link});
    assert_eq!(
        other.post("/api/analysis", asked).await.expect(202),
        found,
        "equal requests share an analysis"
    );
    other.delete(&address).await.expect(204);
    other.get(&address).await.expect(404);
    other.delete(&address).await.expect(404);
    one.post("/api/analysis", json!({"line": "nonsense"})).await.expect(400);
    one.post("/api/analysis", json!({})).await.expect(400);
}

/// A small map on which seat 2 is walled in.
pub(crate) const UNFAIR: &str = "sse1.published.2.starts~1.map~pr_a33333_X_b0";

pub(crate) async fn games_show_how_fair_something_is(house: House) {
    let (mut one, mut two) = (house.guest().await, house.guest().await);
    let asked = json!({"line": UNFAIR, "what": "fairness"});
    let job = one.post("/api/analysis", asked.clone()).await.expect(202);
    assert_eq!(job["all"], 100);
    assert_eq!(two.post("/api/analysis", asked.clone()).await.expect(202)["id"], job["id"], "shared");
    let found = finished(&mut one, &address(&job)).await;
    let fairness = &found["fairness"];
    assert_eq!((&fairness["games"], &found["done"]), (&json!(100), &json!(100)), "{found}");
    assert_eq!(fairness["favoured"], json!({"seat": 1}), "{fairness}");
    let share = &fairness["seats"][0];
    assert!(share["low"].as_f64() <= share["share"].as_f64(), "{share}");
    assert!(share["share"].as_f64() <= share["high"].as_f64(), "{share}");
    let house = house.again().await;
    let mut other = house.guest().await;
    assert_eq!(other.post("/api/analysis", asked).await.expect(202), found, "a restart keeps it");
    let more = json!({"line": UNFAIR, "what": "fairness", "games": 120});
    let more = other.post("/api/analysis", more).await.expect(202);
    assert!(more["id"] != found["id"] && done(&more) >= 100, "earlier games count: {more}");
    let judged = other.post("/api/analysis", json!({"line": UNFAIR})).await.expect(202);
    assert_ne!(judged["id"], found["id"], "a different request is another analysis");
}

pub(crate) async fn what_was_found_before_a_stop_is_kept_and_goes_on(house: House) {
    let (mut one, mut two) = (house.guest().await, house.guest().await);
    let setup = one
        .post(
            "/api/preview",
            json!({"game": "syrtis", "options": {"board": "minor", "placement": "automatic"}}),
        )
        .await
        .expect(200)["setup"]
        .clone();
    let asked = json!({"line": setup, "what": "fairness", "games": 400});
    let job = one.post("/api/analysis", asked.clone()).await.expect(202);
    two.post("/api/analysis", asked.clone()).await.expect(202);
    let (at, stop) = (address(&job), format!("{}/stop", address(&job)));
    until(&mut one, &at, |found| done(found) > 0).await;
    assert_ne!(one.post(&stop, json!({})).await.expect(200)["state"], "stopped", "another person wants it");
    assert_eq!(two.post(&stop, json!({})).await.expect(200)["state"], "stopped");
    let stopped = one.get(&at).await.expect(200);
    assert_eq!(stopped["state"], "stopped");
    assert!(done(&stopped) > 0 && stopped["fairness"]["games"] == stopped["done"], "{stopped}");
    let again = one.post("/api/analysis", asked.clone()).await.expect(202);
    assert!(again["id"] == job["id"] && done(&again) >= done(&stopped), "{again}");
    assert!(["waiting", "running"].contains(&again["state"].as_str().unwrap()), "{again}");
    let more = until(&mut one, &at, |found| done(found) > done(&stopped)).await;
    let house = house.again().await;
    let mut one = one.at(&house);
    let kept = one.get(&at).await.expect(200);
    assert!(kept["state"] == "stopped" && done(&kept) >= done(&more), "{kept}");
    let again = one.post("/api/analysis", asked).await.expect(202);
    assert!(again["id"] == job["id"] && done(&again) >= done(&kept), "a restart forgets nothing: {again}");
    one.delete(&at).await.expect(204);
    one.get(&at).await.expect(404);
    one.post(&stop, json!({})).await.expect(404);
}

pub(crate) async fn a_judgement_that_was_stopped_goes_on_from_there(house: House) {
    let mut one = house.guest().await;
    // Each move takes long enough to stop the analysis halfway.
    let line = long_line(&mut one).await;
    let asked = json!({"line": line, "seconds": 0.02});
    let job = one.post("/api/analysis", asked.clone()).await.expect(202);
    let at = address(&job);
    until(&mut one, &at, |found| found["decisions"].as_array().unwrap().len() > 1).await;
    let stopped = one.post(&format!("{at}/stop"), json!({})).await.expect(200);
    assert!(stopped["state"] == "stopped" && done(&stopped) < stopped["all"].as_u64().unwrap(), "{stopped}");
    let house = house.again().await;
    let mut one = one.at(&house);
    let kept = one.get(&at).await.expect(200);
    let judged = kept["decisions"].as_array().unwrap().clone();
    assert!(kept["state"] == "stopped" && judged.len() > 1, "{kept}");
    let again = one.post("/api/analysis", asked).await.expect(202);
    assert!(again["id"] == job["id"] && again["decisions"].as_array().unwrap().len() >= judged.len());
    let found = finished(&mut one, &at).await;
    let decisions = found["decisions"].as_array().unwrap();
    assert_eq!(decisions.len() as u64, found["all"].as_u64().unwrap());
    assert_eq!(decisions[..judged.len()], judged[..], "earlier judgements are kept");
}

/// Returns a random game of about thirty moves.
async fn long_line(visitor: &mut Visitor) -> String {
    let line = "gsk1.published.2.starts~1";
    let mut moves: Vec<String> = Vec::new();
    for number in 0..30_usize {
        let shown = visitor.post("/api/position", json!({"text": line, "moves": moves})).await.expect(200);
        let legal = shown["position"]["moves"].as_array().unwrap();
        let Some(mv) = legal.get(number * 7 % legal.len().max(1)) else { break };
        moves.push(mv["text"].as_str().unwrap().to_string());
    }
    format!("{line}.moves~{}", moves.join("_"))
}

pub(crate) async fn what_is_asked_of_an_engine_has_bounds(house: House) {
    let mut one = house.guest().await;
    let bounds = house.nobody().get("/api/analysis").await.expect(200);
    assert!(bounds["lines_max"] == 5 && bounds["position_seconds_max"] == 0.05, "{bounds}");
    let moved = format!("{UNFAIR}.moves~a1-a2c");
    for asked in [
        json!({"line": UNFAIR, "what": "fairness", "games": 9}),
        json!({"line": UNFAIR, "what": "fairness", "games": 401}),
        json!({"line": UNFAIR, "lines": 0}),
        json!({"line": UNFAIR, "lines": 6}),
        json!({"line": UNFAIR, "seconds": 0.06}),
        json!({"line": UNFAIR, "seconds": 0.0}),
        json!({"line": moved, "seconds": 0.03}),
        json!({"line": UNFAIR, "what": "colour"}),
    ] {
        let refused = one.post("/api/analysis", asked.clone()).await;
        assert_eq!(refused.status.as_u16(), 400, "{asked}: {}", refused.text);
    }
    let refused = one.post("/api/analysis", json!({"line": UNFAIR, "lines": 6})).await;
    assert_eq!(refused.error(), "lines must be from 1 to 5 here, not 6");
    let job =
        one.post("/api/analysis", json!({"line": UNFAIR, "lines": 1, "seconds": 0.05})).await.expect(202);
    let found = finished(&mut one, &address(&job)).await;
    assert_eq!(found["last"]["lines"].as_array().unwrap().len(), 1);
    let other =
        one.post("/api/analysis", json!({"line": UNFAIR, "lines": 2, "seconds": 0.05})).await.expect(202);
    assert_ne!(other["id"], job["id"], "other settings, another analysis");
}
