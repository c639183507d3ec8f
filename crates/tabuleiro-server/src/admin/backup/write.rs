//! Writes a backup, row by row.

use super::{Column, HEADING, TABLES};
use crate::admin::Counts;
use crate::database::Database;
use crate::failure::ServeError;
use futures_util::TryStreamExt;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use sqlx::Row;
use sqlx::any::AnyRow;
use std::io::Write;

/// Writes a consistent snapshot, even while the server runs. Memory use does not grow with the database.
pub async fn backup(database: &Database, out: &mut impl Write) -> Result<Counts, ServeError> {
    // All tables are read in one transaction, so rows that refer to each other stay consistent.
    let mut moment = database.moment().await?;
    let mut out = Digested { out, digest: Sha256::new() };
    let mut counts = Counts::default();
    out.line(HEADING)?;
    for table in &TABLES {
        counts.add(table.name, 0);
        let mut rows = sqlx::query(table.select).fetch(&mut *moment);
        while let Some(row) = rows.try_next().await? {
            let values = table.columns.iter().enumerate().map(|(index, column)| value(&row, index, *column));
            let row: Vec<Value> = values.collect::<Result<_, _>>()?;
            out.line(&json!({"table": table.name, "row": row}).to_string())?;
            counts.add(table.name, 1);
        }
    }
    let digest = out.digest.clone().finalize();
    out.line(&json!({"rows": counts.total(), "sha256": crate::secret::hex(&digest)}).to_string())?;
    Ok(counts)
}

/// A writer that computes a digest of everything it writes.
struct Digested<'a, W> {
    out: &'a mut W,
    digest: Sha256,
}

impl<W: Write> Digested<'_, W> {
    fn line(&mut self, line: &str) -> Result<(), ServeError> {
        self.digest.update(line);
        self.digest.update("\n");
        writeln!(self.out, "{line}").map_err(ServeError::Run)
    }
}

fn value(row: &AnyRow, index: usize, column: Column) -> Result<Value, sqlx::Error> {
    Ok(match column {
        Column::Text | Column::TextOrNull => json!(row.try_get::<Option<String>, _>(index)?),
        Column::Number | Column::NumberOrNull => json!(row.try_get::<Option<i64>, _>(index)?),
        Column::Real => json!(row.try_get::<f64, _>(index)?),
    })
}
