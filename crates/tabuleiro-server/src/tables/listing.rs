//! Lists of public tables, by what is looked for.

use crate::database::Database;
use crate::problem::Problem;
use crate::time::Ms;

/// Number of latest tables that a list considers.
const LOOKED_AT_MAX: i64 = 2_000;
/// Time without events after which a single person's game is not listed as in progress, in milliseconds.
const LEFT_ALONE_MS: Ms = 15 * 60 * 1000;

/// Filter of tables; an empty text matches all.
#[derive(Default)]
pub(crate) struct Listing {
    /// The state's name.
    pub state: &'static str,
    /// The game's id.
    pub game: String,
    /// The rule set's id.
    pub rule_set: String,
    /// Name of a player at the table.
    pub player: String,
    /// A result: that of the player, or of any seat.
    pub result: String,
    /// Something happened there at this moment or later.
    pub since_ms: Ms,
    /// Nothing happened there at this moment or later.
    pub until_ms: Option<Ms>,
}

impl Listing {
    /// Returns what looks for the tables of a game in a state.
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

/// Returns the public tables that are looked for, the latest first. Where there are more than `most`, everyone's latest table comes
/// before anyone's second.
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
