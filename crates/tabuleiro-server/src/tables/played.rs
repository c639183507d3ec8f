//! The tables of somebody: where they play, and where they played.

use crate::database::Database;
use crate::problem::Problem;
use serde::Serialize;
use utoipa::ToSchema;

/// The most that are told at once.
const TOLD_MAX: i64 = 50;

/// A table in a list of what somebody played.
#[derive(Serialize, ToSchema)]
pub(crate) struct PlayedTable {
    /// Its name in addresses.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The rule set's id.
    pub rule_set: String,
    /// When it was made, in milliseconds since 1970.
    pub created_ms: i64,
    /// Whether it is playing or over.
    pub state: String,
    /// The seats, seat 1 first.
    pub seats: Vec<PlayedSeat>,
}

/// Who sat there, and what it came to.
#[derive(Serialize, ToSchema)]
pub(crate) struct PlayedSeat {
    /// The name; none of an engine, and of who is here no more.
    pub name: Option<String>,
    /// The level of a computer player.
    pub engine: Option<String>,
    /// `won`, `drew` or `lost`.
    pub result: Option<String>,
}

/// The tables where somebody sits and nothing is over, the latest first.
pub(crate) async fn going_on(database: &Database, person: &str) -> Result<Vec<String>, Problem> {
    let query = "SELECT id FROM room WHERE state IN ('open', 'playing') \
                 AND EXISTS (SELECT 1 FROM seat WHERE seat.room = room.id AND seat.person = $1) \
                 ORDER BY updated_ms DESC, id LIMIT $2";
    let rows: Vec<(String,)> =
        sqlx::query_as(query).bind(person.to_string()).bind(TOLD_MAX).fetch_all(&database.read).await?;
    Ok(rows.into_iter().map(|(id,)| id).collect())
}

/// The games of somebody that have begun, made before a moment, the newest first.
pub(crate) async fn played_by(
    database: &Database,
    person: &str,
    with_private: bool,
    before_ms: i64,
) -> Result<Vec<PlayedTable>, Problem> {
    let query = "SELECT id, game, rule_set, created_ms, state FROM room WHERE state IN ('playing', 'over') \
                 AND created_ms < $2 AND (is_public = 1 OR $3 = 1) \
                 AND EXISTS (SELECT 1 FROM seat WHERE seat.room = room.id AND seat.person = $1) \
                 ORDER BY created_ms DESC, id LIMIT $4";
    let rows: Vec<(String, String, String, i64, String)> = sqlx::query_as(query)
        .bind(person.to_string())
        .bind(before_ms)
        .bind(i64::from(with_private))
        .bind(TOLD_MAX)
        .fetch_all(&database.read)
        .await?;
    let mut tables = Vec::new();
    for (table, game, rule_set, created_ms, state) in rows {
        let seats = seats_of(database, &table).await?;
        tables.push(PlayedTable { table, game, rule_set, created_ms, state, seats });
    }
    Ok(tables)
}

async fn seats_of(database: &Database, table: &str) -> Result<Vec<PlayedSeat>, Problem> {
    let query = "SELECT person.name, seat.engine, seat.result FROM seat \
                 LEFT JOIN person ON person.id = seat.person WHERE seat.room = $1 ORDER BY seat.seat";
    let rows: Vec<(Option<String>, Option<String>, Option<String>)> =
        sqlx::query_as(query).bind(table.to_string()).fetch_all(&database.read).await?;
    let seat = |(name, engine, result): (Option<String>, _, _)| PlayedSeat {
        name: name.filter(|name| !name.is_empty()),
        engine,
        result,
    };
    Ok(rows.into_iter().map(seat).collect())
}
