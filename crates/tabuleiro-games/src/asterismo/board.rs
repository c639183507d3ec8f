//! The board: 121 hexagons, and sets of them as bits.

use std::ops::{BitAnd, BitOr, BitXor, Not, Sub};
use tabuleiro_core::grid::CellName;

/// How many rows the board has, and how many cells each row.
pub const SIDE: usize = 11;

/// A cell, by its bit in a [`CellSet`]. The order is that of reading: rows from the top, cells from the left.
///
/// Rows begin 11 and 12 bits apart in turn, so the neighbours of every cell are the same steps away: 1, 11 and 12 bits.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The cell in this row from the top and this column from the left, both counted from 0.
    pub const fn new(row: usize, column: usize) -> Cell {
        debug_assert!(row < SIDE && column < SIDE);
        Cell((12 * row - row.div_ceil(2) + column) as u8)
    }

    /// Every cell.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| Cell::new(row, column)))
    }

    /// The cell with this name, if the board has it.
    pub fn named(name: CellName) -> Option<Cell> {
        (name.row() < SIDE && name.place() < SIDE).then(|| Cell::new(SIDE - 1 - name.row(), name.place()))
    }

    /// Its row from the top, counted from 0.
    pub const fn row(self) -> usize {
        2 * (self.0 as usize / 23) + (self.0 % 23 >= 11) as usize
    }

    /// Its column from the left, counted from 0.
    pub const fn column(self) -> usize {
        let place = self.0 as usize % 23;
        if place < 11 { place } else { place - 11 }
    }

    /// Its name.
    pub const fn name(self) -> CellName {
        CellName::new(SIDE - 1 - self.row(), self.column())
    }

    /// The cells next to it.
    #[inline]
    pub fn neighbours(self) -> CellSet {
        NEIGHBOURS[usize::from(self.0)]
    }

    /// Its place on the lattice of pointy-top hexagons.
    pub const fn lattice(self) -> (i16, i16) {
        // A1.1: the first row, the third and so on are shifted right by half a cell.
        let shifted = self.row().is_multiple_of(2) as usize;
        ((2 * self.column() + shifted) as i16, self.row() as i16)
    }
}

/// From a cell to a neighbour.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Direction {
    East,
    SouthEast,
    SouthWest,
    West,
    NorthWest,
    NorthEast,
}

impl Direction {
    /// Every direction, in turn around a cell.
    pub const ALL: [Direction; 6] = [
        Direction::East,
        Direction::SouthEast,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
        Direction::NorthEast,
    ];

    /// The way back.
    #[inline]
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 3) % 6]
    }
}

/// A set of cells.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct CellSet(u128);

/// The right-hand ends of the rows whose last bit is followed at once by the next row's first.
const NO_EAST: CellSet = every_other_row(0, SIDE - 1);
/// The left-hand ends of those next rows.
const NO_WEST: CellSet = every_other_row(1, 0);

const fn every_other_row(first: usize, column: usize) -> CellSet {
    let (mut set, mut row) = (0, first);
    while row < SIDE {
        set |= 1 << Cell::new(row, column).0;
        row += 2;
    }
    CellSet(set)
}

impl CellSet {
    /// How many bits a set has: a few more than there are cells.
    pub const BITS: usize = 128;
    /// No cell.
    pub const EMPTY: CellSet = CellSet(0);
    /// The whole board.
    pub const BOARD: CellSet = {
        let (mut set, mut column) = (0, 0);
        while column < SIDE {
            set |= every_other_row(0, column).0 | every_other_row(1, column).0;
            column += 1;
        }
        CellSet(set)
    };
    /// The cells that have a neighbour off the board.
    pub const BORDER: CellSet = {
        let (mut set, mut place) = (0, 0);
        while place < SIDE {
            let ends = [(0, place), (SIDE - 1, place), (place, 0), (place, SIDE - 1)];
            let mut end = 0;
            while end < ends.len() {
                set |= 1 << Cell::new(ends[end].0, ends[end].1).0;
                end += 1;
            }
            place += 1;
        }
        CellSet(set)
    };

    /// This cell alone.
    #[inline]
    pub const fn of(cell: Cell) -> CellSet {
        CellSet(1 << cell.0)
    }

