//! The map's tables: what lies where, and what can be reached from where.

use super::board::{Cell, CellSet, Colour, Map, Place, Planets, SYSTEMS_MAX, System};
use super::rules::ships_of_each;
use tabuleiro_core::grid::{CellName, MachineWord};
use tabuleiro_core::{SEATS_MAX, Seats};

/// The map's tables: all that play and scoring ask of it.
#[derive(Clone)]
pub(super) struct Chart {
    pub seats: Seats,
    /// The ships of each player.
    pub fleet_size: usize,
    /// By cell.
    pub places: Vec<Place>,
    /// Every cell as one reads.
    pub as_read: Vec<Cell>,
    pub reading: Reading,
    surroundings: Box<[Surroundings]>,
    /// Reach of a ship on each cell of a map without owners; never a black hole.
    open: [CellSet; SYSTEMS_MAX],
    /// For each cell, what a barrier there leaves in reach of a ship on each cell, on a map of up to 64.
    pub past_narrow: Box<[[CellSet<u64>; 64]; 64]>,
    /// As `past_narrow`, for maps of more than 64 systems; empty on smaller maps, since a server holds thousands of
    /// charts.
    pub past_wide: Box<[[CellSet; SYSTEMS_MAX]]>,
    /// Systems on which ships can land.
    pub landable: CellSet,
    /// Systems that players can control: those to land on, and homes.
    pub controllable: CellSet,
    /// Systems that no ship can pass.
    pub black_holes: CellSet,
    /// The home of each player.
    pub homes: [Cell; SEATS_MAX],
    /// The stars with one or three planets, and those with two or three: the numbers of planets in binary.
    pub planets: [CellSet; 2],
    /// The nebulae of each colour.
    pub nebulae: [CellSet; 3],
}

/// The order in which one reads the cells.
#[derive(Clone)]
pub(super) struct Reading {
    /// The place of each cell in it.
    pub numbers: [u8; SYSTEMS_MAX],
    /// The places of the black holes, in ascending order.
    pub black_holes: Box<[u8]>,
}

impl Reading {
    fn of(as_read: &[Cell], places: &[Place]) -> Reading {
        let mut numbers = [0; SYSTEMS_MAX];
        (0..).zip(as_read).for_each(|(number, cell)| numbers[cell.index()] = number);
        let is_hole = |cell: &&Cell| places[cell.index()].system == System::BlackHole;
        let black_holes = as_read.iter().filter(is_hole).map(|cell| numbers[cell.index()]).collect();
        Reading { numbers, black_holes }
    }
}

/// Surroundings of a cell.
#[derive(Copy, Clone, Default)]
struct Surroundings {
    /// The cells in line with it, in each direction up to the edge.
    rays: [CellSet; 6],
    neighbours: CellSet,
    /// The cells that a wormhole leads to (S3.5).
    jumps: CellSet,
}

impl Chart {
    pub(super) fn new(map: &Map, seats: Seats) -> Chart {
        let mut places = map.places();
        // No ship is ever on a black hole: with these last, sets of the other systems stay small on the map for four, too.
        places.sort_by_key(|place| place.system == System::BlackHole);
        let mut as_read: Vec<Cell> = (0..places.len()).map(Cell::new).collect();
        as_read.sort_by_key(|cell| (places[cell.index()].y, places[cell.index()].x));
        let all = |of: fn(System) -> bool| {
            let chosen = (0..places.len()).filter(|&index| of(places[index].system));
            chosen.map(Cell::new).collect::<CellSet>()
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
            open: [CellSet::EMPTY; SYSTEMS_MAX],
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
            reading: Reading::of(&as_read, &places),
            places,
            as_read,
        };
        let in_reach = |barriers: CellSet| {
            let mut from_each = [CellSet::EMPTY; SYSTEMS_MAX];
            for cell in chart.cells() {
                let reach = chart.flight(cell, barriers) | chart.jumps(cell);
                from_each[cell.index()] = reach.without(chart.black_holes);
            }
            from_each
        };
        let open = in_reach(chart.black_holes);
        let past = chart.cells().map(|barrier| in_reach(CellSet::of(barrier)));
        if chart.is_small() {
            let narrow = |wide: [CellSet; SYSTEMS_MAX]| std::array::from_fn(|from| wide[from].resized());
            let mut rows = none_in_reach();
            rows.iter_mut().zip(past).for_each(|(row, wide)| *row = narrow(wide));
            chart.past_narrow = rows;
        } else {
            chart.past_wide = past.collect();
        }
        chart.open = open;
        chart
    }

    /// Returns whether all of its cells but black holes fit in 64 bits.
    pub(super) fn is_small(&self) -> bool {
        self.places.len() - self.black_holes.len() <= 64
    }

    /// Returns every cell, by number.
    pub(super) fn cells(&self) -> impl DoubleEndedIterator<Item = Cell> + use<> {
        (0..self.places.len()).map(Cell::new)
    }

    pub(super) fn place(&self, cell: Cell) -> &Place {
        &self.places[cell.index()]
    }

