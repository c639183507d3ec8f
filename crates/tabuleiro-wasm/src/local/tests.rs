use super::*;
use serde_json::{Value, json};

const NOW: f64 = 1_000_000.0;

/// A game on this device, as the page keeps it.
struct Kept {
    journal: Value,
    told: Value,
    now: f64,
}

fn ask(journal: &Value, question: &Value, now: f64) -> Result<Value, String> {
    let answer = local(&journal.to_string(), &question.to_string(), "en", now, 7)?;
    Ok(serde_json::from_str(&answer).unwrap())
}

impl Kept {
    fn begin(plan: &Value) -> Result<Kept, String> {
        let mut journal = json!({"id": "here-1", "name": "Ana", "events": []});
        let told = ask(&journal, &json!({"begin": {"plan": plan}}), NOW)?;
        journal["events"] = told["events"].clone();
        Ok(Kept { journal, told, now: NOW })
    }

    fn tell(&mut self, question: &Value) -> Result<(), String> {
        let told = ask(&self.journal, question, self.now)?;
        let events = told["events"].as_array().unwrap().clone();
        self.journal["events"].as_array_mut().unwrap().extend(events);
        self.told = told;
        Ok(())
    }

    fn order(&mut self, order: &Value) -> Result<(), String> {
        self.tell(&json!({"do": {"order": order, "spare": "here-2"}}))
    }

    /// The first turn that the rules list, for the people at this device.
    fn play(&mut self) -> Result<(), String> {
        let (mut moves, player) = (Vec::new(), self.told["table"]["to_move"].clone());
        loop {
            let position = self.position(&moves);
            if !moves.is_empty() && (position["mid_turn"] != true || position["to_move"] != player) {
                break;
            }
            moves.push(position["moves"][0]["text"].as_str().unwrap().to_string());
        }
        let turn = self.told["table"]["next_turn"].clone();
        self.order(&json!({"turn": {"turn": turn, "moves": moves}}))
    }

    fn think(&mut self) {
        let question = json!({"sit": {"journal": self.journal, "now_ms": self.now, "seed": 3}});
        let found = crate::searched(&question.to_string(), "en", &|_| ()).unwrap();
        let moves = serde_json::from_str::<Value>(&found).unwrap()["moves"].clone();
        let turn = self.told["table"]["next_turn"].clone();
        self.tell(&json!({"house": {"order": {"turn": {"turn": turn, "moves": moves}}}})).unwrap();
    }

    fn position(&self, moves: &[String]) -> Value {
        ask(&self.journal, &json!({"position": {"turn": null, "moves": moves}}), self.now).unwrap()
    }

    fn state(&self) -> &str {
        self.told["table"]["state"].as_str().unwrap()
    }
}

fn against_a_level() -> Kept {
    Kept::begin(&json!({"game": "green-skull", "places": ["me", {"engine": "1"}]})).unwrap()
}

#[test]
fn a_game_against_a_level_is_played_to_its_end_and_played_again() {
    let mut kept = against_a_level();
    while kept.state() == "playing" {
        if kept.told["thinks"] == true { kept.think() } else { kept.play().unwrap() }
    }
    assert_eq!(kept.state(), "over");
    let record = ask(&kept.journal, &json!({"record": {"format": "text"}}), kept.now).unwrap();
    let read = tabuleiro_views::read(record.as_str().unwrap()).unwrap();
    assert!(read.fault.is_none() && read.table.finish().is_some());

    kept.order(&json!({"offer": {"what": "rematch-kept"}})).unwrap();
    assert_eq!(kept.told["table"]["rematch"], "here-2");
    let next = json!({"id": "here-2", "name": "Ana", "events": kept.told["rematch"]});
    assert_eq!(ask(&next, &json!({"see": {}}), kept.now).unwrap()["table"]["state"], "playing");
}

#[test]
fn a_turn_can_be_taken_back_and_a_game_resigned() {
    let mut kept = against_a_level();
    kept.play().unwrap();
    kept.think();
    kept.order(&json!({"offer": {"what": "takeback"}})).unwrap();
    assert_eq!(kept.told["shown"]["turns"], 0);
    kept.order(&json!({"resign": {}})).unwrap();
    assert_eq!((kept.state(), kept.told["table"]["seats"][0]["result"].as_str()), ("over", Some("lost")));
}

#[test]
fn several_people_share_a_device() {
    let mut kept = Kept::begin(&json!({"game": "syrtis", "seats": 2})).unwrap();
    kept.play().unwrap();
    kept.play().unwrap();
    assert_eq!((kept.told["shown"]["turns"].as_u64(), &kept.told["thinks"]), (Some(2), &json!(false)));
}

#[test]
fn a_clock_runs_out_and_time_while_the_page_is_closed_does_not_count() {
    let plan = json!({"game": "green-skull", "clock": "1m+0s", "places": ["me", {"engine": "1"}]});
    let mut kept = Kept::begin(&plan).unwrap();
    assert_eq!(kept.told["wake_ms"], NOW as i64 + 60_000);
    kept.now = NOW + 3_600_000.0;
    kept.tell(&json!({"house": {"order": {"resume": {"alive_ms": NOW + 10_000.0}}}})).unwrap_err();
    kept.tell(&json!({"house": {"order": {"resume": {"alive_ms": NOW as i64 + 10_000}}}})).unwrap();
    assert_eq!(kept.told["wake_ms"], kept.now as i64 + 50_000);
    kept.now += 50_001.0;
    kept.tell(&json!({"house": {"order": {"watch": {}}}})).unwrap();
    assert_eq!(kept.state(), "over");
}

#[test]
fn what_cannot_be_played_here_is_refused_with_a_sentence() {
    let check = |plan: Value, part: &str| {
        let refused = Kept::begin(&plan).err().unwrap_or_default();
        assert!(refused.contains(part), "{plan}: {refused}");
    };
    check(json!({"game": "green-skull", "places": ["me", "open"]}), "no free seats");
    check(json!({"game": "green-skull", "places": ["me", "me", "me"]}), "3 seats");
    check(json!({"game": "green-skull", "places": ["me", {"engine": "x"}]}), "`x`");
    let journal = json!({"id": "here-1", "name": "Ana", "events": []});
    assert!(ask(&journal, &json!({"see": {}}), NOW).unwrap_err().contains("cannot be read"));
}
