//! The order in which searches examine moves.

use crate::game::Game;

/// A game that ranks moves before they are searched.
pub trait Order: Game {
    /// Returns how promising a legal move looks to the player to move.
    /// Alpha-beta uses the order only. In a tree, 100 more make a move e times as likely to be the best.
    fn gain(&self, _position: &Self::Position, _mv: Self::Move) -> i32 {
        0
    }

    /// Appends the gains of these legal moves in their order. Override it where computing them together is faster.
    fn gains(&self, position: &Self::Position, moves: &[Self::Move], gains: &mut Vec<i32>) {
        gains.extend(moves.iter().map(|&mv| self.gain(position, mv)));
    }

    /// Returns whether a legal move, such as a capture or a threat, makes the evaluation before it unreliable.
    fn is_forcing(&self, _position: &Self::Position, _mv: Self::Move) -> bool {
        false
    }

    /// Returns whether the evaluation is reliable here. Elsewhere, searches examine forcing moves first.
    fn is_quiet(&self, _position: &Self::Position) -> bool {
        true
    }
}
