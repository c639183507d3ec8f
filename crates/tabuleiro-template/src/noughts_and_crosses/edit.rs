//! A position while it is edited: marks on cells, and whose turn it is.

use super::NoughtsAndCrosses;
use super::board::BOARD;
use super::notation::parse_position;
use super::position::Position;
use super::view::mark_of;
use tabuleiro_core::edit::{Dial, Draft, Edit, Stamp, TURN};
use tabuleiro_core::{Game, PositionError, Present, Seats};

impl Edit for NoughtsAndCrosses {
    fn palette(&self) -> Vec<Stamp> {
        self.seats().players().map(|player| Stamp::new(mark_of(player), 0)).collect()
    }

    fn draft(&self, position: &Position) -> Draft {
        let cells = self.view(position).contents.into_iter().map(|content| content.marks).collect();
        Draft { cells, dials: vec![Dial::seat(TURN, position.to_move, Seats::TWO)] }
    }

    fn of_draft(&self, draft: &Draft) -> Result<Position, PositionError> {
        let letter = |index| match draft.mark(index, &["cross", "nought"]) {
            Some(mark) if mark.glyph == "cross" => 'x',
            Some(_) => 'o',
            None => '-',
        };
        let letters: String = (0..BOARD.cells().len()).map(letter).collect();
        parse_position(self, &format!("{}{letters}", draft.seat(TURN)))
    }
}
