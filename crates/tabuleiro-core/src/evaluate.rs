//! A game's judgement of positions, for searches.

use crate::game::Game;
use crate::math::exp;
use crate::{PerPlayer, Player, SeatResult};

/// The largest evaluation, either way. Proved results lie beyond it.
pub const EVALUATION_MAX: i32 = 10_000;

/// A game that judges positions.
///
/// Evaluations are in hundredths of a natural logarithm of odds: 0 is an even chance, 100 are odds of about 2.7 to 1.
pub trait Evaluate: Game {
    /// Data that a search keeps beside a position and updates with every move, such as the first layer of a network.
    /// `()` for an evaluation that needs the position only.
    type Accumulator: Copy + Default + Send + Sync;

    /// Returns a player's evaluation of a game in progress, at most [`EVALUATION_MAX`] either way. In a game that all can
    /// lose, the evaluations of two players need not add up to 0.
    fn evaluate(&self, position: &Self::Position, player: Player) -> i32;

    /// Returns the evaluations of all players.
    fn evaluations(&self, position: &Self::Position) -> PerPlayer<i32> {
        PerPlayer::from_fn(self.seats(), |player| self.evaluate(position, player))
    }

    /// Returns the results that the players can expect of a game in progress, from 0 to 1: the values of a tree's leaves. May
    /// take longer than the evaluations if that makes it more exact.
    fn expectations(&self, position: &Self::Position) -> PerPlayer<f32> {
        shares(self.evaluations(position))
    }

    /// Returns whether a player can certainly not win any more, if that is quickly seen.
    fn is_hopeless(&self, _position: &Self::Position, _player: Player) -> bool {
        false
    }

    /// Returns a position that can be won if this one can and that many positions share, for games that all players win or
    /// lose together. If it is lost, all of these are.
    fn best_case(&self, _position: &Self::Position) -> Option<Self::Position> {
        None
    }

    /// Returns what players who share the first place have: a draw, unless the rules let them share the win.
    fn tie(&self) -> SeatResult {
        SeatResult::Drew
    }

    /// Returns a player's lead in points over the best of the others once the game is over: the aim of play once the result
    /// is certain. `None` where only the result counts.
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

/// Returns the expected results that the evaluations of all players stand for. With more than two players, each is compared with
/// the best.
pub fn shares(evaluations: PerPlayer<i32>) -> PerPlayer<f32> {
    if evaluations.seats().count() <= 2 {
        return evaluations.map(expected);
    }
    shares_by_odds(evaluations.map(|evaluation| evaluation.min(0) as f32 / 100.0))
}

/// Returns the shares of 1 that logarithms of odds stand for.
pub fn shares_by_odds(logarithms: PerPlayer<f32>) -> PerPlayer<f32> {
    let most = logarithms.as_slice().iter().copied().fold(f32::MIN, f32::max);
    let odds = logarithms.map(|logarithm| exp(logarithm - most));
    let sum: f32 = odds.as_slice().iter().sum();
    odds.map(|odds| odds / sum)
}

/// Returns the expected result, from 0 to 1, that an evaluation stands for.
pub fn expected(evaluation: i32) -> f32 {
    1.0 / (1.0 + exp(-evaluation as f32 / 100.0))
}
