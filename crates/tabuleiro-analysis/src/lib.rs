//! What an engine thinks of a game: every decision judged, summed up, drawn and written down for programs.

mod chart;
mod document;
pub mod fairness;
mod judge;
mod notes;
mod svg;

pub use chart::{means, sparkline};
pub use document::{DecisionDocument, TurnDocument};
pub use judge::{Judge, JudgeError, Progress, limits};
pub use notes::Notes;
pub use svg::svg;
pub use tabuleiro_engine::analysis::{Decision, Verdict};

use tabuleiro_core::{Message, PerPlayer, Player, SeatResult};
use tabuleiro_engine::{Proof, Thought};

/// What was found out about a game, as far as it was looked at.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Analysis {
    /// Each turn that was judged: its number from 1 and its decisions.
    pub turns: Vec<(usize, Vec<Decision<String>>)>,
    /// What the engine thinks of where the game stands, if it goes on.
    pub last: Option<Thought<String>>,
    /// Each seat's expected result before the first decision and after each, as far as that is known.
    pub course: Vec<PerPlayer<f32>>,
}

/// What is to be said of a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct TurnVerdict<'a> {
    /// The turn's number from 1.
    pub number: usize,
    /// Who played it.
    pub player: Player,
    /// Its moves.
    pub played: Vec<&'a str>,
    /// How good it was.
    pub verdict: Verdict,
    /// How much of the expected result it lost.
    pub loss: f32,
    /// What the player could expect after it.
    pub after: f32,
    /// What would have been better, where something was lost.
    pub best: Option<&'a [String]>,
    /// What was certain before it.
    pub proof: Option<Proof>,
}

/// How well a seat played.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatSummary {
    /// Who.
    pub player: Player,
    /// How many turns of each kind; kinds without any are left out.
    pub counts: Vec<(Verdict, usize)>,
    /// What a turn lost on average.
    pub loss_mean: f32,
}

impl Analysis {
    /// What is to be said of each turn.
    pub fn verdicts(&self) -> impl Iterator<Item = TurnVerdict<'_>> {
        self.turns.iter().filter_map(|(number, turn)| TurnVerdict::on(*number, turn))
    }

    /// How well each seat played that has played.
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

/// The word for a verdict.
pub fn verdict_message(verdict: Verdict) -> Message {
    Message::new(format!("verdict-{verdict}"))
}

/// What is certain, as a sentence.
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

/// A share of the expected result.
pub fn percent(value: f32) -> String {
    format!("{:.0} %", value * 100.0)
}
