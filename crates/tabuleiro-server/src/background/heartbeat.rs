//! The heartbeat of a node: renews its leases and takes over tables without a lease holder.

use crate::app::{App, Shared};
use crate::bus::Notice;
use crate::nodes::Nodes;
use crate::problem::Problem;
use std::sync::{Arc, Weak};

/// Joins the other nodes and takes over tables without a lease holder.
pub(crate) async fn begin(app: &Shared) -> Result<(), Problem> {
    beat(app).await?;
    app.nodes.find_orphans(&app.store).await?;
    // The heartbeat must run meanwhile: resuming thousands of games takes longer than a lease lasts.
    tokio::spawn(go_on(Arc::downgrade(app), app.nodes.clone()));
    look(app).await;
    tokio::spawn(look_on(Arc::downgrade(app), app.nodes.clone()));
    Ok(())
}

/// Takes over tables whenever a check is requested.
async fn look_on(app: Weak<App>, nodes: Arc<Nodes>) {
    loop {
        nodes.look_wanted().await;
        let Some(app) = app.upgrade().filter(|app| !app.closing.has_begun()) else { return };
        look(&app).await;
    }
}

async fn go_on(app: Weak<App>, nodes: Arc<Nodes>) {
    while let Some(app) = app.upgrade().filter(|app| !app.closing.has_begun()) {
        tokio::select! {
            () = tokio::time::sleep(nodes.every()) => {}
            () = app.closing.begun() => break,
        }
        app.limits.forget();
        app.guesses.forget();
        app.tables().forget_removed().await;
        match beat(&app).await {
            Ok(()) => nodes.look_soon(),
            Err(problem) => tracing::warn!(?problem, "other nodes may give this one up"),
        }
    }
    // Wakes `look_on` once more, so that it sees the shutdown and ends.
    nodes.look_soon();
}

async fn beat(app: &Shared) -> Result<(), Problem> {
    let beat = app.nodes.beat(&app.store).await?;
    // While the lease was uncertain, these tables' engines and clocks waited: wake them.
    for id in beat.relearned {
        app.tables().hear_of(&id, i64::MAX);
    }
    if !beat.paused.is_empty() {
        // Clocks stood still during the pause. In a task of its own, so that the heartbeat does not wait for the games.
        let tables = app.tables().clone();
        tokio::spawn(async move { tables.take_up(beat.paused).await });
    }
    Ok(())
}

/// Takes over all tables without a lease holder and resumes their games; removes dead nodes.
async fn look(app: &Shared) {
    let store = &app.store;
    let mut has_taken = false;
    while !app.closing.has_begun() {
        let taken = match app.nodes.take(store, None).await {
            Ok(taken) if taken.is_empty() => break,
            Ok(taken) => taken,
            Err(error) => {
                tracing::warn!(%error, "no tables can be taken over");
                return;
            }
        };
        tracing::info!(tables = taken.len(), "tables have a new keeper");
        metrics::counter!("tabuleiro_tables_taken_over").increment(taken.len() as u64);
        app.tables().take_up(taken.into_iter().map(|taken| (taken.table, taken.alive_ms)).collect()).await;
        has_taken = true;
    }
    if has_taken && let Err(problem) = app.tables().catch_up_ratings().await {
        tracing::warn!(?problem, "ratings could not be brought up to date");
    }
    app.nodes.forget_gone(store).await;
}

/// Releases all leases, so that other nodes take them over at once.
pub(crate) async fn end(app: &Shared) {
    if app.nodes.is_alone() {
        return;
    }
    app.nodes.let_go(&app.store).await;
    app.post.say(|| Notice::Free);
    app.post.said().await;
}
