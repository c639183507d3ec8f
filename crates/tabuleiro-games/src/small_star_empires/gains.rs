//! The gain of a move: systems colonised, taken from others, and in reach afterwards.

use super::SmallStarEmpires;
use super::board::{Cell, CellSet, SYSTEMS_MAX, System};
use super::chart::{Chart, Width};
use super::finds::POINTS_PAID;
use super::moves::{Move, Piece};
use super::position::Position;
use super::weights::{Fit, GainFeature, gains};

/// A feature of a move and its value.
pub(super) type Gain = (&'static GainFeature, i32);

/// A position as the player to move sees it, to compute gains with.
pub(super) struct Look<'a, W> {
    game: &'a SmallStarEmpires,
    chart: &'a Chart,
    position: &'a Position,
    own: CellSet<W>,
    enemies: CellSet<W>,
    free: CellSet<W>,
    /// Systems on which other players can land.
    contested: CellSet<W>,
    /// The unexplored systems, and how many planets one of them is worth.
    hidden: CellSet<W>,
    likely: i32,
}

impl<'a, W: Width> Look<'a, W> {
    pub(super) fn at(game: &'a SmallStarEmpires, position: &'a Position) -> Look<'a, W> {
        let player = position.to_move;
        let others = game.chart.seats.players().filter(|&other| other != player);
        let landings = others.flat_map(|other| position.landings_of_all::<W>(other));
        Look {
            game,
            chart: &game.chart,
            position,
            own: position.controlled[player.index()].resized(),
            enemies: position.enemies_of(player).resized(),
            free: position.free.resized(),
            contested: landings.fold(CellSet::EMPTY, |all, (_, landings)| all | landings),
            hidden: game.hidden(position).resized(),
            likely: game.likely_worth(position).round() as i32,
        }
    }

    /// Returns the features of a move.
    pub(super) fn features(&self, mv: Move) -> impl Iterator<Item = Gain> {
        let landing = self.features_of_landing(mv.to(), mv.piece());
        let from = [(&gains::LEFT_BEHIND, self.left_behind(mv.from())), self.payment(mv)];
        landing.into_iter().chain(from)
    }

    /// Returns what a move pays to others (S7.7), in planets.
    fn payment(&self, mv: Move) -> Gain {
        let crossed = if self.game.is_plain { 0 } else { self.game.crossed(self.position, mv).len() };
        (&gains::PLANETS, -i32::from(POINTS_PAID) * crossed as i32)
    }

    /// Returns the features that moves with this landing share.
    fn features_of_landing(&self, to: Cell, piece: Piece) -> [Gain; 15] {
        let &Look { chart, own, enemies, free, contested, .. } = self;
        let around = chart.neighbours(to).resized::<W>();
        let count = |systems: CellSet<W>| systems.len() as i32;
        let (planets, nebula, further) = match chart.system(to) {
            System::Star(planets) => (planets as i32, 0, 0),
            _ if self.hidden.contains(to) => (self.likely, 0, 0),
            System::Nebula(colour) if own.meets(chart.nebulae[colour as usize].resized()) => (0, 0, 1),
            System::Nebula(_) => (0, 1, 0),
            _ => (0, 0, 0),
        };
        let station = i32::from(piece == Piece::TradeStation);
        let contested = i32::from(contested.contains(to));
        let next = count(chart.reach(to, enemies) & free.without(CellSet::of(to)));
        let free_around = around & free;
        [
            (&gains::PLANETS, planets),
            (&gains::NEBULA, nebula),
            (&gains::FURTHER_NEBULA, further),
            (&gains::STATION, station),
            (&gains::ENEMIES, count(around & enemies)),
            (&gains::STATION_WITH_ENEMIES, station * count(around & enemies)),
            (&gains::FREE, count(free_around)),
            (&gains::STATION_WITH_FREE, station * count(free_around)),
            (&gains::OWN_BESIDE, i32::from(around.meets(own))),
            (&gains::CONTESTED, contested),
            (&gains::CONTESTED_WORTH, contested * (planets + 2 * nebula + 3 * further)),
            (&gains::FREE_WORTH, (chart.planets_of(free_around) + 2 * chart.nebulae_of(free_around)) as i32),
            (&gains::NEXT, next.min(6)),
            (&gains::NOTHING_NEXT, i32::from(next == 0)),
            (&gains::OWN, count(around & own)),
        ]
    }

    /// Returns the number of landings that the ship had from its cell, at most 6.
    fn left_behind(&self, from: Cell) -> i32 {
        let ships = self.position.landings_of_all::<W>(self.position.to_move);
        let landings = ships.filter(|&(ship, _)| ship == from).map(|(_, landings)| landings.len()).max();
        landings.unwrap_or_default().min(6) as i32
    }

    /// Appends the gains of moves. The part that moves with one landing share is computed once.
    pub(super) fn gains(&self, moves: &[Move], fit: Fit, gains: &mut Vec<i32>) {
        let mut landings = [[None; Piece::ALL.len()]; SYSTEMS_MAX];
        let left_behind = gains::LEFT_BEHIND.weight(fit);
        gains.extend(moves.iter().map(|&mv| {
            let landing = landings[mv.to().index()][mv.piece() as usize]
                .get_or_insert_with(|| weighed(self.features_of_landing(mv.to(), mv.piece()), fit));
            let payment = weighed([self.payment(mv)], fit);
            (*landing + self.left_behind(mv.from()) * left_behind + payment) / 16
        }));
    }
}

/// Returns the sum of features times weights, in sixteenths of a unit.
pub(super) fn weighed(features: impl IntoIterator<Item = Gain>, fit: Fit) -> i32 {
    features.into_iter().map(|(feature, value)| value * feature.weight(fit)).sum()
}
