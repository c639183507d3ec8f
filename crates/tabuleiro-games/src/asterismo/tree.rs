//! The tree of pieces: which are safe, which hold it together, which can be taken.

use super::board::{BOARD, BORDER, Cell, CellSet};

/// The colour of a piece.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Colour {
    Red,
    Blue,
    Yellow,
}

impl Colour {
    /// Every colour.
    pub const ALL: [Colour; 3] = [Colour::Red, Colour::Blue, Colour::Yellow];

    /// Returns the number of the colour, counted from 0.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The pieces on the board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Tree([CellSet; 3]);

impl Tree {
    /// Returns the cells with a piece.
    #[inline]
    pub fn pieces(&self) -> CellSet {
        let [red, blue, yellow] = self.0;
        red | blue | yellow
    }

    /// Returns the cells with a piece of this colour.
    pub fn of(&self, colour: Colour) -> CellSet {
        self.0[colour.index()]
    }

    /// Returns the colour of the piece on a cell, if there is one.
    #[inline]
    pub fn colour_at(&self, cell: Cell) -> Option<Colour> {
        let cell = CellSet::of(cell);
        Colour::ALL.into_iter().find(|&colour| self.of(colour).meets(cell))
    }

    /// Puts a piece on an empty cell.
    pub fn put(&mut self, cell: Cell, colour: Colour) {
        self.0[colour.index()] |= CellSet::of(cell);
    }

    /// Takes away what is on a cell.
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        let cell = CellSet::of(cell);
        self.0 = self.0.map(|pieces| pieces.without(cell));
    }

    /// Returns the tree with an empty cell in this place.
    #[must_use]
    pub fn without(mut self, cell: Cell) -> Tree {
        self.remove(cell);
        self
    }

    /// Returns the pieces that are not safe.
    pub fn unsafe_pieces(&self) -> CellSet {
        let around = BOARD.around(self.pieces());
        let (any, other) = (Count::of(&around), Count::of(&self.unlike(&around)));
        // A1.3: three neighbours of any colour, or two of its own. With two in all, none may have another colour.
        let three = any.fours | (any.twos & any.ones);
        let two_of_its_own = any.twos.without(other.ones | other.twos | other.fours);
        self.pieces().without(three | two_of_its_own)
    }

    /// Returns whether there are pieces and each is linked to all others.
    pub fn is_connected(&self) -> bool {
        !self.pieces().is_empty() && BOARD.is_connected(self.pieces())
    }

    /// Returns the empty cells from which no path of empty cells leads off the board.
    pub fn holes(&self) -> CellSet {
        let empty = BOARD.cells().without(self.pieces());
        empty.without(BOARD.flood(BORDER & empty, empty))
    }

    /// Returns the pieces without which all others are still safe and connected, as all are now. `holes` are those of
    /// the tree.
    pub fn takeable(&self, holes: CellSet) -> CellSet {
        let pieces = self.pieces();
        let around = BOARD.around(pieces);
        let spare = pieces.without(self.needed_by_a_neighbour(&around));
        // In the plane, a piece holds the tree together exactly when one and the same region of empty cells, a hole or the
        // outside, touches it from two sides.
        let two_sided = spare & in_two_arcs(&around);
        if holes.is_empty() || two_sided.is_empty() {
            return spare.without(two_sided);
        }
        let holes_around = BOARD.around(holes);
        let outside_around: [CellSet; 6] = std::array::from_fn(|side| !(around[side] | holes_around[side]));
        let links = two_sided & in_two_arcs(&outside_around);
        spare.without(links | linked_by_a_hole(two_sided.without(links), holes, &holes_around))
    }

    /// Returns the pieces that can never be taken: each is needed by one that must not go before it, and so on around in a ring. Whom a
    /// piece needs it needs as long as it is there, since it never gets new neighbours.
    pub fn locked(&self) -> CellSet {
        let around = BOARD.around(self.pieces());
        let (needs_all, needs_own, unlike) = self.needs(&around);
        let mut locked = self.pieces();
        loop {
            let (all, own) = (needs_all & locked, needs_own & locked);
            let still = locked & needed(all, own, &unlike);
            if still == locked {
                return locked;
            }
            locked = still;
        }
    }

    /// The pieces without which a neighbour would not be safe, and perhaps empty cells. `around` are the pieces around.
    #[inline]
    fn needed_by_a_neighbour(&self, around: &[CellSet; 6]) -> CellSet {
        let (needs_all, needs_own, unlike) = self.needs(around);
        needed(needs_all, needs_own, &unlike)
    }

