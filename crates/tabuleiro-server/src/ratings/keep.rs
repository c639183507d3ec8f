//! Stored ratings. Each game is counted once, even if the server ends in between.

use super::formula::{Pool, Strength, after_game};
use crate::database::{Database, Work};
use crate::journal::Statement;
use crate::problem::Problem;
use crate::store::Store;
use serde::Serialize;
use std::collections::BTreeMap;
use tabuleiro_core::Player;
use tabuleiro_room::{Place, Room, State};
use tabuleiro_table::Table;
use tokio::sync::Mutex;
use utoipa::ToSchema;

/// A rating as clients see it.
#[derive(Serialize, ToSchema)]
pub(crate) struct RatingView {
    /// Id of the game.
    pub game: String,
    /// Id of the rule set.
    pub rule_set: String,
    /// `two` (Glicko-2) or `many` (Weng–Lin).
    pub pool: String,
    /// Rating.
    pub rating: f64,
    /// Uncertainty of the rating.
    pub deviation: f64,
    /// Number of rated games.
    pub games: i64,
}

/// The effect of a game on a person's rating.
#[derive(Serialize, ToSchema)]
pub(crate) struct RatingChange {
    /// Id of the table; `null` for an unlisted table, unless the caller is the person.
    pub table: Option<String>,
    /// Id of the game.
    pub game: String,
    /// Id of the rule set.
    pub rule_set: String,
    /// `two` (Glicko-2) or `many` (Weng–Lin).
    pub pool: String,
    /// Time in milliseconds since 1970.
    pub at_ms: i64,
    /// Rating before the game.
    pub before: f64,
    /// Rating after the game.
    pub after: f64,
}

/// Returns the ranks of all seats; a player replaced by an engine is last.
fn ranks(room: &Room) -> Option<Vec<usize>> {
    let finish = room.table.as_ref().and_then(Table::finish)?;
    let seats = room.places.len();
    let rank = |index: usize| {
        if room.places[index].taken_over { seats } else { usize::from(finish.ranks[Player::new(index)]) }
    };
    Some((0..seats).map(rank).collect())
}

/// The writer of ratings, one game at a time.
pub(crate) struct Ratings {
    store: Store,
    counting: Mutex<()>,
}

impl Ratings {
    /// Creates a writer of ratings.
    pub(crate) fn new(store: Store) -> Ratings {
        Ratings { store, counting: Mutex::default() }
    }

    /// Counts a finished rated game, unless it was counted before.
    pub(crate) async fn rate(&self, room: &Room) -> Result<(), Problem> {
        if !room.plan.told.rated || room.state() != State::Over {
            return Ok(());
        }
        // Otherwise two games of one person could be counted from the same rating.
        let _one_at_a_time = self.counting.lock().await;
        let _nor_elsewhere = self.store.database.alone_with(Work::Rating).await?;
        let (game, rule_set) = (room.kind().info.id, room.rule_set().id);
        let pool = Pool::of_seats(room.places.len());
        let counted: Option<(i64,)> =
            sqlx::query_as("SELECT seat FROM rating_change WHERE room = $1 LIMIT 1")
                .bind(room.id.clone())
                .fetch_optional(&self.store.database.read)
                .await?;
        let (None, Some(ranks)) = (counted, ranks(room)) else { return Ok(()) };
        let all: Vec<String> = room.places.iter().map(Place::who).collect();
        let mut before = Vec::new();
        for who in &all {
            let kept = strength(&self.store.database, room, who).await?;
            before.push(kept.unwrap_or_else(|| Strength::unknown(pool)));
        }
        let after = after_game(&before, &ranks);
        let now = self.store.time.now();
        let mut statements = Vec::new();
        for (index, who) in all.iter().enumerate() {
            // An engine that plays against itself gains no rating.
            if all.iter().filter(|other| *other == who).count() > 1 {
                continue;
            }
            let key = [who.as_str().into(), game.into(), rule_set.into(), pool.text().into()];
            let (old, new) = (before[index], after[index]);
            statements.push(Statement::new(
            "INSERT INTO rating VALUES ($1, $2, $3, $4, $5, $6, $7, 1) ON CONFLICT (who, game, rule_set, pool) DO UPDATE SET \
             rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility, games = rating.games + 1",
            key.clone().into_iter().chain([new.rating.into(), new.deviation.into(), new.volatility.into()]),
        ));
            let place = [room.id.as_str().into(), (index as i64 + 1).into()];
            statements.push(Statement::new(
                "INSERT INTO rating_change VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                place.into_iter().chain(key).chain([now.into(), old.rating.into(), new.rating.into()]),
            ));
        }
        Ok(self.store.journal.keep(statements).await?)
    }

