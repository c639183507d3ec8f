//! The triangle: its cells, and sets of cells.

use std::ops::{BitAnd, BitOr, BitXor, Not};
use tabuleiro_core::grid::CellName;

/// Number of rows of the triangle; row 1 is the apex with one cell, row 10 the base with ten.
pub(super) const ROWS: usize = 10;

/// Number of cells of the triangle.
pub(super) const CELLS: usize = ROWS * (ROWS + 1) / 2;

/// A cell of the triangle, counted as one reads: the apex is 0.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// Returns every cell, the apex first, then each row from the left.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS as u8).map(Cell)
    }

    /// Returns the cell in this row (1 is the apex) with this number from the left (from 1).
    pub const fn at(row: usize, number: usize) -> Option<Cell> {
        if row < 1 || row > ROWS || number < 1 || number > row {
            return None;
        }
        Some(Cell((row * (row - 1) / 2 + number - 1) as u8))
    }

    /// Returns the cell with this number, in reading order from 0.
    pub(super) const fn numbered(index: usize) -> Option<Cell> {
        if index < CELLS { Some(Cell(index as u8)) } else { None }
    }

    /// Returns the cell with this name.
    pub fn named(name: CellName) -> Option<Cell> {
        Cell::at(ROWS.checked_sub(name.row())?, name.place() + 1)
    }

    /// Returns the name: `a1` is the left end of the base, `j1` the apex.
    pub fn name(self) -> CellName {
        CellName::new(ROWS - self.row(), self.number() - 1)
    }

    /// Returns the row; 1 is the apex.
    pub const fn row(self) -> usize {
        PLACES[self.index()].0 as usize
    }

    /// Returns the number in the row, from 1 at the left.
    pub const fn number(self) -> usize {
        PLACES[self.index()].1 as usize
    }

    /// Returns the next cell in a direction and the one behind it, as far as there are such.
    pub const fn towards(self, direction: usize) -> (Option<Cell>, Option<Cell>) {
        TOWARDS[self.index()][direction]
    }

    /// Returns whether the other cell is one of its neighbours (G1.1).
    pub fn is_next_to(self, other: Cell) -> bool {
        (0..DIRECTIONS).any(|direction| self.towards(direction).0 == Some(other))
    }

    /// Returns the cell in the middle of a jump from here to the other cell, if a piece could jump so far and so
    /// straight.
    pub fn between(self, other: Cell) -> Option<Cell> {
        let direction = (0..DIRECTIONS).find(|&direction| self.towards(direction).1 == Some(other));
        direction.and_then(|direction| self.towards(direction).0)
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

const PLACES: [(u8, u8); CELLS] = {
    let mut places = [(0, 0); CELLS];
    let (mut row, mut number) = (1, 1);
    let mut cell = 0;
    while cell < CELLS {
        places[cell] = (row, number);
        cell += 1;
        (row, number) = if number == row { (row + 1, 1) } else { (row, number + 1) };
    }
    places
};

/// In how many directions a piece can move (G1.1).
pub(super) const DIRECTIONS: usize = 6;

const WAYS: [(isize, isize); DIRECTIONS] = [(0, 1), (0, -1), (-1, -1), (-1, 0), (1, 0), (1, 1)];

static TOWARDS: [[(Option<Cell>, Option<Cell>); DIRECTIONS]; CELLS] = {
    let mut towards = [[(None, None); DIRECTIONS]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let (row, number) = (PLACES[cell].0 as isize, PLACES[cell].1 as isize);
        let mut direction = 0;
        while direction < DIRECTIONS {
            let (down, right) = WAYS[direction];
            let near = Cell::at((row + down) as usize, (number + right) as usize);
            let far = Cell::at((row + 2 * down) as usize, (number + 2 * right) as usize);
            towards[cell][direction] = (near, far);
            direction += 1;
        }
        cell += 1;
    }
    towards
};

/// The three axes along which pieces move: along the rows, along the left edge, along the right edge.
pub(super) const AXES: usize = 3;

/// A set of cells, kept three times, so that a step along an axis is a shift by one: the ten lines of the axis one after
/// the other, with an unused bit between them. That makes 55 + 9 bits.
///
/// As the word of core's `CellSet` they needed 512 instructions a ply (454 here, bar 500): that set asks all three copies
/// whether it is empty, where one is enough.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Cells {
    along: [u64; AXES],
}

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells { along: [0; AXES] };

    /// The whole board.
    pub const ALL: Cells = {
        let (mut all, mut cell) = (Cells::NONE, 0);
        while cell < CELLS as u8 {
            all = all.with(Cell(cell));
            cell += 1;
        }
        all
    };

    /// Returns one cell.
    pub const fn of(cell: Cell) -> Cells {
        SINGLE[cell.index()]
    }

    /// Returns the set with one more cell.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Cells {
        let ([left, middle, right], one) = (self.along, Cells::of(cell).along);
        Cells { along: [left | one[0], middle | one[1], right | one[2]] }
    }

    /// Returns whether this cell is one of them.
    pub const fn contains(self, cell: Cell) -> bool {
        self.along[0] & Cells::of(cell).along[0] != 0
    }

    /// Returns whether there are none.
    pub const fn is_empty(self) -> bool {
        self.along[0] == 0
    }

    /// Returns whether all of them are among the others.
    pub const fn are_within(self, others: Cells) -> bool {
        self.along[0] & !others.along[0] == 0
    }

    /// Returns the number of cells.
    pub const fn len(self) -> usize {
        self.along[0].count_ones() as usize
    }

    /// Returns each of them, as one reads.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        (0..self.len()).map(move |nth| self.nth(nth))
    }

    /// Returns the cell with this index in reading order. The set must have more cells.
    pub const fn nth(self, before: usize) -> Cell {
        let (mut left, mut skipped) = (self.along[0], 0);
        while skipped < before {
            left &= left - 1;
            skipped += 1;
        }
        IN_ROWS[left.trailing_zeros() as usize]
    }

    fn zip(self, other: Cells, combine: impl Fn(u64, u64) -> u64) -> Cells {
        Cells { along: std::array::from_fn(|axis| combine(self.along[axis], other.along[axis])) }
    }

    /// Returns the set along one axis.
    pub const fn along(self, axis: usize) -> u64 {
        self.along[axis]
    }
}