    pub(super) fn system(&self, cell: Cell) -> System {
        self.place(cell).system
    }

    pub(super) fn cell(&self, name: CellName) -> Option<Cell> {
        self.places.iter().position(|place| place.name == name).map(Cell::new)
    }

    pub(super) fn neighbours(&self, cell: Cell) -> CellSet {
        self.surroundings[cell.index()].neighbours
    }

    pub(super) fn jumps(&self, cell: Cell) -> CellSet {
        self.surroundings[cell.index()].jumps
    }

    /// Returns the cells from this one to the edge in a direction, counted as the map's steps are.
    pub(super) fn ray(&self, cell: Cell, direction: usize) -> CellSet {
        self.surroundings[cell.index()].rays[direction]
    }

    /// Returns the number of planets of these systems.
    pub(super) fn planets_of<W: Width>(&self, systems: CellSet<W>) -> usize {
        let [ones, twos] = self.planets.map(|stars| (systems & stars.resized()).len());
        ones + 2 * twos
    }

    /// Returns the number of nebulae among these systems.
    pub(super) fn nebulae_of<W: Width>(&self, systems: CellSet<W>) -> usize {
        let nebulae = self.nebulae.iter().fold(CellSet::EMPTY, |all, &nebulae| all | nebulae.resized());
        (systems & nebulae).len()
    }

    /// Returns all that a flight comes by, and the barriers that end it (S3.1).
    pub(super) fn flight(&self, from: Cell, barriers: CellSet) -> CellSet {
        let in_direction = |direction| {
            let ray = self.ray(from, direction);
            let hidden =
                (ray & barriers).iter().fold(CellSet::EMPTY, |hidden, by| hidden | self.ray(by, direction));
            ray.without(hidden)
        };
        (0..6).fold(CellSet::EMPTY, |flight, direction| flight | in_direction(direction))
    }

    /// Returns all that a flight or jump from a cell leads to, with these barriers besides the black holes; some of it
    /// may not be free.
    pub(super) fn reach<W: Width>(&self, from: Cell, barriers: CellSet<W>) -> CellSet<W> {
        let open = self.open[from.index()].resized();
        (open & barriers).iter().fold(open, |reach, barrier| reach & W::reach_past(self, barrier, from))
    }
}

/// A word for sets of cells. Maps of up to 64 systems, black holes aside, are played with half of the bits.
pub(super) trait Width: MachineWord {
    /// Returns the cells that a barrier leaves within reach of a ship.
    fn reach_past(chart: &Chart, barrier: Cell, from: Cell) -> CellSet<Self>;
}

impl Width for u64 {
    fn reach_past(chart: &Chart, barrier: Cell, from: Cell) -> CellSet<u64> {
        chart.past_narrow[barrier.index() % 64][from.index() % 64]
    }
}

impl Width for u128 {
    fn reach_past(chart: &Chart, barrier: Cell, from: Cell) -> CellSet {
        match chart.past_wide.get(barrier.index()) {
            Some(row) => row[from.index()],
            None => u64::reach_past(chart, barrier, from).resized(),
        }
    }
}

/// Works something out with sets in the narrowest word that a map fits in.
macro_rules! by_size {
    ($chart:expr, $word:ident => $worked_out:expr) => {
        if $chart.is_small() {
            type $word = u64;
            $worked_out
        } else {
            type $word = u128;
            $worked_out
        }
    };
}
pub(super) use by_size;

/// Returns no cell from any, past any barrier; made on the heap.
fn none_in_reach() -> Box<[[CellSet<u64>; 64]; 64]> {
    vec![[CellSet::EMPTY; 64]; 64].into_boxed_slice().try_into().expect("as many rows as were made")
}

fn surroundings(places: &[Place], steps: [(i16, i16); 6]) -> Box<[Surroundings]> {
    let at = |x, y| places.iter().position(|place| (place.x, place.y) == (x, y));
    let mut all = vec![Surroundings::default(); places.len()].into_boxed_slice();
    for (around, place) in all.iter_mut().zip(places) {
        for (ray, (dx, dy)) in around.rays.iter_mut().zip(steps) {
            let line = (1..).map_while(|distance| at(place.x + distance * dx, place.y + distance * dy));
            let cells: Vec<Cell> = line.map(Cell::new).collect();
            *ray = cells.iter().copied().collect();
            around.neighbours |= cells.first().copied().into_iter().collect();
        }
    }
    let wormholes: Vec<usize> =
        (0..places.len()).filter(|&index| places[index].system == System::Wormhole).collect();
    for from in 0..places.len() {
        let touched = wormholes.iter().filter(|&&way_in| all[from].neighbours.contains(Cell::new(way_in)));
        // S3.5: out of any wormhole but the one it went in by.
        let ways_out = touched.flat_map(|way_in| wormholes.iter().filter(move |&way_out| way_out != way_in));
        all[from].jumps = ways_out.fold(CellSet::EMPTY, |set, &way_out| set | all[way_out].neighbours);
    }
    all
}
