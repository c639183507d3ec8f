//! Who stands better: points as they are, and room to grow.

use super::SmallStarEmpires;
use super::board::{Cell, Colour, System};
use super::mv::{Mv, Piece};
use super::position::Position;
use tabuleiro_core::evaluate::{Favourite, Playouts, Strength, weigh};
use tabuleiro_core::{Evaluate, PerPlayer, Player, Seats};

const FEATURES: usize = 15;
const GAIN_FEATURES: usize = 16;

/// What features of a position and of a move count.
struct Weights {
    worth: [i32; FEATURES],
    gain: [i32; GAIN_FEATURES],
}

/// Fitted to self-play (docs/engines.md).
const FEUP_A: Weights = Weights {
    worth: [895, 879, 1083, 828, -519, 833, 280, 695, 11, -31, -255, 122, 396, 381, 978],
    gain: [2859, 7496, 7941, -3367, -707, 3476, -822, -682, 351, 4364, -330, 917, 393, 374, -415, -249],
};
const FEUP_B: Weights = Weights {
    worth: [1294, 1332, 1294, 1258, -502, 57, 76, 398, -48, 404, -668, 382, 195, 497, 1954],
    gain: [2608, 4026, 6602, -5098, -1464, 3606, 257, 809, -1039, 4362, -115, 33, 562, -341, -547, -504],
};
const FOR_TWO: Weights = Weights {
    worth: [1304, 1316, 1347, 844, -154, -59, 44, 281, 2, 13, -635, 2020, 290, 216, 1037],
    gain: [3295, 7434, 9653, -9757, -661, 4311, 227, 953, -610, 1207, 113, 197, 154, -1095, -477, 22],
};
const FOR_THREE: Weights = Weights {
    worth: [638, 705, 618, 365, -72, 140, -70, 20, 25, 36, -951, 1244, 317, 70, 442],
    gain: [1459, 3799, 3505, -8883, -58, 3184, -411, 2229, -700, -825, 1546, 424, 109, -371, -106, -411],
};
const FOR_FOUR: Weights = Weights {
    worth: [844, 842, 640, 473, -87, 123, 3, -102, 127, -21, -1267, 1542, 297, 11, 445],
    gain: [1586, 4195, 3869, -10284, -142, 3481, -115, 2635, -364, -841, 1737, 318, 117, -716, -285, -425],
};

/// Measured in docs/levels.md, for two.
const STRENGTHS: [Strength; 8] = [
    Strength::rated(60, 120.0, 329),
    Strength::rated(235, 48.0, 658),
    Strength::rated(375, 32.0, 907),
    Strength::rated(1_080, 15.5, 1157),
    Strength::rated(5_500, 4.3, 1406),
    Strength::rated(11_500, 1.5, 1528),
    Strength::rated(38_000, 0.0, 1815),
    Strength::rated(600_000, 0.0, 2082),
];

/// For more than two, in games played out.
const STRENGTHS_OF_MORE: [Strength; 8] = [
    Strength::new(10, 200.0),
    Strength::new(30, 100.0),
    Strength::new(100, 50.0),
    Strength::new(300, 25.0),
    Strength::new(1_000, 10.0),
    Strength::new(3_000, 0.0),
    Strength::new(8_000, 0.0),
    Strength::new(20_000, 0.0),
];

impl Evaluate for SmallStarEmpires {
    fn evaluate(&self, position: &Position, player: Player) -> i32 {
        self.evaluations(position)[player]
    }

    /// Each beside the best of the others.
    fn evaluations(&self, position: &Position) -> PerPlayer<i32> {
        let seats = self.chart.seats;
        let weights = self.weights();
        let worth = all_features(self, position).map(|features| weigh(features, weights.worth));
        PerPlayer::from_fn(seats, |player| {
            let others = seats.players().filter(|&other| other != player).map(|other| worth[other]);
            worth[player] - others.max().unwrap_or_default()
        })
    }

    fn features(&self, position: &Position, player: Player) -> Vec<i32> {
        let all = all_features(self, position);
        let own = all[player];
        match self.chart.seats {
            Seats::TWO => {
                own.into_iter().zip(all[player.opponent()]).map(|(own, other)| own - other).collect()
            }
            _ => own.into(),
        }
    }

    fn gain(&self, position: &Position, mv: Mv) -> i32 {
        weigh(gain_features(self, position, mv), self.weights().gain)
    }

