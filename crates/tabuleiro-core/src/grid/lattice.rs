//! Boards in the bits of a word: a step to a neighbour is a shift, the same for all cells.

use super::{Cell, CellSet, MachineWord};

/// A board in the bits of a word: its cells, and for each of `N` directions the shift to the neighbours.
///
/// ```
/// use tabuleiro_core::grid::{Cell, CellSet, Lattice};
///
/// /// Three rows of three squares, with an unused bit after each row.
/// #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
/// struct Square(usize);
///
/// impl Cell for Square {
///     fn from_index(index: usize) -> Square {
///         Square(index)
///     }
///     fn index(self) -> usize {
///         self.0
///     }
/// }
///
/// const BOARD: Lattice<Square, u64, 4> = Lattice::<Square, u64, 4>::square(3, 3);
///
/// let corner = CellSet::of(Square(0));
/// assert_eq!(BOARD.cells().len(), 9);
/// assert_eq!(format!("{:?}", BOARD.neighbours(corner)), "{Square(1), Square(4)}");
/// let top_rows = BOARD.cells().iter().filter(|square| square.0 < 8).collect();
/// assert_eq!(BOARD.flood(corner, top_rows).len(), 6);
/// ```
#[derive(Copy, Clone, Debug)]
pub struct Lattice<C: Cell, W: MachineWord, const N: usize> {
    cells: CellSet<C, W>,
    /// Shifts in circular order, so that index `i + N / 2` is the direction opposite to `i`.
    shifts: [Shift<W>; N],
}

/// A step in one direction.
#[derive(Copy, Clone, Debug)]
struct Shift<W> {
    /// Distance in bits to the left; negative to the right.
    left: i8,
    /// Bits that may move; the others would reach cells that are not adjacent.
    movable: W,
}

impl<C: Cell, W: MachineWord, const N: usize> Lattice<C, W, N> {
    /// Returns all cells of the board.
    pub const fn cells(&self) -> CellSet<C, W> {
        self.cells
    }

    /// Moves the set one step; cells that leave the board are lost or land on unused bits.
    #[inline]
    #[must_use]
    pub fn step(&self, set: CellSet<C, W>, direction: usize) -> CellSet<C, W> {
        let Shift { left, movable } = self.shifts[direction];
        let moved = set.bits() & movable;
        let distance = u32::from(left.unsigned_abs());
        CellSet::from_bits(if left > 0 { moved << distance } else { moved >> distance })
    }

    /// Returns, for each direction, the cells whose neighbour in that direction is in the set.
    #[inline]
    pub fn around(&self, set: CellSet<C, W>) -> [CellSet<C, W>; N] {
        std::array::from_fn(|direction| self.step(set, (direction + N / 2) % N))
    }

    /// Returns the neighbours of the cells in the set, possibly with unused bits.
    #[inline]
    #[must_use]
    pub fn beside(&self, set: CellSet<C, W>) -> CellSet<C, W> {
        (0..N).fold(CellSet::EMPTY, |all, direction| all | self.step(set, direction))
    }

    /// Returns the cells of the board that are adjacent to a cell of the set.
    #[inline]
    #[must_use]
    pub fn neighbours(&self, set: CellSet<C, W>) -> CellSet<C, W> {
        self.beside(set) & self.cells
    }

    /// Returns all cells of `room` that are connected through it with the seeds. The seeds must lie in `room`.
    #[must_use]
    pub fn flood(&self, seeds: CellSet<C, W>, room: CellSet<C, W>) -> CellSet<C, W> {
        let mut flooded = seeds;
        loop {
            let next = self.spread(flooded, room);
            if next == flooded {
                return flooded;
            }
            flooded = next;
        }
    }

    /// Returns whether the seeds are connected through `room` with all goals. The seeds must lie in `room`.
    pub fn reaches(&self, seeds: CellSet<C, W>, goals: CellSet<C, W>, room: CellSet<C, W>) -> bool {
        let mut flooded = seeds;
        while !flooded.contains_all(goals) {
            let next = self.spread(flooded, room);
            if next == flooded {
                return false;
            }
            flooded = next;
        }
        true
    }

