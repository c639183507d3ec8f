//! The pulse: the server writes down now and then that it runs, so that after a crash nobody's clock has run while it did not.

use crate::app::Shared;
use crate::journal::Statement;
use crate::time::Ms;
use std::time::Duration;

/// At most so much of somebody's time is forgotten after a crash.
const EVERY: Duration = Duration::from_secs(2);

/// When the server was last known to run, and from now on it is.
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

/// The server runs at this moment.
pub(crate) async fn beat(app: &Shared) {
    let text = "INSERT INTO pulse VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at_ms = excluded.at_ms";
    // A database that cannot be written is told of where it matters.
    let _ = app.store.journal.keep(vec![Statement::new(text, [app.store.time.now().into()])]).await;
}
