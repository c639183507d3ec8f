//! The time, as an argument: the system's, or one that somebody turns by hand.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

pub use tabuleiro_room::Ms;

/// Where the time comes from.
#[derive(Clone, Debug)]
pub enum Time {
    /// The system's clock when the server began, or the database's where nodes must agree, and what has passed since.
    System {
        /// When it began.
        begin_ms: Arc<AtomicI64>,
        /// The same moment.
        begin: Instant,
    },
    /// A clock that is turned by hand, for tests.
    Turned(watch::Receiver<Ms>),
}

impl Time {
    /// The system's time.
    pub fn of_system() -> Time {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let begin_ms = Arc::new(AtomicI64::new(since.as_millis() as Ms));
        Time::System { begin_ms, begin: Instant::now() }
    }

    /// A clock that shows what it is told to.
    pub fn turned(ms: Ms) -> (watch::Sender<Ms>, Time) {
        let (hand, dial) = watch::channel(ms);
        (hand, Time::Turned(dial))
    }

    /// Now.
    pub fn now(&self) -> Ms {
        match self {
            Time::System { begin_ms, begin } => {
                begin_ms.load(Ordering::Relaxed) + begin.elapsed().as_millis() as Ms
            }
            Time::Turned(dial) => *dial.borrow(),
        }
    }

    /// It is so late where all nodes look. A clock that is turned by hand stays as it is.
    pub fn agree(&self, now: Ms) {
        if let Time::System { begin_ms, begin } = self {
            begin_ms.store(now - begin.elapsed().as_millis() as Ms, Ordering::Relaxed);
        }
    }

    /// Comes back when it is so late, or never for no time at all.
    pub async fn reach(&self, ms: Option<Ms>) {
        let Some(ms) = ms else { return std::future::pending().await };
        match self {
            Time::System { .. } => {
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
