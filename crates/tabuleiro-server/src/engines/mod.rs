//! Engines on threads of their own, so that thinking does not delay moves or pings.

mod turn;

pub(crate) use turn::{Thinking, ThoughtTurn, think_turn};

use crate::quotas::FairQueue;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// A job for an engine thread.
type Job = Box<dyn FnOnce() + Send>;

/// The queue of jobs for engine threads.
#[derive(Clone)]
pub(crate) struct Engines(Arc<Waiting>);

struct Waiting {
    queue: Mutex<(FairQueue<Job>, IsClosed)>,
    news: Condvar,
}

type IsClosed = bool;

impl Engines {
    /// Starts this number of engine threads.
    pub(crate) fn start(threads: usize) -> Engines {
        let waiting =
            Arc::new(Waiting { queue: Mutex::new((FairQueue::default(), false)), news: Condvar::new() });
        for number in 1..=threads {
            let waiting = waiting.clone();
            let thread = std::thread::Builder::new().name(format!("engine-{number}"));
            let work = move || {
                give_way();
                waiting.work();
            };
            thread.spawn(work).expect("the system gives threads");
        }
        Engines(waiting)
    }

    /// Queues a job for a person's table. The person with the least engine time so far goes first.
    pub(crate) fn submit(&self, person: &str, table: &str, job: impl FnOnce() + Send + 'static) {
        self.0.lock().0.push(person, table, Box::new(job));
        self.0.count();
        self.0.news.notify_one();
    }

    /// Drops all waiting jobs and accepts no more.
    pub(crate) fn close(&self) {
        *self.0.lock() = (FairQueue::default(), true);
        self.0.news.notify_all();
    }
}

/// Sets the idle scheduling policy, so that an engine thread yields to request threads at once. Niceness is not enough:
/// a nice thread still finishes its time slice of a few milliseconds.
fn give_way() {
    #[cfg(target_os = "linux")]
    {
        use thread_priority::unix::{
            NormalThreadSchedulePolicy, ThreadSchedulePolicy, set_thread_priority_and_policy,
            thread_native_id,
        };
        let idle = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
        let minimum = thread_priority::ThreadPriority::Min;
        // Without permission, the thread keeps its normal priority.
        if let Err(error) = set_thread_priority_and_policy(thread_native_id(), minimum, idle) {
            tracing::warn!(?error, "engines may not give way to players");
        }
    }
}

impl Waiting {
    fn work(&self) {
        while let Some((person, job)) = self.next() {
            self.count();
            let begin = Instant::now();
            if catch_unwind(AssertUnwindSafe(job)).is_err() {
                tracing::error!("an engine failed");
                metrics::counter!("tabuleiro_engine_failures").increment(1);
            }
            self.lock().0.charge(&person, begin.elapsed().as_secs_f64());
        }
    }

    fn next(&self) -> Option<(String, Job)> {
        let mut queue = self.lock();
        loop {
            match (queue.0.pop(), queue.1) {
                (_, true) => return None,
                (Some(next), false) => return Some(next),
                (None, false) => queue = self.news.wait(queue).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, (FairQueue<Job>, IsClosed)> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn count(&self) {
        metrics::gauge!("tabuleiro_engine_queue").set(self.lock().0.len() as f64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[test]
    fn who_has_many_tables_keeps_nobody_waiting_for_more_than_one_turn() {
        let engines = Engines::start(1);
        let ((sender, done), (open, gate)) = (mpsc::channel(), mpsc::channel::<()>());
        let begun = mpsc::channel();
        engines.submit("ana", "0", move || {
            begun.0.send(()).unwrap();
            gate.recv().unwrap();
        });
        begun.1.recv().unwrap();
        let submit = |person: &'static str, table: String| {
            let sender = sender.clone();
            engines.submit(person, &table, move || sender.send(person).unwrap());
        };
        (1..=120).for_each(|number| submit("ana", number.to_string()));
        submit("rui", "his".into());
        open.send(()).unwrap();
        assert_eq!(done.recv().unwrap(), "rui");
        engines.close();
    }
}
