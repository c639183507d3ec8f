//! Where analyses are worked on, slice by slice, and what they found is handed in.

use super::job::Job;
use super::keep::Kept;
use crate::engines::Engines;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use tokio::runtime::Handle;
use tokio::sync::Mutex;

/// A thread that no seat waits for.
#[derive(Clone)]
pub(super) struct Desk {
    engines: Engines,
    pub kept: Kept,
    runtime: Handle,
    /// Held while something is worked on.
    at_work: Arc<Mutex<()>>,
}

impl Desk {
    /// One that keeps what is found there; to be made where the server runs.
    pub(super) fn new(kept: Kept) -> Desk {
        Desk { engines: Engines::start(1), kept, runtime: Handle::current(), at_work: Arc::default() }
    }

    /// Works on a job in somebody's name, and lets others have their turn in between.
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

    /// Nothing new begins; comes back when what was begun has been handed in.
    pub(super) async fn close(&self) {
        self.engines.close();
        drop(self.at_work.lock().await);
    }
}
