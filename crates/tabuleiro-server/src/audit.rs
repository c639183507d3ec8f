//! The audit log, for admins: log-ins and failures, tokens, moderation and commands. Entries expire after a configured
//! time.

use crate::closing::Closing;
use crate::database::Database;
use crate::journal::Journal;
use crate::secret::draw_id;
use crate::statement::{Statement, Value};
use crate::store::Store;
use crate::time::Ms;
use futures_util::{Stream, TryStreamExt};
use serde::Serialize;
use std::future::ready;
use std::time::Duration;
use utoipa::ToSchema;

const DAY_MS: Ms = 24 * 3_600_000;
/// Interval between removals of expired entries.
const EVERY: Duration = Duration::from_hours(1);

/// The action that an entry records.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = AuditAction)]
#[allow(missing_docs)]
pub enum What {
    AccountMade,
    AccountDeleted,
    LogIn,
    LogInFailed,
    LogOut,
    SessionEnded,
    PasswordChanged,
    /// A wrong old password, or a wrong password to confirm a deletion.
    PasswordFailed,
    TokenMade,
    TokenEnded,
    Muted,
    Reported,
    Command,
}

impl What {
    const ALL: [(What, &'static str); 13] = [
        (What::AccountMade, "account-made"),
        (What::AccountDeleted, "account-deleted"),
        (What::LogIn, "log-in"),
        (What::LogInFailed, "log-in-failed"),
        (What::LogOut, "log-out"),
        (What::SessionEnded, "session-ended"),
        (What::PasswordChanged, "password-changed"),
        (What::PasswordFailed, "password-failed"),
        (What::TokenMade, "token-made"),
        (What::TokenEnded, "token-ended"),
        (What::Muted, "muted"),
        (What::Reported, "reported"),
        (What::Command, "command"),
    ];

    fn text(self) -> &'static str {
        What::ALL.into_iter().find(|(what, _)| *what == self).map_or("", |(_, text)| text)
    }

    fn parse(text: &str) -> Option<What> {
        What::ALL.into_iter().find(|(_, known)| *known == text).map(|(what, _)| what)
    }
}

/// An action to record.
#[derive(Clone, Debug)]
pub struct Deed<'a> {
    /// The action.
    pub what: What,
    /// Id of the person who acted.
    pub by: Option<&'a str>,
    /// Id of the person concerned.
    pub about: Option<&'a str>,
    /// Address of the request.
    pub address: &'a str,
    /// The table, token or command.
    pub detail: &'a str,
}

/// An entry of the audit log.
#[derive(Serialize, ToSchema)]
pub struct AuditEntry {
    /// Time in milliseconds since 1970.
    pub at_ms: i64,
    /// The action.
    pub what: What,
    /// Name of the person who acted; `null` for an admin's command, a failed log-in or a deleted person.
    pub by: Option<String>,
    /// Name of the person concerned.
    pub about: Option<String>,
    /// Address of the request.
    pub address: String,
    /// The table, the scopes of a token, or the command.
    pub detail: String,
}

/// Returns the statement that records an action.
pub fn entry(now: Ms, deed: &Deed) -> Statement {
    let values: [Value; 7] = [
        draw_id().as_str().into(),
        now.into(),
        deed.what.text().into(),
        deed.by.into(),
        deed.about.into(),
        deed.address.into(),
        deed.detail.into(),
    ];
    Statement::row("INSERT INTO audit VALUES", values, "")
}

/// Records a completed action. A failure to record it is logged.
pub async fn note(journal: &Journal, now: Ms, deed: &Deed<'_>) {
    if let Err(error) = journal.keep(vec![entry(now, deed)]).await {
        tracing::warn!(what = deed.what.text(), ?error, "nothing could be written into the audit log");
    }
}

/// Returns the entries of a period, newest first.
pub fn read(
    database: &Database,
    from: Ms,
    before: Ms,
    most: i64,
) -> impl Stream<Item = Result<AuditEntry, sqlx::Error>> {
    type Row = (i64, String, Option<String>, Option<String>, String, String);
    let rows = sqlx::query_as::<_, Row>(
        "SELECT audit.at_ms, audit.what, doer.name, other.name, audit.address, audit.detail FROM audit \
         LEFT JOIN person doer ON doer.id = audit.person LEFT JOIN person other ON other.id = audit.other \
         WHERE audit.at_ms >= $1 AND audit.at_ms < $2 ORDER BY audit.at_ms DESC, audit.id LIMIT $3",
    )
    .bind(from)
    .bind(before)
    .bind(most)
    .fetch(&database.read);
    let known = |name: Option<String>| name.filter(|name| !name.is_empty());
    rows.try_filter_map(move |(at_ms, what, by, about, address, detail)| {
        // Entries of a newer version may have unknown actions.
        let entry = What::parse(&what).map(|what| AuditEntry {
            at_ms,
            what,
            by: known(by),
            about: known(about),
            address,
            detail,
        });
        ready(Ok(entry))
    })
}

/// Returns the ids of people whom admins' commands removed since a moment. A running server learns of these removals
/// here.
pub async fn removed_since(database: &Database, since: Ms) -> Result<Vec<String>, sqlx::Error> {
    let text = "SELECT other FROM audit WHERE at_ms >= $1 AND what = 'command' AND detail = 'remove' AND other IS NOT NULL";
    let rows: Vec<(String,)> = sqlx::query_as(text).bind(since).fetch_all(&database.read).await?;
    Ok(rows.into_iter().map(|(id,)| id).collect())
}

/// Removes expired entries periodically until the server shuts down.
pub async fn forget_old(store: Store, days: u32, closing: Closing) {
    loop {
        let before = store.time.now() - Ms::from(days) * DAY_MS;
        if let Err(error) = forget_before(&store.database, before).await {
            tracing::warn!(%error, "old entries of the audit log could not be removed");
        }
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            () = closing.begun() => return,
        }
    }
}

/// Removes entries from before a moment.
pub async fn forget_before(database: &Database, before: Ms) -> Result<(), sqlx::Error> {
    let query = sqlx::query("DELETE FROM audit WHERE at_ms < $1").bind(before);
    database.change(query).await.map(drop)
}
