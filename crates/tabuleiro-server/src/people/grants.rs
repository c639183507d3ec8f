//! Grants of open streams and sockets: each closes when the caller's session or token ends.

use crate::closing::Closing;
use crate::database::Database;
use crate::store::Store;
use crate::time::Ms;
use sqlx::AssertSqlSafe;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::watch;

/// Interval between checks for sessions and tokens that ended without a notice: by expiry, by an admin's command, or
/// while the bus was lost.
const EVERY: Duration = Duration::from_secs(1);
/// Number of ids in a query for several. A fixed number keeps the text the same, so that the database can cache the
/// statement.
const TOGETHER: usize = 200;

/// A session or token, by its id.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub(crate) enum Ground {
    Session(String),
    Token(String),
}

/// A kind of ground, and the first part of the query for those that still hold.
type Kind = (fn(String) -> Ground, &'static str);

const KINDS: [Kind; 2] = [
    (Ground::Session, "SELECT id FROM session WHERE expires_ms > $1 AND id IN ("),
    (Ground::Token, "SELECT id FROM token WHERE (expires_ms IS NULL OR expires_ms > $1) AND id IN ("),
];

impl Ground {
    fn id(&self) -> &str {
        let (Ground::Session(id) | Ground::Token(id)) = self;
        id
    }
}

/// The sessions and tokens of open streams and sockets.
#[derive(Default)]
pub(crate) struct Grants(Mutex<HashMap<Ground, Held>>);

struct Held {
    person: String,
    is_over: watch::Sender<bool>,
}

/// A grant of a stream or socket. One without a ground never ends.
pub(crate) struct Grant(Option<watch::Receiver<bool>>);

impl Grant {
    /// Returns the grant of an anonymous spectator.
    pub(crate) fn of_nobody() -> Grant {
        Grant(None)
    }

    /// Returns whether the grant has ended.
    pub(crate) fn is_over(&self) -> bool {
        self.0.as_ref().is_some_and(|is_over| *is_over.borrow())
    }

    /// Resolves once the grant has ended.
    pub(crate) async fn over(&mut self) {
        match &mut self.0 {
            // The sender lives as long as there are receivers.
            Some(is_over) => drop(is_over.wait_for(|is_over| *is_over).await),
            None => std::future::pending().await,
        }
    }
}

impl Grants {
    /// Returns a grant for a person's stream or socket.
    pub(crate) fn hold(&self, person: &str, ground: Ground) -> Grant {
        let mut held = self.held();
        let held = held
            .entry(ground)
            .or_insert_with(|| Held { person: person.into(), is_over: watch::Sender::new(false) });
        Grant(Some(held.is_over.subscribe()))
    }

    /// Ends the grants of a person, or of all, whose session or token no longer exists.
    pub(crate) async fn look(
        &self,
        database: &Database,
        now: Ms,
        person: Option<&str>,
    ) -> Result<(), sqlx::Error> {
        let all = self.grounds(person);
        for (ground, text) in KINDS {
            let is_of_kind = |one: &&Ground| ground(one.id().into()) == **one;
            let ids: Vec<&str> = all.iter().filter(is_of_kind).map(Ground::id).collect();
            for ids in ids.chunks(TOGETHER) {
                let known = known(database, text, ids, now).await?;
                let ended = ids.iter().filter(|id| !known.contains(**id));
                ended.for_each(|id| self.end(&ground((*id).into())));
            }
        }
        Ok(())
    }

    fn grounds(&self, person: Option<&str>) -> Vec<Ground> {
        let mut held = self.held();
        held.retain(|_, held| held.is_over.receiver_count() > 0);
        let is_wanted = |held: &Held| person.is_none_or(|person| held.person == person);
        held.iter().filter(|(_, held)| is_wanted(held)).map(|(ground, _)| ground.clone()).collect()
    }

    fn end(&self, ground: &Ground) {
        if let Some(held) = self.held().remove(ground) {
            held.is_over.send_replace(true);
        }
    }

    fn held(&self) -> MutexGuard<'_, HashMap<Ground, Held>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn known(
    database: &Database,
    text: &str,
    ids: &[&str],
    now: Ms,
) -> Result<HashSet<String>, sqlx::Error> {
    let count = if ids.len() == 1 { 1 } else { TOGETHER };
    let places: Vec<String> = (0..count).map(|index| format!("${}", index + 2)).collect();
    // The text consists of constants only.
    let query = sqlx::query_as(AssertSqlSafe(format!("{text}{})", places.join(", ")))).bind(now);
    let padded = ids.iter().copied().chain(std::iter::repeat("")).take(count).map(str::to_string);
    let query = padded.fold(query, sqlx::query::QueryAs::bind);
    let rows: Vec<(String,)> = query.fetch_all(&database.read).await?;
    Ok(rows.into_iter().map(|(id,)| id).collect())
}

/// Checks all grants periodically until the server shuts down.
pub(crate) async fn watch_over(grants: Arc<Grants>, store: Store, closing: Closing) {
    loop {
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            () = closing.begun() => return,
        }
        if let Err(error) = grants.look(&store.database, store.time.now(), None).await {
            tracing::warn!(%error, "sessions and tokens could not be looked up");
        }
    }
}
