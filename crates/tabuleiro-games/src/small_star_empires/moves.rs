//! A move: where from, where to, and what is built there.

use super::board::{Cell, SYSTEMS_MAX};
use super::tiles::Tile;

/// A flight or jump of a ship and what is built where it lands (S3.8), in 15 bits; then the tile that it reveals, if there is one. A ship
/// that stays where it is does not move on (S7.4); one that lands at home is repaired (S7.5).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move(u32);

/// A building that marks a system as a player's.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Piece {
    Colony,
    TradeStation,
}

impl Piece {
    /// Both kinds.
    pub const ALL: [Piece; 2] = [Piece::Colony, Piece::TradeStation];
}

impl Move {
    /// Returns the move from a system to another, building this.
    pub const fn new(from: Cell, to: Cell, piece: Piece) -> Move {
        Move((piece as u32) << 14 | (from.index() as u32) << 7 | to.index() as u32)
    }
    /// Returns the start of the ship.
    pub const fn from(self) -> Cell {
        Cell::new(self.0 as usize >> 7)
    }
    /// Returns the system on which the ship lands.
    pub const fn to(self) -> Cell {
        Cell::new(self.0 as usize)
    }
    /// Returns the building.
    pub const fn piece(self) -> Piece {
        if self.0 >> 14 & 1 == 0 { Piece::Colony } else { Piece::TradeStation }
    }
    /// Returns the tile that it reveals, once that is known.
    pub const fn tile(self) -> Option<Tile> {
        Tile::numbered(self.0 as usize >> 15)
    }
    /// Returns the move with the tile that it reveals.
    #[must_use]
    pub const fn with_tile(self, tile: Tile) -> Move {
        Move(self.0 & 0x7fff | (tile as u32) << 15)
    }
    /// Returns the move with its tile unknown.
    #[must_use]
    pub const fn without_tile(self) -> Move {
        Move(self.0 & 0x7fff)
    }
}

/// Returns the moves from a cell to each, one for each kind of piece.
pub(super) fn moves_from(from: Cell) -> &'static [[Move; 2]; SYSTEMS_MAX] {
    &MOVES[from.index()]
}

/// The moves from each cell to each, one for each kind of piece.
static MOVES: [[[Move; 2]; SYSTEMS_MAX]; SYSTEMS_MAX] = all_moves();

// It is put together while the program is compiled, on no stack.
#[allow(clippy::large_stack_arrays)]
const fn all_moves() -> [[[Move; 2]; SYSTEMS_MAX]; SYSTEMS_MAX] {
    let mut all = [[[Move::new(Cell::new(0), Cell::new(0), Piece::Colony); 2]; SYSTEMS_MAX]; SYSTEMS_MAX];
    let mut number = 0;
    while number < SYSTEMS_MAX * SYSTEMS_MAX {
        let (from, to) = (Cell::new(number / SYSTEMS_MAX), Cell::new(number));
        all[from.index()][to.index()] =
            [Move::new(from, to, Piece::Colony), Move::new(from, to, Piece::TradeStation)];
        number += 1;
    }
    all
}
