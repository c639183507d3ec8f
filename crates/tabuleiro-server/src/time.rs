//! The time as an argument: the system clock, or a manual clock for tests.

use crate::closing::Closing;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

pub use tabuleiro_room::Ms;

/// Shortest gap between two readings that counts as a pause: the process or its machine was suspended.
const PAUSE: Duration = Duration::from_secs(2);
/// Interval between readings of the clock.
const LOOK_EVERY: Duration = Duration::from_millis(200);

/// The source of time.
#[derive(Clone, Debug)]
pub enum Time {
    /// A system clock without pauses: players lose no time while the process is suspended. It starts from the system's
    /// time, or from the database's if there are several nodes.
    System(Arc<Mutex<Flow>>),
    /// A manual clock, for tests.
    Turned(watch::Receiver<Ms>),
}

/// Time that stops while the process is suspended.
#[derive(Debug)]
pub struct Flow {
    /// Last reading: the instant and the time then.
    seen: (Instant, Ms),
    /// Whether readings are frequent enough to detect pauses.
    is_watched: bool,
}

impl Flow {
    /// Returns the time at an instant.
    fn at(&mut self, moment: Instant) -> Ms {
        let (seen, ms) = self.seen;
        let passed = moment.saturating_duration_since(seen);
        if self.is_watched && passed > PAUSE {
            tracing::warn!(seconds = passed.as_secs_f64(), "the process stood still; nobody's clock ran");
            self.seen = (moment, ms);
            return ms;
        }
        let now = ms + passed.as_millis() as Ms;
        // Fractions of a millisecond remain for the next reading.
        if now > ms {
            self.seen = (seen + Duration::from_millis((now - ms) as u64), now);
        }
        now
    }
}

impl Time {
    /// Returns the system's time.
    pub fn of_system() -> Time {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let seen = (Instant::now(), since.as_millis() as Ms);
        Time::System(Arc::new(Mutex::new(Flow { seen, is_watched: false })))
    }

    /// Creates a manual clock and its control.
    pub fn turned(ms: Ms) -> (watch::Sender<Ms>, Time) {
        let (hand, dial) = watch::channel(ms);
        (hand, Time::Turned(dial))
    }

    /// Returns the current time.
    pub fn now(&self) -> Ms {
        match self {
            Time::System(flow) => lock(flow).at(Instant::now()),
            Time::Turned(dial) => *dial.borrow(),
        }
    }

    /// Synchronizes with the shared clock of the database. After a pause, returns the local time before it. Does
    /// nothing to a manual clock.
    pub fn agree(&self, now: Ms) -> Option<Ms> {
        let Time::System(flow) = self else { return None };
        let mut flow = lock(flow);
        let moment = Instant::now();
        let before = flow.at(moment);
        flow.seen = (moment, now);
        (now - before > PAUSE.as_millis() as Ms).then_some(before)
    }

    /// Reads the clock periodically, so that pauses are detected without requests.
    pub async fn watch_over(self, closing: Closing) {
        let Time::System(flow) = &self else { return };
        loop {
            {
                let mut flow = lock(flow);
                flow.at(Instant::now());
                flow.is_watched = true;
            }
            tokio::select! {
                () = tokio::time::sleep(LOOK_EVERY) => {}
                () = closing.begun() => break,
            }
        }
        lock(flow).is_watched = false;
    }

    /// Resolves once the clock reaches `ms`; never, if `ms` is `None`.
    pub async fn reach(&self, ms: Option<Ms>) {
        let Some(ms) = ms else { return std::future::pending().await };
        match self {
            Time::System(_) => {
                let left = u64::try_from(ms - self.now()).unwrap_or(0);
                tokio::time::sleep(Duration::from_millis(left)).await;
            }
            Time::Turned(dial) => {
                if dial.clone().wait_for(|now| *now >= ms).await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        }
    }
}

fn lock(flow: &Mutex<Flow>) -> MutexGuard<'_, Flow> {
    flow.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_stands_still_while_the_process_does() {
        let begin = Instant::now();
        let at = |ms: u64| begin + Duration::from_millis(ms);
        let mut flow = Flow { seen: (begin, 1_000), is_watched: true };
        assert_eq!(flow.at(at(300)), 1_300);
        assert_eq!(flow.at(at(1_500)), 2_500);
        assert_eq!(flow.at(at(21_500)), 2_500, "a pause of 20 s");
        assert_eq!(flow.at(at(21_500)), 2_500);
        assert_eq!(flow.at(at(22_000)), 3_000);
        flow.is_watched = false;
        assert_eq!(flow.at(at(32_000)), 13_000, "without frequent readings, a gap is no pause");
    }

    #[test]
    fn parts_of_milliseconds_are_not_lost() {
        let begin = Instant::now();
        let mut flow = Flow { seen: (begin, 0), is_watched: true };
        let times: Vec<Ms> =
            (1..=10).map(|step| flow.at(begin + Duration::from_micros(step * 700))).collect();
        assert_eq!(times.last(), Some(&7));
    }

    #[test]
    fn what_all_nodes_agree_on_shows_a_pause() {
        let time = Time::of_system();
        let now = time.now();
        assert_eq!(time.agree(now + 100), None);
        let before = time.now();
        assert!(time.agree(now + 20_000).is_some_and(|told| (told - before).abs() < 1_000));
        assert!(time.now() >= now + 20_000);
    }
}
