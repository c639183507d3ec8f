//! Results of cooperative games, which are not rated.

use crate::database::Database;
use crate::problem::Problem;
use serde::Serialize;
use utoipa::ToSchema;

/// The number of a person's cooperative games and wins.
#[derive(Serialize, ToSchema)]
pub(crate) struct TogetherView {
    /// Id of the game.
    pub game: String,
    /// Id of the rule set.
    pub rule_set: String,
    /// Number of games.
    pub played: i64,
    /// Number of games won in which the person stayed to the end.
    pub won: i64,
}

/// Returns whether the players of a rule set win or lose together.
pub(crate) fn is_together(game: &str, rule_set: &str) -> bool {
    let rule_set = tabuleiro_table::kind(game).and_then(|kind| kind.info.rule_set(rule_set));
    rule_set.is_some_and(|rule_set| rule_set.together)
}

/// Returns a person's cooperative results.
pub(crate) async fn together(database: &Database, who: &str) -> Result<Vec<TogetherView>, Problem> {
    let rows: Vec<(String, String, i64, i64)> = sqlx::query_as(
        "SELECT room.game, room.rule_set, count(*), \
         sum(CASE WHEN seat.result = 'won' AND seat.engine IS NULL THEN 1 ELSE 0 END) \
         FROM seat JOIN room ON room.id = seat.room WHERE seat.person = $1 AND seat.result IS NOT NULL \
         GROUP BY room.game, room.rule_set ORDER BY room.game, room.rule_set",
    )
    .bind(who.to_string())
    .fetch_all(&database.read)
    .await?;
    let view = |(game, rule_set, played, won)| TogetherView { game, rule_set, played, won };
    Ok(rows.into_iter().map(view).filter(|view| is_together(&view.game, &view.rule_set)).collect())
}
