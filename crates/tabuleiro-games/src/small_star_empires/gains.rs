//! How promising a move is: what it gets, takes from others and leads to.

use super::SmallStarEmpires;
use super::board::{Cell, Chart, SYSTEMS_MAX, System};
use super::mask::Mask;
use super::mv::{Mv, Piece};
use super::position::Position;

pub(super) const GAIN_FEATURES: usize = 16;
/// The one that tells where a ship comes from; all others are of where it lands.
const LEFT_BEHIND: usize = 14;

/// A position as the player to move sees it: what gains are counted with.
pub(super) struct Look<'a, M> {
    chart: &'a Chart,
    position: &'a Position,
    own: M,
    enemies: M,
    free: M,
    /// Where others can land.
    contested: M,
}

impl<'a, M: Mask> Look<'a, M> {
    pub fn at(game: &'a SmallStarEmpires, position: &'a Position) -> Look<'a, M> {
        let player = position.to_move;
        let others = game.chart.seats.players().filter(|&other| other != player);
        let landings = others.flat_map(|other| position.landings_of_all::<M>(other));
        Look {
            chart: &game.chart,
            position,
            own: M::of(position.controlled[player.index()]),
            enemies: M::of(position.enemies_of(player)),
            free: M::of(position.free),
            contested: landings.fold(M::NONE, |all, (_, landings)| all | landings),
        }
    }

    /// What a move gets, takes from others and leads to.
    pub fn features(&self, mv: Mv) -> [i32; GAIN_FEATURES] {
        let mut features = self.features_of_landing(mv.to(), mv.piece());
        features[LEFT_BEHIND] = self.left_behind(mv.from());
        features
    }

    /// What moves with this landing have in common.
    fn features_of_landing(&self, to: Cell, piece: Piece) -> [i32; GAIN_FEATURES] {
        let &Look { chart, own, enemies, free, contested, .. } = self;
        let around = M::of(chart.neighbours(to));
        let count = |systems: M| systems.count() as i32;
        let (planets, nebula, further) = match chart.system(to) {
            System::Star(planets) => (planets as i32, 0, 0),
            System::Nebula(colour) if !(own & M::of(chart.nebulae[colour as usize])).is_none() => (0, 0, 1),
            System::Nebula(_) => (0, 1, 0),
            _ => (0, 0, 0),
        };
        let station = i32::from(piece == Piece::TradeStation);
        let contested = count(contested & M::just(to));
        let next = count(chart.reach(to, enemies) & free & !M::just(to));
        let free_around = around & free;
        [
            planets,
            nebula,
            further,
            station,
            count(around & enemies),
            station * count(around & enemies),
            count(free_around),
            station * count(free_around),
            i32::from(!(around & own).is_none()),
            contested,
            contested * (planets + 2 * nebula + 3 * further),
            (chart.planets_of(free_around) + 2 * chart.nebulae_of(free_around)) as i32,
            next.min(6),
            i32::from(next == 0),
            0,
            count(around & own),
        ]
    }

    /// How much the ship could land on where it was.
    fn left_behind(&self, from: Cell) -> i32 {
        let ships = self.position.landings_of_all::<M>(self.position.to_move);
        let landings = ships.filter(|&(ship, _)| ship == from).map(|(_, landings)| landings.count()).max();
        landings.unwrap_or_default().min(6) as i32
    }

    /// The gains of these moves, appended. What moves with one landing have in common is counted once.
    pub fn gains(&self, moves: &[Mv], weights: [i32; GAIN_FEATURES], gains: &mut Vec<i32>) {
        let mut landings = [[None; Piece::ALL.len()]; SYSTEMS_MAX];
        gains.extend(moves.iter().map(|&mv| {
            let landing = landings[mv.to().index()][mv.piece() as usize].get_or_insert_with(|| {
                let features = self.features_of_landing(mv.to(), mv.piece());
                features.into_iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<i32>()
            });
            (*landing + self.left_behind(mv.from()) * weights[LEFT_BEHIND]) / 16
        }));
    }
}
