//! Who stands better: islands, towers and the quicksand.

use super::Syrtis;
use super::board::Cells;
use super::position::{Move, Phase, Position};
use super::tiles::Side;
use tabuleiro_core::{Evaluate, Player};

impl Evaluate for Syrtis {
    fn evaluate(&self, position: &Position, player: Player) -> i32 {
        let light = light_ahead(position);
        // Y1.4: seat 2 will choose the better side.
        let of_seat_one = match position.phase {
            Phase::Placing | Phase::Choosing => -light.abs(),
            Phase::Playing | Phase::Over(_) if position.light == Player::ONE => light,
            Phase::Playing | Phase::Over(_) => -light,
        };
        if player == Player::ONE { of_seat_one } else { -of_seat_one }
    }

    fn gain(&self, _: &Position, mv: Move) -> i32 {
        match mv {
            Move::Sink(_) => 60,
            Move::Slide { .. } => 20,
            Move::Pass => -60,
            _ => 0,
        }
    }
}

/// By how much Light stands better.
fn light_ahead(position: &Position) -> i32 {
    let parts = |side: Side| {
        let colour = parts(position.tiles.colour[side]);
        let shape = parts(position.tiles.shape[side]);
        60 * colour.min(shape) + 10 * (colour + shape)
    };
    let sunk = match position.sunk_by {
        Some(Side::Light) => 30 * i32::from(position.sunk_in_a_row),
        Some(Side::Dark) => -30 * i32::from(position.sunk_in_a_row),
        None => 0,
    };
    parts(Side::Dark) - parts(Side::Light) + sunk
}

/// Into how many connected parts cells fall.
fn parts(mut cells: Cells) -> i32 {
    let mut count = 0;
    while !cells.is_empty() {
        cells = cells.without(cells.lowest().flood(cells));
        count += 1;
    }
    count
}
