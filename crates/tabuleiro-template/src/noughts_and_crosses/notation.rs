//! The texts of moves and positions: `b2`, and `1x---o----` with the seat to move and the cells from the top left.

use super::NoughtsAndCrosses;
use super::board::{BOARD, CellSet};
use super::moves::Move;
use super::position::Position;
use tabuleiro_core::{Message, Player, PositionError, Seats};

const EMPTY: char = '-';

/// Returns the text of a move.
pub(super) fn move_text(_: &NoughtsAndCrosses, Move(cell): Move) -> String {
    cell.name().to_string()
}

/// Returns the text of a position.
pub(super) fn position_text(_: &NoughtsAndCrosses, position: &Position) -> String {
    let letter = |cell| position.owner(cell).map_or(EMPTY, letter_of);
    format!("{}{}", position.to_move, BOARD.cells().iter().map(letter).collect::<String>())
}

/// Reads a position that the rules can continue from.
pub(super) fn parse_position(_: &NoughtsAndCrosses, text: &str) -> Result<Position, PositionError> {
    let (seat, letters) = text.split_at(text.chars().next().map_or(0, char::len_utf8));
    let mut position = Position::new(parse_seat(seat)?);
    let (found, cells) = (letters.chars().count(), BOARD.cells().len());
    if found != cells {
        let problem = Message::new("problem-cells").number("found", found as i64);
        return Err(PositionError::new(problem.number("cells", cells as i64)));
    }
    for (cell, letter) in BOARD.cells().iter().zip(letters.chars()) {
        match Seats::TWO.players().find(|&player| letter_of(player) == letter) {
            Some(player) => position.marks[player.index()] |= CellSet::of(cell),
            None if letter == EMPTY => {}
            None => return Err(PositionError::new(Message::new("problem-letter").text("found", letter))),
        }
    }
    let [one, two] = [Player::ONE, Player::TWO].map(|player| position.has_three(player));
    if one && two { Err(PositionError::new("problem-two-lines")) } else { Ok(position) }
}

fn parse_seat(text: &str) -> Result<Player, PositionError> {
    let seat = Seats::TWO.players().find(|player| player.to_string() == text);
    seat.ok_or_else(|| {
        PositionError::new(Message::new("problem-seat").text("found", text).text("seats", Seats::TWO))
    })
}

fn letter_of(player: Player) -> char {
    if player == Player::ONE { 'x' } else { 'o' }
}
