//! An analysis for programs: what an engine thinks, and what it thinks of a decision, as JSON documents.

use crate::{Analysis, Decision, TurnVerdict, Verdict};
use serde::{Deserialize, Serialize};
use tabuleiro_table::thought::{ProofDocument, ThoughtDocument, rounded};

/// A decision, and what an engine thinks of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DecisionDocument {
    /// The number of its turn, from 1.
    pub turn: usize,
    pub seat: u8,
    #[serde(rename = "move")]
    pub mv: String,
    pub choices: usize,
    pub best: String,
    pub loss: f64,
    pub verdict: String,
    pub after: Vec<f64>,
    /// What was thought before it.
    #[serde(flatten)]
    pub before: ThoughtDocument,
}

/// A turn, and what an engine thinks of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TurnDocument {
    /// Its number, from 1.
    pub turn: usize,
    pub seat: u8,
    pub moves: Vec<String>,
    pub verdict: String,
    /// How much of the expected result it lost.
    pub loss: f64,
    /// What the player could expect after it.
    pub after: f64,
    /// What would have been better, where something was lost.
    pub best: Option<Vec<String>>,
    /// What was certain before it.
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
    /// What is to be said of each turn, for programs.
    pub fn turn_documents(&self) -> Vec<TurnDocument> {
        self.verdicts().map(|turn| TurnDocument::new(&turn)).collect()
    }

    /// Each seat's expected result before the first decision and after each, for programs.
    pub fn course_document(&self) -> Vec<Vec<f64>> {
        let values = |values: &tabuleiro_core::PerPlayer<f32>| {
            values.as_slice().iter().map(|&value| rounded(value)).collect()
        };
        self.course.iter().map(values).collect()
    }
}

impl DecisionDocument {
    /// The document of a decision of a turn, counted from 1.
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
