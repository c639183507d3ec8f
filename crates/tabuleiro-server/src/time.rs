//! The time, as an argument: the system's, or one that somebody turns by hand.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// Milliseconds since 1970.
pub type Ms = i64;

/// Where the time comes from.
#[derive(Clone, Debug)]
pub enum Time {
    /// The system's clock when the server began, and what has passed since: it never jumps.
    System {
        /// When it began.
        begin_ms: Ms,
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
        Time::System { begin_ms: since.as_millis() as Ms, begin: Instant::now() }
    }

    /// A clock that shows what it is told to.
    pub fn turned(ms: Ms) -> (watch::Sender<Ms>, Time) {
        let (hand, dial) = watch::channel(ms);
        (hand, Time::Turned(dial))
    }

    /// Now.
    pub fn now(&self) -> Ms {
        match self {
            Time::System { begin_ms, begin } => begin_ms + begin.elapsed().as_millis() as Ms,
            Time::Turned(dial) => *dial.borrow(),
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
