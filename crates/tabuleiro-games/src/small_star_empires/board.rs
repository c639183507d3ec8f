//! The map: its systems, where they lie, and what can be reached from where.

use super::mask::Mask;
use super::moves::{Move, Piece};
use super::rules::ships_of_each;
use tabuleiro_core::grid::{CellName, hex};
use tabuleiro_core::present::Outline;
use tabuleiro_core::{Player, SEATS_MAX, Seats};

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
    /// Where a ship is that its player does not have: after every cell.
    pub(super) const NOWHERE: Cell = Cell(u8::MAX);

    /// The cell with this number.
    pub(super) const fn new(index: usize) -> Cell {
        Cell((index % SYSTEMS_MAX) as u8)
    }
    /// Its number, below [`SYSTEMS_MAX`].
    pub(super) const fn index(self) -> usize {
        self.0 as usize % SYSTEMS_MAX
    }
    /// The set of this cell alone.
    pub(super) const fn bit(self) -> u128 {
        1 << self.index()
    }
}

/// What lies on a place of the map (S1.1).
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
    /// Whether a ship can land there while it is free (S3.4).
    pub const fn is_landable(self) -> bool {
        matches!(self, System::Star(_) | System::Empty | System::Nebula(_))
    }
}

/// How many planets a star has.
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
    /// Every system as one reads.
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

    /// Every system.
    pub(super) fn systems(&self) -> impl Iterator<Item = System> {
        self.rows.iter().flatten().filter_map(|system| *system)
    }

    /// How many players have a home here.
    pub fn homes(&self) -> usize {
        self.systems().filter(|system| matches!(system, System::Home(_))).count()
    }

    /// The steps to the six neighbours: three to earlier cells, then three to later ones.
    pub(super) fn steps(&self) -> [(i16, i16); 6] {
        if self.outline == Outline::HexFlat { hex::FLAT } else { hex::POINTY }
    }
}

/// The map's tables: all that play and scoring ask of it.
pub(super) struct Chart {
    pub seats: Seats,
    /// The ships of each player.
    pub fleet_size: usize,
    /// By cell.
    pub places: Vec<Place>,
    /// Every cell as one reads.
    pub as_read: Vec<Cell>,
    surroundings: Box<[Surroundings]>,
    /// What a ship on each cell has in reach while nobody controls anything; never a black hole.
    open: [u128; SYSTEMS_MAX],
    /// For each cell, what a barrier there leaves in reach of a ship on each cell, on a map of up to 64.
    pub past_narrow: Box<[[u64; 64]; 64]>,
    /// The same on a map of more; none on a smaller one. A server has thousands of charts, most of them small.
    pub past_wide: Box<[[u128; SYSTEMS_MAX]]>,
    /// Where ships can land.
    pub landable: u128,
    /// What players can control: that, and homes.
    pub controllable: u128,
    /// Where no ship can pass.
    pub black_holes: u128,
    /// The home of each player.
    pub homes: [Cell; SEATS_MAX],
    /// The stars with one or three planets, and those with two or three: the numbers of planets in binary.
    pub planets: [u128; 2],
    /// The nebulae of each colour.
    pub nebulae: [u128; 3],
}

/// What lies around a cell.
#[derive(Copy, Clone, Default)]
struct Surroundings {
    /// The cells in line with it, in each direction up to the edge.
    rays: [u128; 6],
    neighbours: u128,
    /// The cells that a wormhole leads to (S3.5).
    jumps: u128,
}

impl Chart {
    pub fn new(map: &Map, seats: Seats) -> Chart {
        let mut places = map.places();
        // Nobody is ever on a black hole: with them last, sets of the others are small on the map for four, too.
        places.sort_by_key(|place| place.system == System::BlackHole);
        let mut as_read: Vec<Cell> = (0..places.len()).map(Cell::new).collect();
        as_read.sort_by_key(|cell| (places[cell.index()].y, places[cell.index()].x));
        let all = |of: fn(System) -> bool| {
            let chosen = (0..places.len()).filter(|&index| of(places[index].system));
            chosen.fold(0, |set, index| set | Cell::new(index).bit())
        };
        let mut homes = [Cell::new(0); SEATS_MAX];
        for (index, place) in places.iter().enumerate() {
            if let System::Home(player) = place.system {
                homes[player.index()] = Cell::new(index);
            }
        }
        let mut chart = Chart {
            seats,
            fleet_size: ships_of_each(seats),
            surroundings: surroundings(&places, map.steps()),
            open: [0; SYSTEMS_MAX],
            past_narrow: none_in_reach(),
            past_wide: Box::default(),
            landable: all(System::is_landable),
            controllable: all(|system| system.is_landable() || matches!(system, System::Home(_))),
            black_holes: all(|system| system == System::BlackHole),
            homes,
            planets: [
                all(|system| matches!(system, System::Star(Planets::One | Planets::Three))),
                all(|system| matches!(system, System::Star(Planets::Two | Planets::Three))),
            ],
            nebulae: [
                all(|system| system == System::Nebula(Colour::Red)),
                all(|system| system == System::Nebula(Colour::Green)),
                all(|system| system == System::Nebula(Colour::Blue)),
            ],
            places,
            as_read,
        };
        let in_reach = |barriers: u128| {
            let mut from_each = [0; SYSTEMS_MAX];
            for cell in chart.cells() {
                let reach = chart.flight(cell, barriers) | chart.jumps(cell);
                from_each[cell.index()] = reach & !chart.black_holes;
            }
            from_each
        };
        let open = in_reach(chart.black_holes);
        let past = chart.cells().map(|barrier| in_reach(barrier.bit()));
        if chart.is_small() {
            let narrow = |wide: [u128; SYSTEMS_MAX]| std::array::from_fn(|from| wide[from] as u64);
            let mut rows = none_in_reach();
            rows.iter_mut().zip(past).for_each(|(row, wide)| *row = narrow(wide));
            chart.past_narrow = rows;
        } else {
            chart.past_wide = past.collect();
        }
        chart.open = open;
        chart
    }

