//! A person's tables: games in progress and past games.

use crate::database::Database;
use crate::problem::Problem;
use serde::Serialize;
use utoipa::ToSchema;

/// Maximum length of a list.
const TOLD_MAX: i64 = 50;

/// A table in the list of a person's games.
#[derive(Serialize, ToSchema)]
pub(crate) struct PlayedTable {
    /// Id of the table.
    pub table: String,
    /// Id of the game.
    pub game: String,
    /// Id of the rule set.
    pub rule_set: String,
    /// Creation in milliseconds since 1970.
    pub created_ms: i64,
    /// `playing` or `over`.
    pub state: String,
    /// Seats, seat 1 first.
    pub seats: Vec<PlayedSeat>,
}

/// A seat's player and result.
#[derive(Serialize, ToSchema)]
pub(crate) struct PlayedSeat {
    /// Name; `null` for a computer player or a deleted person.
    pub name: Option<String>,
    /// Level of a computer player.
    pub engine: Option<String>,
    /// `won`, `drew` or `lost`.
    pub result: Option<String>,
}

/// Returns the unfinished tables where a person has a seat, newest first.
pub(crate) async fn going_on(database: &Database, person: &str) -> Result<Vec<String>, Problem> {
    let query = "SELECT id FROM room WHERE state IN ('open', 'playing') \
                 AND EXISTS (SELECT 1 FROM seat WHERE seat.room = room.id AND seat.person = $1) \
                 ORDER BY updated_ms DESC, id LIMIT $2";
    let rows: Vec<(String,)> =
        sqlx::query_as(query).bind(person.to_string()).bind(TOLD_MAX).fetch_all(&database.read).await?;
    Ok(rows.into_iter().map(|(id,)| id).collect())
}

/// Returns a person's games that have begun, created before a moment, newest first.
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