    /// Returns the tables whose rated games are over and not counted.
    pub(crate) async fn uncounted(&self) -> Result<Vec<String>, Problem> {
        let rows: Vec<(String,)> = sqlx::query_as(
            "SELECT id FROM room WHERE is_rated = 1 AND state = 'over' \
             AND NOT EXISTS (SELECT 1 FROM rating_change WHERE rating_change.room = room.id)",
        )
        .fetch_all(&self.store.database.read)
        .await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }
}

async fn strength(database: &Database, room: &Room, who: &str) -> Result<Option<Strength>, sqlx::Error> {
    let kept: Option<(f64, f64, f64)> = sqlx::query_as(
        "SELECT rating, deviation, volatility FROM rating WHERE who = $1 AND game = $2 AND rule_set = $3 AND pool = $4",
    )
    .bind(who.to_string())
    .bind(room.kind().info.id)
    .bind(room.rule_set().id)
    .bind(Pool::of_seats(room.places.len()).text())
    .fetch_optional(&database.read)
    .await?;
    Ok(kept.map(|(rating, deviation, volatility)| Strength { rating, deviation, volatility }))
}

/// Returns the known ratings of the players in a room.
pub(crate) async fn of_room(database: &Database, room: &Room) -> Result<BTreeMap<String, f64>, sqlx::Error> {
    let mut ratings = BTreeMap::new();
    for who in room.places.iter().filter(|place| !place.is_free()).map(Place::who) {
        if let Some(strength) = strength(database, room, &who).await? {
            ratings.insert(who, strength.rating);
        }
    }
    Ok(ratings)
}

/// Returns all ratings of a person.
pub(crate) async fn of(database: &Database, who: &str) -> Result<Vec<RatingView>, Problem> {
    let rows: Vec<(String, String, String, f64, f64, i64)> = sqlx::query_as(
        "SELECT game, rule_set, pool, rating, deviation, games FROM rating WHERE who = $1 ORDER BY game, rule_set, pool",
    )
    .bind(who.to_string())
    .fetch_all(&database.read)
    .await?;
    let view = |(game, rule_set, pool, rating, deviation, games)| RatingView {
        game,
        rule_set,
        pool,
        rating,
        deviation,
        games,
    };
    Ok(rows.into_iter().map(view).collect())
}

/// Returns the effects of games on a person's ratings, oldest first.
pub(crate) async fn history(
    database: &Database,
    who: &str,
    with_private: bool,
) -> Result<Vec<RatingChange>, Problem> {
    type Row = (Option<String>, String, String, String, i64, f64, f64);
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT (SELECT room.id FROM room WHERE room.id = rating_change.room AND (room.is_public = 1 OR $2 = 1)), \
         game, rule_set, pool, at_ms, rating_before, rating_after FROM rating_change WHERE who = $1 ORDER BY at_ms, room",
    )
    .bind(who.to_string())
    .bind(i64::from(with_private))
    .fetch_all(&database.read)
    .await?;
    let change = |(table, game, rule_set, pool, at_ms, before, after): Row| RatingChange {
        table,
        game,
        rule_set,
        pool,
        at_ms,
        before,
        after,
    };
    Ok(rows.into_iter().map(change).collect())
}
