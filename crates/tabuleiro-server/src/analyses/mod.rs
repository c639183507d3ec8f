//! Analyses by engines: of a position, of every move of a game, or of fairness.
//!
//! Equal requests share a job. Jobs run on a thread of their own, so that no game waits for them. Results are stored,
//! and a stopped analysis can resume.

mod desk;
mod job;
mod judgement;
mod keep;
mod trial;
mod wish;

pub(crate) use job::{Progress, Task};
pub(crate) use wish::{Bounds, Settings, What};

use crate::problem::Problem;
use crate::quotas::{Asker, Bound};
use crate::secret::draw_id;
use crate::store::Store;
use desk::Desk;
use job::{Job, JobKind, Remembered};
use keep::Kept;
use serde::Serialize;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use utoipa::ToSchema;

/// Maximum number of jobs in memory, and so of unfinished ones.
const REMEMBERED_MAX: usize = 400;
/// Wait in seconds before a refused request may be repeated.
const WAIT_S: u64 = 10;

/// All jobs in memory, newest last.
pub(crate) struct Analyses {
    /// Limits of requests.
    pub bounds: Bounds,
    /// Quota for each kind of job.
    quota: Bound,
    remembered_max: usize,
    desk: Desk,
    jobs: Mutex<VecDeque<Arc<Job>>>,
}

/// An analysis as clients see it.
#[derive(Serialize, ToSchema)]
pub(crate) struct Analysis {
    /// The analysis id in URLs.
    pub id: String,
    /// Progress and results.
    #[serde(flatten)]
    pub progress: Progress,
}

impl Analyses {
    /// Creates an empty list of analyses.
    pub(crate) fn new(bounds: Bounds, quota: Bound, store: Store) -> Analyses {
        let (remembered_max, desk) = (REMEMBERED_MAX, Desk::new(Kept(store)));
        Analyses { bounds, quota, remembered_max, desk, jobs: Mutex::default() }
    }

    /// Requests an analysis of a game so far. Shares or resumes an existing one for an equal request.
    pub(crate) async fn ask(&self, asker: &Asker<'_>, task: Task) -> Result<Analysis, Problem> {
        let about = task.about();
        let analysis = match self.remembered(asker, &about)? {
            Some(analysis) => analysis,
            None => match self.desk.kept.find_about(&about).await? {
                Some((id, kept)) if kept.progress.state.is_final() => {
                    Analysis { id, progress: kept.progress }
                }
                Some((id, begun)) => self.begin(asker, id, about, task, begun)?,
                None => {
                    let begun = self.lesser(&task).await?;
                    self.begin(asker, draw_id(), about, task, begun)?
                }
            },
        };
        self.desk.kept.note(&analysis.id, person_of(asker)).await?;
        Ok(analysis)
    }

    /// Returns the results of a smaller request to begin with.
    async fn lesser(&self, task: &Task) -> Result<Remembered, Problem> {
        let Some(about) = task.lesser() else { return Ok(Remembered::default()) };
        Ok(self.desk.kept.find_about(&about).await?.map(|(_, found)| found).unwrap_or_default())
    }

    fn remembered(&self, asker: &Asker, about: &str) -> Result<Option<Analysis>, Problem> {
        let jobs = lock(&self.jobs);
        let job = jobs.iter().find(|job| job.is_about(about)).cloned();
        job.map(|job| self.want(asker, &jobs, &job)).transpose()
    }

    fn begin(
        &self,
        asker: &Asker,
        id: String,
        about: String,
        task: Task,
        begun: Remembered,
    ) -> Result<Analysis, Problem> {
        let mut jobs = lock(&self.jobs);
        // The lookups above await, so an equal job may have been added in the meantime.
        if let Some(job) = jobs.iter().find(|job| job.is_about(&about)).cloned() {
            return self.want(asker, &jobs, &job);
        }
        let job = Arc::new(Job::new(id, about, task, begun));
        self.expect_place(asker, &jobs, &job)?;
        if jobs.len() >= self.remembered_max {
            // A full list drops only an idle job: unfinished work of other people is never stopped for a new request.
            let most = self.remembered_max;
            let busy = Problem::Busy { name: "error-busy-analyses", most, wait_s: WAIT_S };
            let idle = jobs.iter().position(|job| !job.is_open()).ok_or(busy)?;
            jobs.remove(idle);
        }
        jobs.push_back(job.clone());
        self.want(asker, &jobs, &job)
    }

    /// Adds a person's interest in a job, if the quota allows it.
    fn want(&self, asker: &Asker, jobs: &VecDeque<Arc<Job>>, job: &Arc<Job>) -> Result<Analysis, Problem> {
        let person = person_of(asker);
        if !job.is_final() && !job.is_open_for(person) {
            self.expect_place(asker, jobs, job)?;
        }
        if job.want(person, asker.address) {
            self.desk.submit(person, job.clone());
        }
        Ok(job.told())
    }

