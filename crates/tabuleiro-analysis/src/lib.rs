//! Analysis of games: every decision judged, summed up, drawn, and written as documents.

mod chart;
mod document;
pub mod fairness;
mod judge;
mod notes;
mod svg;

pub use chart::{means, sparkline};
pub use document::{DecisionDocument, TurnDocument};
pub use judge::{Judge, JudgeError, JudgeProgress, limits};
pub use notes::Notes;
pub use svg::svg;
pub use tabuleiro_engine::analysis::{Decision, Verdict};

use tabuleiro_core::{Message, PerPlayer, Player, SeatResult};
use tabuleiro_engine::{Proof, Thought};

/// The results of judging a game, as far as it went.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Analysis {
    /// Judged turns, each with its number, counted from 1, and its decisions.
    pub turns: Vec<(usize, Vec<Decision<String>>)>,
    /// Thought about the current position, if the game is in progress.
    pub last: Option<Thought<String>>,
    /// Each seat's expected result before the first decision and after each one, as far as known.
    pub course: Vec<PerPlayer<f32>>,
}

/// The verdict on a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct TurnVerdict<'a> {
    /// Number of the turn, counted from 1.
    pub number: usize,
    /// Player of the turn.
    pub player: Player,
    /// Moves of the turn.
    pub played: Vec<&'a str>,
    /// Quality of the turn.
    pub verdict: Verdict,
    /// Loss of expected result.
    pub loss: f32,
    /// Expected result after the turn.
    pub after: f32,
    /// Better moves, if the turn lost anything.
    pub best: Option<&'a [String]>,
    /// Result that was proved before the turn.
    pub proof: Option<Proof>,
}

/// A summary of one seat's play.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatSummary {
    /// Player in the seat.
    pub player: Player,
    /// Number of turns for each verdict that occurred.
    pub counts: Vec<(Verdict, usize)>,
    /// Mean loss per turn.
    pub loss_mean: f32,
}

impl Analysis {
    /// Returns the verdict on each turn.
    pub fn verdicts(&self) -> impl Iterator<Item = TurnVerdict<'_>> {
        self.turns.iter().filter_map(|(number, turn)| TurnVerdict::on(*number, turn))
    }

    /// Returns a summary for each seat with a judged turn.
    pub fn summaries(&self) -> Vec<SeatSummary> {
        let seats = self.course.first().map(PerPlayer::seats);
        let summary = |player: Player| {
            let turns: Vec<TurnVerdict> = self.verdicts().filter(|turn| turn.player == player).collect();
            let count = |verdict: Verdict| turns.iter().filter(|turn| turn.verdict == verdict).count();
            let counts = Verdict::ALL.into_iter().map(|verdict| (verdict, count(verdict)));
            let lost: f32 = turns.iter().map(|turn| turn.loss).sum();
            (!turns.is_empty()).then(|| SeatSummary {
                player,
                counts: counts.filter(|(_, count)| *count > 0).collect(),
                loss_mean: lost / turns.len() as f32,
            })
        };
        seats.into_iter().flat_map(|seats| seats.players().filter_map(summary).collect::<Vec<_>>()).collect()
    }
}

impl<'a> TurnVerdict<'a> {
    fn on(number: usize, turn: &'a [Decision<String>]) -> Option<TurnVerdict<'a>> {
        let (first, last) = (turn.first()?, turn.last()?);
        let verdict = Verdict::on(turn);
        let missed = turn.iter().find(|decision| decision.loss() > 0.0).filter(|_| verdict >= Verdict::Good);
        Some(TurnVerdict {
            number,
            player: first.player,
            played: turn.iter().map(|decision| decision.played.as_str()).collect(),
            verdict,
            loss: turn.iter().map(Decision::loss).sum(),
            after: last.after[first.player],
            best: missed.map(|decision| &decision.before.lines[0].moves[..]),
            proof: first.before.lines[0].proof,
        })
    }
}

/// Returns the word for a verdict.
pub fn verdict_message(verdict: Verdict) -> Message {
    Message::new(format!("verdict-{verdict}"))
}

/// Returns the sentence for a proved result.
pub fn proof_message(proof: &Proof) -> Message {
    let result = match proof.result {
        SeatResult::Won => "won",
        SeatResult::Drew => "drew",
        SeatResult::Lost => "lost",
    };
    match (proof.plies, proof.margin) {
        (Some(plies), _) => Message::new(format!("proof-{result}-in")).number("plies", plies),
        (None, Some(points)) => Message::new(format!("proof-{result}-by")).number("points", points.abs()),
        (None, None) => Message::new(format!("proof-{result}")),
    }
    .player("player", proof.player)
}

/// Writes an expected result as a percentage.
pub fn percent(value: f32) -> String {
    format!("{:.0} %", value * 100.0)
}
