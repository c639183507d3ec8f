//! Accounts and reports of chat lines.

use super::counts::{self, Counts};
use crate::database::Database;
use crate::failure::ServeError;
use crate::people::{self, Passwords};
use crate::secret::Secret;
use serde_json::json;
use std::io::Write;
use tabuleiro_core::Explain;

/// Writes all accounts, one JSON document a line.
pub(super) async fn list(database: &Database, out: &mut dyn Write) -> Result<(), ServeError> {
    let rows: Vec<(String, i64, i64)> = sqlx::query_as(
        "SELECT name, is_admin, created_ms FROM person WHERE kind = 'account' ORDER BY name_key",
    )
    .fetch_all(&database.read)
    .await?;
    for (name, is_admin, created_ms) in rows {
        writeln!(out, "{}", json!({"name": name, "is_admin": is_admin != 0, "created_ms": created_ms}))
            .map_err(ServeError::Run)?;
    }
    Ok(())
}

/// Grants or removes an account's admin rights.
pub(super) async fn set_admin(database: &Database, name: &str, is_admin: bool) -> Result<(), ServeError> {
    let query = sqlx::query("UPDATE person SET is_admin = $2 WHERE name_key = $1 AND kind = 'account'");
    let query = query.bind(name.to_ascii_lowercase()).bind(i64::from(is_admin));
    match database.change(query).await? {
        0 => Err(ServeError::NoAccount(name.into())),
        _ => Ok(()),
    }
}

/// Sets an account's password, or draws one and returns it. Ends all sessions and tokens of the account.
pub async fn set_password(
    database: &Database,
    name: &str,
    given: Option<Secret>,
) -> Result<(Counts, Option<Secret>), ServeError> {
    let id = find(database, name).await?;
    let drawn = given.is_none().then(|| Secret::new(&Secret::draw().reveal()[..DRAWN_LENGTH]));
    let password = given.or_else(|| drawn.clone()).expect("it is given or drawn");
    people::set_password(database, &Passwords::new(), &id, password)
        .await
        .map_err(|problem| ServeError::Refused(problem.explain()))?;
    Ok((log_out_of(database, &id).await?, drawn))
}

/// Length of a drawn password: eighty random bits that a person can type.
const DRAWN_LENGTH: usize = 20;

/// Ends all sessions of an account and revokes its tokens.
pub async fn log_out(database: &Database, name: &str) -> Result<Counts, ServeError> {
    log_out_of(database, &find(database, name).await?).await
}

async fn log_out_of(database: &Database, id: &str) -> Result<Counts, ServeError> {
    Ok(counts::change(database, people::leave_only(id, "")).await?)
}

/// Removes an account or a guest with all personal data, as its owner could.
pub async fn remove(database: &Database, name: &str) -> Result<Counts, ServeError> {
    let person = people::find_by_name(database, name).await?;
    let person = person.ok_or_else(|| ServeError::NoAccount(name.into()))?;
    Ok(counts::change(database, people::deletion(&person)).await?)
}

/// Writes the reported chat lines, newest first, one JSON document a line.
pub async fn reports(database: &Database, out: &mut dyn Write) -> Result<(), ServeError> {
    let rows: Vec<(String, i64, String, i64, String, i64)> = sqlx::query_as(
        "SELECT chat.room, chat.number, person.name, chat.at_ms, chat.body, count(*) FROM report \
         JOIN chat ON chat.room = report.room AND chat.number = report.number \
         JOIN person ON person.id = chat.person \
         GROUP BY chat.room, chat.number, person.name, chat.at_ms, chat.body ORDER BY max(report.at_ms) DESC, chat.room, chat.number",
    )
    .fetch_all(&database.read)
    .await?;
    for (table, number, name, at_ms, text, reports) in rows {
        let line = json!({"table": table, "number": number, "name": name, "at_ms": at_ms, "text": text, "reports": reports});
        writeln!(out, "{line}").map_err(ServeError::Run)?;
    }
    Ok(())
}

/// Returns the id of an account.
async fn find(database: &Database, name: &str) -> Result<String, ServeError> {
    let found = people::find_by_name(database, name).await?;
    let account = found.filter(|person| person.kind == people::PersonKind::Account);
    account.map(|person| person.id).ok_or_else(|| ServeError::NoAccount(name.into()))
}
