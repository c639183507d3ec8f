//! Notices from other nodes, passed on to the tables and people concerned.

use crate::app::{App, Shared};
use crate::bus::{Heard, Notice, SentNotices};
use crate::people;
use crate::tables::{Order, changed_since};
use crate::time::Ms;
use crate::wire::PersonNewsKind;
use std::sync::Weak;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::MissedTickBehavior;

/// Interval between database lookups while the bus is lost.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// Extra period that a resync looks back: a transaction may commit after a later one was seen.
const LOOK_BACK_MS: Ms = 15_000;

/// Passes on notices until the server ends.
pub(crate) async fn pass_on(app: Weak<App>, mut heard: mpsc::Receiver<Heard>) {
    let mut is_lost = false;
    let mut looks = tokio::time::interval(LOOK_EVERY);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while let Some(app) = app.upgrade().filter(|app| !app.closing.has_begun()) {
        let heard = tokio::select! {
            heard = heard.recv() => heard,
            _ = looks.tick() => {
                if is_lost {
                    look(&app).await;
                }
                continue;
            }
            () = app.closing.begun() => return,
        };
        match heard {
            // A text does not show that the bus works again: it may have been sent before the loss.
            Some(Heard::Text(text)) => match SentNotices::parse(&text) {
                Some(said) if said.node == app.nodes.id => {}
                Some(said) => hear(&app, said.words).await,
                None => {}
            },
            Some(Heard::Gap) => {
                is_lost = false;
                // This node's own notices may have been lost too: ask the others to resync.
                app.post.say(|| Notice::All);
                look(&app).await;
            }
            Some(Heard::Lost) => is_lost = true,
            None => return,
        }
        metrics::gauge!("tabuleiro_bus_lost").set(if is_lost { 1.0 } else { 0.0 });
    }
}

async fn hear(app: &Shared, words: Vec<Notice>) {
    for word in words {
        match word {
            Notice::Table { id, version } => app.tables().hear_of(&id, version),
            Notice::Chat { id, number } => app.tables().hear(&id, Order::HearChat(number)),
            Notice::Here(id) => app.tables().hear(&id, Order::HearHere),
            Notice::Rated(id) => app.tables().hear(&id, Order::HearRated),
            Notice::Person(id) => {
                // If the lookup fails, the old name stays here for a while.
                if let Ok(person) = people::find(&app.store.database, &id).await {
                    app.tables().call(&id, person.as_ref().map_or("", |person| &person.name));
                }
                // If the lookup fails, the periodic check repeats it within a second.
                let _ = app.grants.look(&app.store.database, app.store.time.now(), Some(&id)).await;
            }
            Notice::Begun(id) => app.tables().tell_people_of(&id, PersonNewsKind::GameStart).await,
            Notice::Ended(id) => app.tables().tell_people_of(&id, PersonNewsKind::GameEnd).await,
            Notice::Unwatched(id) => app.tables().hear(&id, Order::HearUnwatched),
            Notice::Free => app.nodes.look_soon(),
            Notice::All => look(app).await,
        }
    }
}

/// Resyncs: lets all recently changed tables catch up with the database.
async fn look(app: &Shared) {
    let since = app.store.time.now() - LOOK_BACK_MS;
    match changed_since(&app.store.database, since).await {
        Ok(ids) => ids.iter().for_each(|id| app.tables().hear_of(id, i64::MAX)),
        Err(problem) => tracing::warn!(?problem, "nothing can be heard, and nothing looked up"),
    }
    app.nodes.look_soon();
}
