//! Who stands better: points as they are, and room to grow.

use super::board::{Cell, Colour, System};
use super::mv::{Mv, Piece};
use super::position::Position;
use super::{Planets, SmallStarEmpires};
use tabuleiro_core::evaluate::weigh;
use tabuleiro_core::{Evaluate, Player};

const FEATURES: usize = 15;
/// Fitted to self-play for two under `published` (docs/engines.md).
const WEIGHTS: [i32; FEATURES] =
    [1304, 1316, 1347, 844, -154, -59, 44, 281, 2, 13, -635, 2020, 290, 216, 1037];

impl Evaluate for SmallStarEmpires {
    fn evaluate(&self, position: &Position, player: Player) -> i32 {
        weigh(features(self, position, player), WEIGHTS)
    }

    fn features(&self, position: &Position, player: Player) -> Vec<i32> {
        features(self, position, player).into()
    }

    fn gain(&self, position: &Position, mv: Mv) -> i32 {
        let player = position.to_move;
        let around = self.chart.neighbours(mv.to());
        let enemies = (around & position.enemies_of(player)).count_ones() as i32;
        let value = match self.chart.system(mv.to()) {
            System::Star(Planets::One) => 10,
            System::Star(Planets::Two) => 20,
            System::Star(Planets::Three) => 30,
            System::Nebula(colour) if self.owns(position, player, colour) => 32,
            System::Nebula(_) => 26,
            _ => 0,
        };
        let room = (around & position.free).count_ones() as i32;
        match mv.piece() {
            Piece::Colony => value + 3 * room,
            Piece::TradeStation => value + 3 * room + 10 * enemies - 12,
        }
    }

    fn margin(&self, position: &Position, player: Player) -> Option<i32> {
        let scores = tabuleiro_core::Game::scores(self, position);
        let others = self.chart.seats.players().filter(|&other| other != player);
        let best = others.map(|other| scores.total(other)).max().unwrap_or_default();
        Some(i32::from(scores.total(player) - best))
    }
}

impl SmallStarEmpires {
    fn owns(&self, position: &Position, player: Player, colour: Colour) -> bool {
        position.controlled[player.index()] & self.chart.nebulae[colour as usize] != 0
    }

    /// The planets of these systems; a nebula counts as two.
    fn worth(&self, systems: u128) -> i32 {
        let [ones, twos] = self.chart.planets.map(|stars| (stars & systems).count_ones() as i32);
        let nebulae = self.chart.nebulae.iter().fold(0, |all, nebulae| all | nebulae);
        ones + 2 * twos + 2 * (nebulae & systems).count_ones() as i32
    }
}

/// What one player has and can get.
#[derive(Copy, Clone)]
struct Prospects {
    /// Points as they stand: planets, nebulae, stations, territory.
    parts: [i32; 4],
    /// Where the ships can land now, and what is there.
    landings: i32,
    landings_worth: i32,
    /// Free systems next to own ones, and what is there.
    border: i32,
    border_worth: i32,
    /// What is on those and on the free systems next to where ships can land.
    reach_worth: i32,
    /// The ships that cannot move.
    stuck: i32,
    /// The trade stations left.
    stations: i32,
    /// Free systems next to own stations, each as often as it is.
    markets: i32,
    /// Free systems next to enemy systems, within reach.
    contacts: i32,
}

impl Prospects {
    fn promise(&self) -> i32 {
        60 * self.parts.iter().sum::<i32>() + 5 * self.landings + 20 * self.border
    }
}

fn prospects(game: &SmallStarEmpires, position: &Position, player: Player, parts: [i32; 4]) -> Prospects {
    let chart = &game.chart;
    let own = position.controlled[player.index()];
    let mut landings = 0;
    let mut stuck = 0;
    let mut last = Cell::NOWHERE;
    for (ship, targets) in position.landings_of_all::<u128>(player) {
        landings |= targets;
        // Of ships on one system only the first is asked.
        stuck += i32::from(targets == 0 && ship != last && ship != Cell::NOWHERE);
        last = ship;
    }
    let around = |systems: u128| each(systems).fold(0, |all, cell| all | chart.neighbours(cell));
    let free_around = |cell: Cell| (chart.neighbours(cell) & position.free).count_ones() as i32;
    let border = around(own) & position.free;
    let reach = (border | around(landings) | landings) & position.free;
    let enemies = position.enemies_of(player);
    Prospects {
        parts,
        landings: landings.count_ones() as i32,
        landings_worth: game.worth(landings),
        border: border.count_ones() as i32,
        border_worth: game.worth(border),
        reach_worth: game.worth(reach),
        stuck,
        stations: i32::from(position.stock[player.index()].stations),
        markets: each(own & position.stations).map(free_around).sum(),
        contacts: (around(enemies) & landings).count_ones() as i32,
    }
}

/// The cells of a set.
fn each(mut set: u128) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        let cell = (set != 0).then(|| Cell::new(set.trailing_zeros() as usize));
        set &= set.wrapping_sub(1);
        cell
    })
}

fn features(game: &SmallStarEmpires, position: &Position, player: Player) -> [i32; FEATURES] {
    let scores = tabuleiro_core::Game::scores(game, position);
    let of = |player: Player| {
        let [planets, nebulae, stations, territory, ..] = scores.points[player].map(i32::from);
        prospects(game, position, player, [planets, nebulae, stations, territory])
    };
    let own = of(player);
    let others = game.chart.seats.players().filter(|&other| other != player);
    let best = others.map(of).max_by_key(Prospects::promise).unwrap_or(own);
    let free = position.free.count_ones() as i32;
    let ahead: i32 = own.parts.iter().sum::<i32>() - best.parts.iter().sum::<i32>();
    [
        own.parts[0] - best.parts[0],
        own.parts[1] - best.parts[1],
        own.parts[2] - best.parts[2],
        own.parts[3] - best.parts[3],
        ahead * free / 8,
        own.landings - best.landings,
        own.landings_worth - best.landings_worth,
        own.border - best.border,
        own.border_worth - best.border_worth,
        own.reach_worth - best.reach_worth,
        own.stuck - best.stuck,
        own.stations - best.stations,
        own.markets - best.markets,
        own.contacts - best.contacts,
        if position.to_move == player { 1 } else { -1 },
    ]
}
