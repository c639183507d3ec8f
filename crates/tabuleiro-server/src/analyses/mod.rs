//! Analyses: what an engine thinks of a position or of every decision of a game, or how fair it is. A job with progress, shared by all
//! who ask for the same, on a thread that no seat waits for; what it found is kept, also where it was stopped, and goes on from there.

mod desk;
mod job;
mod judgement;
mod keep;
mod trial;
mod wish;

pub(crate) use job::{Progress, Task};
pub(crate) use wish::{Bounds, Settings, What};

use crate::problem::Problem;
use crate::secret::draw_id;
use crate::store::Store;
use desk::Desk;
use job::{Job, Remembered};
use keep::Kept;
use serde::Serialize;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tabuleiro_core::Message;
use utoipa::ToSchema;

/// How many unfinished analyses somebody may have.
const AT_ONCE_MAX: usize = 2;
/// How many are remembered without looking for them.
const REMEMBERED_MAX: usize = 200;

/// All that were asked for, the latest last.
pub(crate) struct Analyses {
    /// What may be wished.
    pub bounds: Bounds,
    desk: Desk,
    jobs: Mutex<VecDeque<Arc<Job>>>,
}

/// An analysis as it is told.
#[derive(Serialize, ToSchema)]
pub(crate) struct Analysis {
    /// Its name in addresses.
    pub id: String,
    /// How far it is, and what it found.
    #[serde(flatten)]
    pub progress: Progress,
}

impl Analyses {
    /// None yet.
    pub(crate) fn new(bounds: Bounds, store: Store) -> Analyses {
        Analyses { bounds, desk: Desk::new(Kept(store)), jobs: Mutex::default() }
    }

    /// An analysis of a game as far as it went; the one that there is, if somebody asked for the same, from where it was stopped.
    pub(crate) async fn ask(&self, person: &str, task: Task) -> Result<Analysis, Problem> {
        let about = task.about();
        let analysis = match self.remembered(person, &about)? {
            Some(analysis) => analysis,
            None => match self.desk.kept.find_about(&about).await? {
                Some((id, kept)) if kept.progress.state.is_final() => {
                    Analysis { id, progress: kept.progress }
                }
                Some((id, begun)) => self.begin(person, id, about, task, begun)?,
                None => {
                    let begun = self.lesser(&task).await?;
                    self.begin(person, draw_id(), about, task, begun)?
                }
            },
        };
        self.desk.kept.note(&analysis.id, person).await?;
        Ok(analysis)
    }

    /// What was found of less than this, for it to begin with.
    async fn lesser(&self, task: &Task) -> Result<Remembered, Problem> {
        let Some(about) = task.lesser() else { return Ok(Remembered::default()) };
        Ok(self.desk.kept.find_about(&about).await?.map(|(_, found)| found).unwrap_or_default())
    }

    fn remembered(&self, person: &str, about: &str) -> Result<Option<Analysis>, Problem> {
        let jobs = lock(&self.jobs);
        let job = jobs.iter().find(|job| job.is_about(about)).cloned();
        job.map(|job| self.want(person, &jobs, &job)).transpose()
    }

    fn begin(
        &self,
        person: &str,
        id: String,
        about: String,
        task: Task,
        begun: Remembered,
    ) -> Result<Analysis, Problem> {
        let mut jobs = lock(&self.jobs);
        // Somebody else may have begun the same meanwhile.
        if let Some(job) = jobs.iter().find(|job| job.is_about(&about)).cloned() {
            return self.want(person, &jobs, &job);
        }
        let job = Arc::new(Job::new(id, about, task, begun));
        let told = self.want(person, &jobs, &job)?;
        jobs.push_back(job);
        if jobs.len() > REMEMBERED_MAX {
            jobs.pop_front().iter().for_each(|oldest| oldest.stop());
        }
        Ok(told)
    }

    /// Somebody wants a job, beside those that there are, to go on.
    fn want(&self, person: &str, jobs: &VecDeque<Arc<Job>>, job: &Arc<Job>) -> Result<Analysis, Problem> {
        let is_new = !job.is_final() && !job.is_open_for(person);
        if is_new && jobs.iter().filter(|job| job.is_open_for(person)).count() >= AT_ONCE_MAX {
            let why = Message::new("error-analysis-many").number("most", AT_ONCE_MAX as i64);
            return Err(Problem::conflict(why));
        }
        if job.want(person) {
            self.desk.submit(person, job.clone());
        }
        Ok(job.told())
    }

    /// The one with this name, for somebody who asked for it.
    pub(crate) async fn find(&self, person: &str, id: &str) -> Result<Analysis, Problem> {
        if let Some(job) = self.job(person, id) {
            return Ok(job.told());
        }
        self.desk.kept.find(id, person).await?.ok_or(Problem::NotThere)
    }

    fn job(&self, person: &str, id: &str) -> Option<Arc<Job>> {
        lock(&self.jobs).iter().find(|job| job.id == id && job.is_of(person)).cloned()
    }

    /// Somebody has enough of it: it goes on only if others want it to, and what was found stays.
    pub(crate) async fn stop(&self, person: &str, id: &str) -> Result<Analysis, Problem> {
        if let Some(job) = self.job(person, id) {
            job.rest(person);
        }
        self.find(person, id).await
    }

    /// Somebody does not want it any more; it ends when nobody does.
    pub(crate) async fn cancel(&self, person: &str, id: &str) -> Result<(), Problem> {
        let job = self.job(person, id);
        let was_kept = self.desk.kept.forget(id, person).await?;
        match job {
            Some(job) => {
                job.leave(person);
                Ok(())
            }
            None if was_kept => Ok(()),
            None => Err(Problem::NotThere),
        }
    }

    /// Ends all, and comes back when what they found is handed in.
    pub(crate) async fn close(&self) {
        lock(&self.jobs).iter().for_each(|job| job.stop());
        self.desk.close().await;
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
