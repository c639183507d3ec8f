//! A game's judgement of positions, for searches.

use crate::game::Game;
use crate::math::exp;
use crate::{PerPlayer, Player, SeatResult};

/// The largest evaluation of either sign. Proved results lie beyond it.
pub const EVALUATION_MAX: i32 = 10_000;

/// A game that judges positions.
///
/// Evaluations are in hundredths of a natural logarithm of odds: 0 is an even chance, 100 are odds of about 2.7 to 1.
pub trait Evaluate: Game {
    /// Data that a search stores beside a position and updates with every move, such as the first layer of a network.
    /// Use `()` for an evaluation that needs the position only.
    type Accumulator: Copy + Default + Send + Sync;

    /// Returns a player's evaluation of a game in progress, from -[`EVALUATION_MAX`] to [`EVALUATION_MAX`].
    /// In a game that all players can lose, the evaluations of two players need not add up to 0.
    fn evaluate(&self, position: &Self::Position, player: Player) -> i32;

    /// Returns the evaluations of all players.
    fn evaluations(&self, position: &Self::Position) -> PerPlayer<i32> {
        PerPlayer::from_fn(self.seats(), |player| self.evaluate(position, player))
    }

    /// Returns each player's expected result of a game in progress, from 0 to 1: the value of a leaf in a tree search.
    /// May take longer than the evaluations in order to be more exact.
    fn expectations(&self, position: &Self::Position) -> PerPlayer<f32> {
        shares(self.evaluations(position))
    }

    /// Returns `true` if a player certainly cannot win and this is cheap to detect.
    fn is_hopeless(&self, _position: &Self::Position, _player: Player) -> bool {
        false
    }

    /// Returns an optimistic position that many positions share, for games that all players win or lose together.
    /// If this position can be won, so can the shared one; if the shared one is lost, so is every position that shares it.
    fn best_case(&self, _position: &Self::Position) -> Option<Self::Position> {
        None
    }

    /// Returns the result of players who share the first place: a draw, unless the rules let them share the win.
    fn tie(&self) -> SeatResult {
        SeatResult::Drew
    }

    /// Returns a player's lead in points over the best other player once the game is over.
    /// Engines play for it once the result is certain. `None` where only the result counts.
    fn margin(&self, _position: &Self::Position, _player: Player) -> Option<i32> {
        None
    }

    /// Returns the accumulator of a position.
    fn accumulator(&self, _position: &Self::Position) -> Self::Accumulator {
        Self::Accumulator::default()
    }

    /// Updates the accumulator of `before` to that of `after`, the position after a legal move.
    fn accumulate(
        &self,
        _accumulator: &mut Self::Accumulator,
        _before: &Self::Position,
        _mv: Self::Move,
        _after: &Self::Position,
    ) {
    }

    /// Returns the same as [`evaluate`](Evaluate::evaluate), given the position's accumulator.
    fn evaluate_with(
        &self,
        _accumulator: &Self::Accumulator,
        position: &Self::Position,
        player: Player,
    ) -> i32 {
        self.evaluate(position, player)
    }
}

/// Converts the evaluations of all players to expected results. With more than two players, each is compared with
/// the best.
pub fn shares(evaluations: PerPlayer<i32>) -> PerPlayer<f32> {
    if evaluations.seats().count() <= 2 {
        return evaluations.map(expected);
    }
    shares_by_odds(evaluations.map(|evaluation| evaluation.min(0) as f32 / 100.0))
}

/// Converts logarithms of odds to shares of 1.
pub fn shares_by_odds(logarithms: PerPlayer<f32>) -> PerPlayer<f32> {
    let most = logarithms.as_slice().iter().copied().fold(f32::MIN, f32::max);
    let odds = logarithms.map(|logarithm| exp(logarithm - most));
    let sum: f32 = odds.as_slice().iter().sum();
    odds.map(|odds| odds / sum)
}

/// Converts an evaluation to an expected result from 0 to 1.
pub fn expected(evaluation: i32) -> f32 {
    1.0 / (1.0 + exp(-evaluation as f32 / 100.0))
}
