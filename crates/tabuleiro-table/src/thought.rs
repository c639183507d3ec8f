//! Engine thoughts as JSON documents.

use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::HashSet;
use tabuleiro_engine::{Proof, Thought, Variation};

/// An engine's thought about a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ThoughtDocument {
    pub depth: u32,
    pub nodes: u64,
    pub time_ms: u64,
    pub lines: Vec<LineDocument>,
}

/// A line of moves with its value for each seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LineDocument {
    pub moves: Vec<String>,
    pub values: Vec<f64>,
    pub scores: Vec<i32>,
    pub proof: Option<ProofDocument>,
}

/// A proved result.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ProofDocument {
    pub seat: u8,
    pub result: String,
    pub plies: Option<u32>,
    pub margin: Option<i32>,
}

impl ThoughtDocument {
    /// Returns the document of a thought.
    pub fn new(thought: &Thought<String>) -> ThoughtDocument {
        ThoughtDocument {
            depth: thought.depth,
            nodes: thought.nodes,
            time_ms: thought.time.as_millis() as u64,
            lines: thought.lines.iter().map(LineDocument::new).collect(),
        }
    }
}

impl ThoughtDocument {
    /// Joins the thoughts of several searches, each of its part of the moves: the best `lines` for a seat. `None` without any.
    pub fn joined(parts: Vec<ThoughtDocument>, seat: u8, lines: usize) -> Option<ThoughtDocument> {
        // A search tells a result of its best move for certain only if no other move of its part is better.
        let knows_all = parts.iter().all(|part| part.lines.first().is_some_and(|best| best.proof.is_some()));
        let joined = parts.into_iter().reduce(ThoughtDocument::with)?;
        Some(ThoughtDocument { lines: best_of(joined.lines, seat, lines, knows_all), ..joined })
    }

    fn with(mut self, other: ThoughtDocument) -> ThoughtDocument {
        self.lines.extend(other.lines);
        ThoughtDocument {
            depth: self.depth.min(other.depth),
            nodes: self.nodes + other.nodes,
            time_ms: self.time_ms.max(other.time_ms),
            lines: self.lines,
        }
    }
}

/// Returns the best lines for a seat, one for each move, the best first. That of the best move proves nothing but a
/// win, unless all is known.
fn best_of(mut all: Vec<LineDocument>, seat: u8, lines: usize, knows_all: bool) -> Vec<LineDocument> {
    let index = usize::from(seat).wrapping_sub(1);
    all.sort_by_key(|line| Reverse(line.scores.get(index).copied()));
    let mut seen = HashSet::new();
    all.retain(|line| seen.insert(line.moves.first().cloned()));
    all.truncate(lines.max(1));
    if let Some(best) = all.first_mut() {
        let nothing_is_better = best.values.get(index).is_some_and(|&value| value >= 1.0);
        best.proof = best.proof.take().filter(|_| knows_all || nothing_is_better);
    }
    all
}

impl LineDocument {
    fn new(line: &Variation<String>) -> LineDocument {
        let proof = line.proof.as_ref().map(ProofDocument::new);
        let values = line.values.as_slice().iter().map(|&value| rounded(value)).collect();
        LineDocument { moves: line.moves.clone(), values, scores: line.scores.as_slice().to_vec(), proof }
    }
}

impl ProofDocument {
    /// Returns the document of a proof.
    pub fn new(proof: &Proof) -> ProofDocument {
        ProofDocument {
            seat: proof.player.seat(),
            result: proof.result.to_string(),
            plies: proof.plies,
            margin: proof.margin,
        }
    }
}

/// Rounds to three decimals.
pub fn rounded(value: f32) -> f64 {
    (f64::from(value) * 1000.0).round() / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a line of one move for the first of two seats, and what is proved of it.
    fn line(mv: &str, score: i32, proved: Option<&str>) -> LineDocument {
        let proof =
            |result: &str| ProofDocument { seat: 1, result: result.into(), plies: None, margin: None };
        let value = match proved {
            Some("won") => 1.0,
            Some("lost") => 0.0,
            _ => 0.5,
        };
        LineDocument {
            moves: vec![mv.into()],
            values: vec![value, 1.0 - value],
            scores: vec![score, -score],
            proof: proved.map(proof),
        }
    }

    fn part(depth: u32, lines: Vec<LineDocument>) -> ThoughtDocument {
        ThoughtDocument { depth, nodes: 10, time_ms: u64::from(depth), lines }
    }

    fn joined(parts: Vec<ThoughtDocument>, seat: u8) -> ThoughtDocument {
        ThoughtDocument::joined(parts, seat, 2).unwrap()
    }

    fn moves(thought: &ThoughtDocument) -> Vec<&str> {
        thought.lines.iter().map(|line| line.moves[0].as_str()).collect()
    }

    #[test]
    fn the_best_moves_of_all_parts_are_told_for_the_seat_that_decides() {
        let parts = || {
            vec![
                part(5, vec![line("a", 10, None), line("b", -30, None)]),
                part(4, vec![line("c", 20, None), line("d", 15, None)]),
            ]
        };
        let first = joined(parts(), 1);
        assert_eq!(moves(&first), ["c", "d"]);
        assert_eq!((first.depth, first.nodes, first.time_ms), (4, 20, 5));
        assert_eq!(moves(&joined(parts(), 2)), ["b", "a"]);
    }

    #[test]
    fn a_move_that_two_parts_looked_at_is_told_once() {
        let parts = vec![part(3, vec![line("a", 10, None)]), part(3, vec![line("a", 9, None)])];
        assert_eq!(moves(&joined(parts, 1)), ["a"]);
    }

    #[test]
    fn a_draw_is_proved_once_every_part_knows_its_result_and_a_win_at_once() {
        let drawn = || part(9, vec![line("a", 0, Some("drew"))]);
        let open = joined(vec![drawn(), part(9, vec![line("b", -5, None)])], 1);
        assert_eq!((moves(&open), &open.lines[0].proof), (vec!["a", "b"], &None));
        let known = joined(vec![drawn(), part(9, vec![line("b", -31_000, Some("lost"))])], 1);
        assert!(known.lines[0].proof.is_some());
        let won = part(9, vec![line("c", 30_999, Some("won"))]);
        assert!(joined(vec![won, part(2, vec![line("b", -5, None)])], 1).lines[0].proof.is_some());
    }

    #[test]
    fn no_parts_have_no_thought() {
        assert_eq!(ThoughtDocument::joined(Vec::new(), 1, 3), None);
    }
}
