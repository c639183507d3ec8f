//! Who stands better: points as they are, and room to grow.

use super::SmallStarEmpires;
use super::gains::Look;
use super::mask::by_size;
use super::mv::Mv;
use super::position::Position;
use super::prospects::{features, phases};
use super::weights::Weights;
use tabuleiro_core::evaluate::{EVALUATION_MAX, Favourite, Strength, shares, weigh};
use tabuleiro_core::{Evaluate, PerPlayer, Player, Seats};

/// Measured in docs/levels.md, for two.
const STRENGTHS: [Strength; 8] = [
    Strength::rated(46, 165.0, 267),
    Strength::rated(111, 85.0, 414),
    Strength::rated(223, 48.7, 700),
    Strength::rated(495, 27.3, 973),
    Strength::rated(1_600, 12.7, 1247),
    Strength::rated(13_000, 1.3, 1520),
    Strength::rated(38_000, 0.0, 1701),
    Strength::rated(600_000, 0.0, 1929),
];

/// For more than two, in playouts.
const STRENGTHS_OF_MORE: [Strength; 8] = [
    Strength::new(10, 200.0),
    Strength::new(30, 100.0),
    Strength::new(100, 50.0),
    Strength::new(300, 25.0),
    Strength::new(1_000, 10.0),
    Strength::new(4_000, 0.0),
    Strength::new(20_000, 0.0),
    Strength::new(150_000, 0.0),
];

impl Evaluate for SmallStarEmpires {
    fn evaluate(&self, position: &Position, player: Player) -> i32 {
        self.evaluations(position)[player]
    }

    /// Each beside the best of the others.
    fn evaluations(&self, position: &Position) -> PerPlayer<i32> {
        let seats = self.chart.seats;
        let weights = self.weights().worth(position);
        let worth = features(self, position).map(|features| {
            features.into_iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<f32>() as i32
        });
        PerPlayer::from_fn(seats, |player| {
            let others = seats.players().filter(|&other| other != player).map(|other| worth[other]);
            let lead = worth[player] - others.max().unwrap_or_default();
            lead.clamp(-EVALUATION_MAX, EVALUATION_MAX)
        })
    }

    /// When the end is near, how the game is likely to end counts as well.
    fn expectations(&self, position: &Position) -> PerPlayer<f32> {
        self.foresee(position, shares(self.evaluations(position)))
    }

    fn features(&self, position: &Position, player: Player) -> Vec<f64> {
        let all = features(self, position);
        let mut own = all[player];
        if self.chart.seats == Seats::TWO {
            own.iter_mut().zip(all[player.opponent()]).for_each(|(own, other)| *own -= other);
        }
        let in_phase = |phase: f32| own.map(|feature| f64::from(feature * phase));
        phases(position).into_iter().flat_map(in_phase).collect()
    }

    fn gain(&self, position: &Position, mv: Mv) -> i32 {
        weigh(Look::<u128>::at(self, position).features(mv), self.weights().gain)
    }

    fn gains(&self, position: &Position, moves: &[Mv], gains: &mut Vec<i32>) {
        let weights = self.weights().gain;
        by_size!(self.chart, M => Look::<M>::at(self, position).gains(moves, weights, gains));
    }

    fn gain_features(&self, position: &Position, mv: Mv) -> Vec<f64> {
        Look::<u128>::at(self, position).features(mv).map(f64::from).into()
    }

    /// With more than two, looking at all that the others might do leads nowhere.
    fn favourite(&self) -> Favourite {
        if self.chart.seats == Seats::TWO { Favourite::AlphaBeta } else { Favourite::Tree }
    }

    fn strengths(&self) -> &'static [Strength] {
        if self.chart.seats == Seats::TWO { &STRENGTHS } else { &STRENGTHS_OF_MORE }
    }

    fn margin(&self, position: &Position, player: Player) -> Option<i32> {
        let scores = tabuleiro_core::Game::scores(self, position);
        let others = self.chart.seats.players().filter(|&other| other != player);
        let best = others.map(|other| scores.total(other)).max().unwrap_or_default();
        Some(i32::from(scores.total(player) - best))
    }
}

impl SmallStarEmpires {
    pub(super) fn weights(&self) -> &'static Weights {
        Weights::of(self.rules, self.chart.seats)
    }
}
