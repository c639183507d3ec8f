//! Everything in one file, and back.

use crate::database::Database;
use crate::failure::ServeError;
use crate::journal::{Statement, Value};
use serde::{Deserialize, Serialize};
use serde_json::json;
use sqlx::any::{AnyRow, AnyTypeInfoKind};
use sqlx::{Row, TypeInfo, ValueRef};
use std::io::{BufRead, Write};

/// All there is to keep: how it is read, and how it is put back. What refers to something comes after it.
const TABLES: [(&str, &str, &str); 13] = [
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
    ("analysis", "SELECT * FROM analysis ORDER BY id", "INSERT INTO analysis VALUES ($1, $2, $3, $4)"),
    (
        "analysis_person",
        "SELECT * FROM analysis_person ORDER BY analysis, person",
        "INSERT INTO analysis_person VALUES ($1, $2, $3)",
    ),
];

/// The first line of a backup.
const HEADING: &str = r#"{"tabuleiro-backup":2}"#;
/// The first line of one that has no last line.
const HEADING_1: &str = r#"{"tabuleiro-backup":1}"#;

/// A line of a backup.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Kept {
    Row {
        table: String,
        row: Vec<serde_json::Value>,
    },
    /// The last line: how many rows there were.
    End {
        rows: usize,
    },
}

impl Kept {
    fn write(&self, out: &mut impl Write) -> Result<(), ServeError> {
        let line = serde_json::to_string(self).expect("a row can be written");
        writeln!(out, "{line}").map_err(ServeError::Run)
    }
}

/// Everything as it is at one moment, also while the server runs: one row a line, for either database.
pub async fn backup(database: &Database, out: &mut impl Write) -> Result<(), ServeError> {
    let mut moment = database.moment().await?;
    writeln!(out, "{HEADING}").map_err(ServeError::Run)?;
    let mut rows = 0;
    for (table, select, _) in TABLES {
        for row in sqlx::query(select).fetch_all(&mut *moment).await? {
            let row = (0..row.len()).map(|index| value(&row, index)).collect::<Result<_, _>>()?;
            Kept::Row { table: table.into(), row }.write(out)?;
            rows += 1;
        }
    }
    Kept::End { rows }.write(out)
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
    let mut is_whole = match lines.next() {
        Some(Ok(line)) if line == HEADING => false,
        Some(Ok(line)) if line == HEADING_1 => true,
        _ => return Err(ServeError::NoBackup(1)),
    };
    let mut statements = Vec::new();
    for (number, line) in (2..).zip(lines) {
        let kept = line.ok().and_then(|line| serde_json::from_str(&line).ok());
        let (table, row) = match kept.ok_or(ServeError::NoBackup(number))? {
            Kept::Row { table, row } => (table, row),
            Kept::End { rows } => {
                is_whole = rows == statements.len();
                break;
            }
        };
        let (.., insert) =
            TABLES.into_iter().find(|(name, ..)| *name == table).ok_or(ServeError::NoBackup(number))?;
        let values = row.into_iter().map(|value| match value {
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
    if !is_whole {
        return Err(ServeError::CutBackup);
    }
    Ok(database.change_all(&statements.iter().collect::<Vec<_>>()).await?)
}
