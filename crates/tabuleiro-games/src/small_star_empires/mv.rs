//! A move: where from, where to, and what is built there.

use super::board::Cell;

/// A flight or jump of a ship and what is built where it lands (S3.8), in 15 bits.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Mv(u16);

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

impl Mv {
    /// The move from a system to another, building this.
    pub const fn new(from: Cell, to: Cell, piece: Piece) -> Mv {
        Mv((piece as u16) << 14 | (from.index() as u16) << 7 | to.index() as u16)
    }
    /// The moves from a system to another, building either.
    pub(super) const fn both(from: Cell, to: Cell) -> [Mv; 2] {
        // One sum gives both, which is quicker in the innermost loop.
        let pieces = (Piece::TradeStation as u32) << 30;
        let sum = (pieces + from.index() as u32 * 0x0080_0080) + to.index() as u32 * 0x0001_0001;
        [Mv(sum as u16), Mv((sum >> 16) as u16)]
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
