//! The end of abandoned games of guests.

use super::Tables;
use crate::database::Database;
use crate::problem::Problem;
use crate::time::Ms;
use std::sync::Arc;
use std::time::Duration;
use tabuleiro_room::{By, Command};

/// Maximum number of tables that end at once.
const PORTION: i64 = 200;

impl Tables {
    /// Ends guests' tables without other players and without a turn for `after`. Returns their number.
    pub(crate) async fn expire(self: &Arc<Self>, after: Duration) -> Result<usize, Problem> {
        let before = self.store.time.now() - after.as_millis() as Ms;
        let abandoned = abandoned(&self.store.database, before).await?;
        for id in &abandoned {
            let ended = async { self.find(id).await?.act(By::House, Command::Expire).await };
            if let Err(problem) = ended.await {
                tracing::warn!(id, ?problem, "an abandoned table could not be ended");
            }
        }
        Ok(abandoned.len())
    }
}

/// Returns guests' tables from before a moment, without other players and without a turn since.
async fn abandoned(database: &Database, before: Ms) -> Result<Vec<String>, Problem> {
    let text = "SELECT room.id FROM room JOIN person ON person.id = room.creator \
                WHERE room.state IN ('open', 'playing') AND room.created_ms < $1 AND person.kind <> 'account' \
                AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.room = room.id AND seat.person <> room.creator) \
                AND NOT EXISTS (SELECT 1 FROM event WHERE event.room = room.id AND event.at_ms >= $1 \
                AND event.body LIKE '{\"type\":\"turn\"%') ORDER BY room.created_ms LIMIT $2";
    let rows: Vec<(String,)> =
        sqlx::query_as(text).bind(before).bind(PORTION).fetch_all(&database.read).await?;
    Ok(rows.into_iter().map(|(id,)| id).collect())
}
