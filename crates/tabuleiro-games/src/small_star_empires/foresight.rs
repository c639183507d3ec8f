//! Likely end of a game if everyone plays the most promising moves. With few free systems it predicts the result better
//! than the evaluation does.

use super::SmallStarEmpires;
use super::chart::{Width, by_size};
use super::gains::Look;
use super::position::Position;
use tabuleiro_core::evaluate::shares_by_odds;
use tabuleiro_core::math::{exp, ln};
use tabuleiro_core::{Game, Outcome, PerPlayer};

/// Maximum number of free systems for this search: with more it is slow and predicts little.
const FREE_MAX: usize = 18;

/// Weight of the likely end, in logarithms of odds, for a number of free systems; fitted to the results of deep
/// searches (docs/lab/evaluations.md).
struct Count {
    /// Weight of the evaluation beside the likely end.
    evaluation: f32,
    point: f32,
    win: f32,
}

impl Count {
    fn of(free: usize, seats: usize) -> Count {
        let fewer = 9.0 - free as f32;
        Count { evaluation: 0.7, point: 0.1 * seats as f32 * exp(fewer / 10.0), win: 2.1 * exp(fewer / 5.0) }
    }
}

impl SmallStarEmpires {
    /// Returns the expected results, given the shares by evaluation.
    pub(super) fn foresee(&self, position: &Position, shares: PerPlayer<f32>) -> PerPlayer<f32> {
        let (free, seats) = (position.free.len(), self.chart.seats.count());
        // What unknown tiles will be is not foreseen.
        if free > FREE_MAX || !self.hidden(position).is_empty() {
            return shares;
        }
        let end = by_size!(self.chart, W => self.likely_end::<W>(*position));
        let count = Count::of(free, seats);
        shares_by_odds(PerPlayer::from_fn(self.chart.seats, |player| {
            let evaluation = count.evaluation * ln(shares[player].max(f32::MIN_POSITIVE));
            evaluation + count.point * f32::from(end.scores.total(player)) + count.win * end.values[player]
        }))
    }

    fn likely_end<W: Width>(&self, mut position: Position) -> Outcome {
        let (mut moves, mut gains) = (Vec::new(), Vec::new());
        while !position.is_over() {
            moves.clear();
            gains.clear();
            self.legal_moves(&position, &mut moves);
            Look::<W>::at(self, &position).gains(&moves, self.fit(), &mut gains);
            let best = gains.iter().zip(&moves).rev().max_by_key(|&(gain, _)| gain);
            let (_, &mv) = best.expect("a player who is not out has moves");
            self.play_unchecked(&mut position, mv);
        }
        position.outcome(&self.rules, self.scores(&position))
    }
}
