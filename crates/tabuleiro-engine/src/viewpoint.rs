//! Point of view of a search: one player maximises, all others minimise, unless all play together.

use crate::thought::Score;
use tabuleiro_core::math::ln;
use tabuleiro_core::{Evaluate, Outcome, PerPlayer, Player, SeatResult};

/// The player a search is for. In games of three or four this is the paranoid view.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Viewpoint {
    pub hero: Player,
    together: bool,
    contempt: i32,
}

/// The hero's side or the opposing one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    Hero,
    Others,
}

impl Viewpoint {
    pub(crate) fn new<G: Evaluate>(game: &G, hero: Player) -> Viewpoint {
        let rule_set = G::info().rule_set(game.setup().rule_set);
        Viewpoint { hero, together: rule_set.is_some_and(|rule_set| rule_set.together), contempt: 0 }
    }

    /// Returns the viewpoint with this contempt for draws.
    #[must_use]
    pub(crate) fn scorning_draws(self, contempt: i32) -> Viewpoint {
        Viewpoint { contempt, ..self }
    }

    /// Returns the hero's score of a certain result as it is without contempt for draws.
    pub(crate) fn without_contempt(&self, score: Score) -> Score {
        if score.is_decided() { score } else { Score(score.0 + self.contempt) }
    }

    /// Returns the side of a player.
    pub(crate) fn side(&self, player: Player) -> Side {
        if self.together || player == self.hero { Side::Hero } else { Side::Others }
    }

    /// Returns a number that separates the entries of a position by viewpoint.
    pub(crate) fn salt(&self) -> u64 {
        (self.hero.index() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// Returns the evaluation for a side.
    pub(crate) fn evaluate<G: Evaluate>(
        &self,
        game: &G,
        accumulator: &G::Accumulator,
        position: &G::Position,
        side: Side,
    ) -> Score {
        seen_by(side, Score::evaluated(game.evaluate_with(accumulator, position, self.hero)))
    }

    /// Returns the score of a finished game for a side, `ply` moves ahead.
    pub(crate) fn over<G: Evaluate>(
        &self,
        game: &G,
        position: &G::Position,
        outcome: &Outcome,
        side: Side,
        ply: usize,
    ) -> Score {
        let value = outcome.values[self.hero];
        let margin = || game.margin(position, self.hero);
        let score = match outcome.results[self.hero] {
            SeatResult::Won if value >= 1.0 => Score::won(ply, margin()),
            SeatResult::Lost => Score::lost(ply, margin()),
            SeatResult::Won | SeatResult::Drew => {
                Score::evaluated(shared(value, outcome.values) - self.contempt)
            }
        };
        seen_by(side, score)
    }
}

fn seen_by(side: Side, score: Score) -> Score {
    match side {
        Side::Hero => score,
        Side::Others => -score,
    }
}

/// Returns the evaluation of a shared win or a draw, against an equal share for all.
fn shared(value: f32, values: PerPlayer<f32>) -> i32 {
    let odds = |value: f32| ln(value / (1.0 - value));
    let even = 1.0 / values.seats().count() as f32;
    (100.0 * (odds(value) - odds(even))).round() as i32
}
