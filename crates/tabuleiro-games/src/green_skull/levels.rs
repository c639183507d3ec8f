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

/// Distances are in docs/levels.md.
const STRENGTHS: [Strength; 8] = [
    Strength::new(40, 80.0).overlooking(0.6),
    Strength::new(150, 30.0).overlooking(0.35),
    Strength::new(400, 18.0).overlooking(0.25),
    Strength::new(1_000, 10.0).overlooking(0.15),
    Strength::new(2_400, 6.0).overlooking(0.08),
    Strength::new(11_000, 2.0).overlooking(0.01),
    Strength::new(40_000, 0.0),
    Strength::new(600_000, 0.0),
];

impl Strengths for GreenSkull {
    fn strengths(&self) -> &'static [Strength] {
        &STRENGTHS
    }
    fn levels() -> &'static [Level<GreenSkull>] {
        &[
            Level { id: "easy", rule_sets: &[], choose: |history, _| choose(history, Pick::First) },
            Level { id: "medium", rule_sets: &[], choose: |history, _| choose(history, Pick::Middle) },
            Level { id: "hard", rule_sets: &[], choose: |history, _| choose(history, Pick::Last) },
        ]
    }
}

/// A step, or a series to where it stops. Ordered as the report sorts them.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct CompleteMove {
    /// Value for the species that moves.
    pub value: usize,
    /// From where to where, step or jump by jump. Cells are ordered by row and number.
    pub hops: Vec<(Cell, Cell)>,
    /// The path as moves, including `Move::Stop` where it is a decision.
    pub moves: Vec<Move>,
}

/// Returns the complete moves of the species to move; in a series those of the rest of it, the first of which is to
/// stop. From the least to the most valued.
pub(super) fn complete_moves(position: &Position) -> Vec<CompleteMove> {
    let mut all = Vec::new();
    if let Phase::Move(part) | Phase::Series { part, .. } = position.phase() {
        extend(&mut Vec::new(), position, position.movers(part), &mut all);
    }
    all.sort_unstable();
    all
}

/// Which of the sorted complete moves a level plays.
#[derive(Copy, Clone, PartialEq)]
enum Pick {
    First,
    Middle,
    Last,
}

impl Pick {
    fn of(self, mut all: Vec<CompleteMove>) -> Vec<Move> {
        let place = match self {
            Pick::First => 0,
            Pick::Middle => all.len().div_ceil(2) - 1,
            Pick::Last => all.len() - 1,
        };
        all.swap_remove(place).moves
    }
}

/// Plays a level's complete move, or the rest of one that has begun.
fn choose(history: &History<GreenSkull>, pick: Pick) -> Vec<Move> {
    rest_of_series(history, pick).unwrap_or_else(|| {
        let mut all = complete_moves(history.position);
        // A level in the middle between stopping and going on has chosen the series for what follows.
        if pick == Pick::Middle && matches!(history.position.phase(), Phase::Series { .. }) {
            all.retain(|complete| complete.moves[0] != Move::Stop);
        }
        pick.of(all)
    })
}

/// Returns the rest of the series that the level would have begun, if it is the one that was played.
fn rest_of_series(history: &History<GreenSkull>, pick: Pick) -> Option<Vec<Move>> {
    let Phase::Series { mut piece, .. } = history.position.phase() else { return None };
    let mut before = history.moves;
    while let [rest @ .., Move::Jump { from, to, .. }] = before
        && *to == piece
    {
        (before, piece) = (rest, *from);
    }
    let played = &history.moves[before.len()..];
    let mut start = *history.start;
    before.iter().for_each(|&mv| start.play(mv));
    let rest = pick.of(complete_moves(&start)).strip_prefix(played)?.to_vec();
    played.iter().for_each(|&mv| start.play(mv));
    (start == *history.position && !played.is_empty()).then_some(rest)
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

/// Returns the progress of a species' pieces plus the captured pieces of the other two.
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
