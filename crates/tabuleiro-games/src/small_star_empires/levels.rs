//! The computer players of the reports (S8).

use super::SmallStarEmpires;
use super::board::{Cell, CellSet, System};
use super::moves::{Move, Piece};
use super::position::Position;
use std::cmp::Reverse;
use tabuleiro_core::present::Outline;
use tabuleiro_core::{Favourite, History, Level, Player, Random, Seats, Strength, Strengths};

/// For two; distances are in docs/levels.md.
const STRENGTHS: [Strength; 8] = [
    Strength::new(60, 60.0).overlooking(0.5),
    Strength::new(120, 40.0).overlooking(0.4),
    Strength::new(240, 25.0).overlooking(0.25),
    Strength::new(500, 15.0).overlooking(0.15),
    Strength::new(1_600, 8.0).overlooking(0.07),
    Strength::new(12_000, 1.0).overlooking(0.01),
    Strength::new(45_000, 0.0),
    Strength::new(600_000, 0.0),
];

/// For more than two, in playouts.
const STRENGTHS_OF_MORE: [Strength; 8] = [
    Strength::new(10, 120.0).overlooking(0.5),
    Strength::new(30, 60.0).overlooking(0.35),
    Strength::new(100, 30.0).overlooking(0.2),
    Strength::new(300, 15.0).overlooking(0.1),
    Strength::new(1_000, 6.0).overlooking(0.05),
    Strength::new(4_000, 0.0),
    Strength::new(20_000, 0.0),
    Strength::new(150_000, 0.0),
];

impl Strengths for SmallStarEmpires {
    /// Returns the best engine: with more than two seats, alpha-beta has too many replies to search.
    fn favourite(&self) -> Favourite {
        if self.chart.seats == Seats::TWO { Favourite::AlphaBeta } else { Favourite::Tree }
    }

    fn strengths(&self) -> &'static [Strength] {
        if self.chart.seats == Seats::TWO { &STRENGTHS } else { &STRENGTHS_OF_MORE }
    }

    fn levels() -> &'static [Level<Self>] {
        &[
            Level {
                id: "easy",
                rule_sets: &["feup-b"],
                choose: |history, random| vec![easy(history, random)],
            },
            Level {
                id: "hard",
                rule_sets: &["feup-b"],
                choose: |history, _| vec![hard(history, &NebulaValue::GROWING)],
            },
            Level {
                id: "report",
                rule_sets: &["feup-a"],
                choose: |history, random| vec![report(history, random)],
            },
        ]
    }
}

/// Returns a random ship, a random landing.
fn easy(history: &History<SmallStarEmpires>, random: &mut Random) -> Move {
    let turn = Turn::of(history);
    let from = random.choose(&turn.movable_ships());
    let targets = turn.targets(from);
    let to = targets.nth(random.below(targets.len())).expect("a ship that can move has targets");
    Move::new(from, to, turn.piece_if_enemies(to, 1))
}

/// Value of a nebula for the hard level.
pub(super) struct NebulaValue {
    pub first: u8,
    /// Value with another nebula of the same colour.
    pub further: u8,
}

impl NebulaValue {
    pub(super) const GROWING: NebulaValue = NebulaValue { first: 2, further: 4 };
}

/// Returns the landing of the highest value, the first of equals.
pub(super) fn hard(history: &History<SmallStarEmpires>, nebula: &NebulaValue) -> Move {
    let turn = Turn::of(history);
    let own = turn.position.controlled[turn.player.index()];
    let value = |to: Cell| match turn.game.chart.system(to) {
        System::Star(planets) => planets as u8,
        System::Nebula(colour) if own.meets(turn.game.chart.nebulae[colour as usize]) => nebula.further,
        System::Nebula(_) => nebula.first,
        _ => 0,
    };
    let landings = turn
        .ships_by_last_move(history.moves)
        .into_iter()
        .flat_map(|from| turn.landings(from, [0, 1, 2, 3, 4, 5]).into_iter().map(move |to| (from, to)));
    let (from, to) = first_best(landings, |&(_, to)| value(to));
    Move::new(from, to, turn.piece_if_enemies(to, 2))
}

