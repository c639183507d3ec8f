//! Chat lines in the database.

use crate::database::Database;
use crate::problem::Problem;
use crate::wire::ChatLine;

/// Returns the line with this number.
pub(super) async fn line(database: &Database, id: &str, number: i64) -> Result<Option<ChatLine>, Problem> {
    let row: Option<(String, i64, String)> = sqlx::query_as(
        "SELECT person.name, chat.at_ms, chat.body FROM chat JOIN person ON person.id = chat.person \
         WHERE chat.room = $1 AND chat.number = $2",
    )
    .bind(id.to_string())
    .bind(number)
    .fetch_optional(&database.read)
    .await?;
    Ok(row.map(|(name, at_ms, text)| ChatLine { number, name, at_ms, text }))
}
