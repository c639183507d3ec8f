//! Evaluations as weighted sums of features.

use crate::Player;
use crate::game::Game;

/// A feature of a position or move, with its weight in sixteenths of an evaluation unit.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Term<N = i32> {
    /// Name of the feature.
    pub name: &'static str,
    /// Weight of the feature.
    pub weight: i32,
    /// Value of the feature.
    pub value: N,
}

impl<N> Term<N> {
    /// Returns the term of a feature.
    pub const fn new(name: &'static str, weight: i32, value: N) -> Term<N> {
        Term { name, weight, value }
    }
}

/// A game with a linear evaluation: a list of features and weights. `evaluate` returns their sum, computed by [`sum`].
pub trait Linear: Game {
    /// Type of a feature's value: `i32` where features are counts.
    type Number: Copy + Into<f64>;

    /// Returns the terms of a player's evaluation, always the same features in the same order.
    /// With more than two seats, returns the terms of the player's own position, which the evaluation compares with the others.
    fn terms(&self, position: &Self::Position, player: Player) -> impl AsRef<[Term<Self::Number>]>;

    /// Returns the terms of a legal move's gain (see [`Order`](crate::Order)), if the gain is such a sum.
    fn gain_terms(&self, _position: &Self::Position, _mv: Self::Move) -> Vec<Term> {
        Vec::new()
    }
}

/// Returns the sum of features times weights, in evaluation units.
#[inline]
pub fn sum(terms: impl AsRef<[Term]>) -> i32 {
    terms.as_ref().iter().map(|term| term.weight * term.value).sum::<i32>() / 16
}