    /// Whether all of its cells but black holes fit in 64 bits.
    pub fn is_small(&self) -> bool {
        self.places.len() - self.black_holes.count_ones() as usize <= 64
    }

    /// Every cell, by number.
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = Cell> + use<> {
        (0..self.places.len()).map(Cell::new)
    }

    pub fn place(&self, cell: Cell) -> &Place {
        &self.places[cell.index()]
    }

    pub fn system(&self, cell: Cell) -> System {
        self.place(cell).system
    }

    pub fn cell(&self, name: CellName) -> Option<Cell> {
        self.places.iter().position(|place| place.name == name).map(Cell::new)
    }

    pub fn neighbours(&self, cell: Cell) -> u128 {
        self.surroundings[cell.index()].neighbours
    }

    pub fn jumps(&self, cell: Cell) -> u128 {
        self.surroundings[cell.index()].jumps
    }

    /// The cells from this one to the edge in a direction, counted as the map's steps are.
    pub fn ray(&self, cell: Cell, direction: usize) -> u128 {
        self.surroundings[cell.index()].rays[direction]
    }

    /// How many planets these systems have.
    pub fn planets_of<M: Mask>(&self, systems: M) -> usize {
        let [ones, twos] = self.planets.map(|stars| (systems & M::of(stars)).count());
        ones + 2 * twos
    }

    /// How many of these systems are nebulae.
    pub fn nebulae_of<M: Mask>(&self, systems: M) -> usize {
        let nebulae = self.nebulae.iter().fold(M::NONE, |all, &nebulae| all | M::of(nebulae));
        (systems & nebulae).count()
    }

    /// All that a flight comes by, and the barriers that end it (S3.1).
    pub fn flight(&self, from: Cell, barriers: u128) -> u128 {
        let in_direction = |direction| {
            let ray = self.ray(from, direction);
            let hidden = (ray & barriers).cells().fold(0, |hidden, by| hidden | self.ray(by, direction));
            ray & !hidden
        };
        (0..6).fold(0, |flight, direction| flight | in_direction(direction))
    }

    /// All that a flight or jump from a cell leads to, with these barriers besides the black holes; some of it may not
    /// be free.
    pub fn reach<M: Mask>(&self, from: Cell, barriers: M) -> M {
        let open = M::of(self.open[from.index()]);
        (open & barriers).cells().fold(open, |reach, barrier| reach & M::reach_past(self, barrier, from))
    }
}

/// No cell from any, past any barrier; made on the heap.
fn none_in_reach() -> Box<[[u64; 64]; 64]> {
    vec![[0; 64]; 64].into_boxed_slice().try_into().expect("as many rows as were made")
}

/// The moves from a cell to each, one for each kind of piece.
pub(super) fn moves_from(from: Cell) -> &'static [[Move; 2]; SYSTEMS_MAX] {
    &MOVES[from.index()]
}

/// The moves from each cell to each, one for each kind of piece.
static MOVES: [[[Move; 2]; SYSTEMS_MAX]; SYSTEMS_MAX] = all_moves();

// It is put together while the program is compiled, on no stack.
#[allow(clippy::large_stack_arrays)]
const fn all_moves() -> [[[Move; 2]; SYSTEMS_MAX]; SYSTEMS_MAX] {
    let mut all = [[[Move::new(Cell(0), Cell(0), Piece::Colony); 2]; SYSTEMS_MAX]; SYSTEMS_MAX];
    let mut number = 0;
    while number < SYSTEMS_MAX * SYSTEMS_MAX {
        let (from, to) = (Cell::new(number / SYSTEMS_MAX), Cell::new(number));
        all[from.index()][to.index()] =
            [Move::new(from, to, Piece::Colony), Move::new(from, to, Piece::TradeStation)];
        number += 1;
    }
    all
}

fn surroundings(places: &[Place], steps: [(i16, i16); 6]) -> Box<[Surroundings]> {
    let at = |x, y| places.iter().position(|place| (place.x, place.y) == (x, y));
    let mut all = vec![Surroundings::default(); places.len()].into_boxed_slice();
    for (around, place) in all.iter_mut().zip(places) {
        for (ray, (dx, dy)) in around.rays.iter_mut().zip(steps) {
            let line = (1..).map_while(|distance| at(place.x + distance * dx, place.y + distance * dy));
            let cells: Vec<Cell> = line.map(Cell::new).collect();
            *ray = cells.iter().fold(0, |set, cell| set | cell.bit());
            around.neighbours |= cells.first().map_or(0, |cell| cell.bit());
        }
    }
    let wormholes: Vec<usize> =
        (0..places.len()).filter(|&index| places[index].system == System::Wormhole).collect();
    for from in 0..places.len() {
        let touched = wormholes.iter().filter(|&&way_in| all[from].neighbours & Cell::new(way_in).bit() != 0);
        // S3.5: out of any wormhole but the one it went in by.
        let ways_out = touched.flat_map(|way_in| wormholes.iter().filter(move |&way_out| way_out != way_in));
        all[from].jumps = ways_out.fold(0, |set, &way_out| set | all[way_out].neighbours);
    }
    all
}
