//! SQLite files: names, locks and checks.

use crate::failure::ServeError;
use crate::own_file;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Time limit of the damage check when a database is opened.
const LOOK: Duration = Duration::from_millis(500);

/// Returns the URL of a SQLite file.
pub fn sqlite_url(path: &Path) -> String {
    const PATH: &percent_encoding::AsciiSet =
        &percent_encoding::CONTROLS.add(b' ').add(b'?').add(b'#').add(b'%').add(b'"').add(b'<').add(b'>');
    let path = path.to_string_lossy();
    format!("sqlite://{}", percent_encoding::utf8_percent_encode(&path, PATH))
}

/// Returns the file of a SQLite URL.
pub(crate) fn sqlite_file(url: &str) -> Option<PathBuf> {
    let path = url.strip_prefix("sqlite:")?;
    let path = path.strip_prefix("//").unwrap_or(path).split('?').next()?;
    let path = percent_encoding::percent_decode_str(path).decode_utf8().ok()?;
    (path != ":memory:").then(|| PathBuf::from(&*path))
}

/// Creates a SQLite file if there is none, and makes it and the files beside it private to their owner. SQLite gives
/// later files beside it the same mode.
pub(crate) fn keep_private(path: &Path) -> io::Result<()> {
    match own_file::options().write(true).create_new(true).open(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
        _ => {}
    }
    for file in [path.into(), beside(path, "-wal"), beside(path, "-shm")] {
        if let Err(error) = restrict(&file) {
            tracing::warn!(file = %file.display(), %error, "others may read this file");
        }
    }
    Ok(())
}

/// Locks a database for one server until the returned file is closed.
pub(crate) fn take(path: &Path) -> Result<File, ServeError> {
    // A separate lock file: closing any handle of the database file would release SQLite's own locks.
    let lock = beside(&path.canonicalize().unwrap_or_else(|_| path.into()), "-lock");
    let fail = |problem| ServeError::File { path: lock.clone(), problem };
    let file = own_file::options().write(true).create(true).truncate(false).open(&lock).map_err(fail)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(ServeError::InUse(path.into())),
        Err(TryLockError::Error(error)) => {
            tracing::warn!(%error, "this file system has no locks: see to it that no other server has this database");
        }
    }
    Ok(file)
}

/// Refuses a file that is no database, or a database with damage found within half a second. A small database is
/// checked completely.
pub(crate) async fn check(path: &Path) -> Result<(), ServeError> {
    let found = async {
        let options = SqliteConnectOptions::new().filename(path).read_only(true);
        let mut connection = options.disable_statement_logging().connect().await?;
        let begin = Instant::now();
        connection.lock_handle().await?.set_progress_handler(10_000, move || begin.elapsed() < LOOK);
        let found = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut connection).await;
        connection.close().await?;
        found
    };
    let found: Result<String, sqlx::Error> = found.await;
    match found {
        Ok(found) if found != "ok" => Err(ServeError::Damaged { path: path.into(), problem: found }),
        Ok(_) => Ok(()),
        // Other errors appear when the database is used.
        Err(error) => explained(path, &error).map_or(Ok(()), Err),
    }
}

/// Returns the error that explains the state of the file, if there is one.
fn explained(path: &Path, error: &sqlx::Error) -> Option<ServeError> {
    const CORRUPT: i32 = 11;
    const NOT_A_DATABASE: i32 = 26;
    let code: i32 = error.as_database_error()?.code()?.parse().ok()?;
    // The lowest byte is the primary code; the rest are details.
    match code & 0xff {
        CORRUPT => Some(ServeError::Damaged { path: path.into(), problem: error.to_string() }),
        NOT_A_DATABASE => Some(ServeError::NotSqlite(path.into())),
        _ => None,
    }
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

#[cfg(unix)]
fn restrict(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let Ok(metadata) = path.metadata() else { return Ok(()) };
    let mode = metadata.permissions().mode();
    let is_private = mode & 0o777 == mode & 0o700;
    if is_private || !metadata.is_file() {
        return Ok(());
    }
    std::fs::set_permissions(path, PermissionsExt::from_mode(mode & 0o700))
}

#[cfg(not(unix))]
fn restrict(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_url_of_a_file_names_it_whatever_it_is_called() {
        for name in ["/srv/server.sqlite", "/a b/50%?#.sqlite", "data/ão.sqlite"] {
            assert_eq!(sqlite_file(&sqlite_url(Path::new(name))), Some(PathBuf::from(name)));
        }
        assert_eq!(sqlite_file("sqlite:x.sqlite?mode=rw"), Some(PathBuf::from("x.sqlite")));
        assert_eq!((sqlite_file("sqlite::memory:"), sqlite_file("postgres://x/y")), (None, None));
    }
}
