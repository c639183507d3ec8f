//! Lists of public tables by criteria.

use crate::database::Database;
use crate::people;
use crate::problem::Problem;
use crate::time::Ms;

/// Maximum number of tables of the period that are searched, the latest first. The search takes milliseconds however many
/// tables there are.
const SEARCHED_MAX: i64 = 20_000;
/// Maximum number of matching tables that a list is chosen from.
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
    /// Name of a player at the table.
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

/// The tables that are searched, of all people.
const OF_ALL: &str = "SELECT * FROM room WHERE is_public = 1 AND state = $1 AND updated_ms >= $6 AND updated_ms < $7 \
    ORDER BY updated_ms DESC LIMIT $11";
/// The tables that are searched for a player.
const OF_PLAYER: &str = "SELECT * FROM room WHERE id IN (SELECT seat.room FROM seat WHERE seat.person = $8) \
    ORDER BY updated_ms DESC LIMIT $11";

/// Returns the query of a list.
fn query(has_player: bool) -> String {
    let searched = if has_player { OF_PLAYER } else { OF_ALL };
    let latest = format!(
        "SELECT id, updated_ms, creator FROM ({searched}) AS room WHERE is_public = 1 AND state = $1 \
         AND ($2 = '' OR game = $2) AND ($5 = '' OR rule_set = $5) AND updated_ms >= $6 AND updated_ms < $7 \
         AND ($9 = '' OR EXISTS (SELECT 1 FROM seat WHERE seat.room = room.id AND seat.result = $9 \
             AND ($8 = '' OR seat.person = $8))) \
         AND (state <> 'playing' OR updated_ms >= $10 \
             OR (SELECT count(DISTINCT seat.person) FROM seat WHERE seat.room = room.id) > 1) \
         ORDER BY updated_ms DESC, id LIMIT $4"
    );
    format!(
        "SELECT id, updated_ms FROM (SELECT id, updated_ms, \
         row_number() OVER (PARTITION BY creator ORDER BY updated_ms DESC, id) AS nth FROM ({latest}) AS latest) AS numbered \
         ORDER BY nth, updated_ms DESC, id LIMIT $3"
    )
}

/// Returns the matching public tables, the latest first. If there are more than `most`, each creator's latest table takes
/// precedence over any creator's second.
pub(crate) async fn listed(
    database: &Database,
    listing: &Listing,
    now: Ms,
    most: i64,
) -> Result<Vec<String>, Problem> {
    let player = match listing.player.as_str() {
        "" => String::new(),
        name => match people::find_by_name(database, name).await? {
            Some(person) => person.id,
            None => return Ok(Vec::new()),
        },
    };
    // The text consists of constants only.
    let mut rows: Vec<(String, i64)> = sqlx::query_as(sqlx::AssertSqlSafe(query(!player.is_empty())))
        .bind(listing.state.to_string())
        .bind(listing.game.clone())
        .bind(most)
        .bind(LOOKED_AT_MAX)
        .bind(listing.rule_set.clone())
        .bind(listing.since_ms)
        .bind(listing.until_ms.unwrap_or(Ms::MAX))
        .bind(player)
        .bind(listing.result.clone())
        .bind(now - LEFT_ALONE_MS)
        .bind(SEARCHED_MAX)
        .fetch_all(&database.read)
        .await?;
    rows.sort_by_key(|(_, updated_ms)| std::cmp::Reverse(*updated_ms));
    Ok(rows.into_iter().map(|(id, _)| id).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the steps of SQLite's plan that search or scan a table.
    async fn plan(has_player: bool) -> Vec<String> {
        let folder = tempfile::tempdir().unwrap();
        let url = crate::sqlite_url(&folder.path().join("server.sqlite"));
        let database = Database::open(&url).await.unwrap();
        let text = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {}", query(has_player)));
        let mut asked = sqlx::query_as(text);
        for _ in 1..=11 {
            asked = asked.bind("");
        }
        let rows: Vec<(i64, i64, i64, String)> = asked.fetch_all(&database.read).await.unwrap();
        let steps = rows.into_iter().map(|(.., step)| step);
        steps.filter(|step| step.contains(" room ") || step.contains(" seat ")).collect()
    }

    #[tokio::test]
    async fn a_search_reads_no_more_seats_than_its_tables_or_its_player_have() {
        let seats = "SEARCH seat USING INDEX sqlite_autoindex_seat_1 (room=?)";
        let of_all = ["SEARCH room USING INDEX room_state (state=? AND updated_ms>? AND updated_ms<?)"];
        assert_eq!(plan(false).await, [of_all[0], seats, seats]);
        let of_player = [
            "SEARCH room USING INDEX sqlite_autoindex_room_1 (id=?)",
            "SEARCH seat USING INDEX seat_person (person=?)",
        ];
        assert_eq!(plan(true).await, [of_player[0], of_player[1], seats, seats]);
    }
}
