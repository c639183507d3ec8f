//! One analysis at work.

use super::{Analysis, lock};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tabuleiro_core::{Explain, Random};
use tabuleiro_engine::native::Stopwatch;
use tabuleiro_engine::{Alone, Kind, Limits, Spec};
use tabuleiro_table::Table;
use tabuleiro_table::analysis::{DecisionDocument, Judge, ThoughtDocument, TurnDocument, limits};
use utoipa::ToSchema;

/// How many of the best lines are told.
const LINES: usize = 3;

/// How far it is.
#[derive(Clone, Default, Serialize, Deserialize, ToSchema)]
pub struct Progress {
    /// Whether it waits, runs, is done, or failed.
    pub state: JobState,
    /// How many decisions have been looked at.
    pub done: usize,
    /// How many there are.
    pub all: usize,
    /// What is thought of each decision.
    pub decisions: Vec<DecisionDocument>,
    /// What is thought of where it stands, if it goes on.
    pub last: Option<ThoughtDocument>,
    /// What is to be said of each turn.
    #[serde(default)]
    pub turns: Vec<TurnDocument>,
    /// Each seat's expected result, from 0 to 1, before the first decision and after each.
    #[serde(default)]
    pub course: Vec<Vec<f64>>,
}

/// What a job is busy with.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum JobState {
    #[default]
    Waiting,
    Running,
    Done,
    Failed,
}

/// One analysis.
pub struct Job {
    /// Its name in addresses.
    pub id: String,
    /// What it is about: whoever asks for the same shares it.
    about: String,
    stop: AtomicBool,
    found: Mutex<Found>,
}

struct Found {
    people: BTreeSet<String>,
    progress: Progress,
}

impl Job {
    /// One that somebody asked for, with so many decisions to look at.
    pub fn new(id: String, about: String, person: &str, all: usize) -> Job {
        let progress = Progress { all, ..Progress::default() };
        let found = Found { people: BTreeSet::from([person.into()]), progress };
        Job { id, about, stop: AtomicBool::new(false), found: Mutex::new(found) }
    }

    /// Whether it is about this, and somebody wants it.
    pub fn is_about(&self, about: &str) -> bool {
        self.about == about && !self.is_stopped()
    }

    /// Whether somebody asked for it.
    pub fn is_of(&self, person: &str) -> bool {
        lock(&self.found).people.contains(person)
    }

    /// Whether somebody asked for it and it is not finished.
    pub fn is_open_for(&self, person: &str) -> bool {
        let found = lock(&self.found);
        let is_open = matches!(found.progress.state, JobState::Waiting | JobState::Running);
        is_open && found.people.contains(person)
    }

    /// Somebody wants it too.
    pub fn share(&self, person: &str) {
        lock(&self.found).people.insert(person.into());
    }

    /// Somebody does not want it any more; whether that was the last, so that it ends.
    pub fn leave(&self, person: &str) -> bool {
        let mut found = lock(&self.found);
        found.people.remove(person);
        let is_last = found.people.is_empty();
        if is_last {
            self.stop();
        }
        is_last
    }

    /// Ends it.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// How far it is.
    pub fn told(&self) -> Analysis {
        Analysis { id: self.id.clone(), progress: lock(&self.found).progress.clone() }
    }

    /// Looks at every decision, and hands on what it found before it says that it is done.
    pub fn run(&self, game: &Table, time: Duration, keep: impl FnOnce(&str, &Progress)) {
        if self.is_stopped() {
            return;
        }
        lock(&self.found).progress.state = JobState::Running;
        let spec = Spec::new(Kind::Best);
        let steps = game.play_state().steps().len();
        let mut judge = Judge {
            spec: &spec,
            limits: limits(&spec, LINES, steps).within(&Limits::of_time(time)),
            stop: &self.stop,
            random: Random::from_seed(1),
            timer: &|| Box::new(Stopwatch::start()),
            workers: &Alone,
        };
        let judged = judge.judge(game, &mut |so_far| {
            let progress = &mut lock(&self.found).progress;
            progress.done = so_far.looked_at;
            let document = so_far.judged.map(|(turn, decision)| DecisionDocument::new(turn, decision));
            progress.decisions.extend(document);
            progress.turns = so_far.analysis.turn_documents();
            progress.course = so_far.analysis.course_document();
            if self.is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let mut progress = lock(&self.found).progress.clone();
        match judged {
            Ok(_) if self.is_stopped() => return,
            Ok(analysis) => {
                progress.last = analysis.last.as_ref().map(ThoughtDocument::new);
                progress.state = JobState::Done;
                keep(&self.about, &progress);
            }
            Err(error) => {
                tracing::error!(problem = %error.explain(), "an analysis failed");
                progress.state = JobState::Failed;
            }
        }
        lock(&self.found).progress = progress;
    }
}
