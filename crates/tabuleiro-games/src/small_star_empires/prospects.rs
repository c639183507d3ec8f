//! The prospects of each player: points, and the systems one and two flights away, contested or not.

use super::SmallStarEmpires;
use super::board::CellSet;
use super::chart::{Chart, Width, by_size};
use super::position::Position;
use super::weights::{Feature, worth};
use tabuleiro_core::{PerPlayer, Player, SEATS_MAX};

/// A feature and its value for one player.
#[derive(Copy, Clone)]
pub(super) struct Prospect {
    pub feature: &'static Feature,
    pub value: f32,
}

/// The features that make up a player's worth, always in the same order.
pub(super) type Prospects = [Prospect; 16];

/// Returns the prospects of each player.
pub(super) fn prospects(game: &SmallStarEmpires, position: &Position) -> PerPlayer<Prospects> {
    by_size!(game.chart, W => prospects_by::<W>(game, position))
}

/// Returns the shares of a feature's three weights: the first counts fully, the second more the more systems are free, the
/// third more the nearer the end is.
pub(super) fn phases(position: &Position) -> [f32; 3] {
    let free = position.free.len() as f32;
    [1.0, free / 32.0, 8.0 / (free + 4.0)]
}

fn prospects_by<W: Width>(game: &SmallStarEmpires, position: &Position) -> PerPlayer<Prospects> {
    let (chart, seats) = (&game.chart, game.chart.seats);
    let judged = game.judged(position);
    let (hidden, likely) = (game.hidden(position).resized::<W>(), game.likely_worth(position));
    let mut reaches = [Reach { now: CellSet::EMPTY, soon: CellSet::EMPTY }; SEATS_MAX];
    seats.players().for_each(|player| reaches[player.index()] = Reach::of(chart, position, player));
    let worth_of = |systems: CellSet<W>| {
        let planets = chart.planets_of(systems) as f32 + likely * (systems & hidden).len() as f32;
        [planets, chart.nebulae_of(systems) as f32]
    };
    PerPlayer::from_fn(seats, |player| {
        let [planets, nebulae, stations, territory] = judged[player];
        let Reach { now, soon } = reaches[player.index()];
        let others = seats.players().filter(|&other| other != player);
        let contested = others.fold(CellSet::EMPTY, |all, other| all | reaches[other.index()].soon);
        let [own_planets, own_nebulae] = worth_of(now.without(contested));
        let [contested_planets, contested_nebulae] = worth_of(now & contested);
        let [later_planets, later_nebulae] = worth_of(soon.without(now | contested));
        let [far_planets, far_nebulae] = worth_of(soon.without(now) & contested);
        [
            prospect(&worth::PLANETS, planets),
            prospect(&worth::NEBULAE, nebulae),
            prospect(&worth::STATIONS, stations),
            prospect(&worth::TERRITORY, territory),
            prospect(&worth::TO_MOVE, f32::from(position.to_move == player)),
            prospect(&worth::NEXT_TO_MOVE, f32::from(position.to_move.next(seats) == player)),
            prospect(&worth::MARKETS, markets::<W>(chart, position, player) as f32),
            prospect(&worth::STATIONS_LEFT, f32::from(position.stock[player.index()].stations)),
            prospect(&worth::OWN_PLANETS, own_planets),
            prospect(&worth::OWN_NEBULAE, own_nebulae),
            prospect(&worth::CONTESTED_PLANETS, contested_planets),
            prospect(&worth::CONTESTED_NEBULAE, contested_nebulae),
            prospect(&worth::LATER_PLANETS, later_planets),
            prospect(&worth::LATER_NEBULAE, later_nebulae),
            prospect(&worth::FAR_PLANETS, far_planets),
            prospect(&worth::FAR_NEBULAE, far_nebulae),
        ]
    })
}

const fn prospect(feature: &'static Feature, value: f32) -> Prospect {
    Prospect { feature, value }
}

/// The free systems that a player's ships can get to.
#[derive(Copy, Clone)]
struct Reach<W> {
    /// Landings now.
    now: CellSet<W>,
    /// Landings now or one flight later.
    soon: CellSet<W>,
}

impl<W: Width> Reach<W> {
    fn of(chart: &Chart, position: &Position, player: Player) -> Reach<W> {
        let landings = position.landings_of_all::<W>(player);
        let now = landings.fold(CellSet::EMPTY, |all, (_, landings)| all | landings);
        let enemies = position.enemies_of(player).resized();
        let beyond = now.iter().fold(now, |all, cell| all | chart.reach(cell, enemies));
        Reach { now, soon: beyond & position.free.resized() }
    }
}

/// Counts the free systems next to a player's stations, once for every such station.
fn markets<W: Width>(chart: &Chart, position: &Position, player: Player) -> usize {
    let stations = (position.stations & position.controlled[player.index()]).resized::<W>();
    let free = position.free.resized();
    stations.iter().map(|station| (chart.neighbours(station).resized::<W>() & free).len()).sum()
}
