//! Administration of the database, with or without a running server.

mod accounts;
mod audit;
mod backup;
mod counts;
mod file;
mod games;
mod prune;

pub use accounts::{log_out, remove, reports, set_password};
pub use backup::{backup, restore};
pub use counts::Counts;
pub use file::write_file;
pub use games::export;
pub use prune::prune;

use crate::database::Database;
use crate::failure::ServeError;
use crate::secret::Secret;
use crate::time::Time;
use file::unusable;
use serde_json::{Value, json};
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

/// An admin's command.
#[derive(clap::Subcommand, Clone, Debug)]
#[allow(missing_docs)]
pub enum Admin {
    Accounts,
    Grant {
        name: String,
    },
    Revoke {
        name: String,
    },
    Password {
        name: String,
        #[arg(long)]
        stdin: bool,
    },
    LogOut {
        name: String,
    },
    Remove {
        name: String,
    },
    Reports,
    Audit {
        #[arg(long, value_name = "NUMBER", default_value_t = 90)]
        days: u32,
    },
    Backup {
        file: PathBuf,
        #[arg(long)]
        force: bool,
    },
    Restore {
        file: PathBuf,
    },
    Export {
        file: PathBuf,
        #[arg(long)]
        force: bool,
    },
    Prune {
        #[arg(long, value_name = "NUMBER", default_value_t = 30)]
        days: u32,
    },
}

/// Runs a command and prints its result as JSON. Reads a chosen password from the input, since other users of the
/// machine can see arguments.
pub fn administer(
    url: &str,
    wanted: &Admin,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), ServeError> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(ServeError::Run)?;
    // Only a restore may create the database file.
    let is_new = |path: &PathBuf| !matches!(wanted, Admin::Restore { .. }) && !path.exists();
    if let Some(path) = crate::sqlite::sqlite_file(url).filter(is_new) {
        return Err(ServeError::NoDatabase(path));
    }
    runtime.block_on(async {
        let database = Database::open_for_admin(url).await?;
        let about = audit::about(&database, wanted).await?;
        let done = act(&database, wanted, input, out).await;
        let noted =
            if done.is_ok() { audit::note(&database, wanted, about.as_deref()).await } else { Ok(()) };
        database.close().await;
        match done? {
            Value::Null => {}
            done => writeln!(out, "{done}").map_err(ServeError::Run)?,
        }
        Ok(noted?)
    })
}

/// Runs a command and returns its result; `None` for lists, which are printed line by line.
async fn act(
    database: &Database,
    wanted: &Admin,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<Value, ServeError> {
    let now = Time::of_system().now();
    let moved = |file: &Path, rows: Counts| json!({"file": file, "rows": rows.total(), "tables": rows});
    match wanted {
        Admin::Accounts => accounts::list(database, out).await.map(|()| Value::Null),
        Admin::Reports => reports(database, out).await.map(|()| Value::Null),
        Admin::Audit { days } => {
            audit::list(database, now - i64::from(*days) * 86_400_000, out).await.map(|()| Value::Null)
        }
        Admin::Grant { name } => set_admin(database, name, true).await,
        Admin::Revoke { name } => set_admin(database, name, false).await,
        Admin::Password { name, stdin } => {
            let given = if *stdin { Some(first_line(input)?) } else { None };
            let (removed, drawn) = set_password(database, name, given).await?;
            Ok(match drawn.as_ref().map(Secret::reveal) {
                Some(drawn) => json!({"name": name, "password": drawn, "removed": removed}),
                None => json!({"name": name, "removed": removed}),
            })
        }
        Admin::LogOut { name } => Ok(json!({"name": name, "removed": log_out(database, name).await?})),
        Admin::Remove { name } => Ok(json!({"name": name, "removed": remove(database, name).await?})),
        Admin::Backup { file, force } => {
            let rows = write_file(file, *force, async |out| backup(database, out).await).await?;
            Ok(moved(file, rows))
        }
        Admin::Restore { file } => {
            let mut from = BufReader::new(File::open(file).map_err(|error| unusable(file, error))?);
            Ok(moved(file, restore(database, &mut from).await?))
        }
        Admin::Export { file, force } => {
            let games = write_file(file, *force, async |out| export(database, out).await).await?;
            Ok(json!({"file": file, "games": games}))
        }
        Admin::Prune { days } => {
            let removed = prune(database, now - i64::from(*days) * 86_400_000, now).await?;
            Ok(json!({"removed": removed}))
        }
    }
}

async fn set_admin(database: &Database, name: &str, is_admin: bool) -> Result<Value, ServeError> {
    accounts::set_admin(database, name, is_admin).await?;
    Ok(json!({"name": name, "is_admin": is_admin}))
}

fn first_line(input: &mut dyn BufRead) -> Result<Secret, ServeError> {
    let mut line = String::new();
    input.read_line(&mut line).map_err(ServeError::Run)?;
    Ok(Secret::new(line.trim_end_matches(['\r', '\n'])))
}
