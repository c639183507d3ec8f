//! A running analysis.

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

/// Usual length of a time slice before other jobs get their turn.
const SLICE: Duration = Duration::from_secs(3);

/// The progress and results of an analysis.
#[derive(Clone, Default, Serialize, Deserialize, ToSchema)]
pub(crate) struct Progress {
    /// State of the analysis.
    pub state: JobState,
    /// Number of moves judged or games played so far.
    pub done: usize,
    /// Total number of moves or games.
    pub all: usize,
    /// Judgement of each move.
    pub decisions: Vec<DecisionDocument>,
    /// Judgement of the final position, unless the game is over.
    pub last: Option<ThoughtDocument>,
    /// Comments on each turn.
    #[serde(default)]
    pub turns: Vec<TurnDocument>,
    /// Each seat's expected result, from 0 to 1, before the first move and after each.
    #[serde(default)]
    pub course: Vec<Vec<f64>>,
    /// Fairness, if requested.
    #[serde(default)]
    pub fairness: Option<FairnessDocument>,
}

/// The fairness of a set-up or position, from games of a level against itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct FairnessDocument {
    /// Number of the level, if it has one.
    pub level: Option<usize>,
    /// The seat with significantly more than a fair share, if there is one.
    pub favoured: Option<Favoured>,
    /// Results of the games.
    #[serde(flatten)]
    pub found: Fairness,
}

/// A stored analysis: its results and the data for resuming it.
#[derive(Clone, Default, Serialize, Deserialize)]
pub(super) struct Remembered {
    /// Results.
    #[serde(flatten)]
    pub progress: Progress,
    /// Intermediate thoughts of an unfinished analysis.
    #[serde(default)]
    pub notes: Notes,
}

/// The state of an analysis.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub(crate) enum JobState {
    #[default]
    Waiting,
    Running,
    Done,
    /// Cancelled by all requesters. Another request resumes it.
    Stopped,
    Failed,
}

/// The kinds of jobs. A person may have one of each at the same time, since a page that judges a game also analyses
/// positions.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum JobKind {
    /// Judgement of every move of a game.
    Game,
    /// Judgement of a single position.
    Position,
    /// Games that measure fairness.
    Fairness,
}

/// A game and the requested analysis of it.
pub(crate) struct Task {
    pub game: Table,
    /// The requested analysis.
    pub wish: Wish,
}

/// An analysis shared by all people who requested it.
pub(super) struct Job {
    /// The analysis id in URLs.
    pub id: String,
    /// Digest of the game and the request; equal requests share a job.
    pub about: String,
    wish: Wish,
    game: Mutex<Table>,
    found: Mutex<Found>,
}

struct Found {
    /// People who requested the analysis.
    people: BTreeSet<String>,
    /// People who want the analysis to continue, each with the address of the request.
    wanted_by: BTreeMap<String, String>,
    /// Whether the job is queued or running.
    is_at_work: bool,
    /// Stop flag of the current slice.
    stop: Arc<AtomicBool>,
    progress: Progress,
    notes: Notes,
}

/// A slice of work.
pub(super) struct Slice<'a> {
    /// Flag that ends the slice at once.
    pub stop: &'a AtomicBool,
    since: Instant,
    found: &'a Mutex<Found>,
}

/// The answer of a slice: `true` if the analysis is finished.
pub(super) type IsFinished = bool;

impl Task {
    /// Returns a digest of the game and the request.
    pub(crate) fn about(&self) -> String {
        self.about_as(&self.wish)
    }

    /// Returns the digest of a smaller request whose results this one can build on.
    pub(crate) fn lesser(&self) -> Option<String> {
        self.wish.lesser().map(|wish| self.about_as(&wish))
    }

    fn about_as(&self, wish: &Wish) -> String {
        Secret::new(format!("{} {}", self.game.record().link(), wish.key())).digest()
    }
}

impl JobState {
    /// Returns whether the state can no longer change.
    pub(crate) fn is_final(self) -> bool {
        matches!(self, JobState::Done | JobState::Failed)
    }
}

impl Job {
    /// Creates a job without requests that continues from `begun`.
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

    /// Returns whether the job answers a request. A failed job answers none.
    pub(super) fn is_about(&self, about: &str) -> bool {
        self.about == about && lock(&self.found).progress.state != JobState::Failed
    }

