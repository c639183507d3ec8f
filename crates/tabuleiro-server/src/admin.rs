//! For those who keep the house, without the server or beside it: accounts, backup, export, prune.

use crate::database::Database;
use crate::failure::ServeError;
use crate::journal::{Statement, Value};
use crate::tables::load;
use crate::time::{Ms, Time};
use serde::{Deserialize, Serialize};
use serde_json::json;
use sqlx::any::{AnyRow, AnyTypeInfoKind};
use sqlx::{Row, TypeInfo, ValueRef};
use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::Path;

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
    Backup {
        file: std::path::PathBuf,
    },
    Restore {
        file: std::path::PathBuf,
    },
    Export {
        file: std::path::PathBuf,
    },
    Prune {
        #[arg(long, value_name = "NUMBER", default_value_t = 30)]
        days: u32,
    },
}

/// Does it, and writes what is to be known of it.
pub fn administer(url: &str, wanted: &Admin, out: &mut dyn Write) -> Result<(), ServeError> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(ServeError::Run)?;
    runtime.block_on(async {
        let database = Database::open(url).await?;
        let done = act(&database, wanted, out).await;
        database.close().await;
        done
    })
}

async fn act(database: &Database, wanted: &Admin, out: &mut dyn Write) -> Result<(), ServeError> {
    let now = Time::of_system().now();
    match wanted {
        Admin::Accounts => accounts(database, out).await,
        Admin::Grant { name } => set_admin(database, name, true).await,
        Admin::Revoke { name } => set_admin(database, name, false).await,
        Admin::Backup { file } => into_file(file, async |file| backup(database, file).await).await,
        Admin::Restore { file } => {
            restore(database, &mut BufReader::new(File::open(file).map_err(|error| unusable(file, error))?))
                .await
        }
        Admin::Export { file } => into_file(file, async |file| export(database, file).await).await,
        Admin::Prune { days } => prune(database, now - i64::from(*days) * 86_400_000, now).await,
    }
}

