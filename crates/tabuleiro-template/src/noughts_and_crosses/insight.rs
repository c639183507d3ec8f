//! The cells that would give a player three in a row.

use super::NoughtsAndCrosses;
use super::board::Cell;
use super::position::Position;
use tabuleiro_core::insight::Finding;
use tabuleiro_core::{Game, Insight, Message, Player};

impl Insight for NoughtsAndCrosses {
    fn insights(&self, position: &Position) -> Vec<Finding> {
        let finding = |player: Player| {
            let cells = position.completing(player);
            let message = Message::new("insight-completing").number("count", cells.len() as i64);
            (!cells.is_empty()).then(|| Finding::of(player, message).on(cells.iter().map(Cell::name)))
        };
        self.seats().players().filter_map(finding).collect()
    }
}
