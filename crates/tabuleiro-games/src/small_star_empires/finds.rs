//! The points that the variants of S7 bring: tiles that were found, and colonies that were paid.

use super::SmallStarEmpires;
use super::board::{Cell, CellSet, Colour};
use super::position::Position;
use super::tiles::{Found, Tile};
use tabuleiro_core::{Game, PerPlayer, Player, Scores};

/// The parts of a score with unexplored systems, with open borders, and with both.
const PARTS: [&[&str]; 3] = [
    &["planets", "nebulae", "stations", "territory", "finds"],
    &["planets", "nebulae", "stations", "territory", "payments"],
    &["planets", "nebulae", "stations", "territory", "finds", "payments"],
];
/// The points for a colony that was paid (S7.7).
pub(super) const POINTS_PAID: i16 = 2;
/// The most nebulae of a colour that a chromatic one can be added to (S7.3).
const NEBULAE_MAX: usize = 3;

/// The colour that each chromatic nebula of a player counts as, if any.
pub(super) type Assigned = Vec<(Cell, Option<Colour>)>;

impl SmallStarEmpires {
    /// Adds what the variants bring to points that were counted without them.
    pub(super) fn with_finds(&self, position: &Position, mut scores: Scores) -> Scores {
        let has_finds = self.unexplored.is_some();
        let with_both = has_finds && self.rules.has_open_borders;
        scores.parts = PARTS[if with_both { 2 } else { usize::from(!has_finds) }];
        for player in self.chart.seats.players() {
            let points = &mut scores.points[player];
            points[0] += self.planets_found(position, player);
            points[1] += self.chromatic_points(position, player);
            points[2] +=
                self.abandoned_stations(position, player).map(|(_, beside)| beside.len() as i16).sum::<i16>();
            let finds = self.stations_found(position, player).len() as i16;
            let payments = POINTS_PAID * i16::from(position.received[player.index()]);
            match (has_finds, with_both) {
                (true, true) => (points[4], points[5]) = (finds, payments),
                (true, false) => points[4] = finds,
                _ => points[4] = payments,
            }
        }
        scores
    }

    /// Returns the systems of a player on which a kind of tile was found.
    pub(super) fn own_found(&self, position: &Position, player: Player, kind: Tile) -> CellSet {
        let found = self.unexplored.as_ref();
        let found = found.map_or(CellSet::EMPTY, |tiles| tiles.cells_of(position.found, kind));
        found & position.controlled[player.index()]
    }

    fn planets_found(&self, position: &Position, player: Player) -> i16 {
        let of = |kind: Tile| self.own_found(position, player, kind).len() as i16 * kind.planets();
        of(Tile::ThreePlanets) + of(Tile::TwoPlanets)
    }

    /// S7.3: both kinds of station give a point.
    pub(super) fn stations_found(&self, position: &Position, player: Player) -> CellSet {
        self.own_found(position, player, Tile::AbandonedStation)
            | self.own_found(position, player, Tile::RefuellingStation)
    }

    /// S7.3: colonies that count as trade stations, each with the systems of others beside it.
    pub(super) fn abandoned_stations(
        &self,
        position: &Position,
        player: Player,
    ) -> impl Iterator<Item = (Cell, CellSet)> {
        let enemies = position.enemies_of(player);
        let stations = self.own_found(position, player, Tile::AbandonedStation);
        stations.iter().map(move |station| (station, self.chart.neighbours(station) & enemies))
    }

    /// Returns the points that chromatic nebulae add to those for nebulae.
    fn chromatic_points(&self, position: &Position, player: Player) -> i16 {
        let cells = self.own_found(position, player, Tile::ChromaticNebula);
        if cells.is_empty() { 0 } else { self.best_assignment(position, player, cells).0 }
    }

    /// S7.3: the colours of a player's chromatic nebulae that bring the most points.
    pub(super) fn chromatic(&self, position: &Position, player: Player) -> Assigned {
        let cells = self.own_found(position, player, Tile::ChromaticNebula);
        cells.iter().zip(self.best_assignment(position, player, cells).1).collect()
    }

    fn best_assignment(
        &self,
        position: &Position,
        player: Player,
        cells: CellSet,
    ) -> (i16, Vec<Option<Colour>>) {
        let own = position.controlled[player.index()];
        let printed = self.chart.nebulae.map(|nebulae| (own & nebulae).len());
        let points = |counts: [usize; 3]| {
            counts.map(|count| self.rules.nebula_points(count as i16)).iter().sum::<i16>()
        };
        let mut best = (0, vec![None; cells.len()]);
        let mut open = vec![(printed, Vec::new())];
        while let Some((counts, colours)) = open.pop() {
            if colours.len() == cells.len() {
                let gained = points(counts) - points(printed);
                if gained > best.0 {
                    best = (gained, colours);
                }
                continue;
            }
            open.push((counts, [&colours[..], &[None]].concat()));
            for colour in Colour::ALL.into_iter().filter(|&colour| counts[colour as usize] < NEBULAE_MAX) {
                let mut counts = counts;
                counts[colour as usize] += 1;
                open.push((counts, [&colours[..], &[Some(colour)]].concat()));
            }
        }
        best
    }

    /// Returns planets, nebulae, stations and territory of each player, as judgement counts them: what the variants bring is among the
    /// planets, and a tile that is only imagined is worth what is likely.
    pub(super) fn judged(&self, position: &Position) -> PerPlayer<[f32; 4]> {
        let known = self.unexplored.as_ref().map_or(position.found, |tiles| tiles.known(position.found));
        let mut at = *position;
        at.found = known;
        let scores = self.scores(&at);
        let likely = self.likely_worth(position);
        PerPlayer::from_fn(self.chart.seats, |player| {
            let [planets, nebulae, stations, territory, finds, payments] =
                scores.points[player].map(f32::from);
            let imagined = self.imagined(position, player, known) as f32;
            [planets + finds + payments + likely * imagined, nebulae, stations, territory]
        })
    }

    /// Returns about how many points an unexplored system brings.
    pub(super) fn likely_worth(&self, position: &Position) -> f32 {
        self.unexplored.as_ref().map_or(0.0, |tiles| tiles.likely_worth(position.found))
    }

    /// Returns how many of a player's systems have a tile that is only imagined.
    fn imagined(&self, position: &Position, player: Player, known: Found) -> usize {
        let Some(unexplored) = &self.unexplored else { return 0 };
        let is_imagined = |number: usize| known.at(number) != position.found.at(number);
        let cells = unexplored.cells.iter().enumerate().filter(|&(number, _)| is_imagined(number));
        let own = position.controlled[player.index()];
        cells
            .filter(|(_, cell)| own.contains(**cell) || position.ships_of(player).any(|ship| ship == **cell))
            .count()
    }
}
