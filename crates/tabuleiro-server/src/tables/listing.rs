//! Lists of public tables by criteria.

use crate::database::Database;
use crate::problem::Problem;
use crate::time::Ms;

/// Maximum number of recent tables that a list is chosen from.
const LOOKED_AT_MAX: i64 = 2_000;
/// Time without events after which a game of a single person is not listed as in progress.
const LEFT_ALONE_MS: Ms = 15 * 60 * 1000;

/// Criteria of a list; an empty text matches every table.
#[derive(Default)]
pub(crate) struct Listing {
    /// Name of the state.
    pub state: &'static str,
    /// Id of the game.
    pub game: String,
    /// Id of the rule set.
    pub rule_set: String,
    /// Name of a player.
    pub player: String,
    /// Result of the player, or of any seat.
    pub result: String,
    /// Lower bound for the time of the last event.
    pub since_ms: Ms,
    /// Exclusive upper bound for the time of the last event.
    pub until_ms: Option<Ms>,
}

impl Listing {
    /// Returns the criteria for all tables of a game in a state.
    pub(crate) fn of(state: &'static str, game: &str) -> Listing {
        Listing { state, game: game.into(), ..Listing::default() }
    }
}

const LATEST: &str = "SELECT id, updated_ms, creator FROM room WHERE is_public = 1 AND state = $1 \
    AND ($2 = '' OR game = $2) AND ($5 = '' OR rule_set = $5) AND updated_ms >= $6 AND updated_ms < $7 \
    AND ($8 = '' OR EXISTS (SELECT 1 FROM seat JOIN person ON person.id = seat.person WHERE seat.room = room.id \
        AND person.name_key = $8 AND ($9 = '' OR seat.result = $9))) \
    AND ($9 = '' OR EXISTS (SELECT 1 FROM seat WHERE seat.room = room.id AND seat.result = $9)) \
    AND (state <> 'playing' OR updated_ms >= $10 \
        OR (SELECT count(DISTINCT seat.person) FROM seat WHERE seat.room = room.id) > 1) \
    ORDER BY updated_ms DESC, id LIMIT $4";

/// Returns the matching public tables, the latest first. If there are more than `most`, each creator's latest table takes
/// precedence over any creator's second.
pub(crate) async fn listed(
    database: &Database,
    listing: &Listing,
    now: Ms,
    most: i64,
) -> Result<Vec<String>, Problem> {
    let text = format!(
        "SELECT id, updated_ms FROM (SELECT id, updated_ms, \
         row_number() OVER (PARTITION BY creator ORDER BY updated_ms DESC, id) AS nth FROM ({LATEST}) AS latest) AS numbered \
         ORDER BY nth, updated_ms DESC, id LIMIT $3"
    );
    let mut rows: Vec<(String, i64)> = sqlx::query_as(sqlx::AssertSqlSafe(text))
        .bind(listing.state.to_string())
        .bind(listing.game.clone())
        .bind(most)
        .bind(LOOKED_AT_MAX)
        .bind(listing.rule_set.clone())
        .bind(listing.since_ms)
        .bind(listing.until_ms.unwrap_or(Ms::MAX))
        .bind(listing.player.to_ascii_lowercase())
        .bind(listing.result.clone())
        .bind(now - LEFT_ALONE_MS)
        .fetch_all(&database.read)
        .await?;
    rows.sort_by_key(|(_, updated_ms)| std::cmp::Reverse(*updated_ms));
    Ok(rows.into_iter().map(|(id, _)| id).collect())
}
