//! Notes of a judge: its thoughts on a game in order, so that a later judgement can continue.

use serde::{Deserialize, Serialize};
use std::time::Duration;
use tabuleiro_core::{PerPlayer, Player, SeatResult, Seats};
use tabuleiro_engine::{Proof, Thought, Variation};

/// The thoughts of finished searches on a game, read back in the order of searching.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Note>", into = "Vec<Note>")]
pub struct Notes {
    thoughts: Vec<Thought<String>>,
    read: usize,
}

impl Notes {
    /// Starts again with the first thought.
    pub(super) fn rewind(&mut self) {
        self.read = 0;
    }

    /// Returns the next noted thought.
    pub(super) fn next(&mut self) -> Option<Thought<String>> {
        let thought = self.thoughts.get(self.read)?.clone();
        self.read += 1;
        Some(thought)
    }

    /// Adds a thought.
    pub(super) fn add(&mut self, thought: &Thought<String>) {
        self.thoughts.push(thought.clone());
        self.read = self.thoughts.len();
    }
}

/// A thought in the stored format, without rounding.
#[derive(Serialize, Deserialize)]
struct Note {
    depth: u32,
    depth_max: u32,
    nodes: u64,
    time_us: u64,
    lines: Vec<NotedLine>,
}

#[derive(Serialize, Deserialize)]
struct NotedLine {
    moves: Vec<String>,
    values: Vec<f32>,
    scores: Vec<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    proof: Option<NotedProof>,
}

#[derive(Serialize, Deserialize)]
struct NotedProof {
    seat: Player,
    result: SeatResult,
    plies: Option<u32>,
    margin: Option<i32>,
}

impl From<Notes> for Vec<Note> {
    fn from(notes: Notes) -> Vec<Note> {
        notes.thoughts.into_iter().map(Note::of).collect()
    }
}

impl TryFrom<Vec<Note>> for Notes {
    type Error = &'static str;
    fn try_from(notes: Vec<Note>) -> Result<Notes, &'static str> {
        let thoughts: Option<Vec<_>> = notes.into_iter().map(Note::thought).collect();
        Ok(Notes { thoughts: thoughts.ok_or("not a thought")?, read: 0 })
    }
}

impl Note {
    fn of(thought: Thought<String>) -> Note {
        Note {
            depth: thought.depth,
            depth_max: thought.depth_max,
            nodes: thought.nodes,
            time_us: thought.time.as_micros() as u64,
            lines: thought.lines.into_iter().map(NotedLine::of).collect(),
        }
    }

    /// Returns `None` unless the note is a valid thought: a thought has a line, and each line has a move.
    fn thought(self) -> Option<Thought<String>> {
        let lines: Vec<_> = self.lines.into_iter().map(NotedLine::line).collect::<Option<_>>()?;
        (!lines.is_empty()).then_some(Thought {
            lines,
            depth: self.depth,
            depth_max: self.depth_max,
            nodes: self.nodes,
            time: Duration::from_micros(self.time_us),
        })
    }
}

impl NotedLine {
    fn of(line: Variation<String>) -> NotedLine {
        let proof =
            |Proof { player, result, plies, margin }| NotedProof { seat: player, result, plies, margin };
        NotedLine {
            values: line.values.as_slice().to_vec(),
            scores: line.scores.as_slice().to_vec(),
            proof: line.proof.map(proof),
            moves: line.moves,
        }
    }

    fn line(self) -> Option<Variation<String>> {
        let proof =
            |NotedProof { seat, result, plies, margin }| Proof { player: seat, result, plies, margin };
        (!self.moves.is_empty()).then_some(Variation {
            values: per_player(&self.values)?,
            scores: per_player(&self.scores)?,
            proof: self.proof.map(proof),
            moves: self.moves,
        })
    }
}

fn per_player<T: Copy>(values: &[T]) -> Option<PerPlayer<T>> {
    Some(PerPlayer::from_fn(Seats::new(values.len())?, |player| values[player.index()]))
}
