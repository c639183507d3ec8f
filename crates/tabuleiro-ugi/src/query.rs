//! Answers to questions about a position.

use crate::line::Query;
use tabuleiro_core::{Outcome, Player, SeatResult, Status};
use tabuleiro_table::Table;

/// Returns the answer to a question about the position at a table.
pub(crate) fn answer(query: Query, table: &Table, all_results: bool) -> String {
    let play = table.play_state();
    let status = play.status();
    match query {
        Query::GameOver => status.outcome().is_some().to_string(),
        Query::P1Turn => (status.to_move() == Some(Player::ONE)).to_string(),
        Query::Turn => status.to_move().map_or_else(none, |player| format!("p{player}")),
        Query::Result => match status {
            Status::ToMove(_) => none(),
            Status::Over(outcome) if all_results => result_of_all(&outcome),
            Status::Over(outcome) => result_of_two(&outcome),
        },
        Query::Results => match status {
            Status::ToMove(_) => none(),
            Status::Over(outcome) => {
                joined(outcome.results.as_slice().iter().map(ToString::to_string)).unwrap_or_else(none)
            }
        },
        Query::Fen => table.line(),
        Query::Setup => play.setup().text(table.kind().info),
        Query::Legal => joined(play.choices().into_iter().map(|choice| choice.text)).unwrap_or_else(none),
        Query::Scores => {
            let scores = play.scores();
            let totals = play.seats().players().map(|player| scores.total(player).to_string());
            joined(totals).filter(|_| !scores.parts.is_empty()).unwrap_or_else(none)
        }
    }
}

fn none() -> String {
    "none".into()
}

fn joined(words: impl Iterator<Item = String>) -> Option<String> {
    let words: Vec<String> = words.collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// Returns the result in plain UGI: a win of one of two players; anything else is a draw.
fn result_of_two(outcome: &Outcome) -> String {
    match outcome.winners().collect::<Vec<_>>()[..] {
        [winner] => format!("p{winner}win"),
        _ => "draw".into(),
    }
}

/// Returns the result for any number of players: `p1win`, `p1p3win`, `allwin`, `draw`, `alllost`.
fn result_of_all(outcome: &Outcome) -> String {
    let winners: Vec<String> = outcome.winners().map(|winner| format!("p{winner}")).collect();
    match winners.len() {
        0 if outcome.results[Player::ONE] == SeatResult::Drew => "draw".into(),
        0 => "alllost".into(),
        count if count == outcome.results.seats().count() => "allwin".into(),
        _ => format!("{}win", winners.concat()),
    }
}