impl BitOr for Cells {
    type Output = Cells;
    fn bitor(self, other: Cells) -> Cells {
        self.zip(other, |one, two| one | two)
    }
}

impl BitAnd for Cells {
    type Output = Cells;
    fn bitand(self, other: Cells) -> Cells {
        self.zip(other, |one, two| one & two)
    }
}

impl BitXor for Cells {
    type Output = Cells;
    fn bitxor(self, other: Cells) -> Cells {
        self.zip(other, |one, two| one ^ two)
    }
}

impl Not for Cells {
    type Output = Cells;
    fn not(self) -> Cells {
        self ^ Cells::ALL
    }
}

/// Returns the cell that a bit of a set stands for along an axis; `None` between the lines.
pub(super) const fn cell_of_bit(axis: usize, bit: usize) -> Option<Cell> {
    let mut cell = 0;
    while cell < CELLS {
        if bit < 64 && SINGLE[cell].along[axis] == 1 << bit {
            return Some(Cell(cell as u8));
        }
        cell += 1;
    }
    None
}

/// The cells by their bits along the rows; what stands for the bits between the rows is never asked for.
static IN_ROWS: [Cell; 64] = {
    let mut cells = [Cell(0); 64];
    let mut cell = 0;
    while cell < CELLS {
        cells[SINGLE[cell].along[0].trailing_zeros() as usize] = Cell(cell as u8);
        cell += 1;
    }
    cells
};

static SINGLE: [Cells; CELLS] = {
    let mut single = [Cells::NONE; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let (row, number) = (PLACES[cell].0 as usize, PLACES[cell].1 as usize);
        // Rows grow by one cell from the apex down; the lines along an edge shrink by one with their distance from it.
        let in_row = row * (row - 1) / 2 + (row - 1) + (number - 1);
        let along_left = shrinking_lines(number - 1) + (row - number);
        let along_right = shrinking_lines(row - number) + (number - 1);
        single[cell] = Cells { along: [1 << in_row, 1 << along_left, 1 << along_right] };
        cell += 1;
    }
    single
};

/// Returns the first bit of a line after `before` lines of 10, 9, 8… cells, each followed by an unused bit.
const fn shrinking_lines(before: usize) -> usize {
    before * (2 * ROWS + 1 - before) / 2 + before
}