    /// Returns the set with the adjacent cells of `room`.
    #[inline]
    fn spread(&self, set: CellSet<C, W>, room: CellSet<C, W>) -> CellSet<C, W> {
        // Each axis continues from the result of the one before, so a pass reaches further than one step and a flood needs fewer.
        (0..N / 2).fold(set, |all, axis| all | (self.step(all, axis) | self.step(all, axis + N / 2)) & room)
    }

    /// Returns whether all cells of a set are connected with each other; `true` for no cell and for one.
    pub fn is_connected(&self, set: CellSet<C, W>) -> bool {
        self.reaches(set.only_first(), set, set)
    }

    /// Returns the groups of connected cells of a set.
    pub fn groups(&self, set: CellSet<C, W>) -> impl Iterator<Item = CellSet<C, W>> {
        let mut rest = set;
        std::iter::from_fn(move || {
            let group = self.flood(rest.only_first(), rest);
            rest = rest.without(group);
            (!group.is_empty()).then_some(group)
        })
    }
}

/// Makes shifts by these distances for the same movable bits.
macro_rules! shifts {
    ([$($left:expr),*], $movable:expr) => { [$(Shift { left: $left, movable: $movable }),*] };
}

/// Narrows bits to a smaller word; fails to compile if they do not fit.
macro_rules! fitting {
    ($word:ty, $bits:expr) => {{
        let bits: u128 = $bits;
        assert!(bits as $word as u128 == bits, "a board needs a word with a bit for each cell");
        bits as $word
    }};
}

macro_rules! lattices {
    ($word:ty) => {
        impl<C: Cell> Lattice<C, $word, 4> {
            /// Returns a board of squares, with an unused bit after each row. The directions are E S W N.
            pub const fn square(rows: usize, columns: usize) -> Self {
                let row = columns as i8 + 1;
                let cells = fitting!($word, runs(0, columns, columns + 1, rows));
                Lattice { cells: CellSet::from_bits(cells), shifts: shifts!([1, row, -1, -row], !0) }
            }
        }

        impl<C: Cell> Lattice<C, $word, 6> {
            /// Returns a board of pointy-top hexagons; the first row and every second row after it are shifted to the right.
            /// An unused bit follows every second row. The directions are E SE SW W NW NE.
            pub const fn hexagonal(rows: usize, columns: usize) -> Self {
                let (row, pair) = (columns as i8, 2 * columns + 1);
                let (shifted, others) = (rows.div_ceil(2), rows / 2);
                let cells = runs(0, columns, pair, shifted) | runs(columns, columns, pair, others);
                let mut shifts = shifts!([1, row + 1, row, -1, -row - 1, -row], !0);
                // No unused bit lies between the two rows of a pair.
                shifts[0].movable = !fitting!($word, runs(columns - 1, 1, pair, shifted));
                shifts[3].movable = !fitting!($word, runs(columns, 1, pair, others));
                Lattice { cells: CellSet::from_bits(fitting!($word, cells)), shifts }
            }

            /// Returns a triangle of hexagons: rows of 1, 2, 3 and so on, with unused bits after each row. The directions are
            /// E SE SW W NW NE.
            pub const fn triangular(rows: usize) -> Self {
                let row = rows as i8 + 1;
                let (mut cells, mut length) = (0, 1);
                while length <= rows {
                    cells |= runs((length - 1) * (rows + 1), length, 0, 1);
                    length += 1;
                }
                let shifts = shifts!([1, row + 1, row, -1, -row - 1, -row], !0);
                Lattice { cells: CellSet::from_bits(fitting!($word, cells)), shifts }
            }
        }
    };
}

lattices!(u64);
lattices!(u128);

