//! The systems of a map, where they lie and how they are read.

use crate::notation::cell_name;
use std::collections::BTreeMap;

/// Counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Seat(pub(super) usize);

/// The row from 0 at the top, and twice the place in the row (from 0 at the left), plus one in shifted rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cell {
    pub(super) row: i32,
    pub(super) doubled: i32,
}

// S1.1
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum System {
    Star { planets: i32 },
    Empty,
    Nebula(Colour),
    Home(Seat),
    Wormhole,
    BlackHole,
    Unexplored(Tile),
    Chromatic,
    Asteroids,
    Abandoned,
    Refuelling,
}

// S7.1
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tile {
    Star { planets: i32 },
    Chromatic,
    Asteroids,
    Abandoned,
    Refuelling,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Colour {
    Red,
    Green,
    Blue,
}

#[derive(Clone, Debug)]
pub(super) struct Map {
    pub(super) systems: BTreeMap<Cell, System>,
    pub(super) rows: usize,
    pub(super) flat_top: bool,
}

impl Cell {
    pub(super) fn next(self, (down, right): (i32, i32)) -> Cell {
        Cell { row: self.row + down, doubled: self.doubled + right }
    }

    pub(super) fn name(self, rows: usize) -> String {
        cell_name(rows, self.row as usize, (self.doubled / 2) as usize)
    }
}

impl Map {
    /// Reads a header (`pr`, `pl`, `fr`, `fl`) and rows from the top.
    pub(super) fn read(text: &str) -> Map {
        let mut parts = text.split('_');
        let (flat_top, top_row_shifted) = match parts.next() {
            Some("pr") => (false, true),
            Some("pl") => (false, false),
            Some("fr") => (true, true),
            Some("fl") => (true, false),
            _ => panic!("a map starts with a header: {text}"),
        };
        let rows: Vec<&str> = parts.collect();
        let mut systems = BTreeMap::new();
        for (row, places) in (0..).zip(&rows) {
            let shifted = i32::from((row % 2 == 0) == top_row_shifted);
            for (place, letter) in (0..).zip(places.chars()) {
                let doubled = 2 * place + shifted;
                if let Some(system) = read_system(letter) {
                    systems.insert(Cell { row, doubled }, system);
                }
            }
        }
        Map { systems, rows: rows.len(), flat_top }
    }

    // S7.1
    pub(super) fn lay(&mut self, name: &str, tile: Tile) {
        let rows = self.rows;
        let mut systems = self.systems.iter_mut();
        let (_, system) = systems.find(|(cell, _)| cell.name(rows) == name).expect("a system for the tile");
        *system = System::Unexplored(tile);
    }

    // S1.3, S6: one home per seat
    pub(super) fn home(&self, seat: Seat) -> Cell {
        match self.all(System::Home(seat))[..] {
            [home] => home,
            _ => panic!("seat {} needs one home", seat.0 + 1),
        }
    }

    pub(super) fn all(&self, system: System) -> Vec<Cell> {
        let cells = self.systems.iter().filter(|(_, other)| **other == system);
        cells.map(|(cell, _)| *cell).collect()
    }

    // S6: rows down and doubled places right; pointy-top NW NE W E SW SE, flat-top nw ne n s sw se
    pub(super) fn directions(&self) -> [(i32, i32); 6] {
        if self.flat_top {
            [(-1, -1), (-1, 1), (-2, 0), (2, 0), (1, -1), (1, 1)]
        } else {
            [(-1, -1), (-1, 1), (0, -2), (0, 2), (1, -1), (1, 1)]
        }
    }

    // S1.2
    pub(super) fn neighbours(&self, cell: Cell) -> Vec<Cell> {
        let around = self.directions().map(|direction| cell.next(direction));
        around.into_iter().filter(|cell| self.systems.contains_key(cell)).collect()
    }
}

impl Tile {
    // S7.3
    pub(super) fn system(self) -> System {
        match self {
            Tile::Star { planets } => System::Star { planets },
            Tile::Chromatic => System::Chromatic,
            Tile::Asteroids => System::Asteroids,
            Tile::Abandoned => System::Abandoned,
            Tile::Refuelling => System::Refuelling,
        }
    }
}

pub(super) fn read_tile(letter: char) -> Tile {
    match letter {
        'l' => Tile::Star { planets: 3 },
        'm' => Tile::Star { planets: 2 },
        'n' => Tile::Chromatic,
        'f' => Tile::Asteroids,
        'o' => Tile::Abandoned,
        'u' => Tile::Refuelling,
        other => panic!("no tile is called {other}"),
    }
}

/// Nothing for a gap.
fn read_system(letter: char) -> Option<System> {
    Some(match letter {
        '-' => return None,
        '0' => System::Empty,
        '1' => System::Star { planets: 1 },
        '2' => System::Star { planets: 2 },
        '3' => System::Star { planets: 3 },
        'R' => System::Nebula(Colour::Red),
        'G' => System::Nebula(Colour::Green),
        'B' => System::Nebula(Colour::Blue),
        'a' => System::Home(Seat(0)),
        'b' => System::Home(Seat(1)),
        'c' => System::Home(Seat(2)),
        'd' => System::Home(Seat(3)),
        'W' => System::Wormhole,
        'X' => System::BlackHole,
        other => panic!("no system is called {other}"),
    })
}
