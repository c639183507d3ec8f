//! Restores a backup into an empty database, line by line.

use super::{Column, HEADING, HEADING_1, HEADING_2, TABLES, Table};
use crate::admin::Counts;
use crate::database::Database;
use crate::failure::ServeError;
use crate::statement::{Statement, Value, gather};
use serde::Deserialize;
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};
use sqlx::AnyConnection;
use std::borrow::Cow;
use std::io::BufRead;

/// Number of rows in one insert.
const TOGETHER: usize = 256;

/// The check that the last line of a backup allows.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Proof {
    Nothing,
    /// The number of rows.
    Rows,
    /// The number of rows and a digest of all lines before it.
    Digest,
}

/// A line of a backup: a row or the closing line.
#[derive(Deserialize)]
struct Line<'a> {
    #[serde(borrow)]
    table: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    row: Vec<&'a RawValue>,
    rows: Option<u64>,
    #[serde(borrow)]
    sha256: Option<Cow<'a, str>>,
}

/// Restores a backup into an empty database, completely or not at all. Memory use does not grow with the backup.
pub async fn restore(database: &Database, backup: &mut impl BufRead) -> Result<Counts, ServeError> {
    let (people,): (i64,) = sqlx::query_as("SELECT count(*) FROM person").fetch_one(&database.read).await?;
    if people > 0 {
        return Err(ServeError::NotEmpty);
    }
    let mut lines = Lines::begin(backup)?;
    // One transaction for everything: a backup that proves truncated or changed at its last line leaves no rows behind.
    let mut change = database.begin().await?;
    let mut counts = Counts::default();
    TABLES.iter().for_each(|table| counts.add(table.name, 0));
    let mut rows = Vec::new();
    while let Some((table, row)) = lines.next_row(counts.total())? {
        counts.add(table.name, 1);
        rows.push(row);
        if rows.len() == TOGETHER {
            insert(&mut change, &mut rows).await?;
        }
    }
    insert(&mut change, &mut rows).await?;
    change.commit().await?;
    Ok(counts)
}

async fn insert(change: &mut AnyConnection, rows: &mut Vec<Statement>) -> Result<(), sqlx::Error> {
    for asked in gather(&rows.iter().collect::<Vec<_>>()) {
        asked.run(change).await?;
    }
    rows.clear();
    Ok(())
}

/// The lines of a backup, one in memory at a time.
struct Lines<'a, R> {
    from: &'a mut R,
    proof: Proof,
    line: String,
    number: usize,
    digest: Sha256,
}

impl<'a, R: BufRead> Lines<'a, R> {
    fn begin(from: &'a mut R) -> Result<Lines<'a, R>, ServeError> {
        let mut lines =
            Lines { from, proof: Proof::Nothing, line: String::new(), number: 0, digest: Sha256::new() };
        lines.read()?;
        lines.proof = match lines.line.trim_end() {
            HEADING => Proof::Digest,
            HEADING_2 => Proof::Rows,
            HEADING_1 => Proof::Nothing,
            _ => return Err(ServeError::NoBackup(1)),
        };
        Ok(lines)
    }

    /// Returns the next row and its table, or `None` after the last row of an intact backup. `rows` is the number of
    /// rows before it.
    fn next_row(&mut self, rows: u64) -> Result<Option<(&'static Table, Statement)>, ServeError> {
        let before = self.digest.clone();
        if !self.read()? {
            return if self.proof == Proof::Nothing { Ok(None) } else { Err(ServeError::CutBackup) };
        }
        let fail = || ServeError::NoBackup(self.number);
        let line: Line = serde_json::from_str(&self.line).map_err(|_| fail())?;
        if let Some(name) = line.table {
            let table = TABLES.iter().find(|table| table.name == name).ok_or_else(fail)?;
            let values = values(table, &line.row).ok_or_else(fail)?;
            return Ok(Some((table, Statement::row(table.insert, values, ""))));
        }
        if line.rows.ok_or_else(fail)? != rows {
            return Err(ServeError::CutBackup);
        }
        let expected = crate::secret::hex(&before.finalize());
        if self.proof == Proof::Digest && line.sha256.as_deref() != Some(expected.as_str()) {
            return Err(ServeError::ChangedBackup);
        }
        if self.proof == Proof::Digest && self.read()? {
            return Err(ServeError::NoBackup(self.number));
        }
        Ok(None)
    }

    fn read(&mut self) -> Result<bool, ServeError> {
        self.line.clear();
        self.number += 1;
        let read = self.from.read_line(&mut self.line).map_err(|_| ServeError::NoBackup(self.number))?;
        self.digest.update(&self.line);
        Ok(read > 0)
    }
}

/// Returns the values of a row if they fit the columns.
fn values(table: &Table, row: &[&RawValue]) -> Option<Vec<Value>> {
    let fits = row.len() == table.columns.len();
    fits.then(|| table.columns.iter().zip(row).map(|(column, raw)| value(*column, raw.get())).collect())?
}

/// Reads a value as it was written, reals to the last bit.
fn value(column: Column, text: &str) -> Option<Value> {
    Some(match (column, text) {
        (Column::TextOrNull, "null") => Value::NoText,
        (Column::NumberOrNull, "null") => Value::NoNumber,
        (Column::Text | Column::TextOrNull, text) => Value::Text(serde_json::from_str(text).ok()?),
        (Column::Number | Column::NumberOrNull, text) => Value::Number(text.parse().ok()?),
        (Column::Real, text) => Value::Real(text.parse().ok()?),
    })
}
