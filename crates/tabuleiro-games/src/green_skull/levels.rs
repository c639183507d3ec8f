//! The report's computer players: every complete move is valued one ply deep, and each level takes one of them (G5).

use super::GreenSkull;
use super::board::Cell;
use super::moves::Move;
use super::position::{Phase, Position};
use super::species::Species;
use tabuleiro_core::{History, Level, Strength, Strengths};

/// Further series are not looked at. No game played from the start comes near; a position set up by hand might have
/// millions of them.
const COMPLETE_MOVES_MAX: usize = 50_000;

/// Measured in docs/levels.md.
const STRENGTHS: [Strength; 8] = [
    Strength::rated(40, 150.0, 297),
    Strength::rated(165, 62.0, 514),
    Strength::rated(520, 29.0, 805),
    Strength::rated(1_050, 17.0, 984),
    Strength::rated(2_400, 9.0, 1182),
    Strength::rated(6_000, 4.0, 1379),
    Strength::rated(40_000, 0.0, 1663),
    Strength::rated(600_000, 0.0, 1870),
];

impl Strengths for GreenSkull {
    fn strengths(&self) -> &'static [Strength] {
        &STRENGTHS
    }
    fn levels() -> &'static [Level<GreenSkull>] {
        &[
            Level { id: "easy", rule_sets: &[], choose: |history, _| choose(history, |_| 1) },
            Level {
                id: "medium",
                rule_sets: &[],
                choose: |history, _| choose(history, |count| count.div_ceil(2)),
            },
            Level { id: "hard", rule_sets: &[], choose: |history, _| choose(history, |count| count) },
        ]
    }
}

/// A step, or a series to where it stops. Ordered as the report sorts them.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct CompleteMove {
    /// What it is worth to the species that moves.
    pub value: usize,
    /// From where to where, step or jump by jump. Cells are ordered by row and number.
    pub hops: Vec<(Cell, Cell)>,
    /// The same as decisions, `Move::Stop` included where it is one.
    pub moves: Vec<Move>,
}

/// The complete moves of the species to move; in a series those of the rest of it, the first of which is to stop.
/// From the least to the most valued.
pub fn complete_moves(position: &Position) -> Vec<CompleteMove> {
    let mut all = Vec::new();
    if let Phase::Move(part) | Phase::Series { part, .. } = position.phase() {
        extend(&mut Vec::new(), position, position.movers(part), &mut all);
    }
    all.sort_unstable();
    all
}

/// Plays the move that `nth` picks out of so many, counted from 1.
fn choose(history: &History<GreenSkull>, nth: fn(usize) -> usize) -> Vec<Move> {
    let mut all = complete_moves(history.position);
    let chosen = nth(all.len()) - 1;
    all.swap_remove(chosen).moves
}

/// Adds the complete moves that begin with the moves played, which led to this position.
fn extend(played: &mut Vec<Move>, position: &Position, species: Species, all: &mut Vec<CompleteMove>) {
    let in_series = matches!(position.phase(), Phase::Series { .. });
    if in_series || !played.is_empty() {
        all.push(complete(played, in_series, value(position, species)));
        if !in_series || all.len() >= COMPLETE_MOVES_MAX {
            return;
        }
    }
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    for mv in moves.into_iter().filter(|&mv| mv != Move::Stop) {
        let mut next = *position;
        next.play(mv);
        played.push(mv);
        extend(played, &next, species, all);
        played.pop();
    }
}

fn complete(played: &[Move], stops: bool, value: usize) -> CompleteMove {
    let hop = |&mv: &Move| match mv {
        Move::Step { from, to } | Move::Jump { from, to, .. } => Some((from, to)),
        Move::Stop => None,
    };
    let moves = played.iter().copied().chain(stops.then_some(Move::Stop)).collect();
    CompleteMove { value, hops: played.iter().filter_map(hop).collect(), moves }
}

/// How far the pieces of a species have come, and how many of the other two species were captured.
fn value(position: &Position, species: Species) -> usize {
    let progress = |cell: Cell| match species {
        Species::Goblins => cell.number() + 10 - cell.row(),
        Species::Orcs => 11 - cell.number(),
        Species::Zombies => cell.row(),
    };
    let others = Species::ALL.into_iter().filter(|&other| other != species);
    position.pieces(species).iter().map(progress).sum::<usize>()
        + others.map(|other| position.captured(other)).sum::<usize>()
}
