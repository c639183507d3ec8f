//! Every decision of a game looked at.

use super::job::{IsFinished, Slice};
use std::ops::ControlFlow;
use std::time::Duration;
use tabuleiro_core::Random;
use tabuleiro_engine::native::Stopwatch;
use tabuleiro_engine::{Alone, Kind, Limits, Spec};
use tabuleiro_table::Table;
use tabuleiro_table::analysis::{DecisionDocument, Judge, JudgeError, ThoughtDocument};

impl Slice<'_> {
    /// Judges every decision.
    pub fn judge(&self, game: &Table, time: Duration, lines: usize) -> Result<IsFinished, JudgeError> {
        // What was stopped is looked at again.
        self.tell(|progress| progress.decisions.clear());
        let mut judge = Judge {
            spec: &Spec::new(Kind::Best),
            limits: Limits { lines, ..Limits::of_time(time) },
            stop: self.stop,
            random: Random::from_seed(1),
            timer: &|| Box::new(Stopwatch::start()),
            workers: &Alone,
        };
        let analysis = judge.judge(game, &mut |so_far| {
            self.tell(|progress| {
                progress.done = so_far.looked_at;
                let document = so_far.judged.map(|(turn, decision)| DecisionDocument::new(turn, decision));
                progress.decisions.extend(document);
                progress.turns = so_far.analysis.turn_documents();
                progress.course = so_far.analysis.course_document();
            });
            if self.is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })?;
        self.tell(|progress| progress.last = analysis.last.as_ref().map(ThoughtDocument::new));
        Ok(!self.is_stopped())
    }
}
