//! The export of all games.

use crate::database::Database;
use crate::failure::ServeError;
use crate::tables::load;
use serde_json::json;
use std::io::Write;

/// Writes every game that has begun, one JSON document a line, and returns their number.
pub async fn export(database: &Database, out: &mut impl Write) -> Result<u64, ServeError> {
    let rows: Vec<(String,)> =
        sqlx::query_as("SELECT id FROM room ORDER BY created_ms, id").fetch_all(&database.read).await?;
    let mut games = 0;
    for (id,) in rows {
        let Ok(Some(room)) = load(database, &id).await else { return Err(ServeError::BrokenTable(id)) };
        if let Some(record) = room.record() {
            let line =
                json!({"table": id, "state": room.state(), "rated": room.plan.told.rated, "record": record});
            writeln!(out, "{line}").map_err(ServeError::Run)?;
            games += 1;
        }
    }
    Ok(games)
}
