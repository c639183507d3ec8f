//! Analyses: what an engine thinks of a position or of every decision of a game. A job with progress, shared by all who ask for the
//! same, on a thread that no seat waits for.

use crate::engines::Engines;
use crate::problem::Problem;
use crate::secret::draw_id;
use serde::Serialize;
use std::collections::{BTreeSet, VecDeque};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tabuleiro_core::{Explain, Message, Random};
use tabuleiro_engine::native::Stopwatch;
use tabuleiro_engine::{Alone, Kind, Limits, Spec};
use tabuleiro_table::Table;
use tabuleiro_table::analysis::{DecisionDocument, Judge, ThoughtDocument, limits};
use utoipa::ToSchema;

/// How many unfinished analyses somebody may have.
const AT_ONCE_MAX: usize = 2;
/// How many are remembered.
const REMEMBERED_MAX: usize = 200;
/// How many of the best lines are told.
const LINES: usize = 3;

/// All that were asked for, the latest last.
pub struct Analyses {
    engines: Engines,
    time: Duration,
    jobs: Mutex<VecDeque<Arc<Job>>>,
}

/// One of them.
pub struct Job {
    /// Its name in addresses.
    pub id: String,
    /// What it is about: whoever asks for the same shares it.
    about: String,
    stop: AtomicBool,
    found: Mutex<Found>,
}

#[derive(Default)]
struct Found {
    people: BTreeSet<String>,
    progress: Progress,
}

/// How far it is.
#[derive(Clone, Default, Serialize, ToSchema)]
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
}

/// What a job is busy with.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum JobState {
    #[default]
    Waiting,
    Running,
    Done,
    Failed,
}

impl Analyses {
    /// None yet; a decision is looked at for at most so long.
    pub fn new(time: Duration) -> Analyses {
        Analyses { engines: Engines::start(1), time, jobs: Mutex::default() }
    }

    /// An analysis of a game as far as it went; the one that there is, if somebody asked for the same.
    pub fn ask(&self, person: &str, game: Table) -> Result<Arc<Job>, Problem> {
        let about = game.record().link();
        let mut jobs = lock(&self.jobs);
        let known = jobs.iter().find(|job| job.about == about && !job.stop.load(Ordering::Relaxed));
        if let Some(job) = known {
            lock(&job.found).people.insert(person.into());
            return Ok(job.clone());
        }
        let is_open = |job: &&Arc<Job>| {
            let found = lock(&job.found);
            found.people.contains(person)
                && matches!(found.progress.state, JobState::Waiting | JobState::Running)
        };
        if jobs.iter().filter(is_open).count() >= AT_ONCE_MAX {
            return Err(Problem::conflict(
                Message::new("error-analysis-many").number("most", AT_ONCE_MAX as i64),
            ));
        }
        let progress = Progress { all: game.play_state().steps().len(), ..Progress::default() };
        let found = Mutex::new(Found { people: BTreeSet::from([person.into()]), progress });
        let job = Arc::new(Job { id: draw_id(), about, stop: AtomicBool::new(false), found });
        jobs.push_back(job.clone());
        if jobs.len() > REMEMBERED_MAX {
            jobs.pop_front().iter().for_each(|oldest| oldest.stop.store(true, Ordering::Relaxed));
        }
        let (working, time) = (job.clone(), self.time);
        self.engines.submit(person, move || working.run(&game, time));
        Ok(job)
    }

    /// The one with this name, for somebody who asked for it.
    pub fn find(&self, person: &str, id: &str) -> Result<Arc<Job>, Problem> {
        let jobs = lock(&self.jobs);
        let found = jobs.iter().find(|job| job.id == id && lock(&job.found).people.contains(person));
        found.cloned().ok_or(Problem::NotThere)
    }

    /// Somebody does not want it any more; it ends when nobody does.
    pub fn cancel(&self, person: &str, id: &str) -> Result<(), Problem> {
        let job = self.find(person, id)?;
        let mut found = lock(&job.found);
        found.people.remove(person);
        if found.people.is_empty() {
            job.stop.store(true, Ordering::Relaxed);
            drop(found);
            lock(&self.jobs).retain(|other| other.id != id);
        }
        Ok(())
    }

    /// Ends all.
    pub fn close(&self) {
        lock(&self.jobs).iter().for_each(|job| job.stop.store(true, Ordering::Relaxed));
        self.engines.close();
    }
}

impl Job {
    /// How far it is.
    pub fn progress(&self) -> Progress {
        lock(&self.found).progress.clone()
    }

    fn run(&self, game: &Table, time: Duration) {
        if self.stop.load(Ordering::Relaxed) {
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
            let mut found = lock(&self.found);
            found.progress.done = so_far.looked_at;
            let document = so_far.judged.map(|(turn, decision)| DecisionDocument::new(turn, decision));
            found.progress.decisions.extend(document);
            if self.stop.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let progress = &mut lock(&self.found).progress;
        match judged {
            Ok(analysis) => {
                progress.last = analysis.last.as_ref().map(ThoughtDocument::new);
                progress.state = JobState::Done;
            }
            Err(error) => {
                tracing::error!(problem = %error.explain(), "an analysis failed");
                progress.state = JobState::Failed;
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
