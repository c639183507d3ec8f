//! For those who keep the house, without the server or beside it: accounts, backup, export, prune.

mod accounts;
mod backup;
mod games;
mod prune;

pub use accounts::{log_out, remove, reports, set_password};
pub use backup::{backup, restore};
pub use games::export;
pub use prune::prune;

use crate::database::Database;
use crate::failure::ServeError;
use crate::secret::Secret;
use crate::time::Time;
use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

/// What an admin wants.
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
    Backup {
        file: PathBuf,
    },
    Restore {
        file: PathBuf,
    },
    Export {
        file: PathBuf,
    },
    Prune {
        #[arg(long, value_name = "NUMBER", default_value_t = 30)]
        days: u32,
    },
}

/// Does it, and writes what is to be known of it. A password that is not drawn is read, never an argument that others can see.
pub fn administer(
    url: &str,
    wanted: &Admin,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), ServeError> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(ServeError::Run)?;
    // Only what is restored may begin with nothing.
    let is_new = |path: &PathBuf| !matches!(wanted, Admin::Restore { .. }) && !path.exists();
    if let Some(path) = crate::settings::sqlite_file(url).filter(is_new) {
        return Err(ServeError::NoDatabase(path));
    }
    runtime.block_on(async {
        let database = Database::open(url).await?;
        let done = act(&database, wanted, input, out).await;
        database.close().await;
        done
    })
}

async fn act(
    database: &Database,
    wanted: &Admin,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), ServeError> {
    let now = Time::of_system().now();
    match wanted {
        Admin::Accounts => accounts::list(database, out).await,
        Admin::Grant { name } => accounts::set_admin(database, name, true).await,
        Admin::Revoke { name } => accounts::set_admin(database, name, false).await,
        Admin::Password { name, stdin } => {
            let given = if *stdin { Some(first_line(input)?) } else { None };
            set_password(database, name, given, out).await
        }
        Admin::LogOut { name } => log_out(database, name).await,
        Admin::Remove { name } => remove(database, name).await,
        Admin::Reports => reports(database, out).await,
        Admin::Backup { file } => into_file(file, async |file| backup(database, file).await).await,
        Admin::Restore { file } => {
            restore(database, &mut BufReader::new(File::open(file).map_err(|error| unusable(file, error))?))
                .await
        }
        Admin::Export { file } => into_file(file, async |file| export(database, file).await).await,
        Admin::Prune { days } => prune(database, now - i64::from(*days) * 86_400_000, now).await,
    }
}

fn first_line(input: &mut dyn BufRead) -> Result<Secret, ServeError> {
    let mut line = String::new();
    input.read_line(&mut line).map_err(ServeError::Run)?;
    Ok(Secret::new(line.trim_end_matches(['\r', '\n'])))
}

/// Writes a file whole or not at all.
async fn into_file(
    path: &Path,
    write: impl AsyncFnOnce(&mut BufWriter<File>) -> Result<(), ServeError>,
) -> Result<(), ServeError> {
    let part = path.with_added_extension("part");
    let fail = |error| unusable(&part, error);
    let mut file = BufWriter::new(File::create(&part).map_err(fail)?);
    write(&mut file).await?;
    let file = file.into_inner().map_err(|error| fail(error.into_error()))?;
    file.sync_all().map_err(fail)?;
    std::fs::rename(&part, path).map_err(fail)
}

fn unusable(path: &Path, error: std::io::Error) -> ServeError {
    ServeError::File { path: path.into(), problem: error }
}
