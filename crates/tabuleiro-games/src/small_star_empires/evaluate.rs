//! Evaluation: points as they are, and room to grow.

use super::SmallStarEmpires;
use super::chart::by_size;
use super::gains::{Gain, Look, weighed};
use super::moves::Move;
use super::position::Position;
use super::prospects::{phases, prospects};
use super::rules::Ties;
use super::weights::Fit;
use tabuleiro_core::evaluate::{EVALUATION_MAX, shares};
use tabuleiro_core::linear::Term;
use tabuleiro_core::{Evaluate, Linear, Order, PerPlayer, Player, SeatResult, Seats};

impl Evaluate for SmallStarEmpires {
    type Accumulator = ();

    fn evaluate(&self, position: &Position, player: Player) -> i32 {
        self.evaluations(position)[player]
    }

    /// Compares each player with the best of the others.
    fn evaluations(&self, position: &Position) -> PerPlayer<i32> {
        let (seats, fit, phases) = (self.chart.seats, self.fit(), phases(position));
        let prospects = prospects(self, position);
        let weights = prospects[Player::ONE].map(|prospect| prospect.feature.weight(fit, phases));
        let worth = prospects.map(|own| {
            own.into_iter().zip(weights).map(|(own, weight)| own.value * weight).sum::<f32>() as i32
        });
        PerPlayer::from_fn(seats, |player| {
            let others = seats.players().filter(|&other| other != player).map(|other| worth[other]);
            let lead = worth[player] - others.max().unwrap_or_default();
            lead.clamp(-EVALUATION_MAX, EVALUATION_MAX)
        })
    }

    /// Returns the expected results; near the end, the likely end of the game counts as well.
    fn expectations(&self, position: &Position) -> PerPlayer<f32> {
        self.foresee(position, shares(self.evaluations(position)))
    }

    fn tie(&self) -> SeatResult {
        match self.rules.ties {
            Ties::AreBroken => SeatResult::Won,
            Ties::AreDraws => SeatResult::Drew,
        }
    }

    fn margin(&self, position: &Position, player: Player) -> Option<i32> {
        let scores = tabuleiro_core::Game::scores(self, position);
        let others = self.chart.seats.players().filter(|&other| other != player);
        let best = others.map(|other| scores.total(other)).max().unwrap_or_default();
        Some(i32::from(scores.total(player) - best))
    }
}

impl Order for SmallStarEmpires {
    fn gain(&self, position: &Position, mv: Move) -> i32 {
        weighed(Look::<u128>::at(self, position).features(mv), self.fit()) / 16
    }

    fn gains(&self, position: &Position, moves: &[Move], gains: &mut Vec<i32>) {
        by_size!(self.chart, W => Look::<W>::at(self, position).gains(moves, self.fit(), gains));
    }
}

impl Linear for SmallStarEmpires {
    type Number = f32;

    /// Returns each feature once for each phase; for two, the lead over the other player.
    fn terms(&self, position: &Position, player: Player) -> impl AsRef<[Term<f32>]> {
        let (fit, all) = (self.fit(), prospects(self, position));
        let mut own = all[player];
        if self.chart.seats == Seats::TWO {
            own.iter_mut().zip(all[player.opponent()]).for_each(|(own, other)| own.value -= other.value);
        }
        let in_phase = |(phase, share): (usize, f32)| {
            own.map(|own| {
                let weight = own.feature.weights(fit)[phase].into();
                Term::new(own.feature.name, weight, own.value * share)
            })
        };
        phases(position).into_iter().enumerate().flat_map(in_phase).collect::<Vec<_>>()
    }

    fn gain_terms(&self, position: &Position, mv: Move) -> Vec<Term> {
        let term = |(feature, value): Gain| Term::new(feature.name, feature.weight(self.fit()), value);
        Look::<u128>::at(self, position).features(mv).map(term).collect()
    }
}

impl SmallStarEmpires {
    pub(super) fn fit(&self) -> Fit {
        Fit::of(&self.rules, self.chart.seats)
    }
}