async fn accounts(database: &Database, out: &mut dyn Write) -> Result<(), ServeError> {
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

async fn set_admin(database: &Database, name: &str, is_admin: bool) -> Result<(), ServeError> {
    let query = sqlx::query("UPDATE person SET is_admin = $2 WHERE name_key = $1 AND kind = 'account'");
    let query = query.bind(name.to_ascii_lowercase()).bind(i64::from(is_admin));
    match database.change(query).await? {
        0 => Err(ServeError::NoAccount(name.into())),
        _ => Ok(()),
    }
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

/// All there is to keep: how it is read, and how it is put back. What refers to something comes after it.
const TABLES: [(&str, &str, &str); 11] = [
    ("person", "SELECT * FROM person ORDER BY id", "INSERT INTO person VALUES ($1, $2, $3, $4, $5, $6, $7)"),
    ("session", "SELECT * FROM session ORDER BY id", "INSERT INTO session VALUES ($1, $2, $3, $4, $5, $6)"),
    ("token", "SELECT * FROM token ORDER BY id", "INSERT INTO token VALUES ($1, $2, $3, $4, $5, $6, $7)"),
    ("map", "SELECT * FROM map ORDER BY person, name", "INSERT INTO map VALUES ($1, $2, $3, $4, $5)"),
    (
        "room",
        "SELECT * FROM room ORDER BY id",
        "INSERT INTO room VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    ),
    ("event", "SELECT * FROM event ORDER BY room, version", "INSERT INTO event VALUES ($1, $2, $3, $4)"),
    ("seat", "SELECT * FROM seat ORDER BY room, seat", "INSERT INTO seat VALUES ($1, $2, $3, $4, $5)"),
    ("chat", "SELECT * FROM chat ORDER BY room, number", "INSERT INTO chat VALUES ($1, $2, $3, $4, $5)"),
    (
        "report",
        "SELECT * FROM report ORDER BY room, number, person",
        "INSERT INTO report VALUES ($1, $2, $3, $4)",
    ),
    (
        "rating",
        "SELECT * FROM rating ORDER BY who, game, rule_set, pool",
        "INSERT INTO rating VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    ),
    (
        "rating_change",
        "SELECT * FROM rating_change ORDER BY room, seat",
        "INSERT INTO rating_change VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    ),
];

/// The first line of a backup.
const HEADING: &str = r#"{"tabuleiro-backup":1}"#;

#[derive(Serialize, Deserialize)]
struct Kept {
    table: String,
    row: Vec<serde_json::Value>,
}

/// Everything as it is at one moment, also while the server runs: one row a line, for either database.
pub async fn backup(database: &Database, out: &mut impl Write) -> Result<(), ServeError> {
    let mut moment = database.moment().await?;
    writeln!(out, "{HEADING}").map_err(ServeError::Run)?;
    for (table, select, _) in TABLES {
        for row in sqlx::query(select).fetch_all(&mut *moment).await? {
            let row = (0..row.len()).map(|index| value(&row, index)).collect::<Result<_, _>>()?;
            let line = serde_json::to_string(&Kept { table: table.into(), row });
            writeln!(out, "{}", line.expect("a row can be written")).map_err(ServeError::Run)?;
        }
    }
    Ok(())
}

fn value(row: &AnyRow, index: usize) -> Result<serde_json::Value, sqlx::Error> {
    let raw = row.try_get_raw(index)?;
    if raw.is_null() || raw.type_info().is_null() {
        return Ok(serde_json::Value::Null);
    }
    Ok(match raw.type_info().kind() {
        AnyTypeInfoKind::Real | AnyTypeInfoKind::Double => json!(row.try_get::<f64, _>(index)?),
        AnyTypeInfoKind::Text => json!(row.try_get::<String, _>(index)?),
        _ => json!(row.try_get::<i64, _>(index)?),
    })
}

/// A backup put back into an empty database, all of it or nothing.
pub async fn restore(database: &Database, backup: &mut impl BufRead) -> Result<(), ServeError> {
    let (people,): (i64,) = sqlx::query_as("SELECT count(*) FROM person").fetch_one(&database.read).await?;
    if people > 0 {
        return Err(ServeError::NotEmpty);
    }
    let mut lines = backup.lines();
    match lines.next() {
        Some(Ok(line)) if line == HEADING => {}
        _ => return Err(ServeError::NoBackup(1)),
    }
    let mut statements = Vec::new();
    for (number, line) in (2..).zip(lines) {
        let kept: Kept = line
            .ok()
            .and_then(|line| serde_json::from_str(&line).ok())
            .ok_or(ServeError::NoBackup(number))?;
        let (.., insert) = TABLES
            .into_iter()
            .find(|(table, ..)| *table == kept.table)
            .ok_or(ServeError::NoBackup(number))?;
        let values = kept.row.into_iter().map(|value| match value {
            serde_json::Value::Null => Some(Value::Nothing),
            serde_json::Value::String(text) => Some(Value::Text(text)),
            serde_json::Value::Number(number) => {
                number.as_i64().map(Value::Number).or_else(|| number.as_f64().map(Value::Real))
            }
            _ => None,
        });
        let values: Option<Vec<Value>> = values.collect();
        statements.push(Statement::new(insert, values.ok_or(ServeError::NoBackup(number))?));
    }
    Ok(database.change_all(&statements.iter().collect::<Vec<_>>()).await?)
}

/// Every game that has begun, one JSON document a line.
pub async fn export(database: &Database, out: &mut impl Write) -> Result<(), ServeError> {
    let rows: Vec<(String,)> =
        sqlx::query_as("SELECT id FROM room ORDER BY created_ms, id").fetch_all(&database.read).await?;
    for (id,) in rows {
        let Ok(Some(room)) = load(database, &id).await else { return Err(ServeError::BrokenTable(id)) };
        if let Some(record) = room.record() {
            let line =
                json!({"table": id, "state": room.state(), "rated": room.plan.told.rated, "record": record});
            writeln!(out, "{line}").map_err(ServeError::Run)?;
        }
    }
    Ok(())
}

/// Removes what nobody misses: sessions and tokens that expired; tables that never began or were aborted, lines of chats, and guests
/// without games, all from before a moment.
pub async fn prune(database: &Database, before: Ms, now: Ms) -> Result<(), ServeError> {
    const EXPIRED: [&str; 2] =
        ["DELETE FROM session WHERE expires_ms < $1", "DELETE FROM token WHERE expires_ms < $1"];
    const OLD: [&str; 6] = [
        "DELETE FROM chat WHERE at_ms < $1",
        "DELETE FROM report WHERE at_ms < $1",
        "DELETE FROM event WHERE room IN (SELECT id FROM room WHERE state IN ('open', 'aborted') AND updated_ms < $1)",
        "DELETE FROM seat WHERE room IN (SELECT id FROM room WHERE state IN ('open', 'aborted') AND updated_ms < $1)",
        "DELETE FROM room WHERE state IN ('open', 'aborted') AND updated_ms < $1",
        "DELETE FROM person WHERE kind = 'guest' AND created_ms < $1 \
         AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.person = person.id) \
         AND NOT EXISTS (SELECT 1 FROM room WHERE room.creator = person.id) \
         AND NOT EXISTS (SELECT 1 FROM session WHERE session.person = person.id)",
    ];
    let expired = EXPIRED.map(|text| Statement::new(text, [now.into()]));
    let old = OLD.map(|text| Statement::new(text, [before.into()]));
    let all: Vec<&Statement> = expired.iter().chain(&old).collect();
    Ok(database.change_all(&all).await?)
}
