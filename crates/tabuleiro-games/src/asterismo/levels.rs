//! The report's computer players (A4).

use super::moves::Move;
use super::position::Position;
use super::{Asterismo, rules::Goal};
use tabuleiro_core::{Favourite, Game, History, Level, Random, Rated, Strength, Strengths};

/// Measured in docs/levels.md: there is no room for more, since the seat decides between players who look ahead.
const STRENGTHS: [Strength; 3] = [
    Strength::new(2, 3000.0).rated(64),
    Strength::new(300, 60.0).rated(196),
    Strength::new(40_000, 0.0).rated(422),
];

impl Strengths for Asterismo {
    fn favourite(&self) -> Favourite {
        Favourite::Playouts
    }
    fn strengths(&self) -> &'static [Strength] {
        &STRENGTHS
    }
    fn levels() -> &'static [Level<Self>] {
        &[
            Level { id: "easy", rule_sets: &[], choose: any_move },
            Level { id: "normal", rule_sets: &[], choose: most_useful_move },
        ]
    }
    /// The others are drawn too often or won together.
    fn rated() -> Rated {
        Rated { rule_set: "decisive", options: &[] }
    }
}

fn any_move(history: &History<Asterismo>, random: &mut Random) -> Vec<Move> {
    vec![history.game.random_move(history.position, random, &mut Vec::new())]
}

/// The first move, as the board is read, that leaves its player with the most useful pieces.
fn most_useful_move(history: &History<Asterismo>, _: &mut Random) -> Vec<Move> {
    let goal = history.game.goal();
    let moves = history.game.moves(history.position);
    // `max_by_key` would give the last of equals.
    let best = moves.into_iter().rev().max_by_key(|&mv| useful_after(history.position, mv, goal));
    vec![best.expect("a game in progress has moves")]
}

fn useful_after(position: &Position, Move(cell): Move, goal: Goal) -> u8 {
    let harvest = position.harvest(position.to_move);
    let colour = position.tree.colour_at(cell).expect("a legal move takes a piece");
    goal.useful(harvest.with(colour))
}
