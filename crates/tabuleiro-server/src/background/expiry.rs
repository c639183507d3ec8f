//! The end of abandoned games of guests, and of finished things in the quotas.

use crate::app::App;
use std::sync::Weak;
use std::time::Duration;

/// Interval between checks.
const EVERY: Duration = Duration::from_mins(1);

/// Checks periodically while the server runs.
pub(crate) async fn go_on(app: Weak<App>) {
    while let Some(app) = app.upgrade().filter(|app| !app.closing.has_begun()) {
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            () = app.closing.begun() => return,
        }
        if let Err(problem) = app.expire().await {
            tracing::warn!(?problem, "abandoned tables could not be looked for");
        }
    }
}