/// Returns a random ship, and the landing with the most planets and enemies around it.
fn report(history: &History<SmallStarEmpires>, random: &mut Random) -> Move {
    let turn = Turn::of(history);
    let from = random.choose(&turn.movable_ships());
    let value = |to: &Cell| match turn.game.chart.system(*to) {
        System::Star(planets) => planets as usize + turn.enemies_beside(*to),
        _ => turn.enemies_beside(*to),
    };
    let to = first_best(turn.landings(from, turn.report_directions()), value);
    Move::new(from, to, turn.piece_if_enemies(to, 1))
}

fn first_best<T, V: Ord>(among: impl IntoIterator<Item = T>, value: impl Fn(&T) -> V) -> T {
    among.into_iter().min_by_key(|item| Reverse(value(item))).expect("a player who is not out has moves")
}

/// State of a turn, as a level sees it.
struct Turn<'a> {
    game: &'a SmallStarEmpires,
    position: &'a Position,
    player: Player,
}

impl<'a> Turn<'a> {
    fn of(history: &History<'a, SmallStarEmpires>) -> Turn<'a> {
        Turn { game: history.game, position: history.position, player: history.position.to_move }
    }

    fn targets(&self, from: Cell) -> CellSet {
        self.position.landings(&self.game.chart, self.player, from)
    }

    /// Returns the cell of each ship that can move; of each of several on one cell.
    fn movable_ships(&self) -> Vec<Cell> {
        self.position.ships_of(self.player).filter(|&from| !self.targets(from).is_empty()).collect()
    }

    /// Returns the cells with ships, those first whose ship has not moved for longest. A system is landed on once in a
    /// game, so the landing on it tells when its ship last moved.
    fn ships_by_last_move(&self, moves: &[Move]) -> Vec<Cell> {
        let mut cells: Vec<Cell> = self.position.ships_of(self.player).collect();
        cells.dedup();
        let last_move = |cell: &Cell| moves.iter().position(|mv| mv.to() == *cell);
        let home = self.game.chart.homes[self.player.index()];
        cells.sort_by_key(|cell| (last_move(cell), *cell != home));
        cells
    }

    /// Returns where a ship can land: flights by direction, near to far, then jumps in reading order.
    fn landings(&self, from: Cell, directions: [usize; 6]) -> Vec<Cell> {
        let mut rest = self.targets(from);
        let mut landings = Vec::new();
        for direction in directions {
            let flights = self.position.flights(&self.game.chart, self.player, from);
            let mut in_line: Vec<Cell> = (self.game.chart.ray(from, direction) & flights).iter().collect();
            if direction < 3 {
                in_line.reverse();
            }
            rest = rest.without(in_line.iter().copied().collect());
            landings.extend(in_line);
        }
        landings.extend(rest);
        landings
    }

    /// Returns the report's order: se sw s n ne nw; where there is no s and n, e and w in their place.
    fn report_directions(&self) -> [usize; 6] {
        match self.game.map().outline {
            Outline::HexFlat => [4, 3, 5, 0, 2, 1],
            _ => [5, 4, 3, 2, 1, 0],
        }
    }

    fn enemies_beside(&self, cell: Cell) -> usize {
        (self.game.chart.neighbours(cell) & self.position.enemies_of(self.player)).len()
    }

    /// Returns a trade station with at least this many enemies beside it, else a colony; the other if that has run out.
    fn piece_if_enemies(&self, to: Cell, enemies: usize) -> Piece {
        let stock = self.position.stock[self.player.index()];
        let wants_station = self.enemies_beside(to) >= enemies;
        match (wants_station, stock.colonies, stock.stations) {
            (true, _, 1..) | (false, 0, _) => Piece::TradeStation,
            _ => Piece::Colony,
        }
    }
}
