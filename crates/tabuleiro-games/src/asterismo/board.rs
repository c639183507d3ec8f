//! The board: 121 hexagons.

use tabuleiro_core::grid::{self, CellName, Lattice};

/// Number of rows, and of cells in each row.
pub(super) const SIDE: usize = 11;

/// A cell, by its bit in a [`CellSet`]. The order is that of reading: rows from the top, cells from the left.
///
/// Rows begin 11 and 12 bits apart in turn, so the neighbours of every cell are the same steps away: 1, 11 and 12 bits.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// Returns the cell in this row from the top and this column from the left, both counted from 0.
    pub const fn new(row: usize, column: usize) -> Cell {
        debug_assert!(row < SIDE && column < SIDE);
        Cell((12 * row - row.div_ceil(2) + column) as u8)
    }

    /// Returns every cell.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| Cell::new(row, column)))
    }

    /// Returns the cell with this name, if the board has it.
    pub fn named(name: CellName) -> Option<Cell> {
        (name.row() < SIDE && name.place() < SIDE).then(|| Cell::new(SIDE - 1 - name.row(), name.place()))
    }

    /// Returns the row from the top, counted from 0.
    pub const fn row(self) -> usize {
        2 * (self.0 as usize / 23) + (self.0 % 23 >= 11) as usize
    }

    /// Returns the column from the left, counted from 0.
    pub const fn column(self) -> usize {
        let place = self.0 as usize % 23;
        if place < 11 { place } else { place - 11 }
    }

    /// Returns the name of the cell.
    pub const fn name(self) -> CellName {
        CellName::new(SIDE - 1 - self.row(), self.column())
    }

    /// Returns the place on the lattice of pointy-top hexagons.
    pub const fn lattice(self) -> (i16, i16) {
        // A1.1: the first row, the third and so on are shifted right by half a cell.
        let shifted = self.row().is_multiple_of(2) as usize;
        ((2 * self.column() + shifted) as i16, self.row() as i16)
    }
}

impl grid::Cell for Cell {
    #[inline]
    fn from_index(index: usize) -> Cell {
        Cell(index as u8)
    }
    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }
}

/// A set of cells.
pub(super) type CellSet = grid::CellSet<Cell, u128>;

/// The whole board; its directions are E SE SW W NW NE.
pub(super) const BOARD: Lattice<Cell, u128, 6> = Lattice::<Cell, u128, 6>::hexagonal(SIDE, SIDE);

/// The cells that have a neighbour off the board.
pub(super) const BORDER: CellSet = {
    let (mut bits, mut place) = (0, 0);
    while place < SIDE {
        let ends = [(0, place), (SIDE - 1, place), (place, 0), (place, SIDE - 1)];
        let mut end = 0;
        while end < ends.len() {
            bits |= 1 << Cell::new(ends[end].0, ends[end].1).0;
            end += 1;
        }
        place += 1;
    }
    CellSet::from_bits(bits)
};
