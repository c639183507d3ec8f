//! Evaluation: the lines that each player can still complete.

use super::NoughtsAndCrosses;
use super::board::LINES;
use super::position::Position;
use tabuleiro_core::linear::{Term, sum};
use tabuleiro_core::{Evaluate, Linear, Order, Player};

impl Evaluate for NoughtsAndCrosses {
    type Accumulator = ();

    fn evaluate(&self, position: &Position, player: Player) -> i32 {
        sum(self.terms(position, player))
    }
}

/// Every move looks alike.
impl Order for NoughtsAndCrosses {}

impl Linear for NoughtsAndCrosses {
    type Number = i32;

    fn terms(&self, position: &Position, player: Player) -> impl AsRef<[Term]> {
        let weight = if self.rules.three_win { 320 } else { -320 };
        [Term::new(
            "open-lines",
            weight,
            open_lines(position, player) - open_lines(position, player.opponent()),
        )]
    }
}

/// Returns the number of lines without a mark of the opponent.
fn open_lines(position: &Position, player: Player) -> i32 {
    let against = position.marks_of(player.opponent());
    LINES.into_iter().filter(|line| !line.meets(against)).count() as i32
}
