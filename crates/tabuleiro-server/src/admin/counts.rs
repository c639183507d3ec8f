//! Row counts by table, as commands report them.

use crate::database::Database;
use crate::statement::{Statement, gather};
use serde::{Serialize, Serializer};

/// The number of rows of each table, in order of first use.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Counts(Vec<(&'static str, u64)>);

impl Counts {
    /// Adds rows of a table to the counts.
    pub(super) fn add(&mut self, table: &'static str, rows: u64) {
        match self.0.iter_mut().find(|(name, _)| *name == table) {
            Some((_, count)) => *count += rows,
            None => self.0.push((table, rows)),
        }
    }

    /// Returns the number of rows in all tables.
    pub fn total(&self) -> u64 {
        self.0.iter().map(|(_, count)| count).sum()
    }
}

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().copied())
    }
}

/// Runs changes in one transaction and counts the rows.
pub(super) async fn change(
    database: &Database,
    statements: impl IntoIterator<Item = Statement>,
) -> Result<Counts, sqlx::Error> {
    let mut counts = Counts::default();
    let mut change = database.begin().await?;
    for statement in statements {
        for asked in gather(&[&statement]) {
            counts.add(statement.table(), asked.run(&mut change).await?);
        }
    }
    change.commit().await?;
    Ok(counts)
}
