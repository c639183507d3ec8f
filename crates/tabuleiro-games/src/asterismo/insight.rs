//! Explanations: missing pieces of each harvest, pieces that can be taken, and the effect of taking one on the others.

use super::Asterismo;
use super::board::{Cell, CellSet};
use super::position::Position;
use super::rules::Goal;
use super::tree::Colour;
use tabuleiro_core::grid::CellName;
use tabuleiro_core::insight::Finding;
use tabuleiro_core::{Game, Insight, Message, Player};

impl Insight for Asterismo {
    fn insights(&self, position: &Position) -> Vec<Finding> {
        let harvests = self
            .seats()
            .players()
            .flat_map(|player| Colour::ALL.map(|colour| self.harvested(position, player, colour)));
        let takeable = position.takeable;
        let can_be_taken = Message::new("insight-takeable").number("count", takeable.len() as i64);
        let takes = takeable.iter().map(|cell| effect(position, cell));
        harvests.chain([Finding::new(can_be_taken).on(names(takeable))]).chain(takes).collect()
    }
}

impl Asterismo {
    /// Returns how many pieces of a colour a player has and lacks, and the cells where more can be taken.
    fn harvested(&self, position: &Position, player: Player, colour: Colour) -> Finding {
        let count = position.harvest(player).of(colour);
        let needed = match self.goal() {
            Goal::FiveOfEachColour => 5,
            Goal::TenOfOneColour => 10,
        };
        let id = match (self.goal(), count >= needed) {
            (_, true) => "insight-enough",
            (Goal::FiveOfEachColour, false) => "insight-missing",
            (Goal::TenOfOneColour, false) => "insight-missing-of-one",
        };
        let in_reach = position.takeable & position.tree.of(colour);
        let message = Message::new(id)
            .message(
                "colour",
                Message::new(match colour {
                    Colour::Red => "score-red",
                    Colour::Blue => "score-blue",
                    Colour::Yellow => "score-yellow",
                }),
            )
            .number("count", count)
            .number("missing", needed.saturating_sub(count))
            .number("reach", in_reach.len() as i64);
        let useful = self.goal().useful_by_colour(position.harvest(player))[colour.index()];
        Finding::of(player, message).worth(colour.name(), useful.into()).on(names(in_reach))
    }
}

/// Returns the effect of taking a piece: some pieces become blocked, others free.
fn effect(position: &Position, cell: Cell) -> Finding {
    let tree = position.tree.without(cell);
    let (before, after) = (position.takeable.without(CellSet::of(cell)), tree.takeable(tree.holes()));
    let (blocked, opened) = (before.without(after), after.without(before));
    let message = Message::new("insight-effect")
        .text("cell", cell.name())
        .number("blocked", blocked.len() as i64)
        .number("opened", opened.len() as i64)
        .number("left", after.len() as i64);
    let labels = [(cell, "×")].into_iter();
    let labels =
        labels.chain(blocked.iter().map(|cell| (cell, "−"))).chain(opened.iter().map(|cell| (cell, "+")));
    Finding::new(message)
        .on([cell.name()].into_iter().chain(names(blocked)))
        .labelled(labels.map(|(cell, text)| (cell.name(), text)))
}

fn names(cells: CellSet) -> impl Iterator<Item = CellName> {
    cells.iter().map(Cell::name)
}
