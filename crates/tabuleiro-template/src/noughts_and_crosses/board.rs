//! The board: nine squares.

use tabuleiro_core::grid::{self, CellName, Lattice};

/// The number of rows, and of cells in a row.
pub(super) const SIDE: usize = 3;

/// A cell, by its bit on the lattice: from the top left, with an unused bit after each row.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// Returns its row from the top, counted from 0.
    pub fn row(self) -> usize {
        usize::from(self.0) / (SIDE + 1)
    }

    /// Returns its column from the left, counted from 0.
    pub fn column(self) -> usize {
        usize::from(self.0) % (SIDE + 1)
    }

    /// Returns its name.
    pub fn name(self) -> CellName {
        CellName::new(SIDE - 1 - self.row(), self.column())
    }
}

impl grid::Cell for Cell {
    fn from_index(index: usize) -> Cell {
        Cell(index as u8)
    }
    fn index(self) -> usize {
        self.0.into()
    }
}

/// A set of cells.
pub(super) type CellSet = grid::CellSet<Cell>;

/// The whole board.
pub(super) const BOARD: Lattice<Cell, u64, 4> = Lattice::<Cell, u64, 4>::square(SIDE, SIDE);

/// N3.1: the rows, columns and diagonals. A row has a hexadecimal digit.
pub(super) const LINES: [CellSet; 8] = [
    CellSet::from_bits(0x007),
    CellSet::from_bits(0x070),
    CellSet::from_bits(0x700),
    CellSet::from_bits(0x111),
    CellSet::from_bits(0x222),
    CellSet::from_bits(0x444),
    CellSet::from_bits(0x421),
    CellSet::from_bits(0x124),
];