    /// Refuses the request if the person's or address's quota is used up.
    fn expect_place(&self, asker: &Asker, jobs: &VecDeque<Arc<Job>>, job: &Arc<Job>) -> Result<(), Problem> {
        let (own_max, shared_max) = self.quota.of(asker);
        let alike = || jobs.iter().filter(|other| other.kind() == job.kind());
        let (own, shared) = match job.kind() {
            JobKind::Game => ("error-quota-analyses", "error-quota-analyses-address"),
            JobKind::Position => ("error-quota-positions", "error-quota-positions-address"),
            JobKind::Fairness => ("error-quota-fairness", "error-quota-fairness-address"),
        };
        if alike().filter(|other| other.is_open_for(person_of(asker))).count() >= own_max {
            return Err(Problem::Quota { name: own, most: own_max, wait_s: WAIT_S });
        }
        if alike().filter(|other| other.is_open_at(asker.address)).count() >= shared_max {
            return Err(Problem::Quota { name: shared, most: shared_max, wait_s: WAIT_S });
        }
        Ok(())
    }

    /// Returns the analysis with this id if the person requested it.
    pub(crate) async fn find(&self, person: &str, id: &str) -> Result<Analysis, Problem> {
        if let Some(job) = self.job(person, id) {
            return Ok(job.told());
        }
        self.desk.kept.find(id, person).await?.ok_or(Problem::NotThere)
    }

    fn job(&self, person: &str, id: &str) -> Option<Arc<Job>> {
        lock(&self.jobs).iter().find(|job| job.id == id && job.is_of(person)).cloned()
    }

    /// Removes a person's interest. The job continues only if other people want it; the results stay.
    pub(crate) async fn stop(&self, person: &str, id: &str) -> Result<Analysis, Problem> {
        if let Some(job) = self.job(person, id) {
            job.rest(person);
        }
        self.find(person, id).await
    }

    /// Removes a person's request. The job ends when no requests remain.
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

    /// Stops all jobs and waits until their results are stored.
    pub(crate) async fn close(&self) {
        lock(&self.jobs).iter().for_each(|job| job.stop());
        self.desk.close().await;
    }
}

/// Returns the name under which a caller's requests are counted.
fn person_of<'a>(asker: &Asker<'a>) -> &'a str {
    asker.person.unwrap_or(asker.address)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::job::JobState;
    use super::wish::Wish;
    use super::*;
    use crate::Time;
    use crate::database::Database;
    use std::time::Duration;
    use tabuleiro_table::Table;
    use tokio::sync::oneshot;

    const LINE: &str = "sse1.published.2.starts~1.map~pr_a33333_X_b0";

    async fn ask(analyses: &Analyses, person: &str, lines: usize) -> Result<Analysis, Problem> {
        let wish = Wish::Judgement { time: Duration::from_mins(10), lines };
        let asker = Asker { person: Some(person), has_account: false, address: person };
        analyses.ask(&asker, Task { game: Table::open(LINE).unwrap(), wish }).await
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn nobodys_analysis_is_stopped_for_somebody_elses() {
        let folder = tempfile::tempdir().unwrap();
        let url = crate::sqlite_url(&folder.path().join("server.sqlite"));
        let database = Database::open(&url).await.unwrap();
        let (journal, writer) = crate::journal::channel(database.clone());
        let (_end, ended) = oneshot::channel();
        tokio::spawn(writer.run(ended));
        let bounds = Bounds::new(600.0, 600.0, 1);
        let quota = Bound { guest: 1, account: 1, factor: 20 };
        let store = Store { database, journal, time: Time::of_system() };
        let analyses = Analyses { remembered_max: 2, ..Analyses::new(bounds, quota, store) };
        let (one, two) =
            (ask(&analyses, "ana", 1).await.unwrap().id, ask(&analyses, "rui", 2).await.unwrap().id);
        let refused = ask(&analyses, "eva", 3).await.err();
        assert!(matches!(refused, Some(Problem::Busy { most: 2, .. })), "{refused:?}");
        for (person, id) in [("ana", &one), ("rui", &two)] {
            let state = analyses.find(person, id).await.unwrap().progress.state;
            assert!(matches!(state, JobState::Waiting | JobState::Running), "{person}: {state:?}");
        }
        analyses.stop("ana", &one).await.unwrap();
        ask(&analyses, "eva", 3).await.unwrap();
        assert_ne!(analyses.find("rui", &two).await.unwrap().progress.state, JobState::Stopped);
        analyses.close().await;
    }
}
