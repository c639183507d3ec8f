//! The three species, where they start and where they want to go, and the two sides that players take.

use super::board::{Cell, Cells, ROWS};

/// G1.2: who stands where at first.
const START: [&[u8]; ROWS] =
    [b"-", b"--", b"z-z", b"z--z", b"--z--", b"--zz--", b"g--z--o", b"gg----oo", b"ggg---ooo", b"gggg--oooo"];

/// Goblins, orcs or zombies.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Species {
    Goblins,
    Orcs,
    Zombies,
}

impl Species {
    /// All three.
    pub const ALL: [Species; 3] = [Species::Goblins, Species::Orcs, Species::Zombies];

    /// Returns the number of the species, counted from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the letter in texts.
    pub const fn letter(self) -> char {
        ['g', 'o', 'z'][self.index()]
    }

    /// Returns the start cells (G1.2).
    pub const fn start(self) -> Cells {
        const START_OF: [Cells; 3] = [start_of(b'g'), start_of(b'o'), start_of(b'z')];
        START_OF[self.index()]
    }

    /// Returns the species' own edge (G1.3): left for the orcs, right for the goblins, the base for the zombies.
    pub const fn edge(self) -> Cells {
        const EDGE_OF: [Cells; 3] =
            [edge_of(Species::Goblins), edge_of(Species::Orcs), edge_of(Species::Zombies)];
        EDGE_OF[self.index()]
    }
}

/// The species that a player plays.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Side {
    Goblins,
    Orcs,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::Goblins, Side::Orcs];

    /// Returns the pieces of this side.
    pub const fn species(self) -> Species {
        match self {
            Side::Goblins => Species::Goblins,
            Side::Orcs => Species::Orcs,
        }
    }

    /// Returns the other side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Goblins => Side::Orcs,
            Side::Orcs => Side::Goblins,
        }
    }
}

const fn start_of(letter: u8) -> Cells {
    let (mut cells, mut row) = (Cells::NONE, 1);
    while row <= ROWS {
        let mut number = 1;
        while let Some(cell) = Cell::at(row, number) {
            if START[row - 1][number - 1] == letter {
                cells = cells.with(cell);
            }
            number += 1;
        }
        row += 1;
    }
    cells
}

const fn edge_of(species: Species) -> Cells {
    let (mut cells, mut place) = (Cells::NONE, 1);
    while place <= ROWS {
        let cell = match species {
            Species::Goblins => Cell::at(place, place),
            Species::Orcs => Cell::at(place, 1),
            Species::Zombies => Cell::at(ROWS, place),
        };
        cells = cells.with(cell.expect("each edge has a cell in each place"));
        place += 1;
    }
    cells
}
