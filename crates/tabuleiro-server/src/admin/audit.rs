//! The audit log for the command line: notes admins' commands and lists entries.

use super::Admin;
use crate::audit::{Deed, What, entry, read};
use crate::database::Database;
use crate::failure::ServeError;
use crate::people;
use crate::time::{Ms, Time};
use futures_util::TryStreamExt;
use serde_json::json;
use std::io::Write;
use std::pin::pin;

/// Writes all entries since a moment, newest first, one JSON document a line.
pub(super) async fn list(database: &Database, from: Ms, out: &mut dyn Write) -> Result<(), ServeError> {
    let mut entries = pin!(read(database, from, Ms::MAX, i64::MAX));
    while let Some(entry) = entries.try_next().await? {
        writeln!(out, "{}", json!(entry)).map_err(ServeError::Run)?;
    }
    Ok(())
}

/// Returns the id of the account that a command is about.
pub(super) async fn about(database: &Database, wanted: &Admin) -> Result<Option<String>, ServeError> {
    let (Admin::Grant { name }
    | Admin::Revoke { name }
    | Admin::Password { name, .. }
    | Admin::LogOut { name }
    | Admin::Remove { name }) = wanted
    else {
        return Ok(None);
    };
    Ok(people::find_by_name(database, name).await?.map(|person| person.id))
}

/// Notes a completed command, unless it was read-only.
pub(super) async fn note(
    database: &Database,
    wanted: &Admin,
    about: Option<&str>,
) -> Result<(), sqlx::Error> {
    let Some(detail) = text(wanted) else { return Ok(()) };
    let deed = Deed { what: What::Command, by: None, about, address: "", detail };
    database.change_all(&[&entry(Time::of_system().now(), &deed)]).await
}

fn text(wanted: &Admin) -> Option<&'static str> {
    Some(match wanted {
        Admin::Accounts | Admin::Reports | Admin::Audit { .. } => return None,
        Admin::Grant { .. } => "grant",
        Admin::Revoke { .. } => "revoke",
        Admin::Password { .. } => "password",
        Admin::LogOut { .. } => "log-out",
        Admin::Remove { .. } => "remove",
        Admin::Backup { .. } => "backup",
        Admin::Restore { .. } => "restore",
        Admin::Export { .. } => "export",
        Admin::Prune { .. } => "prune",
    })
}
