//! The order in which searches look at moves.

use crate::game::Game;

/// A game that tells promising moves from others.
pub trait Order: Game {
    /// Returns how promising a legal move looks to the player to move. Alpha-beta uses only the order; in a tree, a move with
    /// 100 more is e times as likely to be the best.
    fn gain(&self, _position: &Self::Position, _mv: Self::Move) -> i32 {
        0
    }

    /// Appends the gains of some legal moves in their order, for games that compute them faster together.
    fn gains(&self, position: &Self::Position, moves: &[Self::Move], gains: &mut Vec<i32>) {
        gains.extend(moves.iter().map(|&mv| self.gain(position, mv)));
    }

    /// Returns whether a legal move changes so much that the evaluation before it means little: captures, threats.
    fn is_forcing(&self, _position: &Self::Position, _mv: Self::Move) -> bool {
        false
    }

    /// Returns whether the evaluation can be trusted here. Elsewhere, forcing moves are searched first.
    fn is_quiet(&self, _position: &Self::Position) -> bool {
        true
    }
}
