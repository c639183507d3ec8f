//! The numbers of actions and positions, for programs that learn. Cells are numbered as one reads the map, whichever it is.

use super::SmallStarEmpires;
use super::board::{Cell, CellSet, Colour, Planets, System};
use super::moves::{Move, Piece};
use super::position::Position;
use super::tiles::Tile;
use tabuleiro_core::encode::{
    Action, ActionKind, Argument, CellBits, Encode, Encoding, Plane, RELATIVE_SEATS, Scalar,
};
use tabuleiro_core::{Game, Player};

static KINDS: [ActionKind; 1] = [ActionKind {
    name: "fly",
    about: "Moves a ship and builds a piece where it lands. A ship that stays, or returns home, counts as building a colony.",
    arguments: &[
        Argument::cell("from"),
        Argument::cell("to"),
        Argument::choice("piece", &["colony", "station"]),
    ],
}];

/// The planes of the map.
const SYSTEMS: [(&str, &str); 9] = [
    ("star-1", "stars with one planet"),
    ("star-2", "stars with two planets"),
    ("star-3", "stars with three planets"),
    ("nebula-red", "red nebulae"),
    ("nebula-green", "green nebulae"),
    ("nebula-blue", "blue nebulae"),
    ("home", "homes"),
    ("wormhole", "wormholes"),
    ("black-hole", "black holes"),
];

/// Returns the index of the plane that shows a system.
const fn plane_of(system: System) -> Option<usize> {
    Some(match system {
        System::Star(Planets::One) => 0,
        System::Star(Planets::Two) => 1,
        System::Star(Planets::Three) => 2,
        System::Nebula(Colour::Red) => 3,
        System::Nebula(Colour::Green) => 4,
        System::Nebula(Colour::Blue) => 5,
        System::Home(_) => 6,
        System::Wormhole => 7,
        System::BlackHole => 8,
        System::Empty => return None,
    })
}

impl Encode for SmallStarEmpires {
    fn encoding(&self) -> Encoding {
        let seats = || RELATIVE_SEATS.into_iter().take(self.seats().count());
        let own = seats()
            .map(|seat| Plane::new(format!("{seat}-systems"), "systems of this seat, its home included"));
        let ships = seats().map(|seat| Plane::new(format!("{seat}-ships"), "ships of this seat"));
        let stations = Plane::new("stations", "trade stations of all seats");
        let plain = own.chain(ships).chain([stations]);
        Encoding {
            kinds: &KINDS,
            cells: self.chart.places.len(),
            fixed: SYSTEMS.map(|(name, about)| Plane::new(name, about)).to_vec(),
            planes: plain.chain(self.variant_planes()).collect(),
            scalars: seats().flat_map(|seat| self.scalars_of(seat)).collect(),
        }
    }

    fn action(&self, mv: Move) -> Action {
        Action::new(0, [self.index(mv.from()), self.index(mv.to()), mv.piece() as usize])
    }

    fn move_of(&self, action: Action) -> Option<Move> {
        let [from, to, piece] = action.arguments.map(usize::from);
        let cell = |index: usize| self.chart.as_read.get(index).copied();
        Some(Move::new(cell(from)?, cell(to)?, *Piece::ALL.get(piece)?))
    }

    fn fixed_planes(&self, planes: &mut [CellBits]) {
        planes.fill(0);
        for (index, &cell) in self.chart.as_read.iter().enumerate() {
            if let Some(plane) = plane_of(self.chart.system(cell)) {
                planes[plane] |= 1 << index;
            }
        }
    }

    fn observe(&self, position: &Position, player: Player, planes: &mut [CellBits], scalars: &mut [u8]) {
        let seats = self.seats();
        let length = scalars.len() / seats.count();
        let mut seat = player;
        for (index, scalars) in scalars.chunks_exact_mut(length).enumerate() {
            planes[index] = self.as_read(position.controlled[seat.index()]);
            planes[seats.count() + index] =
                position.ships_of(seat).fold(0, |bits, ship| bits | 1 << self.index(ship));
            self.observe_seat(position, seat, scalars);
            seat = seat.next(seats);
        }
        planes[2 * seats.count()] = self.as_read(position.stations);
        if !self.is_plain {
            self.observe_variants(position, &mut planes[2 * seats.count() + 1..]);
        }
    }
}

impl SmallStarEmpires {
    fn variant_planes(&self) -> Vec<Plane> {
        if self.is_plain {
            return Vec::new();
        }
        let found = Tile::KINDS.map(|tile| Plane::new(tile.name(), "tiles of this kind that were found"));
        let hidden = Plane::new("unexplored", "systems that nobody has landed on");
        let damaged = Plane::new("damaged", "damaged ships");
        let moves_on = Plane::new("moves-on", "the ship that may move on");
        [hidden, damaged, moves_on].into_iter().chain(found).collect()
    }

    fn scalars_of(&self, seat: &str) -> Vec<Scalar> {
        let named = |name: &str, max, about| Scalar::new(format!("{seat}-{name}"), max, about);
        let mut scalars = vec![
            named("turn", 1, "whether it is the turn of this seat"),
            named("out", 1, "whether this seat is out"),
            named("colonies", self.rules.colonies.unwrap_or(u8::MAX), "colonies in stock"),
            named("stations", self.rules.stations, "trade stations in stock"),
            named("ships-home", self.chart.fleet_size as u8, "ships at home"),
        ];
        if !self.is_plain {
            scalars.push(named("received", u8::MAX, "colonies received from other seats"));
        }
        scalars
    }

    fn observe_seat(&self, position: &Position, seat: Player, scalars: &mut [u8]) {
        let stock = position.stock[seat.index()];
        scalars[0] = u8::from(position.to_move == seat && !position.is_over());
        scalars[1] = u8::from(position.out.has(seat));
        scalars[2] = stock.colonies;
        scalars[3] = stock.stations;
        scalars[4] = position.ships_on(self.chart.homes[seat.index()]);
        if let Some(received) = scalars.get_mut(5) {
            *received = position.received[seat.index()];
        }
    }

    #[cold]
    fn observe_variants(&self, position: &Position, planes: &mut [CellBits]) {
        let on = |cell: Cell| if cell == Cell::NOWHERE { 0 } else { 1 << self.index(cell) };
        planes[0] = self.as_read(self.hidden(position));
        planes[1] = position.damaged.iter().fold(0, |bits, &ship| bits | on(ship));
        planes[2] = on(position.moves_on);
        let tiles = self.unexplored.as_ref();
        for (plane, kind) in planes[3..].iter_mut().zip(Tile::KINDS) {
            let cells = tiles.map_or(CellSet::EMPTY, |tiles| tiles.cells_of(position.found, kind));
            *plane = self.as_read(cells);
        }
    }

    /// Returns the number of a cell as one reads.
    fn index(&self, cell: Cell) -> usize {
        self.chart.reading.numbers[cell.index()].into()
    }

    /// Returns a set without black holes as one reads: these come last among the cells.
    fn as_read(&self, cells: CellSet) -> CellBits {
        self.chart.reading.black_holes.iter().fold(cells.bits(), |bits, &hole| {
            let before = (1 << hole) - 1;
            bits & before | (bits & !before) << 1
        })
    }
}
