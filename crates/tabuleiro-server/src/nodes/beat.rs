//! A node's beat: one small write says for all its leases that it runs. It keeps the time of the database, as all nodes do.

use crate::app::{App, Shared};
use crate::bus::Word;
use crate::journal::Statement;
use crate::problem::Problem;
use std::sync::{Arc, PoisonError, Weak};
use std::time::{Duration, Instant};
use tokio::sync::Notify;

/// So many beats in the time that a lease lasts.
const BEATS: u32 = 3;

/// Joins the other nodes, and takes what nobody keeps.
pub(crate) async fn begin(app: &Shared) -> Result<(), Problem> {
    beat(app).await?;
    // Games from before there were leases, or from a backup; their clocks stood still since something last happened.
    let orphans = "INSERT INTO lease SELECT id, '', 0, updated_ms FROM room WHERE state = 'playing' \
                   AND NOT EXISTS (SELECT 1 FROM lease WHERE lease.room = room.id) ON CONFLICT DO NOTHING";
    app.database.change(sqlx::query(orphans)).await?;
    // The heart beats on while games are taken up: thousands of them take longer than a lease lasts.
    let wanted = app.nodes.look_wanted.clone();
    tokio::spawn(go_on(Arc::downgrade(app), app.nodes.lasts.unwrap_or_default() / BEATS, wanted.clone()));
    super::look(app).await;
    tokio::spawn(look_on(Arc::downgrade(app), wanted));
    Ok(())
}

/// Takes what nobody keeps, whenever that is wanted.
async fn look_on(app: Weak<App>, wanted: Arc<Notify>) {
    loop {
        wanted.notified().await;
        let Some(app) = app.upgrade().filter(|app| !*app.closing.borrow()) else { return };
        super::look(&app).await;
    }
}

async fn go_on(app: Weak<App>, every: Duration, look_wanted: Arc<Notify>) {
    while let Some(app) = app.upgrade().filter(|app| !*app.closing.borrow()) {
        tokio::select! {
            () = tokio::time::sleep(every) => {}
            () = app.closed() => break,
        }
        app.limits.forget();
        match beat(&app).await {
            Ok(()) => look_wanted.notify_one(),
            Err(problem) => tracing::warn!(?problem, "other nodes may give this one up"),
        }
    }
    // Whoever looks sees that it is over.
    look_wanted.notify_one();
}

/// This node runs at this moment.
async fn beat(app: &Shared) -> Result<(), Problem> {
    let (nodes, begin) = (&app.nodes, Instant::now());
    let asked: (i64,) = sqlx::query_as("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)")
        .fetch_one(&app.database.read)
        .await?;
    app.time.agree(asked.0 + (begin.elapsed() / 2).as_millis() as i64);
    let was_sure = nodes.is_sure();
    let begin = Instant::now();
    let text = "INSERT INTO node VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET beat_ms = excluded.beat_ms";
    // As everything else is written: a node that does not get to it is rightly given up.
    let statement = Statement::new(text, [nodes.id.as_str().into(), app.time.now().into()]);
    app.journal.keep(vec![statement]).await?;
    if !was_sure {
        know_anew(app).await?;
    }
    // From before the write: others count from when it was done.
    *nodes.sure_until.lock().unwrap_or_else(PoisonError::into_inner) =
        begin + nodes.lasts.unwrap_or_default();
    Ok(())
}

/// After a silence others may have taken what was this node's.
async fn know_anew(app: &App) -> Result<(), sqlx::Error> {
    let rows: Vec<(String, i64)> = sqlx::query_as("SELECT room, number FROM lease WHERE node = $1")
        .bind(app.nodes.id.clone())
        .fetch_all(&app.database.read)
        .await?;
    *app.nodes.kept() = rows.into_iter().collect();
    // Whose engines or clocks waited is told to look.
    let kept: Vec<String> = app.nodes.kept().keys().cloned().collect();
    kept.iter().for_each(|id| app.tables().hear_of(id, i64::MAX));
    Ok(())
}

/// Lets go of everything, so that others take it at once.
pub(crate) async fn end(app: &Shared) {
    if app.nodes.is_alone() {
        return;
    }
    let node = || app.nodes.id.as_str().into();
    let statements = [
        Statement::new(
            "UPDATE lease SET node = '', alive_ms = $2 WHERE node = $1",
            [node(), app.time.now().into()],
        ),
        Statement::new("DELETE FROM presence WHERE node = $1", [node()]),
        Statement::new("DELETE FROM node WHERE id = $1", [node()]),
    ];
    app.nodes.kept().clear();
    if let Err(error) = app.database.change_all(&statements.iter().collect::<Vec<_>>()).await {
        tracing::warn!(%error, "others take over when they miss this node");
    }
    app.post.say(|| Word::Free);
    app.post.said().await;
}
