//! What each player has and can get: points, and what lies one flight away and two, apart from the others or not.

use super::SmallStarEmpires;
use super::board::Chart;
use super::mask::{Mask, by_size};
use super::position::Position;
use tabuleiro_core::{PerPlayer, Player, SEATS_MAX};

pub(super) const FEATURES: usize = 16;

/// What the worth of each player is a weighted sum of.
pub(super) fn features(game: &SmallStarEmpires, position: &Position) -> PerPlayer<[f32; FEATURES]> {
    by_size!(game.chart, M => features_by::<M>(game, position))
}

/// How much of the three weights of a feature counts: all of the first, of the second the more the more systems are free,
/// of the third the more the nearer the end is.
pub(super) fn phases(position: &Position) -> [f32; 3] {
    let free = position.free.count() as f32;
    [1.0, free / 32.0, 8.0 / (free + 4.0)]
}

fn features_by<M: Mask>(game: &SmallStarEmpires, position: &Position) -> PerPlayer<[f32; FEATURES]> {
    let (chart, seats) = (&game.chart, game.chart.seats);
    let scores = position.scores::<M>(chart, game.rules);
    let mut reaches = [Reach { now: M::NONE, soon: M::NONE }; SEATS_MAX];
    seats.players().for_each(|player| reaches[player.index()] = Reach::of(chart, position, player));
    let worth = |systems: M| [chart.planets_of(systems), chart.nebulae_of(systems)].map(|count| count as f32);
    PerPlayer::from_fn(seats, |player| {
        let [planets, nebulae, stations, territory, ..] = scores.points[player].map(f32::from);
        let Reach { now, soon } = reaches[player.index()];
        let others = seats.players().filter(|&other| other != player);
        let contested = others.fold(M::NONE, |all, other| all | reaches[other.index()].soon);
        let [own_planets, own_nebulae] = worth(now & !contested);
        let [contested_planets, contested_nebulae] = worth(now & contested);
        let [later_planets, later_nebulae] = worth(soon & !now & !contested);
        let [far_planets, far_nebulae] = worth(soon & !now & contested);
        [
            planets,
            nebulae,
            stations,
            territory,
            f32::from(position.to_move == player),
            f32::from(position.to_move.next(seats) == player),
            markets::<M>(chart, position, player) as f32,
            f32::from(position.stock[player.index()].stations),
            own_planets,
            own_nebulae,
            contested_planets,
            contested_nebulae,
            later_planets,
            later_nebulae,
            far_planets,
            far_nebulae,
        ]
    })
}

/// The free systems that a player's ships can get to.
#[derive(Copy, Clone)]
struct Reach<M> {
    /// Where they can land now.
    now: M,
    /// That, and where they can land after it.
    soon: M,
}

impl<M: Mask> Reach<M> {
    fn of(chart: &Chart, position: &Position, player: Player) -> Reach<M> {
        let landings = position.landings_of_all::<M>(player);
        let now = landings.fold(M::NONE, |all, (_, landings)| all | landings);
        let enemies = M::of(position.enemies_of(player));
        let beyond = now.cells().fold(now, |all, cell| all | chart.reach(cell, enemies));
        Reach { now, soon: beyond & M::of(position.free) }
    }
}

/// Free systems next to a player's stations, each as often as it is.
fn markets<M: Mask>(chart: &Chart, position: &Position, player: Player) -> usize {
    let (free, stations) = (M::of(position.free), position.stations & position.controlled[player.index()]);
    M::of(stations).cells().map(|station| (M::of(chart.neighbours(station)) & free).count()).sum()
}