    /// Returns whether a person requested the job.
    pub(super) fn is_of(&self, person: &str) -> bool {
        lock(&self.found).people.contains(person)
    }

    /// Returns whether the state can no longer change.
    pub(super) fn is_final(&self) -> bool {
        lock(&self.found).progress.state.is_final()
    }

    /// Returns whether a person waits for the job.
    pub(super) fn is_open_for(&self, person: &str) -> bool {
        let found = lock(&self.found);
        !found.progress.state.is_final() && found.wanted_by.contains_key(person)
    }

    /// Returns whether a person at this address waits for the job.
    pub(crate) fn is_open_at(&self, address: &str) -> bool {
        let found = lock(&self.found);
        !found.progress.state.is_final() && found.wanted_by.values().any(|wanted_at| wanted_at == address)
    }

    /// Returns whether any person waits for the job.
    pub(crate) fn is_open(&self) -> bool {
        let found = lock(&self.found);
        !found.progress.state.is_final() && !found.wanted_by.is_empty()
    }

    /// Returns the kind of job; kinds are counted separately.
    pub(crate) fn kind(&self) -> JobKind {
        match self.wish {
            Wish::Fairness { .. } => JobKind::Fairness,
            Wish::Judgement { .. } if lock(&self.found).progress.all > 0 => JobKind::Game,
            Wish::Judgement { .. } => JobKind::Position,
        }
    }

    /// Adds a person who wants the job, and returns whether it must be queued.
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

    /// Removes a person's interest; the results stay visible to them. The job stops when no interest remains.
    pub(super) fn rest(&self, person: &str) {
        let mut found = lock(&self.found);
        found.wanted_by.remove(person);
        found.rest();
    }

    /// Removes a person from the job.
    pub(super) fn leave(&self, person: &str) {
        self.rest(person);
        lock(&self.found).people.remove(person);
    }

    /// Stops the job for everyone.
    pub(super) fn stop(&self) {
        let mut found = lock(&self.found);
        found.wanted_by.clear();
        found.rest();
    }

    /// Marks the job as failed.
    pub(super) fn fail(&self) {
        lock(&self.found).end(JobState::Failed);
    }

    /// Returns the progress as clients see it.
    pub(super) fn told(&self) -> Analysis {
        Analysis { id: self.id.clone(), progress: lock(&self.found).progress.clone() }
    }

    /// Works for one slice, stores the results and then publishes the new state. Returns whether there is more to do.
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
        // Results are stored before the state changes: a client that sees `done` must still find them after a restart.
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
    /// Returns whether nothing has been found yet.
    fn is_empty(&self) -> bool {
        self.done == 0 && self.last.is_none()
    }
}

impl Found {
    /// Returns the stored form of the analysis in a state.
    fn remembered(&mut self, state: JobState) -> Remembered {
        if state.is_final() {
            self.notes = Notes::default();
        }
        Remembered { progress: Progress { state, ..self.progress.clone() }, notes: self.notes.clone() }
    }

    /// Begins a slice, unless no interest remains.
    fn begin(&mut self) -> Option<Arc<AtomicBool>> {
        self.is_at_work = !self.wanted_by.is_empty();
        if !self.is_at_work {
            return None;
        }
        self.progress.state = JobState::Running;
        // A new flag each time: a stopped slice that is still ending must not resume when the job does.
        self.stop = Arc::default();
        Some(self.stop.clone())
    }

    /// Ends a slice and returns whether there is more to do.
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
    /// Returns whether the slice should end.
    pub(super) fn is_over(&self) -> bool {
        self.is_stopped() || self.since.elapsed() >= SLICE
    }

    /// Returns whether the slice was stopped.
    pub(super) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Updates the progress.
    pub(super) fn tell(&self, tell: impl FnOnce(&mut Progress)) {
        tell(&mut lock(self.found).progress);
    }

    /// Returns the results so far.
    pub(super) fn so_far(&self) -> Progress {
        lock(self.found).progress.clone()
    }

    /// Returns the thoughts so far.
    pub(super) fn notes(&self) -> Notes {
        lock(self.found).notes.clone()
    }

    /// Stores the thoughts so far.
    pub(super) fn note(&self, notes: Notes) {
        lock(self.found).notes = notes;
    }
}