    /// Whether there is no cell in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether this cell is in it.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// The first of its cells.
    pub fn first(self) -> Option<Cell> {
        (!self.is_empty()).then(|| Cell(self.0.trailing_zeros() as u8))
    }

    /// Its cells, in order.
    pub fn cells(self) -> Cells {
        Cells([self.0 as u64, (self.0 >> 64) as u64])
    }

    /// Appends its cells in order, each made into something.
    #[inline]
    pub fn append_to<T: Copy>(self, list: &mut Vec<T>, make: impl Fn(Cell) -> T) {
        // A fixed array, indexed by a byte, needs no check at each step.
        let mut made = [make(Cell(0)); 1 << u8::BITS];
        let mut count = 0_u8;
        for (mut half, base) in [(self.0 as u64, 0), ((self.0 >> 64) as u64, 64)] {
            while half != 0 {
                made[usize::from(count)] = make(Cell(half.trailing_zeros() as u8 + base));
                half &= half - 1;
                count += 1;
            }
        }
        list.extend_from_slice(&made[..usize::from(count)]);
    }

    /// The set moved one step; what would leave the board is lost or lands where there is no cell.
    #[inline]
    pub fn step(self, direction: Direction) -> CellSet {
        match direction {
            Direction::East => CellSet((self - NO_EAST).0 << 1),
            Direction::SouthEast => CellSet(self.0 << 12),
            Direction::SouthWest => CellSet(self.0 << 11),
            Direction::West => CellSet((self - NO_WEST).0 >> 1),
            Direction::NorthWest => CellSet(self.0 >> 12),
            Direction::NorthEast => CellSet(self.0 >> 11),
        }
    }

    /// For each direction in turn, the cells whose neighbour there is in the set.
    #[inline]
    pub fn around(self) -> [CellSet; 6] {
        Direction::ALL.map(|direction| self.step(direction.opposite()))
    }

    /// The cells next to one in the set.
    #[inline]
    pub fn neighbours(self) -> CellSet {
        Direction::ALL.into_iter().fold(CellSet::EMPTY, |all, direction| all | self.step(direction))
            & CellSet::BOARD
    }

    /// All of `room` that is in the set or linked to it by cells of `room`.
    pub fn spread_within(self, room: CellSet) -> CellSet {
        let mut reached = self & room;
        loop {
            let further = reached | (reached.neighbours() & room);
            if further == reached {
                return reached;
            }
            reached = further;
        }
    }
}

static NEIGHBOURS: [CellSet; CellSet::BITS] = {
    let (mut table, mut bit) = ([CellSet::EMPTY; CellSet::BITS], 0);
    while bit < CellSet::BITS {
        let cell = CellSet(1 << bit);
        let beside = (cell.0 & !NO_EAST.0) << 1 | (cell.0 & !NO_WEST.0) >> 1;
        let above_and_below = cell.0 << 11 | cell.0 << 12 | cell.0 >> 11 | cell.0 >> 12;
        table[bit] = CellSet((beside | above_and_below) & CellSet::BOARD.0);
        bit += 1;
    }
    table
};

impl BitAnd for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitand(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }
}

impl BitOr for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitor(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }
}

impl BitXor for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitxor(self, other: CellSet) -> CellSet {
        CellSet(self.0 ^ other.0)
    }
}

/// The cells of one set that are not in the other.
impl Sub for CellSet {
    type Output = CellSet;
    #[inline]
    fn sub(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }
}

/// What is not in the set, places off the board included.
impl Not for CellSet {
    type Output = CellSet;
    #[inline]
    fn not(self) -> CellSet {
        CellSet(!self.0)
    }
}

impl From<CellSet> for [u64; 2] {
    fn from(set: CellSet) -> [u64; 2] {
        [set.0 as u64, (set.0 >> 64) as u64]
    }
}

/// The cells of a set, in order.
pub struct Cells([u64; 2]);

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let (half, base) = match self.0 {
            [0, 0] => return None,
            [0, _] => (&mut self.0[1], 64),
            _ => (&mut self.0[0], 0),
        };
        let cell = Cell(half.trailing_zeros() as u8 + base);
        *half &= *half - 1;
        Some(cell)
    }
}
