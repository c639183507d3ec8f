//! The pulse of a single node: regularly stores the time, so that after a crash no player is charged for the downtime.

use crate::app::Shared;
use crate::journal::Statement;
use crate::time::Ms;
use std::time::Duration;

/// Interval between writes, and so the most time of a player that a crash forgets.
const EVERY: Duration = Duration::from_secs(2);

/// Starts the pulse, and returns its last time before the start.
pub(crate) async fn begin(app: Shared) -> Result<Option<Ms>, sqlx::Error> {
    let last: Option<(i64,)> = sqlx::query_as("SELECT at_ms FROM pulse WHERE id = 1")
        .fetch_optional(&app.store.database.read)
        .await?;
    let app = std::sync::Arc::downgrade(&app);
    tokio::spawn(async move {
        while let Some(app) = app.upgrade().filter(|app| !app.closing.has_begun()) {
            beat(&app).await;
            app.limits.forget();
            app.guesses.forget();
            app.tables().forget_removed().await;
            tokio::select! {
                () = tokio::time::sleep(EVERY) => {}
                () = app.closing.begun() => {}
            }
        }
    });
    Ok(last.map(|(at_ms,)| at_ms))
}

/// Stores the current time.
pub(crate) async fn beat(app: &Shared) {
    let text = "INSERT INTO pulse VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at_ms = excluded.at_ms";
    // Failures to write appear in the journal's own state.
    let _ = app.store.journal.keep(vec![Statement::new(text, [app.store.time.now().into()])]).await;
}