/// Returns `count` runs of `length` bits, `apart` bits from each other.
const fn runs(first: usize, length: usize, apart: usize, count: usize) -> u128 {
    let (mut bits, mut run) = (0, 0);
    while run < count {
        bits |= (!0 >> (u128::BITS as usize - length)) << (first + run * apart);
        run += 1;
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{hex, square, triangle};
    use std::collections::BTreeMap;

    #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    struct Bit(usize);

    impl Cell for Bit {
        fn from_index(index: usize) -> Bit {
            Bit(index)
        }
        fn index(self) -> usize {
            self.0
        }
    }

    /// Compares every step of a lattice with the places of its cells.
    fn check<W: MachineWord, const N: usize>(
        lattice: &Lattice<Bit, W, N>,
        places: &[(i16, i16)],
        steps: [(i16, i16); N],
    ) {
        let cells: Vec<Bit> = lattice.cells().iter().collect();
        assert_eq!(cells.len(), places.len());
        let by_place: BTreeMap<(i16, i16), Bit> = places.iter().copied().zip(cells.iter().copied()).collect();
        for (&cell, &(x, y)) in cells.iter().zip(places) {
            let expected = steps.map(|(dx, dy)| by_place.get(&(x + dx, y + dy)).copied());
            let found = std::array::from_fn(|direction| {
                (lattice.step(CellSet::of(cell), direction) & lattice.cells()).first()
            });
            assert_eq!(found, expected, "{cell:?}");
            let all: CellSet<Bit, W> = expected.into_iter().flatten().collect();
            assert_eq!(lattice.neighbours(CellSet::of(cell)), all);
            let around = lattice.around(CellSet::of(cell));
            assert!((0..N).all(|direction| {
                expected[direction].is_none_or(|beside| around[(direction + N / 2) % N].contains(beside))
            }));
        }
    }

    fn in_turn<const N: usize>(steps: [(i16, i16); N], order: [usize; N]) -> [(i16, i16); N] {
        order.map(|index| steps[index])
    }

    #[test]
    fn shifts_lead_to_the_neighbours_that_geometry_gives() {
        let squares = |rows: i16, columns: i16| -> Vec<(i16, i16)> {
            (0..rows).flat_map(|y| (0..columns).map(move |x| (x, y))).collect()
        };
        let sides = in_turn(square::SIDES, [2, 3, 1, 0]);
        check(&Lattice::<Bit, u64, 4>::square(3, 3), &squares(3, 3), sides);
        check(&Lattice::<Bit, u64, 4>::square(8, 7), &squares(8, 7), sides);
        check(&Lattice::<Bit, u128, 4>::square(9, 13), &squares(9, 13), sides);
        let pointy = in_turn(hex::POINTY, [3, 5, 4, 2, 0, 1]);
        let hexagons = |rows: i16, columns: i16| -> Vec<(i16, i16)> {
            (0..rows).flat_map(|y| (0..columns).map(move |x| (2 * x + (y + 1) % 2, y))).collect()
        };
        check(&Lattice::<Bit, u64, 6>::hexagonal(5, 6), &hexagons(5, 6), pointy);
        check(&Lattice::<Bit, u128, 6>::hexagonal(11, 11), &hexagons(11, 11), pointy);
        let triangle = |rows: i16| -> Vec<(i16, i16)> {
            let row = |row| (0..=row).map(move |place| triangle::lattice(rows, row, place));
            (0..rows).flat_map(row).collect()
        };
        check(&Lattice::<Bit, u64, 6>::triangular(7), &triangle(7), pointy);
        check(&Lattice::<Bit, u128, 6>::triangular(10), &triangle(10), pointy);
    }

    #[test]
    fn a_flood_stays_in_its_room_and_groups_are_what_it_fills() {
        const BOARD: Lattice<Bit, u64, 4> = Lattice::<Bit, u64, 4>::square(3, 3);
        let set = |bits: &[usize]| bits.iter().copied().map(Bit).collect::<CellSet<Bit>>();
        // The right column and the lower left corner; bits 3, 7 and 11 have no cell.
        let room = set(&[2, 6, 10, 8]);
        assert_eq!(BOARD.flood(set(&[6]), room), set(&[2, 6, 10]));
        assert!(BOARD.reaches(set(&[2]), set(&[10]), room) && !BOARD.reaches(set(&[2]), set(&[8]), room));
        assert!(BOARD.groups(room).eq([set(&[2, 6, 10]), set(&[8])]));
        assert!(!BOARD.is_connected(room) && BOARD.is_connected(set(&[2, 6])));
        assert!(BOARD.is_connected(set(&[])) && BOARD.is_connected(set(&[8])));
        assert_eq!(BOARD.groups(CellSet::EMPTY).count(), 0);
    }
}