    fn gain_features(&self, position: &Position, mv: Mv) -> Vec<i32> {
        gain_features(self, position, mv).into()
    }

    /// For more than two, playouts say more than the evaluation does.
    fn favourite(&self) -> Favourite {
        if self.chart.seats == Seats::TWO { Favourite::AlphaBeta } else { Favourite::Playouts }
    }

    fn playouts(&self) -> Option<Playouts> {
        Some(Playouts {
            curiosity: 0.02,
            curiosity_of_others: 0.02,
            others_see_proofs: true,
            habit: 0.3,
            rapid_first: 0,
            choices: 4,
            points: Some(6.0),
        })
    }

    fn strengths(&self) -> &'static [Strength] {
        if self.chart.seats == Seats::TWO { &STRENGTHS } else { &STRENGTHS_OF_MORE }
    }

    fn margin(&self, position: &Position, player: Player) -> Option<i32> {
        let scores = tabuleiro_core::Game::scores(self, position);
        let others = self.chart.seats.players().filter(|&other| other != player);
        let best = others.map(|other| scores.total(other)).max().unwrap_or_default();
        Some(i32::from(scores.total(player) - best))
    }
}

impl SmallStarEmpires {
    fn weights(&self) -> &'static Weights {
        match (self.rules.id, self.chart.seats) {
            ("feup-a", _) => &FEUP_A,
            ("feup-b", _) => &FEUP_B,
            (_, Seats::THREE) => &FOR_THREE,
            (_, Seats::FOUR) => &FOR_FOUR,
            _ => &FOR_TWO,
        }
    }

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

/// What one player can get.
#[derive(Copy, Clone)]
struct Prospects {
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

fn prospects(game: &SmallStarEmpires, position: &Position, player: Player) -> Prospects {
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

fn all_features(game: &SmallStarEmpires, position: &Position) -> PerPlayer<[i32; FEATURES]> {
    let scores = tabuleiro_core::Game::scores(game, position);
    let free = position.free.count_ones() as i32;
    PerPlayer::from_fn(game.chart.seats, |player| {
        let [planets, nebulae, stations, territory, ..] = scores.points[player].map(i32::from);
        let prospects = prospects(game, position, player);
        let points = planets + nebulae + stations + territory;
        [
            planets,
            nebulae,
            stations,
            territory,
            points * free / 8,
            prospects.landings,
            prospects.landings_worth,
            prospects.border,
            prospects.border_worth,
            prospects.reach_worth,
            prospects.stuck,
            prospects.stations,
            prospects.markets,
            prospects.contacts,
            i32::from(position.to_move == player),
        ]
    })
}

/// What a move gets, takes from others and leads to.
fn gain_features(game: &SmallStarEmpires, position: &Position, mv: Mv) -> [i32; GAIN_FEATURES] {
    let (chart, player) = (&game.chart, position.to_move);
    let (from, to) = (mv.from(), mv.to());
    let around = chart.neighbours(to);
    let enemies = position.enemies_of(player);
    let count = |systems: u128| systems.count_ones() as i32;
    let (planets, nebula, further) = match chart.system(to) {
        System::Star(planets) => (planets as i32, 0, 0),
        System::Nebula(colour) if game.owns(position, player, colour) => (0, 0, 1),
        System::Nebula(_) => (0, 1, 0),
        _ => (0, 0, 0),
    };
    let station = i32::from(mv.piece() == Piece::TradeStation);
    let others = chart.seats.players().filter(|&other| other != player);
    let contested = others
        .flat_map(|other| position.landings_of_all::<u128>(other))
        .any(|(_, targets)| targets & to.bit() != 0);
    let contested = i32::from(contested);
    let own = position.controlled[player.index()];
    let next = count(chart.reach(to, enemies) & position.free & !to.bit());
    let before = count(chart.reach(from, enemies) & position.free);
    let free_around = around & position.free;
    [
        planets,
        nebula,
        further,
        station,
        count(around & enemies),
        station * count(around & enemies),
        count(free_around),
        station * count(free_around),
        i32::from(around & own != 0),
        contested,
        contested * (planets + 2 * nebula + 3 * further),
        game.worth(free_around),
        next.min(6),
        i32::from(next == 0),
        before.min(6),
        count(around & own),
    ]
}
