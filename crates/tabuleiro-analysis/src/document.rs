//! Analyses as JSON documents for other programs.

use crate::{Analysis, Decision, TurnVerdict, Verdict};
use serde::{Deserialize, Serialize};
use tabuleiro_table::thought::{ProofDocument, ThoughtDocument, rounded};

/// A decision with an engine's judgement.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DecisionDocument {
    /// Number of the turn, counted from 1.
    pub turn: usize,
    pub seat: u8,
    #[serde(rename = "move")]
    pub mv: String,
    pub choices: usize,
    pub best: String,
    pub loss: f64,
    pub verdict: String,
    pub after: Vec<f64>,
    /// Thought before the decision.
    #[serde(flatten)]
    pub before: ThoughtDocument,
}

/// A turn with an engine's judgement.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TurnDocument {
    /// Number of the turn, counted from 1.
    pub turn: usize,
    pub seat: u8,
    pub moves: Vec<String>,
    pub verdict: String,
    /// Loss of expected result.
    pub loss: f64,
    /// Expected result after the turn.
    pub after: f64,
    /// Better moves, if the turn lost anything.
    pub best: Option<Vec<String>>,
    /// Result that was proved before the turn.
    pub proof: Option<ProofDocument>,
}

impl TurnDocument {
    fn new(turn: &TurnVerdict) -> TurnDocument {
        TurnDocument {
            turn: turn.number,
            seat: turn.player.seat(),
            moves: turn.played.iter().map(ToString::to_string).collect(),
            verdict: turn.verdict.to_string(),
            loss: rounded(turn.loss),
            after: rounded(turn.after),
            best: turn.best.map(<[String]>::to_vec),
            proof: turn.proof.as_ref().map(ProofDocument::new),
        }
    }
}

impl Analysis {
    /// Returns the judgement of each turn as a document.
    pub fn turn_documents(&self) -> Vec<TurnDocument> {
        self.verdicts().map(|turn| TurnDocument::new(&turn)).collect()
    }

    /// Returns each seat's expected result before the first decision and after each one.
    pub fn course_document(&self) -> Vec<Vec<f64>> {
        let values = |values: &tabuleiro_core::PerPlayer<f32>| {
            values.as_slice().iter().map(|&value| rounded(value)).collect()
        };
        self.course.iter().map(values).collect()
    }
}

impl DecisionDocument {
    /// Returns the document of a decision; turns count from 1.
    pub fn new(turn: usize, decision: &Decision<String>) -> DecisionDocument {
        DecisionDocument {
            turn,
            seat: decision.player.seat(),
            mv: decision.played.clone(),
            choices: decision.choices,
            best: decision.before.lines[0].moves[0].clone(),
            loss: rounded(decision.loss()),
            verdict: Verdict::on(std::slice::from_ref(decision)).to_string(),
            after: decision.after.as_slice().iter().map(|&value| rounded(value)).collect(),
            before: ThoughtDocument::new(&decision.before),
        }
    }
}
