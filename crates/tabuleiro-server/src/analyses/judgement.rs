//! Judgement of every move of a game.

use super::job::{IsFinished, Slice};
use std::ops::ControlFlow;
use std::time::Duration;
use tabuleiro_analysis::{DecisionDocument, Judge, JudgeError};
use tabuleiro_core::Random;
use tabuleiro_engine::native::Stopwatch;
use tabuleiro_engine::{Alone, EngineKind, Limits, Spec};
use tabuleiro_table::{Means, Table, ThoughtDocument};

impl Slice<'_> {
    /// Judges every move, starting after the moves that were judged earlier.
    pub(super) fn judge(&self, game: &Table, time: Duration, lines: usize) -> Result<IsFinished, JudgeError> {
        let (all, begun) = (game.play_state().steps().len(), self.so_far().done);
        let mut judge = Judge {
            spec: &Spec::new(EngineKind::Best),
            limits: Limits { lines, ..Limits::of_time(time) },
            means: Means {
                timer: &|| Box::new(Stopwatch::start()),
                workers: &Alone,
                stop: self.stop,
                random: &mut Random::from_seed(1),
            },
            notes: self.notes(),
            hear: &|thought| self.tell(|progress| progress.last = Some(ThoughtDocument::new(thought))),
        };
        let (mut decisions, mut is_finished) = (Vec::new(), true);
        let analysis = judge.judge(game, &mut |so_far| {
            decisions.extend(so_far.judged.map(|(turn, decision)| DecisionDocument::new(turn, decision)));
            // A resumed analysis shows its earlier results until the new ones cover as many moves.
            self.tell(|progress| {
                if so_far.looked_at >= progress.done {
                    progress.done = so_far.looked_at;
                    progress.decisions.clone_from(&decisions);
                    progress.turns = so_far.analysis.turn_documents();
                    progress.course = so_far.analysis.course_document();
                }
            });
            let has_more = so_far.looked_at > begun && so_far.looked_at < all;
            if self.is_stopped() || has_more && self.is_over() {
                is_finished = false;
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        })?;
        self.note(judge.notes);
        let is_finished = is_finished && !self.is_stopped();
        if let Some(last) = &analysis.last {
            self.tell(|progress| progress.last = Some(ThoughtDocument::new(last)));
        }
        Ok(is_finished)
    }
}
