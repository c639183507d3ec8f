//! Gives the answers of the module, for tests that compare the two. `positions GAME COUNT` writes requests to computer
//! players, one a line; without arguments, requests on standard input are answered, one a line.

use serde_json::{Value, json};
use std::io::{self, BufRead};
use tabuleiro_core::{Options, Random, Status};
use tabuleiro_table::{Table, kind};
use tabuleiro_wasm::{answer, perft, searched};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match &arguments[..] {
        [command, game, count] if command == "positions" => {
            positions(game, count.parse().expect("a number of positions"));
        }
        _ => {
            io::stdin().lock().lines().map_while(Result::ok).for_each(|line| println!("{}", answered(&line)));
        }
    }
}

/// Returns the answer to a call of the module: its name and arguments.
fn answered(line: &str) -> Value {
    let call: Value = serde_json::from_str(line).expect("a call in JSON");
    let text = |index: usize| call[index].as_str().expect("a text");
    let number = |index: usize| call[index].as_u64().expect("a number");
    let answer = match text(0) {
        "perft" => perft(text(1), number(2) as u32).map(|count| count.to_string()),
        "answer" => answer(text(1), text(2), text(3), number(4)),
        "search" => searched(text(1), if text(2) == "pt" { "pt" } else { "en" }, &|_| {}),
        other => panic!("no such call: {other}"),
    };
    match answer {
        Ok(answer) => json!({ "ok": answer }),
        Err(problem) => json!({ "error": problem }),
    }
}

/// Positions of games that are played at random, one every few decisions, and who is asked about each: every level, and the best.
fn positions(game: &str, count: usize) {
    let kind = kind(game).expect("a game");
    let mut random = Random::from_seed(24);
    let mut written = 0;
    let rule_sets: Vec<_> = kind
        .info
        .rule_sets
        .iter()
        .flat_map(|rules| rules.seats().map(move |seats| (rules, seats.count())))
        .collect();
    for (rules, seats) in rule_sets.iter().cycle() {
        let options = Options::of(rules).with_seats(*seats).expect("these seats");
        let setup = kind.draw(&options, &mut random).expect("a set-up");
        let mut table = Table::new(kind, &setup).expect("a table");
        let levels = kind.levels(rules).iter().filter(|level| level.number.is_some()).count();
        while let Status::ToMove(_) = table.play_state().status() {
            if random.below(6) == 0 {
                let player = match written % (levels + 1) {
                    0 => "best nodes=300 memory=1".to_string(),
                    level => format!("level {level} nodes=300"),
                };
                println!(
                    "{}",
                    json!({ "decide": { "line": table.line(), "player": player, "seed": written } })
                );
                written += 1;
                if written == count {
                    return;
                }
            }
            let choices = table.play_state().choices();
            table.play(&choices[random.below(choices.len())].text).expect("a legal move");
        }
    }
}
