//! The islands of each side and what keeps them apart, what can be sunk, and how near the quicksand is.

use super::Syrtis;
use super::board::{BOARD, Cell, CellSet, stay_connected_without};
use super::position::{Phase, Position};
use super::rules::QUICKSAND;
use super::tiles::Side;
use tabuleiro_core::grid::CellName;
use tabuleiro_core::insight::Finding;
use tabuleiro_core::{Insight, Message};

impl Insight for Syrtis {
    fn insights(&self, position: &Position) -> Vec<Finding> {
        let mut findings: Vec<Finding> =
            Side::ALL.into_iter().flat_map(|side| islands(position, side)).collect();
        if position.phase == Phase::Playing {
            findings.extend(Side::ALL.map(|side| sinkable(position, side)));
        }
        if matches!(position.phase, Phase::Playing | Phase::Over(_)) {
            findings.push(quicksand(position));
        }
        findings
    }
}

/// Returns a finding about a side; without a player before the sides are chosen.
fn about(position: &Position, side: Side, message: Message) -> Finding {
    match position.phase {
        Phase::Placing | Phase::Choosing => Finding::new(message),
        Phase::Playing | Phase::Over(_) => Finding::of(position.player_of(side), message),
    }
}

/// Y4.1: the islands of a side's colour, and those of its shape. The tiles of each island have its letter, the largest `A`, and
/// those outside the largest are what keeps it from being complete.
fn islands(position: &Position, side: Side) -> [Finding; 2] {
    let (colour, shape) = match side {
        Side::Light => ("light", "round"),
        Side::Dark => ("dark", "square"),
    };
    let of = |tiles: CellSet, kind: &str| {
        let islands = parts(tiles);
        let largest = islands.first().copied().unwrap_or_default();
        let apart = tiles.without(largest);
        let id = if apart.is_empty() { "complete" } else { "apart" };
        let message = Message::new(format!("insight-{id}-{kind}"))
            .number("islands", islands.len() as i64)
            .number("largest", largest.len() as i64)
            .number("apart", apart.len() as i64);
        let lettered = ('A'..='Z').zip(&islands);
        let labels = lettered.flat_map(|(letter, island)| names(*island).map(move |name| (name, letter)));
        about(position, side, message).on(names(apart)).labelled(labels)
    };
    [of(position.tiles.colour[side], colour), of(position.tiles.shape[side], shape)]
}

/// Returns the connected parts of a set, the largest first.
fn parts(cells: CellSet) -> Vec<CellSet> {
    let mut parts: Vec<CellSet> = BOARD.groups(cells).collect();
    parts.sort_by_key(|part| std::cmp::Reverse(part.len()));
    parts
}

/// Y3.2: what a side could sink if it were its turn.
fn sinkable(position: &Position, side: Side) -> Finding {
    let (turn, tiles) = (Position { to_move: side, ..*position }, position.tiles.all());
    let sinkable: Vec<CellName> = turn
        .sink_candidates()
        .into_iter()
        .filter(|&cell| stay_connected_without(tiles, cell))
        .map(Cell::name)
        .collect();
    let message = Message::new("insight-sinkable").number("count", sinkable.len() as i64);
    about(position, side, message).on(sinkable)
}

/// Y4.2: how many sinks are left to win by.
fn quicksand(position: &Position) -> Finding {
    let Some(side) = position.sunk_by else { return Finding::new(Message::new("insight-no-quicksand")) };
    let message = Message::new("insight-quicksand")
        .number("count", position.sunk_in_a_row)
        .number("left", QUICKSAND - position.sunk_in_a_row)
        .player("opponent", position.player_of(side.opponent()));
    about(position, side, message)
}

fn names(cells: CellSet) -> impl Iterator<Item = CellName> {
    cells.into_iter().map(Cell::name)
}
