//! Analyses: what an engine thinks of a position or of every decision of a game. A job with progress, shared by all who ask for the
//! same, on a thread that no seat waits for; what it found is kept.

mod job;
mod keep;

pub use job::{JobState, Progress};

use crate::database::Database;
use crate::engines::Engines;
use crate::journal::Journal;
use crate::problem::Problem;
use crate::secret::{Secret, draw_id};
use crate::time::Time;
use job::Job;
use serde::Serialize;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tabuleiro_core::Message;
use tabuleiro_table::Table;
use tokio::runtime::Handle;
use utoipa::ToSchema;

/// How many unfinished analyses somebody may have.
const AT_ONCE_MAX: usize = 2;
/// How many are remembered without looking for them.
const REMEMBERED_MAX: usize = 200;

/// All that were asked for, the latest last.
pub struct Analyses {
    engines: Engines,
    /// The most time for a decision.
    time: Duration,
    kept: Kept,
    jobs: Mutex<VecDeque<Arc<Job>>>,
}

/// Where results are kept.
#[derive(Clone)]
pub struct Kept {
    /// Where they are found.
    pub database: Database,
    /// How they are written.
    pub journal: Journal,
    /// The time.
    pub time: Time,
}

/// An analysis as it is told.
#[derive(Serialize, ToSchema)]
pub struct Analysis {
    /// Its name in addresses.
    pub id: String,
    /// How far it is, and what it found.
    #[serde(flatten)]
    pub progress: Progress,
}

impl Analyses {
    /// None yet; a decision is looked at for at most so long.
    pub fn new(time: Duration, kept: Kept) -> Analyses {
        Analyses { engines: Engines::start(1), time, kept, jobs: Mutex::default() }
    }

    /// An analysis of a game as far as it went; the one that there is, if somebody asked for the same.
    pub async fn ask(&self, person: &str, game: Table) -> Result<Analysis, Problem> {
        let about = Secret::new(game.record().link()).digest();
        let analysis = match self.share(person, &about) {
            Some(shared) => shared,
            None => match self.kept.find_about(&about).await? {
                Some(kept) => kept,
                None => self.begin(person, about, game)?,
            },
        };
        self.kept.note(&analysis.id, person).await?;
        Ok(analysis)
    }

    /// The one that somebody else asked for.
    fn share(&self, person: &str, about: &str) -> Option<Analysis> {
        let jobs = lock(&self.jobs);
        let job = jobs.iter().find(|job| job.is_about(about))?;
        job.share(person);
        Some(job.told())
    }

    fn begin(&self, person: &str, about: String, game: Table) -> Result<Analysis, Problem> {
        // Somebody else may have begun the same meanwhile.
        if let Some(shared) = self.share(person, &about) {
            return Ok(shared);
        }
        let mut jobs = lock(&self.jobs);
        if jobs.iter().filter(|job| job.is_open_for(person)).count() >= AT_ONCE_MAX {
            return Err(Problem::conflict(
                Message::new("error-analysis-many").number("most", AT_ONCE_MAX as i64),
            ));
        }
        let job = Arc::new(Job::new(draw_id(), about, person, game.play_state().steps().len()));
        jobs.push_back(job.clone());
        if jobs.len() > REMEMBERED_MAX {
            jobs.pop_front().iter().for_each(|oldest| oldest.stop());
        }
        let (working, time, kept, runtime) = (job.clone(), self.time, self.kept.clone(), Handle::current());
        self.engines.submit(person, move || {
            working.run(&game, time, |about, found| {
                runtime.block_on(kept.keep(&working.id, about, found));
            });
        });
        Ok(job.told())
    }

    /// The one with this name, for somebody who asked for it.
    pub async fn find(&self, person: &str, id: &str) -> Result<Analysis, Problem> {
        if let Some(job) = self.job(person, id) {
            return Ok(job.told());
        }
        self.kept.find(id, person).await?.ok_or(Problem::NotThere)
    }

    fn job(&self, person: &str, id: &str) -> Option<Arc<Job>> {
        lock(&self.jobs).iter().find(|job| job.id == id && job.is_of(person)).cloned()
    }

    /// Somebody does not want it any more; it ends when nobody does.
    pub async fn cancel(&self, person: &str, id: &str) -> Result<(), Problem> {
        let job = self.job(person, id);
        let was_kept = self.kept.forget(id, person).await?;
        match job {
            Some(job) => {
                if job.leave(person) {
                    lock(&self.jobs).retain(|other| other.id != id);
                }
                Ok(())
            }
            None if was_kept => Ok(()),
            None => Err(Problem::NotThere),
        }
    }

    /// Ends all.
    pub fn close(&self) {
        lock(&self.jobs).iter().for_each(|job| job.stop());
        self.engines.close();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
