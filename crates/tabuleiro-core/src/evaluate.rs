//! What a search needs to know of a game beyond its rules: who stands better, and which moves deserve a look first.

use crate::game::Game;
use crate::{PerPlayer, Player};

/// The largest evaluation, either way. Proved results lie beyond it.
pub const EVALUATION_MAX: i32 = 10_000;

/// A game that can say how its players stand.
///
/// Evaluations are in hundredths of a natural logarithm of odds: 0 is an even chance, 100 are odds of about 2.7 to 1.
pub trait Evaluate: Game {
    /// How well a player stands in a game in progress, at most [`EVALUATION_MAX`] either way. Where all can lose, the
    /// evaluations of two players need not add up to nothing.
    fn evaluate(&self, position: &Self::Position, player: Player) -> i32;

    /// The evaluations of all players.
    fn evaluations(&self, position: &Self::Position) -> PerPlayer<i32> {
        PerPlayer::from_fn(self.seats(), |player| self.evaluate(position, player))
    }

    /// The results that all players can expect of a game in progress, from 0 to 1: what a tree asks at its ends. It may take longer
    /// than the evaluations where it says more.
    fn expectations(&self, position: &Self::Position) -> PerPlayer<f32> {
        shares(self.evaluations(position))
    }

    /// What the evaluation is a weighted sum of, for those who tune the weights; nothing where it is not such a sum. With more
    /// than two seats, what the worth of one player is a sum of, which the evaluation compares with that of the others.
    fn features(&self, _position: &Self::Position, _player: Player) -> Vec<f64> {
        Vec::new()
    }

    /// How promising a legal move looks to the player to move. For alpha-beta only the order matters; for a tree a move with 100
    /// more is e times as likely to be the best.
    fn gain(&self, _position: &Self::Position, _mv: Self::Move) -> i32 {
        0
    }

    /// The gains of some legal moves, appended in their order: where moves have much in common, sooner than one by one.
    fn gains(&self, position: &Self::Position, moves: &[Self::Move], gains: &mut Vec<i32>) {
        gains.extend(moves.iter().map(|&mv| self.gain(position, mv)));
    }

    /// What the gain is a weighted sum of, for those who tune the weights; nothing where it is not such a sum.
    fn gain_features(&self, _position: &Self::Position, _mv: Self::Move) -> Vec<f64> {
        Vec::new()
    }

    /// Whether a legal move changes so much that an evaluation before it means little: captures, threats.
    fn is_forcing(&self, _position: &Self::Position, _mv: Self::Move) -> bool {
        false
    }

    /// Whether an evaluation can be trusted here; where it cannot, forcing moves are looked at first.
    fn is_quiet(&self, _position: &Self::Position) -> bool {
        true
    }

    /// Whether a player who is to move can certainly not win any more, seen at a glance; `false` where it takes a longer look.
    fn is_hopeless(&self, _position: &Self::Position, _player: Player) -> bool {
        false
    }

    /// Where all play together, a position that can be won if this one can, and that many have in common: if it is lost, all of
    /// them are. None where there is no such.
    fn best_case(&self, _position: &Self::Position) -> Option<Self::Position> {
        None
    }

    /// By how many points a player is ahead of the best of the others once the game is over: what is still worth playing for
    /// when the result is certain. None where only the result counts.
    fn margin(&self, _position: &Self::Position, _player: Player) -> Option<i32> {
        None
    }

    /// The search that plays this game best.
    fn favourite(&self) -> Favourite {
        Favourite::AlphaBeta
    }

    /// The strengths that players choose from, level 1 first.
    fn strengths(&self) -> &'static [Strength] {
        &STRENGTHS
    }
}

/// A way to search.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Favourite {
    /// Looking ahead as far as it goes, then evaluating.
    AlphaBeta,
    /// Growing a tree along the moves that are likely and did well, and evaluating at its ends.
    Tree,
    /// The same, with games played out instead of evaluations.
    Playouts,
}

/// How strong a level is: how much it looks at, and how particular it is about what it found.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Strength {
    /// How many positions it looks at for a decision.
    pub nodes: u64,
    /// How much worse a move may be to be played e times less often than the best, in units of the evaluation; 0 for the
    /// best move only.
    pub temperature: f32,
    /// Its measured rating above random play, where it was measured.
    pub elo: Option<i16>,
}

impl Strength {
    /// A strength that nobody has measured yet.
    pub const fn new(nodes: u64, temperature: f32) -> Strength {
        Strength { nodes, temperature, elo: None }
    }

    /// A strength with its rating above random play.
    pub const fn rated(nodes: u64, temperature: f32, elo: i16) -> Strength {
        Strength { nodes, temperature, elo: Some(elo) }
    }
}

const STRENGTHS: [Strength; 8] = [
    Strength::new(60, 120.0),
    Strength::new(150, 60.0),
    Strength::new(400, 30.0),
    Strength::new(1_000, 15.0),
    Strength::new(4_000, 6.0),
    Strength::new(20_000, 0.0),
    Strength::new(100_000, 0.0),
    Strength::new(600_000, 0.0),
];

/// Features times their weights, which are in sixteenths of a unit.
pub fn weigh<const N: usize>(features: [i32; N], weights: [i32; N]) -> i32 {
    features.into_iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<i32>() / 16
}

/// The expected results that the evaluations of all players stand for. With more than two, each is measured by whoever stands best.
pub fn shares(evaluations: PerPlayer<i32>) -> PerPlayer<f32> {
    if evaluations.seats().count() <= 2 {
        return evaluations.map(expected);
    }
    shares_by_odds(evaluations.map(|evaluation| evaluation.min(0) as f32 / 100.0))
}

/// The shares of one whole that logarithms of odds stand for.
pub fn shares_by_odds(logarithms: PerPlayer<f32>) -> PerPlayer<f32> {
    let most = logarithms.as_slice().iter().copied().fold(f32::MIN, f32::max);
    let odds = logarithms.map(|logarithm| (logarithm - most).exp());
    let sum: f32 = odds.as_slice().iter().sum();
    odds.map(|odds| odds / sum)
}

/// The expected result, from 0 to 1, that an evaluation stands for.
pub fn expected(evaluation: i32) -> f32 {
    1.0 / (1.0 + (-evaluation as f32 / 100.0).exp())
}
