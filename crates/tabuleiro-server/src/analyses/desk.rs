//! The analysis thread: works on jobs in time slices and stores their results.

use super::job::Job;
use super::keep::Kept;
use crate::engines::Engines;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use tokio::runtime::Handle;
use tokio::sync::Mutex;

/// A dedicated thread for analyses, so that no game waits for them.
#[derive(Clone)]
pub(super) struct Desk {
    engines: Engines,
    pub kept: Kept,
    runtime: Handle,
    /// Held while a job is at work.
    at_work: Arc<Mutex<()>>,
}

impl Desk {
    /// Creates a desk with its own thread. Must be called inside the server's runtime.
    pub(super) fn new(kept: Kept) -> Desk {
        Desk { engines: Engines::start(1), kept, runtime: Handle::current(), at_work: Arc::default() }
    }

    /// Queues a job for a person. After each slice, other jobs get their turn.
    pub(super) fn submit(&self, person: &str, job: Arc<Job>) {
        let (desk, owner) = (self.clone(), person.to_string());
        let id = job.id.clone();
        self.engines.submit(person, &id, move || {
            let at_work = desk.at_work.blocking_lock();
            let worked = catch_unwind(AssertUnwindSafe(|| {
                job.work(|found| desk.runtime.block_on(desk.kept.keep(&job.id, &job.about, found)))
            }));
            drop(at_work);
            match worked {
                Ok(true) => desk.submit(&owner, job),
                Ok(false) => {}
                Err(panic) => {
                    job.fail();
                    resume_unwind(panic);
                }
            }
        });
    }

    /// Starts no further work and waits until the current results are stored.
    pub(super) async fn close(&self) {
        self.engines.close();
        drop(self.at_work.lock().await);
    }
}
