//! The computer player that only this game has (N4).

use super::NoughtsAndCrosses;
use super::moves::Move;
use tabuleiro_core::{Game, History, Level, Random, Strengths};

impl Strengths for NoughtsAndCrosses {
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
