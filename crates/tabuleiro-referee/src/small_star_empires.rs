//! Small Star Empires (`docs/rules/small-star-empires.md`).

mod map;
#[cfg(test)]
mod tests;

use map::{Cell, Colour, Map, Seat, System, Tile, read_tile};
use std::collections::BTreeMap;

use crate::notation::{SetupText, number};
use crate::{Referee, SeatResult, Verdict};

/// Fields of a set-up, in order.
const FIELDS: [&str; 8] = ["starts", "map", "colonies", "borders", "wins", "unexplored", "tiles", "unknown"];

/// A game of Small Star Empires in progress.
#[derive(Clone, Debug)]
pub struct SmallStarEmpires {
    rule_set: RuleSet,
    map: Map,
    pieces: BTreeMap<Cell, Piece>,
    players: Vec<Player>,
    /// Seat to move; `None` once the game is over.
    to_move: Option<Seat>,
    /// Ship that found a refuelling station and may move on.
    moving_on: Option<Cell>,
    open_borders: bool,
    unexplored: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RuleSet {
    Published,
    FeupA,
    FeupB,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Building {
    Colony,
    TradeStation,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Piece {
    seat: Seat,
    building: Building,
}

#[derive(Clone, Debug)]
struct Player {
    ships: Vec<Ship>,
    /// Remaining colonies; `None` if unlimited.
    colonies: Option<i32>,
    trade_stations: i32,
    received: i32,
    is_out: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ship {
    cell: Cell,
    damaged: bool,
}

// S3.8
#[derive(Clone, Debug, PartialEq, Eq)]
struct Move {
    from: Cell,
    to: Cell,
    deed: Deed,
    /// Players who receive one colony each as payment.
    paid: Vec<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    Build(Building),
    Explore,
    Repair,
    Stay,
}

impl Referee for SmallStarEmpires {
    fn from_setup(text: &str) -> SmallStarEmpires {
        let setup = SetupText::read(text, "sse1", &FIELDS);
        let rule_set = match setup.rule_set {
            "published" => RuleSet::Published,
            "feup-a" => RuleSet::FeupA,
            "feup-b" => RuleSet::FeupB,
            other => panic!("unknown rule set {other}"),
        };
        // S5: players, wormholes
        let seats_max = if rule_set == RuleSet::Published { 4 } else { 2 };
        assert!((2..=seats_max).contains(&setup.seats), "the number of seats is out of range");
        let mut map = Map::read(setup.field("map"));
        let no_wormholes = rule_set == RuleSet::FeupB;
        assert!(!no_wormholes || map.all(System::Wormhole).is_empty(), "no wormholes in feup-b");

        let strangers = (setup.seats..4).map(|seat| map.all(System::Home(Seat(seat))));
        assert_eq!(strangers.flatten().count(), 0, "every home has a seat");

        let seats = (0..setup.seats).map(Seat);
        // S7.9
        let counted = setup.optional("colonies").map(number);
        assert!(counted.is_none() || rule_set == RuleSet::FeupB, "only feup-b has this option");
        let colonies = if rule_set == RuleSet::FeupB { counted } else { Some(16) };
        // S7.8
        let wins: Option<Vec<usize>> =
            setup.optional("wins").map(|wins| wins.split('-').map(number).collect());
        let stock = |seat: Seat| match (&wins, setup.seats) {
            (None, _) => (colonies, 4),
            (Some(wins), 2) => (Some(14 - wins[seat.0]), 4),
            (Some(wins), 3) => (Some(12 - wins[seat.0]), 3),
            (Some(wins), _) => (Some(10 - wins[seat.0]), 2),
        };
        let players = seats.map(|seat| Player::new(stock(seat), map.home(seat), setup.seats)).collect();
        // S7.1
        let unexplored = setup.optional("unexplored");
        if let Some(cells) = unexplored.filter(|cells| *cells != "none") {
            for (name, letter) in cells.split('-').zip(setup.field("tiles").chars()) {
                map.lay(name, read_tile(letter));
            }
        }
        let mut game = SmallStarEmpires {
            rule_set,
            players,
            map,
            pieces: BTreeMap::new(),
            to_move: None,
            moving_on: None,
            open_borders: setup.optional("borders").is_some(),
            unexplored: unexplored.is_some(),
        };
        game.begin_turn(Seat(setup.starts()));
        game
    }

    fn legal_moves(&self) -> Vec<String> {
        let moves = self.to_move.map(|seat| self.moves_of(seat));
        let moves = moves.into_iter().flatten();
        moves.map(|mv| self.text(&mv)).collect()
    }

    // S3
    fn play(&mut self, mv: &str) {
        let seat = self.to_move.expect("a game in progress");
        let mv = (self.moves_of(seat).into_iter())
            .find(|legal| self.text(legal) == mv)
            .unwrap_or_else(|| panic!("illegal move {mv}"));
        let Move { from, to, deed, paid } = mv;
        self.moving_on = None;
        // S7.7
        for owner in paid {
            let colonies = &mut self.players[seat.0].colonies;
            *colonies = colonies.map(|left| left - 1);
            self.players[owner.0].received += 1;
        }
        let mut ships = self.players[seat.0].ships.iter_mut();
        let ship = ships.find(|ship| ship.cell == from).expect("a ship to fly");
        ship.cell = to;
        match deed {
            Deed::Stay => {}
            Deed::Repair => ship.damaged = false,
            Deed::Build(building) => self.build(seat, to, building),
            Deed::Explore => {
                let Some(System::Unexplored(tile)) = self.map.systems.get(&to).copied() else {
                    panic!("nothing to explore")
                };
                self.map.systems.insert(to, tile.system());
                if tile == Tile::Asteroids {
                    ship.damaged = true;
                } else {
                    self.build(seat, to, Building::Colony);
                }
                // S7.4
                if tile == Tile::Refuelling && !self.steps_on(seat, to).is_empty() {
                    self.moving_on = Some(to);
                    return;
                }
            }
        }
        self.begin_turn(Seat((seat.0 + 1) % self.players.len()));
    }

    fn verdict(&self) -> Verdict {
        match self.to_move {
            Some(seat) => Verdict::to_move(seat.0, self.moving_on.is_some()),
            None => self.result(),
        }
    }

    fn scores(&self) -> Vec<Vec<(&'static str, i32)>> {
        let parts = |seat| {
            let mut parts = vec![
                ("planets", self.planets(seat)),
                ("nebulae", self.nebulae(seat)),
                ("stations", self.stations(seat)),
                ("territory", self.territory(seat)),
            ];
            if self.unexplored {
                parts.push(("finds", self.finds(seat)));
            }
            if self.open_borders {
                parts.push(("payments", self.payments(seat)));
            }
            parts
        };
        self.seats().into_iter().map(parts).collect()
    }
}

impl SmallStarEmpires {
    fn seats(&self) -> Vec<Seat> {
        (0..self.players.len()).map(Seat).collect()
    }

    // S3.7; S5: in feup-b the game ends at once when the player to move cannot.
    fn begin_turn(&mut self, first: Seat) {
        self.to_move = None;
        let count = self.players.len();
        for seat in (0..count).map(|after| Seat((first.0 + after) % count)) {
            if !self.players[seat.0].is_out && !self.moves_of(seat).is_empty() {
                self.to_move = Some(seat);
                return;
            }
            self.players[seat.0].is_out = true;
            if self.rule_set == RuleSet::FeupB {
                return;
            }
        }
    }

    // S1.3: a home is its player's from the start.
    fn controller(&self, cell: Cell) -> Option<Seat> {
        match self.map.systems.get(&cell) {
            Some(System::Home(seat)) => Some(*seat),
            _ => self.pieces.get(&cell).map(|piece| piece.seat),
        }
    }

    fn build(&mut self, seat: Seat, cell: Cell, building: Building) {
        self.pieces.insert(cell, Piece { seat, building });
        let player = &mut self.players[seat.0];
        match building {
            Building::Colony => player.colonies = player.colonies.map(|left| left - 1),
            Building::TradeStation => player.trade_stations -= 1,
        }
    }

    // S3.4
    fn may_land(&self, cell: Cell) -> bool {
        match self.map.systems.get(&cell) {
            Some(System::Star { .. } | System::Empty | System::Nebula(_) | System::Unexplored(_)) => {
                self.controller(cell).is_none()
            }
            _ => false,
        }
    }

    // S3.1 to S3.3, S7.3, S7.5, S7.7: the end of each flight, and the players it pays
    fn flights(&self, seat: Seat, ship: Ship) -> Vec<(Cell, Vec<Seat>)> {
        let mut ends = Vec::new();
        for direction in self.map.directions() {
            let mut paid = Vec::new();
            let mut cell = ship.cell;
            for distance in 1.. {
                cell = cell.next(direction);
                match self.map.systems.get(&cell) {
                    None | Some(System::BlackHole | System::Asteroids) => break,
                    Some(_) if ship.damaged && distance > 2 => break,
                    Some(_) => {}
                }
                let is_own_home = self.map.systems[&cell] == System::Home(seat);
                if self.may_land(cell) || (ship.damaged && is_own_home) {
                    ends.push((cell, paid.clone()));
                }
                match self.controller(cell) {
                    Some(owner) if owner != seat && self.open_borders => paid.push(owner),
                    Some(owner) if owner != seat => break,
                    _ => {}
                }
            }
        }
        ends
    }

    // S3.5
    fn jumps(&self, from: Cell) -> Vec<Cell> {
        let mut ends = Vec::new();
        let wormholes = self.map.all(System::Wormhole);
        for way_in in &wormholes {
            if !self.map.neighbours(from).contains(way_in) {
                continue;
            }
            for way_out in wormholes.iter().filter(|other| *other != way_in) {
                let around = self.map.neighbours(*way_out).into_iter();
                ends.extend(around.filter(|cell| self.may_land(*cell)));
            }
        }
        ends
    }

    // S3.6, S7.2, S7.5, S7.7: the possible actions at the end of a flight that pays this number of colonies
    fn deeds(&self, seat: Seat, damaged: bool, to: Cell, paid: usize) -> Vec<Deed> {
        let player = &self.players[seat.0];
        let colonies = player.colonies.map_or(1, |left| left - paid as i32);
        if colonies < 0 {
            return Vec::new();
        }
        match self.map.systems[&to] {
            System::Unexplored(_) if damaged || colonies == 0 => Vec::new(),
            System::Unexplored(_) => vec![Deed::Explore],
            System::Home(_) if colonies + player.trade_stations > 0 => vec![Deed::Repair],
            System::Home(_) => Vec::new(),
            _ => {
                let colony = (colonies > 0).then_some(Deed::Build(Building::Colony));
                let station = (player.trade_stations > 0).then_some(Deed::Build(Building::TradeStation));
                colony.into_iter().chain(station).collect()
            }
        }
    }

    // S7.4
    fn steps_on(&self, seat: Seat, from: Cell) -> Vec<Move> {
        let beside = self.map.neighbours(from).into_iter().filter(|cell| self.may_land(*cell));
        let moves = beside.flat_map(|to| {
            let deeds = self.deeds(seat, false, to, 0).into_iter();
            deeds.map(move |deed| Move { from, to, deed, paid: Vec::new() })
        });
        moves.collect()
    }

    // S3.8: equal ships on one system, and a flight and a jump to one target, give one move: the one that pays the least.
    fn moves_of(&self, seat: Seat) -> Vec<Move> {
        if let Some(from) = self.moving_on {
            let mut moves = self.steps_on(seat, from);
            moves.push(Move { from, to: from, deed: Deed::Stay, paid: Vec::new() });
            return moves;
        }
        let mut ends: BTreeMap<(Cell, Cell), (bool, Vec<Seat>)> = BTreeMap::new();
        for ship in &self.players[seat.0].ships {
            let mut found = self.flights(seat, *ship);
            if !ship.damaged {
                found.extend(self.jumps(ship.cell).into_iter().map(|to| (to, Vec::new())));
            }
            for (to, paid) in found {
                let end = ends.entry((ship.cell, to)).or_insert((ship.damaged, paid.clone()));
                if paid.len() < end.1.len() {
                    end.1 = paid;
                }
            }
        }
        let mut moves = Vec::new();
        for ((from, to), (damaged, paid)) in ends {
            for deed in self.deeds(seat, damaged, to, paid.len()) {
                moves.push(Move { from, to, deed, paid: paid.clone() });
            }
        }
        moves
    }

    /// Returns the systems that a player controls, including the home.
    fn systems_of(&self, seat: Seat) -> Vec<Cell> {
        let cells = self.map.systems.keys().copied();
        cells.filter(|cell| self.controller(*cell) == Some(seat)).collect()
    }

    // S4.2
    fn planets(&self, seat: Seat) -> i32 {
        let planets = |cell: Cell| match self.map.systems[&cell] {
            System::Star { planets } => planets,
            _ => 0,
        };
        self.systems_of(seat).into_iter().map(planets).sum()
    }

    // S4.3; S5: 1, 4, 7, … in feup-b, 2, 5, 8, … elsewhere
    fn nebulae(&self, seat: Seat) -> i32 {
        let first = if self.rule_set == RuleSet::FeupB { 1 } else { 2 };
        let of_colour = |colour| {
            let systems = self.systems_of(seat).into_iter();
            let count = systems.filter(|cell| self.map.systems[cell] == System::Nebula(colour)).count();
            count as i32
        };
        let points = |counts: [i32; 3]| {
            let of_one = |count: i32| if count == 0 { 0 } else { first + 3 * (count - 1) };
            counts.map(of_one).into_iter().sum::<i32>()
        };
        // S7.3: every way to give each chromatic nebula a colour with fewer than three nebulae, or none.
        let mut ways = vec![[Colour::Red, Colour::Green, Colour::Blue].map(of_colour)];
        let systems = self.systems_of(seat).into_iter();
        for _ in systems.filter(|cell| self.map.systems[cell] == System::Chromatic) {
            for way in ways.clone() {
                for colour in (0..3).filter(|colour| way[*colour] < 3) {
                    let mut with_one_more = way;
                    with_one_more[colour] += 1;
                    ways.push(with_one_more);
                }
            }
        }
        ways.into_iter().map(points).max().unwrap_or(0)
    }

    // S7.3
    fn finds(&self, seat: Seat) -> i32 {
        let is_station =
            |cell: &Cell| matches!(self.map.systems[cell], System::Abandoned | System::Refuelling);
        self.systems_of(seat).iter().filter(|cell| is_station(cell)).count() as i32
    }

    // S7.7
    fn payments(&self, seat: Seat) -> i32 {
        2 * self.players[seat.0].received
    }

    // S4.4
    fn stations(&self, seat: Seat) -> i32 {
        let station = Piece { seat, building: Building::TradeStation };
        let own = self.pieces.iter().filter(|(_, piece)| **piece == station);
        let built: i32 = own.map(|(cell, _)| self.enemies_next_to(seat, *cell)).sum();
        // S7.3
        let abandoned = self.systems_of(seat).into_iter();
        let abandoned = abandoned.filter(|cell| self.map.systems[cell] == System::Abandoned);
        built + abandoned.map(|cell| self.enemies_next_to(seat, cell)).sum::<i32>()
    }

    fn enemies_next_to(&self, seat: Seat, cell: Cell) -> i32 {
        let neighbours = self.map.neighbours(cell).into_iter();
        let owners = neighbours.filter_map(|neighbour| self.controller(neighbour));
        owners.filter(|owner| *owner != seat).count() as i32
    }

    // S4.5; S5: in feup-b more pieces on the map than the other player
    fn territory(&self, seat: Seat) -> i32 {
        let size = |seat: Seat| match self.rule_set {
            RuleSet::FeupB => self.pieces.values().filter(|piece| piece.seat == seat).count(),
            _ => self.largest_group(seat),
        };
        let mut others = self.seats().into_iter().filter(|other| *other != seat);
        let has_most = match self.rule_set {
            RuleSet::FeupB => others.all(|other| size(seat) > size(other)),
            _ => others.all(|other| size(seat) >= size(other)),
        };
        if has_most { 3 } else { 0 }
    }

    // S4.5: the home counts.
    fn largest_group(&self, seat: Seat) -> usize {
        let own = self.systems_of(seat);
        let sizes = own.iter().map(|start| {
            let mut group = vec![*start];
            let mut next = 0;
            while next < group.len() {
                for neighbour in self.map.neighbours(group[next]) {
                    if own.contains(&neighbour) && !group.contains(&neighbour) {
                        group.push(neighbour);
                    }
                }
                next += 1;
            }
            group.len()
        });
        sizes.max().unwrap_or(0)
    }

    fn points(&self, seat: Seat) -> i32 {
        let of_map = self.planets(seat) + self.nebulae(seat) + self.stations(seat) + self.territory(seat);
        of_map + self.finds(seat) + self.payments(seat)
    }

    // S4.6: the criteria that compare players, the most important first; S5: in feup-b only points
    fn merits(&self, seat: Seat) -> Vec<i32> {
        let player = &self.players[seat.0];
        match (self.rule_set, player.colonies) {
            (RuleSet::FeupB, _) | (_, None) => vec![self.points(seat)],
            (_, Some(colonies)) => {
                let stations = player.trade_stations;
                vec![self.points(seat), colonies, stations, self.planets(seat)]
            }
        }
    }

    // S4.6; S5: ties are draws in feup-b.
    fn result(&self) -> Verdict {
        let merits: Vec<_> = self.seats().into_iter().map(|seat| self.merits(seat)).collect();
        let better = |own: &Vec<i32>| merits.iter().filter(|other| *other > own).count();
        let ranks: Vec<u8> = merits.iter().map(|own| better(own) as u8 + 1).collect();
        let firsts = ranks.iter().filter(|rank| **rank == 1).count();
        let result = |rank: &u8| match rank {
            1 if firsts > 1 && self.rule_set == RuleSet::FeupB => SeatResult::Drew,
            1 => SeatResult::Won,
            _ => SeatResult::Lost,
        };
        let results = ranks.iter().map(result).collect();
        Verdict::Over { results, ranks }
    }

    fn text(&self, mv: &Move) -> String {
        let deed = match mv.deed {
            Deed::Build(Building::Colony) | Deed::Explore => 'c',
            Deed::Build(Building::TradeStation) => 't',
            Deed::Repair => 'r',
            Deed::Stay => return "stay".into(),
        };
        let [from, to] = [mv.from, mv.to].map(|cell| cell.name(self.map.rows));
        format!("{from}-{to}{deed}")
    }
}

impl Player {
    // S2.1 and S2.2
    fn new((colonies, trade_stations): (Option<usize>, i32), home: Cell, seats: usize) -> Player {
        let ships = match seats {
            2 => 4,
            3 => 3,
            _ => 2,
        };
        Player {
            ships: vec![Ship { cell: home, damaged: false }; ships],
            colonies: colonies.map(|colonies| colonies as i32),
            trade_stations,
            received: 0,
            is_out: false,
        }
    }
}