    /// The pieces that need all their neighbours to be safe, those that need only the ones of their own colour, and for each
    /// direction those whose neighbour there has another. `around` are the pieces around.
    #[inline]
    fn needs(&self, around: &[CellSet; 6]) -> (CellSet, CellSet, [CellSet; 6]) {
        let unlike = self.unlike(around);
        let (any, other) = (Count::of(around), Count::of(&unlike));
        // A safe piece with four neighbours can lose any, and so can one with three of its own colour. With three, one of them
        // of another colour, it can lose that one alone. Else it needs all it has.
        let few = self.pieces().without(any.fours);
        let lives_by_colour = (few & any.ones).without(other.twos);
        (few.without(lives_by_colour), lives_by_colour & other.ones, unlike)
    }

    /// For each direction, the pieces whose neighbour there has another colour. `around` are the pieces around.
    #[inline]
    fn unlike(&self, around: &[CellSet; 6]) -> [CellSet; 6] {
        // Two planes tell three colours apart, and what is unlike in one direction is so in the opposite one.
        let [red, blue, yellow] = self.0;
        let (low, high) = (red | yellow, blue | yellow);
        let unlike = |side: usize| {
            let back = side + 3;
            let differ = (low ^ BOARD.step(low, back)) | (high ^ BOARD.step(high, back));
            around[side] & differ & (low | high)
        };
        let [east, south_east, south_west] = [unlike(0), unlike(1), unlike(2)];
        let [west, north_west, north_east] =
            [BOARD.step(east, 0), BOARD.step(south_east, 1), BOARD.step(south_west, 2)];
        [east, south_east, south_west, west, north_west, north_east]
    }
}

/// The neighbours of pieces that need all of theirs, and of pieces that need those of their own colour.
#[inline]
fn needed(needs_all: CellSet, needs_own: CellSet, unlike: &[CellSet; 6]) -> CellSet {
    let needed = |side: usize| BOARD.step(needs_all | needs_own.without(unlike[side]), side);
    needed(0) | needed(1) | needed(2) | needed(3) | needed(4) | needed(5)
}

/// Those of the pieces that a hole touches from two sides. `around` are the holes around.
#[inline]
fn linked_by_a_hole(pieces: CellSet, holes: CellSet, around: &[CellSet; 6]) -> CellSet {
    if pieces.is_empty() {
        return CellSet::EMPTY;
    }
    // Such a hole runs around three pieces at least, which are safe by themselves, and so is eight cells long. Most are not:
    // a hole counts only where it has cells between two others.
    let count = Count::of(around);
    let between = holes & (count.twos | count.fours);
    if between.is_empty() {
        return CellSet::EMPTY;
    }
    let long = holes & (between | BOARD.beside(between));
    let mut linked = CellSet::EMPTY;
    for cell in pieces & in_two_arcs(&BOARD.around(long)) {
        if touches_a_hole_twice(cell, holes) {
            linked |= CellSet::of(cell);
        }
    }
    linked
}

fn touches_a_hole_twice(cell: Cell, holes: CellSet) -> bool {
    let mut left = BOARD.beside(CellSet::of(cell)) & holes;
    while let Some(first) = left.first() {
        let hole = BOARD.flood(CellSet::of(first), holes);
        if in_two_arcs(&BOARD.around(hole)).contains(cell) {
            return true;
        }
        left = left.without(hole);
    }
    false
}

/// The cells around which a set lies in two or more separate arcs.
#[inline]
fn in_two_arcs(around: &[CellSet; 6]) -> CellSet {
    let (mut one, mut two) = (CellSet::EMPTY, CellSet::EMPTY);
    for side in 0..6 {
        let ends = around[side].without(around[(side + 1) % 6]);
        two |= one & ends;
        one |= ends;
    }
    two
}

/// Number of six sets that contain each cell, as binary digits.
struct Count {
    ones: CellSet,
    twos: CellSet,
    fours: CellSet,
}

impl Count {
    #[inline]
    fn of(sets: &[CellSet; 6]) -> Count {
        let (left, left_twos) = add([sets[0], sets[1], sets[2]]);
        let (right, right_twos) = add([sets[3], sets[4], sets[5]]);
        let (twos, fours) = add([left_twos, right_twos, left & right]);
        Count { ones: left ^ right, twos, fours }
    }
}

/// The sum of three digits, and what is carried.
#[inline]
fn add([a, b, c]: [CellSet; 3]) -> (CellSet, CellSet) {
    (a ^ b ^ c, (a & b) | ((a ^ b) & c))
}
