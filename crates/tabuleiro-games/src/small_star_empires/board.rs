//! The map: its systems, and where they lie.

use tabuleiro_core::Player;
use tabuleiro_core::grid::{self, CellName, hex};
use tabuleiro_core::present::Outline;

/// The most systems a map has.
pub const SYSTEMS_MAX: usize = 128;
/// The most rows a map has.
pub const ROWS_MAX: usize = 26;
/// The most places a row has.
pub const PLACES_MAX: usize = 32;

/// A place of the map with a system on it, numbered as one reads: from the top, each row from the left; but black holes come last.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// Cell of a ship that does not exist; sorts after every real cell.
    pub(super) const NOWHERE: Cell = Cell(u8::MAX);

    /// Returns the cell with this number.
    pub(super) const fn new(index: usize) -> Cell {
        Cell((index % SYSTEMS_MAX) as u8)
    }
    /// Returns the number of the cell, below [`SYSTEMS_MAX`].
    pub(super) const fn index(self) -> usize {
        self.0 as usize % SYSTEMS_MAX
    }
}

impl grid::Cell for Cell {
    #[inline]
    fn from_index(index: usize) -> Cell {
        Cell::new(index)
    }
    #[inline]
    fn index(self) -> usize {
        Cell::index(self)
    }
}

/// A set of cells, in a word as wide as any map needs or as narrow as one map allows.
pub(super) type CellSet<W = u128> = grid::CellSet<Cell, W>;

/// A system of the map (S1.1).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum System {
    /// A star with planets.
    Star(Planets),
    /// Nothing but room to land.
    Empty,
    /// A nebula.
    Nebula(Colour),
    /// The home of a player.
    Home(Player),
    /// A wormhole.
    Wormhole,
    /// A black hole.
    BlackHole,
}

impl System {
    /// Returns whether a ship can land there while it is free (S3.4).
    pub const fn is_landable(self) -> bool {
        matches!(self, System::Star(_) | System::Empty | System::Nebula(_))
    }
}

/// Number of planets of a star.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Planets {
    One = 1,
    Two,
    Three,
}

/// The colour of a nebula.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Colour {
    Red,
    Green,
    Blue,
}

impl Colour {
    /// Every colour.
    pub const ALL: [Colour; 3] = [Colour::Red, Colour::Green, Colour::Blue];
}

/// A map of systems in rows, every other row shifted by half a hexagon.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    /// Hexagons with a corner or a side on top.
    pub(super) outline: Outline,
    /// Whether the top row is shifted to the right.
    pub(super) top_is_shifted: bool,
    /// The places of each row from the top; none of them ends in a gap.
    pub(super) rows: Vec<Vec<Option<System>>>,
}

/// A system and where it lies.
#[derive(Copy, Clone, Debug)]
pub(super) struct Place {
    pub name: CellName,
    /// On the lattice of [`hex`].
    pub x: i16,
    pub y: i16,
    pub system: System,
}

impl Map {
    /// Returns every system as one reads.
    pub(super) fn places(&self) -> Vec<Place> {
        let place = |row: usize, number: usize, system: System| {
            let shift = i16::from(self.top_is_shifted == row.is_multiple_of(2));
            let name = CellName::new(self.rows.len() - 1 - row, number);
            Place { name, x: 2 * number as i16 + shift, y: row as i16, system }
        };
        let rows = self.rows.iter().enumerate();
        rows.flat_map(|(row, systems)| {
            let numbered = systems.iter().enumerate();
            numbered.filter_map(move |(number, system)| system.map(|system| place(row, number, system)))
        })
        .collect()
    }

    /// Returns the map with tiles on these systems, which replace what was there (S7.1).
    pub(super) fn covered(&self, cells: &[CellName]) -> Map {
        let mut map = self.clone();
        for cell in cells {
            map.rows[self.rows.len() - 1 - cell.row()][cell.place()] = Some(System::Empty);
        }
        map
    }

    /// Returns every system.
    pub(super) fn systems(&self) -> impl Iterator<Item = System> {
        self.rows.iter().flatten().filter_map(|system| *system)
    }

    /// Returns the number of players with a home on this map.
    pub fn homes(&self) -> usize {
        self.systems().filter(|system| matches!(system, System::Home(_))).count()
    }

    /// Returns the steps to the six neighbours: three to earlier cells, then three to later ones.
    pub(super) fn steps(&self) -> [(i16, i16); 6] {
        if self.outline == Outline::HexFlat { hex::FLAT } else { hex::POINTY }
    }
}
