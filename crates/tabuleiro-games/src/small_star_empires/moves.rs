//! A move: where from, where to, and what is built there.

use super::board::Cell;

/// A flight or jump of a ship and what is built where it lands (S3.8), in 15 bits.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move(u16);

/// What marks a system as a player's.
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
    /// The move from a system to another, building this.
    pub const fn new(from: Cell, to: Cell, piece: Piece) -> Move {
        Move((piece as u16) << 14 | (from.index() as u16) << 7 | to.index() as u16)
    }
    /// Where the ship stands.
    pub const fn from(self) -> Cell {
        Cell::new(self.0 as usize >> 7)
    }
    /// Where it lands.
    pub const fn to(self) -> Cell {
        Cell::new(self.0 as usize)
    }
    /// What it builds there.
    pub const fn piece(self) -> Piece {
        if self.0 >> 14 == 0 { Piece::Colony } else { Piece::TradeStation }
    }
}
