//! One analysis at work.

use super::wish::Wish;
use super::{Analysis, lock};
use crate::secret::Secret;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tabuleiro_analysis::fairness::{Fairness, Favoured};
use tabuleiro_analysis::{DecisionDocument, JudgeError, Notes, TurnDocument};
use tabuleiro_core::Explain;
use tabuleiro_table::{Table, ThoughtDocument};
use utoipa::ToSchema;

/// How long it keeps a thread before others get their turn, as a rule.
const SLICE: Duration = Duration::from_secs(3);

/// How far it is.
#[derive(Clone, Default, Serialize, Deserialize, ToSchema)]
pub(crate) struct Progress {
    /// Whether it waits, runs, is done, was stopped, or failed.
    pub state: JobState,
    /// How many decisions have been looked at, or games been played.
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
    /// How fair it is, if that was asked.
    #[serde(default)]
    pub fairness: Option<FairnessDocument>,
}

/// How fair something is, as games of a level against itself show.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct FairnessDocument {
    /// The number of the level, if it has one.
    pub level: Option<usize>,
    /// Who surely has more than a fair share, as far as one can tell.
    pub favoured: Option<Favoured>,
    /// What was found.
    #[serde(flatten)]
    pub found: Fairness,
}

/// An analysis as it is kept: what it found, and what it needs to go on.
#[derive(Clone, Default, Serialize, Deserialize)]
pub(super) struct Remembered {
    /// What it found.
    #[serde(flatten)]
    pub progress: Progress,
    /// What was thought, as long as it is not finished.
    #[serde(default)]
    pub notes: Notes,
}

/// What a job is busy with.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub(crate) enum JobState {
    #[default]
    Waiting,
    Running,
    Done,
    /// Nobody wanted it to go on. Asked for again, it does.
    Stopped,
    Failed,
}

/// The kinds of jobs: a person may have each at the same time, since a page that judges a game also looks at positions.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum JobKind {
    /// Every decision of a game.
    Game,
    /// A position alone.
    Position,
    /// Games that show how fair something is.
    Fairness,
}

/// A game, and what is wished of an engine about it.
pub(crate) struct Task {
    /// The game.
    pub game: Table,
    /// What is wished.
    pub wish: Wish,
}

/// One analysis.
pub(super) struct Job {
    /// Its name in addresses.
    pub id: String,
    /// What it is about: whoever asks for the same shares it.
    pub about: String,
    wish: Wish,
    game: Mutex<Table>,
    found: Mutex<Found>,
}

struct Found {
    /// Those who asked for it.
    people: BTreeSet<String>,
    /// Those of them who want it to go on, with the addresses they asked from.
    wanted_by: BTreeMap<String, String>,
    /// Whether a thread works on it or will.
    is_at_work: bool,
    /// Ends what a thread does just now.
    stop: Arc<AtomicBool>,
    progress: Progress,
    notes: Notes,
}

/// A while of work.
pub(super) struct Slice<'a> {
    /// Set to end it at once.
    pub stop: &'a AtomicBool,
    since: Instant,
    found: &'a Mutex<Found>,
}

/// Whether it is finished.
pub(super) type IsFinished = bool;

impl Task {
    /// What it is about, as one word.
    pub(crate) fn about(&self) -> String {
        self.about_as(&self.wish)
    }

    /// What a lesser wish would be about that this one can begin with.
    pub(crate) fn lesser(&self) -> Option<String> {
        self.wish.lesser().map(|wish| self.about_as(&wish))
    }

    fn about_as(&self, wish: &Wish) -> String {
        Secret::new(format!("{} {}", self.game.record().link(), wish.key())).digest()
    }
}

impl JobState {
    /// Whether nothing more comes of it.
    pub(crate) fn is_final(self) -> bool {
        matches!(self, JobState::Done | JobState::Failed)
    }
}

impl Job {
    /// One that nobody wants yet, or that goes on from where it was.
    pub(super) fn new(id: String, about: String, task: Task, begun: Remembered) -> Job {
        let all = match task.wish {
            Wish::Judgement { .. } => task.game.play_state().steps().len(),
            Wish::Fairness { games, .. } => games,
        };
        let found = Found {
            people: BTreeSet::new(),
            wanted_by: BTreeMap::new(),
            is_at_work: false,
            stop: Arc::default(),
            progress: Progress { all, state: JobState::Waiting, ..begun.progress },
            notes: begun.notes,
        };
        Job { id, about, wish: task.wish, game: Mutex::new(task.game), found: Mutex::new(found) }
    }

    /// Whether it is about this; one that failed is no use to anybody.
    pub(super) fn is_about(&self, about: &str) -> bool {
        self.about == about && lock(&self.found).progress.state != JobState::Failed
    }

    /// Whether somebody asked for it.
    pub(super) fn is_of(&self, person: &str) -> bool {
        lock(&self.found).people.contains(person)
    }

    /// Whether nothing more comes of it.
    pub(super) fn is_final(&self) -> bool {
        lock(&self.found).progress.state.is_final()
    }

    /// Whether somebody waits for it.
    pub(super) fn is_open_for(&self, person: &str) -> bool {
        let found = lock(&self.found);
        !found.progress.state.is_final() && found.wanted_by.contains_key(person)
    }

