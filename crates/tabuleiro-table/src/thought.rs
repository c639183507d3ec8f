//! Engine thoughts as JSON documents.

use serde::{Deserialize, Serialize};
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
