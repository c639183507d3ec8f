//! Answers do not depend on tiles that lie face down: games that differ only in these are compared.

use serde_json::{Value, json};
use tabuleiro_core::{Line, Options, Random};
use tabuleiro_table::{Play, Table, kind};
use tabuleiro_wasm::{answer, perft, searched};

const GAME: &str = "small-star-empires";

fn drawn(borders: &str, random: &mut Random) -> Table {
    let kind = kind(GAME).unwrap();
    let options = Options::default_of(kind.info).with("unexplored", "on").unwrap();
    let options = options.with("holes", "off").unwrap().with("borders", borders).unwrap();
    Table::new(kind, &kind.draw(&options, random).unwrap()).unwrap()
}

/// Returns the game so far with these tiles, as a line of moves and as a position.
fn private_lines(table: &Table, setup: String) -> [Line; 2] {
    let moves = table.play_state().steps().iter().map(|step| step.text.clone()).collect();
    let position = Some(table.play_state().position_text());
    [Line { setup: setup.clone(), position: None, moves }, Line { setup, position, moves: Vec::new() }]
}

fn post(path: &str, body: &Value) -> String {
    format!("{:?}", answer(path, &body.to_string(), "en", 7))
}

/// Returns a thought without its time.
fn untimed(answer: &str) -> String {
    let mut answer: Value = serde_json::from_str(answer).unwrap();
    for thought in answer["thoughts"].as_array_mut().unwrap() {
        thought["time_ms"] = Value::Null;
    }
    answer.to_string()
}

/// Returns all answers about a game.
fn answered(lines: &[Line; 2], play: &dyn Play, searches: bool) -> Vec<String> {
    let [game, place] = lines.each_ref().map(ToString::to_string);
    let (setup, position) = (&lines[1].setup, &lines[1].position);
    let mut answers = Vec::new();
    for text in [&game, &place] {
        answers.push(post("/api/position", &json!({"text": text, "clicks": []})));
        answers.push(post("/api/editor/position", &json!({"text": text})));
    }
    // All that reveal something, and some others.
    for (_, choice) in
        play.choices().iter().enumerate().filter(|(index, choice)| choice.reveals || index % 8 == 0)
    {
        let clicks: Vec<String> = choice.clicks.iter().map(ToString::to_string).collect();
        let (last, before) = clicks.split_last().unwrap();
        let spelled = json!({"text": game, "clicks": before, "click": last});
        answers.push(post("/api/position", &spelled));
        let turn = json!({"setup": setup, "position": position, "names": [], "moves": []});
        let with = |more: Value| {
            let mut turn = turn.clone();
            turn.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            turn
        };
        answers.push(post("/api/turn", &with(json!({"clicks": before, "click": last}))));
        answers.push(post("/api/turn", &with(json!({"moves": [choice.text]}))));
    }
    let search = |question: Value| untimed(&searched(&question.to_string(), "en", &|_| {}).unwrap());
    if searches && !play.choices().is_empty() {
        for player in ["best nodes=60 memory=1", "level 1", "mcts nodes=60 memory=1"] {
            answers.push(search(json!({"decide": {"line": game, "player": player, "seed": 5}})));
        }
    }
    answers.push(format!("{:?}", perft(&place, 1)));
    answers
}

#[test]
fn hidden_tiles_change_no_answer_of_the_module() {
    let mut random = Random::from_seed(11);
    let mut explored = 0;
    for borders in ["closed", "open"] {
        let mut table = drawn(borders, &mut random);
        while table.to_move().is_some() {
            let play = table.play_state();
            let steps = play.steps().len();
            if steps.is_multiple_of(7) {
                let mut texts = [(); 2].map(|()| play.draw_hidden(&mut random).unwrap().text(play.info()));
                texts[0] = play.private_setup().text(play.info());
                let [one, two] = texts
                    .map(|setup| answered(&private_lines(&table, setup), play, steps.is_multiple_of(14)));
                for (one, two) in one.into_iter().zip(two) {
                    assert!(!one.contains("tiles~"), "{one}");
                    assert_eq!(one, two, "{}", table.line());
                }
            }
            let choices = play.choices();
            let reveals = choices.iter().find(|choice| choice.reveals && random.below(3) == 0);
            let choice = reveals.unwrap_or(&choices[random.below(choices.len())]).text.clone();
            table.play(&choice).unwrap();
            explored += usize::from(table.play_state().steps()[steps].reveals);
        }
    }
    assert!(explored > 4, "{explored} tiles were found");
}

/// Checks that a hint does not reveal what a move would find: the page knows only the public set-up.
#[test]
fn a_hint_does_not_say_what_a_move_would_find() {
    let setup = "sse1.published.2.starts~1.map~pl_a0b.unexplored~a2.unknown~332222";
    let position = Table::open(setup).unwrap().play_state().position_text();
    let hint = json!({"hint": {"setup": setup, "position": position, "names": [], "moves": [], "seed": 1}});
    let hint: Value = serde_json::from_str(&searched(&hint.to_string(), "en", &|_| {}).unwrap()).unwrap();
    assert_eq!(hint["moves"], json!(["a1-a2c"]));
    assert_eq!(hint["said"], json!(["Player 1 flies from a1 to a2 and explores it"]));
    let turn = json!({"setup": setup, "position": position, "names": [], "moves": ["a1-a2c"]});
    assert!(
        answer("/api/turn", &turn.to_string(), "en", 1).is_err(),
        "nothing follows what was not seen yet"
    );
}