    /// Whether somebody at this address waits for it.
    pub(crate) fn is_open_at(&self, address: &str) -> bool {
        let found = lock(&self.found);
        !found.progress.state.is_final() && found.wanted_by.values().any(|wanted_at| wanted_at == address)
    }

    /// Whether anybody waits for it.
    pub(crate) fn is_open(&self) -> bool {
        let found = lock(&self.found);
        !found.progress.state.is_final() && !found.wanted_by.is_empty()
    }

    /// Which of the jobs that are counted each for itself it is.
    pub(crate) fn kind(&self) -> JobKind {
        match self.wish {
            Wish::Fairness { .. } => JobKind::Fairness,
            Wish::Judgement { .. } if lock(&self.found).progress.all > 0 => JobKind::Game,
            Wish::Judgement { .. } => JobKind::Position,
        }
    }

    /// Somebody at an address wants it; whether it needs a thread for that.
    pub(crate) fn want(&self, person: &str, address: &str) -> bool {
        let mut found = lock(&self.found);
        found.people.insert(person.into());
        if found.progress.state.is_final() {
            return false;
        }
        found.wanted_by.insert(person.into(), address.into());
        if found.progress.state == JobState::Stopped {
            found.progress.state = JobState::Waiting;
        }
        !std::mem::replace(&mut found.is_at_work, true)
    }

    /// Somebody has enough of it, and may look at what was found; it ends when nobody wants more.
    pub(super) fn rest(&self, person: &str) {
        let mut found = lock(&self.found);
        found.wanted_by.remove(person);
        found.rest();
    }

    /// Somebody does not want it any more.
    pub(super) fn leave(&self, person: &str) {
        self.rest(person);
        lock(&self.found).people.remove(person);
    }

    /// Ends it for everybody.
    pub(super) fn stop(&self) {
        let mut found = lock(&self.found);
        found.wanted_by.clear();
        found.rest();
    }

    /// Nothing comes of it.
    pub(super) fn fail(&self) {
        lock(&self.found).end(JobState::Failed);
    }

    /// How far it is.
    pub(super) fn told(&self) -> Analysis {
        Analysis { id: self.id.clone(), progress: lock(&self.found).progress.clone() }
    }

    /// Works on it for a while, and hands on what was found before it says so; whether there is more to do.
    pub(super) fn work(&self, keep: impl FnOnce(&Remembered)) -> bool {
        let Some(stop) = lock(&self.found).begin() else { return false };
        let slice = Slice { stop: &stop, since: Instant::now(), found: &self.found };
        let game = lock(&self.game);
        let worked = match self.wish {
            Wish::Judgement { time, lines } => slice.judge(&game, time, lines),
            Wish::Fairness { games, time } => slice.try_fairness(&game, games, time),
        };
        let state = state_after(&worked);
        let found = lock(&self.found).remembered(state);
        if state != JobState::Failed && !found.progress.is_empty() {
            keep(&found);
        }
        lock(&self.found).end(state)
    }
}

fn state_after(worked: &Result<IsFinished, JudgeError>) -> JobState {
    match worked {
        Ok(true) => JobState::Done,
        Ok(false) => JobState::Stopped,
        Err(error) => {
            tracing::error!(problem = %error.explain(), "an analysis failed");
            JobState::Failed
        }
    }
}

impl Progress {
    /// Whether nothing was found.
    fn is_empty(&self) -> bool {
        self.done == 0 && self.last.is_none()
    }
}

impl Found {
    /// As it is kept.
    fn remembered(&mut self, state: JobState) -> Remembered {
        if state.is_final() {
            self.notes = Notes::default();
        }
        Remembered { progress: Progress { state, ..self.progress.clone() }, notes: self.notes.clone() }
    }

    /// A thread begins, unless nobody wants it any more.
    fn begin(&mut self) -> Option<Arc<AtomicBool>> {
        self.is_at_work = !self.wanted_by.is_empty();
        if !self.is_at_work {
            return None;
        }
        self.progress.state = JobState::Running;
        // What was cut short stays so: whoever goes on begins anew.
        self.stop = Arc::default();
        Some(self.stop.clone())
    }

    /// A thread is through; whether there is more to do.
    fn end(&mut self, state: JobState) -> bool {
        self.is_at_work = !state.is_final() && !self.wanted_by.is_empty();
        self.progress.state = if self.is_at_work { JobState::Waiting } else { state };
        self.is_at_work
    }

    fn rest(&mut self) {
        if self.wanted_by.is_empty() && !self.progress.state.is_final() {
            self.stop.store(true, Ordering::Relaxed);
            self.progress.state = JobState::Stopped;
        }
    }
}

impl Slice<'_> {
    /// Whether others shall have their turn.
    pub(super) fn is_over(&self) -> bool {
        self.is_stopped() || self.since.elapsed() >= SLICE
    }

    /// Whether nobody wants more.
    pub(super) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Tells how far it is.
    pub(super) fn tell(&self, tell: impl FnOnce(&mut Progress)) {
        tell(&mut lock(self.found).progress);
    }

    /// What was found before.
    pub(super) fn so_far(&self) -> Progress {
        lock(self.found).progress.clone()
    }

    /// What was thought before.
    pub(super) fn notes(&self) -> Notes {
        lock(self.found).notes.clone()
    }

    /// Remembers what was thought by now.
    pub(super) fn note(&self, notes: Notes) {
        lock(self.found).notes = notes;
    }
}
