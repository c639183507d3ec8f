//! Who stands better: points as they are, and room to grow.

use super::SmallStarEmpires;
use super::board::{Colour, System};
use super::mv::{Mv, Piece};
use super::position::Position;
use super::prospects::{features, phases};
use super::weights::Weights;
use tabuleiro_core::evaluate::{EVALUATION_MAX, Favourite, Playouts, Strength, weigh};
use tabuleiro_core::{Evaluate, PerPlayer, Player, Seats};

pub(super) const GAIN_FEATURES: usize = 16;

/// With so many free systems or fewer, games are played out.
const PLAYED_OUT: u32 = 24;

/// Measured in docs/levels.md, for two.
const STRENGTHS: [Strength; 8] = [
    Strength::rated(46, 165.0, 267),
    Strength::rated(111, 85.0, 414),
    Strength::rated(223, 48.7, 700),
    Strength::rated(495, 27.3, 973),
    Strength::rated(1_600, 12.7, 1247),
    Strength::rated(13_000, 1.3, 1520),
    Strength::rated(38_000, 0.0, 1701),
    Strength::rated(600_000, 0.0, 1929),
];

/// For more than two, in playouts.
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
        let weights = self.weights().worth(position);
        let worth = features(self, position).map(|features| {
            features.into_iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<f32>() as i32
        });
        PerPlayer::from_fn(seats, |player| {
            let others = seats.players().filter(|&other| other != player).map(|other| worth[other]);
            let lead = worth[player] - others.max().unwrap_or_default();
            lead.clamp(-EVALUATION_MAX, EVALUATION_MAX)
        })
    }

    fn features(&self, position: &Position, player: Player) -> Vec<f64> {
        let all = features(self, position);
        let mut own = all[player];
        if self.chart.seats == Seats::TWO {
            own.iter_mut().zip(all[player.opponent()]).for_each(|(own, other)| *own -= other);
        }
        let in_phase = |phase: f32| own.map(|feature| f64::from(feature * phase));
        phases(position).into_iter().flat_map(in_phase).collect()
    }

    fn gain(&self, position: &Position, mv: Mv) -> i32 {
        weigh(gain_features(self, position, mv), self.weights().gain)
    }

    fn gain_features(&self, position: &Position, mv: Mv) -> Vec<f64> {
        gain_features(self, position, mv).map(f64::from).into()
    }

    /// For more than two, trees of the likely moves see more than looking at all of them.
    fn favourite(&self) -> Favourite {
        if self.chart.seats == Seats::TWO { Favourite::AlphaBeta } else { Favourite::Playouts }
    }

    fn playouts(&self) -> Option<Playouts> {
        Some(Playouts {
            curiosity: 0.2,
            curiosity_of_others: 0.2,
            others_see_proofs: true,
            habit: 1.0,
            rapid_first: 0,
            rapid_visits: 1.0,
            choices: 4,
        })
    }

    /// Playouts say more when the end is near.
    fn is_evaluated(&self, position: &Position) -> bool {
        position.free.count_ones() > PLAYED_OUT
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
        Weights::of(self.rules, self.chart.seats)
    }

    fn owns(&self, position: &Position, player: Player, colour: Colour) -> bool {
        position.controlled[player.index()] & self.chart.nebulae[colour as usize] != 0
    }

    /// The planets of these systems; a nebula counts as two.
    fn worth(&self, systems: u128) -> i32 {
        (self.chart.planets_of(systems) + 2 * self.chart.nebulae_of(systems)) as i32
    }
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
