//! View of the game, moves as clicks, and sentences.

use super::NoughtsAndCrosses;
use super::board::{BOARD, Cell};
use super::moves::Move;
use super::position::Position;
use tabuleiro_core::present::{Board, Click, Content, Mark, Outline, Present, SeatView, View};
use tabuleiro_core::{Game, Message, Player, Status};

impl Present for NoughtsAndCrosses {
    fn board(&self) -> Board {
        let place = |cell: Cell| (cell.name(), cell.column() as i16, cell.row() as i16);
        Board::new(Outline::Square, &BOARD.cells().iter().map(place).collect::<Vec<_>>())
    }

    fn view(&self, position: &Position) -> View {
        let seat = |player| SeatView { marks: vec![mark_of(player)], ..SeatView::default() };
        View {
            contents: BOARD.cells().iter().map(|cell| content(position, cell)).collect(),
            seats: self.seats().players().map(seat).collect(),
            facts: Vec::new(),
            caption: match self.status(position) {
                Status::ToMove(player) => Message::new("caption-mark").player("player", player),
                Status::Over(_) => Message::new("caption-over"),
            },
        }
    }

    fn clicks(&self, _: &Position, Move(cell): Move) -> Vec<Click> {
        vec![Click::Cell(cell.name())]
    }

    fn describe(&self, position: &Position, Move(cell): Move) -> Message {
        Message::new("mark").player("player", position.to_move).text("cell", cell.name())
    }

    fn prompt(&self, _: &Position, _: &[Click]) -> Message {
        Message::new("prompt-mark")
    }

    fn why_illegal(&self, position: &Position, clicks: &[Click]) -> Option<Message> {
        if self.begins_a_move(position, clicks) {
            return None;
        }
        Some(Message::new(if position.markable().is_empty() { "why-over" } else { "why-taken" }))
    }
}

fn content(position: &Position, cell: Cell) -> Content {
    match position.owner(cell) {
        Some(player) => Content {
            marks: vec![mark_of(player)],
            sentence: Message::new("marked").player("player", player),
        },
        None => Content::empty(),
    }
}

/// N1.2: seat 1 has the crosses.
pub(super) fn mark_of(player: Player) -> Mark {
    Mark::of(if player == Player::ONE { "cross" } else { "nought" }, player)
}
