//! The end of what was left behind: games that a guest left alone, and counts of what is over.

use crate::app::App;
use std::sync::Weak;
use std::time::Duration;

/// How often to look.
const EVERY: Duration = Duration::from_mins(1);

/// Looks as long as the server runs.
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
