//! Cells, sets of cells, and the two boards.

use std::fmt;
use tabuleiro_core::grid::{self, CellName, Lattice};

/// A cell. Eight to a row, the bottom row first; the eighth of each row and the eighth row are never used, so that the
/// neighbours of a cell at the border are bits that are never set.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

const ROW: u32 = 8;
const LEFT_COLUMN: u64 = 0x0101_0101_0101_0101;

impl Cell {
    /// Returns the cell in this row from the bottom and this column from the left, both counted from 0 and below 7.
    pub const fn new(row: usize, column: usize) -> Cell {
        assert!(row < 7 && column < 7);
        Cell((row * ROW as usize + column) as u8)
    }

    /// Returns the cell of this name, if a board of this size has it.
    pub fn from_name(name: CellName, size: usize) -> Option<Cell> {
        (name.row() < size && name.place() < size).then(|| Cell::new(name.row(), name.place()))
    }

    /// Returns the name of the cell.
    pub const fn name(self) -> CellName {
        CellName::new((self.0 as u32 / ROW) as usize, (self.0 as u32 % ROW) as usize)
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

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.name().fmt(f)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of cells.
pub(super) type CellSet = grid::CellSet<Cell>;

/// The cells of the larger board; those of the smaller one lie in its lower left corner. The directions are those of a square.
pub(super) const BOARD: Lattice<Cell, u64, 4> = Lattice::<Cell, u64, 4>::square(MAJOR.len(), MAJOR.len());

/// Returns every cell that shares a side with one of these (Y2.1).
pub(super) fn sides(cells: CellSet) -> CellSet {
    BOARD.beside(cells)
}

/// Returns those of these whose four sides all touch another of these.
pub(super) fn enclosed(cells: CellSet) -> CellSet {
    BOARD.around(cells).into_iter().fold(cells, |enclosed, beside| enclosed & beside)
}

/// Returns whether these are all connected with each other. None and one are.
pub(super) fn are_connected(cells: CellSet) -> bool {
    let lonely = cells.without(sides(cells));
    if !lonely.is_empty() {
        return lonely == cells && cells.len() == 1;
    }
    BOARD.is_connected(cells)
}

/// Returns whether these, which are connected, stay so without one of them.
pub(super) fn stay_connected_without(cells: CellSet, cell: Cell) -> bool {
    if are_tied_around(cells, cell) {
        return true;
    }
    let rest = cells.without(CellSet::of(cell));
    let beside = sides(CellSet::of(cell)) & rest;
    BOARD.reaches(beside.only_first(), beside, rest)
}

/// Returns whether those beside a cell are connected through those around it.
pub(super) fn are_tied_around(cells: CellSet, cell: Cell) -> bool {
    let square = cells.bits().rotate_right((u32::from(cell.0)).wrapping_sub(ROW + 1));
    let around = square & 0b111 | square >> 5 & 0b101_000 | square >> 10 & 0b111_000_000;
    TIED[around as usize]
}

/// Returns the smallest rectangle around these, which are not none.
pub(super) const fn rectangle(cells: CellSet) -> CellSet {
    let bits = cells.bits();
    let bottom = bits.trailing_zeros() / ROW * ROW;
    let above_top = bits.leading_zeros() / ROW * ROW;
    let halves = bits | bits >> (4 * ROW);
    let quarters = halves | halves >> (2 * ROW);
    let columns = (quarters | quarters >> ROW) & 0x7f;
    let rightmost = u64::BITS - columns.leading_zeros();
    let span = (1 << rightmost) - (1 << columns.trailing_zeros());
    CellSet::from_bits((LEFT_COLUMN * span) & (!0 << bottom) & (!0 >> above_top))
}

/// For each pattern of the nine cells of a 3×3 square, lower left first, with an empty middle: whether those beside
/// the middle are connected with each other within the square.
static TIED: [bool; 512] = tied();

const fn tied() -> [bool; 512] {
    // Around the middle from the lower left: corners and sides take turns.
    const RING: [usize; 8] = [0, 1, 2, 5, 8, 7, 6, 3];
    let mut tied = [false; 512];
    let mut pattern = 0;
    while pattern < 512 {
        let mut groups = 0;
        let mut step = 1;
        while step < 8 {
            let side = pattern >> RING[step] & 1;
            let corner = pattern >> RING[(step + 1) % 8] & 1;
            let next_side = pattern >> RING[(step + 2) % 8] & 1;
            groups += side - (side & corner & next_side);
            step += 2;
        }
        tied[pattern] = groups <= 1;
        pattern += 1;
    }
    tied
}

/// Which of the two boards is played on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum BoardKind {
    /// 36 tiles on 7×7.
    Major,
    /// 16 tiles on 5×5.
    Minor,
}

/// Y1.1: the numbered places of the tiles, as one sees them, the top row first; 0 is none.
const MAJOR: [[u8; 7]; 7] = [
    [0, 0, 31, 33, 35, 0, 0],
    [0, 29, 27, 25, 23, 21, 0],
    [7, 9, 11, 13, 15, 17, 19],
    [5, 3, 1, 0, 2, 4, 6],
    [20, 18, 16, 14, 12, 10, 8],
    [0, 22, 24, 26, 28, 30, 0],
    [0, 0, 36, 34, 32, 0, 0],
];
const MINOR: [[u8; 5]; 5] =
    [[0, 0, 15, 13, 0], [5, 7, 9, 11, 0], [3, 1, 0, 2, 4], [0, 12, 10, 8, 6], [0, 14, 16, 0, 0]];

impl BoardKind {
    /// Both.
    pub(super) const ALL: [BoardKind; 2] = [BoardKind::Major, BoardKind::Minor];

    /// Returns the name of the choice.
    pub(super) const fn id(self) -> &'static str {
        match self {
            BoardKind::Major => "major",
            BoardKind::Minor => "minor",
        }
    }

    /// Returns the number of rows, which is also that of columns.
    pub(super) const fn size(self) -> usize {
        match self {
            BoardKind::Major => MAJOR.len(),
            BoardKind::Minor => MINOR.len(),
        }
    }

    /// Returns the number of tiles of each of the four kinds.
    pub(super) const fn tiles_of_a_kind(self) -> usize {
        match self {
            BoardKind::Major => 9,
            BoardKind::Minor => 4,
        }
    }

    /// Returns every cell as one reads: the top row first, each from the left.
    pub(super) fn cells(self) -> impl Iterator<Item = Cell> {
        let size = self.size();
        (0..size).rev().flat_map(move |row| (0..size).map(move |column| Cell::new(row, column)))
    }

    /// Returns the number of a place for a tile, from 1.
    pub(super) fn number(self, cell: Cell) -> Option<usize> {
        let name = cell.name();
        let from_top = self.size() - 1 - name.row();
        let number = match self {
            BoardKind::Major => MAJOR[from_top][name.place()],
            BoardKind::Minor => MINOR[from_top][name.place()],
        };
        (number > 0).then_some(number as usize)
    }

    /// Returns the places where tiles lie at the start.
    pub(super) fn places(self) -> CellSet {
        self.cells().filter(|&cell| self.number(cell).is_some()).collect()
    }

    /// Returns the places in pairs: 1 and 2, 3 and 4 and so on, each the other's point reflection.
    pub(super) fn pairs(self) -> Vec<[Cell; 2]> {
        let mut places: Vec<Cell> = self.places().into_iter().collect();
        places.sort_by_key(|&cell| self.number(cell));
        places.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect()
    }
}
