//! Everything a request can reach.

use crate::database::Database;
use crate::journal::Journal;
use crate::limits::Limits;
use crate::people::Passwords;
use crate::settings::Options;
use crate::time::Time;
use metrics_exporter_prometheus::PrometheusHandle;
use std::sync::Arc;
use tokio::sync::watch;

/// Everything a request can reach.
pub struct App {
    /// What the server runs by.
    pub options: Options,
    /// The time.
    pub time: Time,
    /// What is kept.
    pub database: Database,
    /// How it is kept so that nothing is lost.
    pub journal: Journal,
    /// How often somebody may ask.
    pub limits: Limits,
    /// Who checks passwords.
    pub passwords: Passwords,
    /// What is counted.
    pub metrics: PrometheusHandle,
    /// Whether the server is going down.
    pub closing: watch::Receiver<bool>,
}

/// The same for everyone who asks.
pub type Shared = Arc<App>;
