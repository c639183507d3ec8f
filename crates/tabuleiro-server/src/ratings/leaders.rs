//! The best players of a game.

use super::keep::RatingView;
use crate::database::Database;
use crate::problem::Problem;
use serde::Serialize;
use utoipa::ToSchema;

/// The length of each list.
const LEADERS_MAX: i64 = 20;
/// Largest uncertainty of a listed rating.
const DEVIATION_MAX: f64 = 110.0;

/// A player on the list of the best, in one pool of ratings.
#[derive(Serialize, ToSchema)]
pub(crate) struct Leader {
    /// The player's name.
    pub name: String,
    #[serde(flatten)]
    pub rating: RatingView,
}

type Row = (String, String, String, f64, f64, i64);

/// Returns the best players with an account in each pool of a game, the best of a pool first.
pub(crate) async fn leaders(database: &Database, game: &str) -> Result<Vec<Leader>, Problem> {
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT name, rule_set, pool, rating, deviation, games FROM \
         (SELECT person.name AS name, rule_set, pool, rating, deviation, games, \
          row_number() OVER (PARTITION BY rule_set, pool ORDER BY rating DESC, person.name) AS place \
          FROM rating JOIN person ON person.id = rating.who \
          WHERE game = $1 AND person.kind = 'account' AND deviation <= $2) AS placed \
         WHERE place <= $3 ORDER BY rule_set, pool, place",
    )
    .bind(game.to_string())
    .bind(DEVIATION_MAX)
    .bind(LEADERS_MAX)
    .fetch_all(&database.read)
    .await?;
    let leader = |(name, rule_set, pool, rating, deviation, games)| Leader {
        name,
        rating: RatingView { game: game.to_string(), rule_set, pool, rating, deviation, games },
    };
    Ok(rows.into_iter().map(leader).collect())
}
