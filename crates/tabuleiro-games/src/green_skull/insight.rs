//! Points, explained (G3.3), how far each piece has to go, and what is at stake with the skull.

use super::board::{Cell, Cells, ROWS};
use super::position::Position;
use super::species::{Side, Species};
use super::{GreenSkull, points};
use tabuleiro_core::grid::CellName;
use tabuleiro_core::insight::Finding;
use tabuleiro_core::{Insight, Message};

impl Insight for GreenSkull {
    fn insights(&self, position: &Position) -> Vec<Finding> {
        let of_species = |species| {
            let on_edge = self.on_edge(position, species);
            let captures = self.captures(position, species);
            on_edge.into_iter().chain(captures).chain(self.way(position, species))
        };
        let mut findings: Vec<Finding> = Species::ALL.into_iter().flat_map(of_species).collect();
        findings.push(self.skull(position));
        findings.push(zombies(position));
        findings
    }
}

impl GreenSkull {
    /// Returns a finding about a species, which is one about its player if it has one.
    fn about(&self, species: Species, message: Message) -> Finding {
        let side = Side::ALL.into_iter().find(|side| side.species() == species);
        match side {
            Some(side) => Finding::of(self.player(side), message),
            None => Finding::new(message),
        }
    }

    /// Returns the two points for each piece on its own edge.
    fn on_edge(&self, position: &Position, species: Species) -> Option<Finding> {
        let home = position.pieces(species) & species.edge();
        let id = match species {
            Species::Goblins => "insight-edge-goblins",
            Species::Orcs => "insight-edge-orcs",
            Species::Zombies => "insight-edge-zombies",
        };
        let count = home.len() as i16;
        let finding = self.about(species, Message::new(id).number("count", count)).worth("edge", 2 * count);
        (count > 0).then(|| finding.on(names(home)).labelled(names(home).map(|name| (name, "+2"))))
    }

    /// Returns one point for each captured piece of another species.
    fn captures(&self, position: &Position, species: Species) -> Vec<Finding> {
        let others = Species::ALL.into_iter().filter(|&other| other != species);
        let captured = others.map(|other| (other, position.captured(other) as i16));
        let finding = |(other, count): (Species, i16)| {
            let id = match other {
                Species::Goblins => "insight-captured-goblins",
                Species::Orcs => "insight-captured-orcs",
                Species::Zombies => "insight-captured-zombies",
            };
            self.about(species, Message::new(id).number("count", count)).worth("captures", count)
        };
        captured.filter(|(_, count)| *count > 0).map(finding).collect()
    }

    /// Returns the steps to go for the pieces that are not on their edge.
    fn way(&self, position: &Position, species: Species) -> Option<Finding> {
        let under_way = position.pieces(species) & !species.edge();
        let id = match species {
            Species::Goblins => "insight-way-goblins",
            Species::Orcs => "insight-way-orcs",
            Species::Zombies => "insight-way-zombies",
        };
        let steps: usize = under_way.iter().map(|cell| steps_to_edge(species, cell)).sum();
        let message = Message::new(id).number("count", under_way.len() as i64).number("steps", steps as i64);
        let labels = under_way.iter().map(|cell| (cell.name(), steps_to_edge(species, cell)));
        (!under_way.is_empty()).then(|| self.about(species, message).on(names(under_way)).labelled(labels))
    }

    /// Returns the holder of the skull, and the pieces whose jump would give it away (G2.5).
    fn skull(&self, position: &Position) -> Finding {
        let holder = position.skull();
        let jumpers = [holder.species(), Species::Zombies]
            .into_iter()
            .flat_map(|species| position.pieces(species).iter())
            .filter(|&piece| position.can_jump(piece));
        let jumpers: Vec<CellName> = jumpers.map(Cell::name).collect();
        let message = Message::new("insight-skull")
            .player("opponent", self.player(holder.other()))
            .number("jumpers", jumpers.len() as i64);
        Finding::of(self.player(holder), message).on(jumpers)
    }
}

/// Compares the zombies' points with those of the better player (G3.4).
fn zombies(position: &Position) -> Finding {
    let total = |species| points(position, species).iter().sum::<i16>();
    let (own, best) = (total(Species::Zombies), total(Species::Goblins).max(total(Species::Orcs)));
    let id = match own.cmp(&best) {
        std::cmp::Ordering::Greater => "insight-zombies-ahead",
        std::cmp::Ordering::Equal => "insight-zombies-level",
        std::cmp::Ordering::Less => "insight-zombies-behind",
    };
    let message = Message::new(id).number("total", own).number("difference", (own - best).abs());
    Finding::new(message).on(names(position.pieces(Species::Zombies)))
}

/// Returns the number of steps from a cell to the species' own edge (G1.3).
fn steps_to_edge(species: Species, cell: Cell) -> usize {
    match species {
        Species::Goblins => cell.row() - cell.number(),
        Species::Orcs => cell.number() - 1,
        Species::Zombies => ROWS - cell.row(),
    }
}

fn names(cells: Cells) -> impl Iterator<Item = CellName> {
    cells.iter().map(Cell::name)
}
