//! Things created by each address since the server started. Addresses are not stored in the database.

use crate::database::Database;
use sqlx::AssertSqlSafe;
use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Number of ids in one query.
const PORTION: usize = 64;

/// Ids by address that still counted at the last check.
#[derive(Default)]
pub(crate) struct Made(Mutex<HashMap<String, Vec<String>>>);

impl Made {
    pub(crate) fn note(&self, address: &str, id: &str) {
        self.lock().entry(address.into()).or_default().push(id.into());
    }

    pub(crate) fn count(&self, address: &str) -> usize {
        self.lock().get(address).map_or(0, Vec::len)
    }

    /// Removes ids that a query does not find. The query must end before its list of ids.
    pub(crate) async fn forget(&self, database: &Database, still: &str) -> Result<(), sqlx::Error> {
        let noted: Vec<String> = self.lock().values().flatten().cloned().collect();
        let mut gone: HashSet<&str> = noted.iter().map(String::as_str).collect();
        for portion in noted.chunks(PORTION) {
            let places: Vec<String> = (1..=portion.len()).map(|number| format!("${number}")).collect();
            // The text consists of constants and numbers only.
            let text = AssertSqlSafe(format!("{still} ({})", places.join(", ")));
            let query = portion.iter().fold(sqlx::query_as(text), |query, id| query.bind(id.clone()));
            let found: Vec<(String,)> = query.fetch_all(&database.read).await?;
            gone.retain(|id| !found.iter().any(|(there,)| there == id));
        }
        self.lock().retain(|_, ids| {
            ids.retain(|id| !gone.contains(id.as_str()));
            !ids.is_empty()
        });
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Vec<String>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
