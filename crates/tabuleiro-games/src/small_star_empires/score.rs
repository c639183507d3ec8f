//! Points (S4).

use super::board::CellSet;
use super::chart::{Chart, Width};
use super::position::Position;
use super::rules::{Rules, Territory, Ties};
use tabuleiro_core::outcome::{Points, ranks_by};
use tabuleiro_core::{Outcome, PerPlayer, Player, Reason, Scores};

/// The parts of a score.
const PARTS: &[&str] = &["planets", "nebulae", "stations", "territory"];
const TERRITORY_POINTS: i16 = 3;

impl Position {
    /// Returns the points of all players.
    pub(super) fn scores<W: Width>(&self, chart: &Chart, rules: &Rules) -> Scores {
        let seats = chart.seats;
        let territory = PerPlayer::from_fn(seats, |player| self.territory::<W>(chart, rules, player));
        let best = territory.as_slice().iter().copied().max().unwrap_or_default();
        let ties = territory.as_slice().iter().filter(|&&size| size == best).count();
        let bonus = |player: Player| {
            let shared = ties > 1 && rules.territory == Territory::MostPieces;
            if territory[player] == best && !shared { TERRITORY_POINTS } else { 0 }
        };
        let points = |player: Player| -> Points {
            let nebulae = self.nebula_points::<W>(chart, rules, player);
            [
                self.planets::<W>(chart, player),
                nebulae,
                self.station_points::<W>(chart, player),
                bonus(player),
                0,
                0,
            ]
        };
        Scores { parts: PARTS, points: PerPlayer::from_fn(seats, points), neutral: None }
    }

    /// Returns the result of a finished game with these points.
    pub(super) fn outcome(&self, rules: &Rules, scores: Scores) -> Outcome {
        let seats = scores.seats();
        if rules.ties == Ties::AreDraws {
            let reason = Reason::of("over-blocked", self.to_move);
            let ranks = ranks_by(PerPlayer::from_fn(seats, |player| scores.total(player)));
            let is_draw = ranks.as_slice().iter().all(|&rank| rank == 1);
            return if is_draw {
                Outcome::drawn(scores, reason)
            } else {
                Outcome::ranked(ranks, scores, reason)
            };
        }
        // S4.6: colonies left, then stations left, then planets.
        let key = |player: Player| {
            let stock = self.stock[player.index()];
            (scores.total(player), stock.colonies, stock.stations, scores.points[player][0])
        };
        let ranks = ranks_by(PerPlayer::from_fn(seats, key));
        Outcome::ranked(ranks, scores, Reason::new("over-nobody-can-move"))
    }

    /// S4.2: one point a planet.
    fn planets<W: Width>(&self, chart: &Chart, player: Player) -> i16 {
        chart.planets_of(self.controlled[player.index()].resized::<W>()) as i16
    }

    /// S4.3: each colour by itself.
    fn nebula_points<W: Width>(&self, chart: &Chart, rules: &Rules, player: Player) -> i16 {
        let own = self.controlled[player.index()].resized::<W>();
        chart.nebulae.iter().map(|&nebulae| rules.nebula_points(count(own & nebulae.resized()))).sum()
    }

    /// S4.4: one point for each enemy next to each station.
    fn station_points<W: Width>(&self, chart: &Chart, player: Player) -> i16 {
        let enemies = self.enemies_of(player).resized();
        let stations = (self.stations & self.controlled[player.index()]).resized::<W>();
        stations.iter().map(|station| count(chart.neighbours(station).resized::<W>() & enemies)).sum()
    }

    fn territory<W: Width>(&self, chart: &Chart, rules: &Rules, player: Player) -> i16 {
        let own = self.controlled[player.index()];
        match rules.territory {
            Territory::LargestGroup => largest_group(chart, own.resized::<W>()),
            Territory::MostPieces => count((own & chart.landable).resized::<W>()),
        }
    }
}

/// Returns the size of the largest connected group of these systems.
fn largest_group<W: Width>(chart: &Chart, systems: CellSet<W>) -> i16 {
    let mut rest = systems;
    let mut largest = 0;
    while !rest.is_empty() {
        let mut border = rest.only_first();
        rest = rest.without_first();
        let mut size = 0;
        while let Some(cell) = border.first() {
            let found = chart.neighbours(cell).resized() & rest;
            border = border.without_first() | found;
            rest = rest.without(found);
            size += 1;
        }
        largest = largest.max(size);
    }
    largest
}

fn count<W: Width>(cells: CellSet<W>) -> i16 {
    cells.len() as i16
}
