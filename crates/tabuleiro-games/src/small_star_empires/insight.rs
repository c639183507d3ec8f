//! Points, explained (S4): who holds what, and why it counts.

use super::SmallStarEmpires;
use super::board::{Cell, CellSet, Colour, System};
use super::chart::Chart;
use super::finds::POINTS_PAID;
use super::position::Position;
use super::rules::Territory;
use super::tiles::Tile;
use tabuleiro_core::grid::CellName;
use tabuleiro_core::insight::Finding;
use tabuleiro_core::{Game, Insight, Message, Player, Scores};

impl Insight for SmallStarEmpires {
    fn insights(&self, position: &Position) -> Vec<Finding> {
        let scores = self.scores(position);
        let of_player = |player: Player| {
            let mut findings = Vec::new();
            findings.extend(self.planets(position, player));
            findings
                .extend(Colour::ALL.into_iter().filter_map(|colour| self.nebulae(position, player, colour)));
            findings.extend(self.stations(position, player));
            findings.push(self.territory(position, player, &scores));
            findings.extend(self.finds(position, player));
            findings.extend(payments_received(position, player));
            findings
        };
        self.seats().players().flat_map(of_player).collect()
    }
}

impl SmallStarEmpires {
    /// S4.2: one point a planet.
    fn planets(&self, position: &Position, player: Player) -> Option<Finding> {
        let planets = |cell: Cell| match (self.chart.system(cell), self.found(position, cell)) {
            (System::Star(planets), _) => Some((self.name(cell), planets as i16)),
            (_, Some(tile)) if tile.planets() > 0 => Some((self.name(cell), tile.planets())),
            _ => None,
        };
        let stars: Vec<(CellName, i16)> =
            position.controlled[player.index()].iter().filter_map(planets).collect();
        let message = Message::new("insight-planets").number("stars", stars.len() as i64);
        let points = stars.iter().map(|(_, planets)| planets).sum();
        let finding = Finding::of(player, message).worth("planets", points);
        (!stars.is_empty()).then(|| {
            let labels = stars.iter().map(|(star, planets)| (*star, format!("+{planets}")));
            finding.on(stars.iter().map(|(star, _)| *star)).labelled(labels)
        })
    }

    /// S4.3: the nebulae of one colour together.
    fn nebulae(&self, position: &Position, player: Player, colour: Colour) -> Option<Finding> {
        let chromatic = self.chromatic(position, player);
        let as_colour = chromatic.iter().filter(|(_, other)| *other == Some(colour)).map(|(cell, _)| *cell);
        let printed = position.controlled[player.index()] & self.chart.nebulae[colour as usize];
        let own = printed | as_colour.collect();
        let (count, id) = (
            own.len() as i16,
            match colour {
                Colour::Red => "insight-nebulae-red",
                Colour::Green => "insight-nebulae-green",
                Colour::Blue => "insight-nebulae-blue",
            },
        );
        let points = self.rules.nebula_points(count);
        let next = self.rules.nebula_points(count + 1) - points;
        let message = Message::new(id).number("count", count).number("next", next);
        let finding = Finding::of(player, message).worth("nebulae", points);
        (count > 0).then(|| finding.on(self.names(own)))
    }

    /// S4.4: what each trade station has around it.
    fn stations(&self, position: &Position, player: Player) -> Vec<Finding> {
        let enemies = position.enemies_of(player);
        let of_station = |station: Cell| {
            let beside = self.chart.neighbours(station) & enemies;
            let (name, points) = (self.name(station), beside.len() as i16);
            let message = Message::new("insight-station").text("cell", name);
            let finding = Finding::of(player, message).worth("stations", points);
            finding.on([name].into_iter().chain(self.names(beside))).labelled([(name, format!("+{points}"))])
        };
        let abandoned = self.own_found(position, player, Tile::AbandonedStation);
        let stations = position.stations & position.controlled[player.index()];
        (stations | abandoned).iter().map(of_station).collect()
    }

    /// S7.3: the stations that were found.
    fn finds(&self, position: &Position, player: Player) -> Option<Finding> {
        let stations = self.stations_found(position, player);
        let count = stations.len() as i16;
        let message = Message::new("insight-finds").number("count", count);
        let finding = Finding::of(player, message).worth("finds", count);
        (count > 0).then(|| finding.on(self.names(stations)))
    }

    /// S4.5 and its like: how large, and whether that is the largest.
    fn territory(&self, position: &Position, player: Player, scores: &Scores) -> Finding {
        let territory = |player: Player| {
            let own = position.controlled[player.index()];
            match self.rules.territory {
                Territory::LargestGroup => largest_group(&self.chart, own),
                Territory::MostPieces => own & self.chart.landable,
            }
        };
        let own = territory(player);
        let others = self.seats().players().filter(|&other| other != player);
        let best = others.map(|other| territory(other).len()).max().unwrap_or_default();
        let points = scores.points[player][3];
        let id = match (self.rules.territory, own.len().cmp(&best)) {
            (Territory::LargestGroup, std::cmp::Ordering::Greater) => "insight-territory-largest",
            (Territory::LargestGroup, std::cmp::Ordering::Equal) => "insight-territory-equal",
            (Territory::LargestGroup, std::cmp::Ordering::Less) => "insight-territory-smaller",
            (Territory::MostPieces, std::cmp::Ordering::Greater) => "insight-pieces-most",
            (Territory::MostPieces, std::cmp::Ordering::Equal) => "insight-pieces-equal",
            (Territory::MostPieces, std::cmp::Ordering::Less) => "insight-pieces-fewer",
        };
        let message = Message::new(id).number("count", own.len() as i64).number("best", best as i64);
        Finding::of(player, message).worth("territory", points).on(self.names(own))
    }

    fn names(&self, cells: CellSet) -> impl Iterator<Item = CellName> {
        cells.iter().map(|cell| self.name(cell))
    }
}

/// S7.7: the colonies that others paid.
fn payments_received(position: &Position, player: Player) -> Option<Finding> {
    let received = position.received[player.index()];
    let message = Message::new("insight-payments").number("count", received);
    let finding = Finding::of(player, message).worth("payments", POINTS_PAID * i16::from(received));
    (received > 0).then_some(finding)
}

/// Returns the largest connected group of these systems; of equals, the one that is read first.
fn largest_group(chart: &Chart, systems: CellSet) -> CellSet {
    let (mut rest, mut largest) = (systems, CellSet::EMPTY);
    while !rest.is_empty() {
        let mut group = rest.only_first();
        loop {
            let beside = group.iter().fold(group, |beside, cell| beside | chart.neighbours(cell)) & systems;
            if beside == group {
                break;
            }
            group = beside;
        }
        rest = rest.without(group);
        if group.len() > largest.len() {
            largest = group;
        }
    }
    largest
}
