//! The levels, and the computer player that only this game has (N4).

use super::NoughtsAndCrosses;
use super::moves::Move;
use tabuleiro_core::{Game, History, Level, Random, Strength, Strengths};

/// Level 1 is for a first game: it overlooks most moves, prefers worse ones among the rest, and loses to a beginner.
const STRENGTHS: [Strength; 4] = [
    Strength::new(20, -100.0).overlooking(0.7),
    Strength::new(60, 40.0).overlooking(0.4),
    Strength::new(200, 10.0).overlooking(0.1),
    Strength::new(10_000, 0.0),
];

impl Strengths for NoughtsAndCrosses {
    fn strengths(&self) -> &'static [Strength] {
        &STRENGTHS
    }
    fn levels() -> &'static [Level<NoughtsAndCrosses>] {
        &[Level { id: "corner", rule_sets: &[], choose: corner }]
    }
}

/// N4.1: the first free corner or the middle, else the first free cell.
fn corner(history: &History<NoughtsAndCrosses>, _: &mut Random) -> Vec<Move> {
    let moves = history.game.moves(history.position);
    let is_corner_or_middle = |mv: &&Move| (mv.0.row() + mv.0.column()).is_multiple_of(2);
    vec![*moves.iter().find(is_corner_or_middle).unwrap_or(&moves[0])]
}
