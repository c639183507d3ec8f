//! Fairness of a set-up or position.

use super::job::{FairnessDocument, IsFinished, Slice};
use std::ops::ControlFlow;
use std::time::Duration;
use tabuleiro_analysis::JudgeError;
use tabuleiro_analysis::fairness::{Fairness, Trial};
use tabuleiro_core::Random;
use tabuleiro_engine::native::Stopwatch;
use tabuleiro_engine::{Alone, Limits, Spec};
use tabuleiro_table::{LevelInfo, Means, Table};

impl Slice<'_> {
    /// Plays games of the default level against itself, adding to the games already played.
    pub(super) fn try_fairness(
        &self,
        game: &Table,
        games: usize,
        time: Duration,
    ) -> Result<IsFinished, JudgeError> {
        let level = usual_level(game);
        let so_far = self.so_far().fairness.map(|document| document.found);
        let played = so_far.as_ref().map_or(0, |found| found.games);
        let mut trial = Trial {
            spec: &Spec { limits: Limits::of_time(time), ..level.spec.clone() },
            games,
            means: Means {
                timer: &|| Box::new(Stopwatch::start()),
                workers: &Alone,
                stop: self.stop,
                random: &mut Random::from_seed(played as u64 + 1),
            },
        };
        let found = trial.go_on(game, so_far.as_ref(), &mut |found| {
            self.tell(|progress| {
                progress.done = found.games;
                progress.fairness = Some(document(found, &level));
            });
            if self.is_over() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })?;
        Ok(found.games >= games)
    }
}

fn document(found: &Fairness, level: &LevelInfo) -> FairnessDocument {
    FairnessDocument { level: level.number, favoured: found.favoured(), found: found.clone() }
}

fn usual_level(game: &Table) -> LevelInfo {
    let rule_set = game.kind().info.rule_set(game.play_state().setup().rule_set);
    game.kind().default_level(rule_set.expect("a game has one of its rule sets"))
}
