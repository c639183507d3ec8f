//! People's profiles: ratings, games, results and saved maps.

use super::caller::Caller;
use super::extract::{Json, Path, Query};
use crate::address::Address;
use crate::app::{App, Shared};
use crate::letters::are_plain;
use crate::people::{self, Grant, Person, PersonKind, Scope};
use crate::problem::Problem;
use crate::ratings::{self, RatingChange, RatingView, TogetherView};
use crate::tables::{PlayedTable, going_on, played_by};
use axum::Extension;
use axum::body::Body;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use futures_util::stream;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::BTreeMap;
use std::convert::Infallible;
use tabuleiro_core::Message;
use tabuleiro_room::{PersonId, Room};
use tabuleiro_views::RoomView;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(profile))
        .routes(routes!(records))
        .routes(routes!(rating_history))
        .routes(routes!(opponents))
        .routes(routes!(tables))
        .routes(routes!(own_tables))
        .routes(routes!(maps))
        .routes(routes!(keep_map, map, drop_map))
}

#[derive(Serialize, ToSchema)]
struct Profile {
    name: String,
    kind: PersonKind,
    ratings: Vec<RatingView>,
    /// Counts of cooperative games, which are not rated.
    together: Vec<TogetherView>,
}

#[derive(Serialize, ToSchema)]
struct OpponentView {
    /// Name; `null` for a deleted person.
    name: Option<String>,
    /// Level of a computer player.
    engine: Option<String>,
    won: i64,
    drew: i64,
    lost: i64,
}

#[derive(Serialize, ToSchema)]
struct MapName {
    /// Name of the map.
    name: String,
    /// Id of the game.
    game: String,
}

#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Map {
    /// Id of the game.
    game: String,
    /// Text of the map, at most 8,192 characters.
    #[schema(max_length = 8192)]
    text: String,
}

/// A row of results: id, name, engine, result, game, rule set, count.
type OpponentRow = (String, Option<String>, Option<String>, String, String, String, i64);

/// Maximum number of a person's maps, and maximum length of a map's text.
const MAPS_MAX: i64 = 100;
const MAP_LENGTH_MAX: usize = 8192;

async fn find(app: &App, name: &str) -> Result<Person, Problem> {
    people::find_by_name(&app.store.database, name).await?.ok_or(Problem::NotThere)
}

/// Returns whether the caller is the person.
fn is_own(caller: Option<&Caller>, person: &Person) -> bool {
    caller.is_some_and(|caller| caller.person.id == person.id && caller.may(Scope::Read).is_ok())
}

/// Returns a person, their ratings and their cooperative games.
#[utoipa::path(get, path = "/api/people/{name}", security(()), tag = "people", params(("name" = String, Path)), responses((status = 200, body = Profile)))]
async fn profile(
    State(app): State<Shared>,
    Path(name): Path<String>,
) -> Result<axum::Json<Profile>, Problem> {
    let person = find(&app, &name).await?;
    let ratings = ratings::of(&app.store.database, &person.id).await?;
    let together = ratings::together(&app.store.database, &person.id).await?;
    Ok(axum::Json(Profile { name: person.name, kind: person.kind, ratings, together }))
}

/// Streams a person's games that have begun, as records, one JSON document a line.
///
/// Includes unlisted games only for the person.
#[utoipa::path(get, path = "/api/people/{name}/games", security((), ("cookie" = []), ("bearer" = [])), tag = "people", params(("name" = String, Path)), responses((status = 200, description = "NDJSON", content_type = "application/x-ndjson", body = String)))]
async fn records(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    caller: Option<Caller>,
    Path(name): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let asker = Caller::asks_from(caller.as_ref(), &address);
    let grant = caller.as_ref().map_or_else(Grant::of_nobody, |caller| caller.grant(&app.grants));
    let pass = (app.quotas.follow(&asker)?, app.overload.admit(async || false).await?);
    let person = find(&app, &name).await?;
    let is_own = is_own(caller.as_ref(), &person);
    let rows: Vec<(String,)> = sqlx::query_as(
        "SELECT room.id FROM seat JOIN room ON room.id = seat.room WHERE seat.person = $1 AND (room.is_public = 1 OR $2 = 1) \
         ORDER BY room.created_ms, room.id",
    )
    .bind(person.id)
    .bind(i64::from(is_own))
    .fetch_all(&app.store.database.read)
    .await?;
    let lines = stream::unfold((app, rows.into_iter(), grant, pass), async |(app, mut rows, grant, pass)| {
        loop {
            let (id,) = rows.next().filter(|_| !grant.is_over())?;
            if let Some(line) = line(&app, &id).await {
                return Some((Ok::<_, Infallible>(line), (app, rows, grant, pass)));
            }
        }
    });
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)))
}

/// Returns a game that has begun, as a line. Exports take turns, since each game is replayed from its beginning.
async fn line(app: &App, id: &str) -> Option<String> {
    let _turn = app.records.acquire().await.ok()?;
    let room = crate::tables::load(&app.store.database, id).await.ok()??;
    let record = room.record()?;
    Some(format!("{}\n", json!({"table": id, "state": room.state(), "record": record})))
}

/// Returns the effect of each rated game on a person's rating.
///
/// Names unlisted tables only for the person.
#[utoipa::path(get, path = "/api/people/{name}/ratings", security((), ("cookie" = []), ("bearer" = [])), tag = "people", params(("name" = String, Path)), responses((status = 200, body = Vec<RatingChange>)))]
async fn rating_history(
    State(app): State<Shared>,
    caller: Option<Caller>,
    Path(name): Path<String>,
) -> Result<axum::Json<Vec<RatingChange>>, Problem> {
    let person = find(&app, &name).await?;
    Ok(axum::Json(ratings::history(&app.store.database, &person.id, is_own(caller.as_ref(), &person)).await?))
}

/// Returns a person's results against each opponent. Partners in a cooperative game are not opponents.
#[utoipa::path(get, path = "/api/people/{name}/opponents", security(()), tag = "people", params(("name" = String, Path)), responses((status = 200, body = Vec<OpponentView>)))]
async fn opponents(
    State(app): State<Shared>,
    Path(name): Path<String>,
) -> Result<axum::Json<Vec<OpponentView>>, Problem> {
    let person = find(&app, &name).await?;
    let rows: Vec<OpponentRow> = sqlx::query_as(
        "SELECT coalesce(other.person, 'engine ' || other.engine), max(person.name), max(other.engine), \
         mine.result, room.game, room.rule_set, count(*) \
         FROM seat mine JOIN seat other ON other.room = mine.room AND other.seat <> mine.seat \
         AND (other.person IS NULL OR other.person <> mine.person) \
         JOIN room ON room.id = mine.room LEFT JOIN person ON person.id = other.person \
         WHERE mine.person = $1 AND mine.result IS NOT NULL AND room.is_public = 1 \
         AND (other.person IS NULL OR other.person <> mine.person) \
         GROUP BY coalesce(other.person, 'engine ' || other.engine), mine.result, room.game, room.rule_set",
    )
    .bind(person.id)
    .fetch_all(&app.store.database.read)
    .await?;
    let mut views: BTreeMap<String, OpponentView> = BTreeMap::new();
    let rows = rows.into_iter().filter(|(.., game, rule_set, _)| !ratings::is_together(game, rule_set));
    for (who, name, engine, result, .., count) in rows {
        let name = name.filter(|name| !name.is_empty());
        let view = views.entry(who).or_insert_with(|| OpponentView {
            engine: engine.filter(|_| name.is_none()),
            name,
            won: 0,
            drew: 0,
            lost: 0,
        });
        match result.as_str() {
            "won" => view.won += count,
            "drew" => view.drew += count,
            _ => view.lost += count,
        }
    }
    let mut views: Vec<OpponentView> = views.into_values().collect();
    views.sort_by(|one, two| two.won.cmp(&one.won).then_with(|| one.name.cmp(&two.name)));
    Ok(axum::Json(views))
}

#[derive(Deserialize, IntoParams)]
struct Before {
    /// Returns only tables from before this moment, in milliseconds since 1970.
    before: Option<i64>,
}

/// Returns a person's current and past tables, newest first, at most 50.
///
/// Includes unlisted tables only for the person.
#[utoipa::path(get, path = "/api/people/{name}/tables", security((), ("cookie" = []), ("bearer" = [])), tag = "people", params(("name" = String, Path), Before), responses((status = 200, body = Vec<PlayedTable>)))]
async fn tables(
    State(app): State<Shared>,
    caller: Option<Caller>,
    Path(name): Path<String>,
    Query(before): Query<Before>,
) -> Result<axum::Json<Vec<PlayedTable>>, Problem> {
    let person = find(&app, &name).await?;
    let is_own = is_own(caller.as_ref(), &person);
    Ok(axum::Json(
        played_by(&app.store.database, &person.id, is_own, before.before.unwrap_or(i64::MAX)).await?,
    ))
}

/// Returns the caller's open games and games in progress, those with the caller's turn first.
#[utoipa::path(get, path = "/api/account/tables", tag = "people", responses((status = 200, body = Vec<RoomView>)))]
async fn own_tables(State(app): State<Shared>, caller: Caller) -> Result<axum::Json<Vec<RoomView>>, Problem> {
    let person = &caller.may(Scope::Read)?.id;
    let mut views = Vec::new();
    for id in going_on(&app.store.database, person).await? {
        let person = PersonId::from(person.as_str());
        let look = move |room: &Room, now| {
            let is_turn = room.to_move().is_some_and(|seat| room.is_of(seat, &person));
            (is_turn, RoomView::of(room, now))
        };
        views.push(app.tables().find(&id).await?.look(look).await?);
    }
    views.sort_by_key(|(is_turn, _)| !is_turn);
    Ok(axum::Json(views.into_iter().map(|(_, view)| view).collect()))
}

/// Returns the caller's saved maps.
#[utoipa::path(get, path = "/api/account/maps", tag = "people", responses((status = 200, body = Vec<MapName>)))]
async fn maps(State(app): State<Shared>, caller: Caller) -> Result<axum::Json<Vec<MapName>>, Problem> {
    let person = caller.may(Scope::Read)?;
    let rows: Vec<(String, String)> =
        sqlx::query_as("SELECT name, game FROM map WHERE person = $1 ORDER BY name")
            .bind(person.id.clone())
            .fetch_all(&app.store.database.read)
            .await?;
    Ok(axum::Json(rows.into_iter().map(|(name, game)| MapName { name, game }).collect()))
}

/// Saves a map under a name. A table can use it: `"map": NAME`.
#[utoipa::path(put, path = "/api/account/maps/{name}", tag = "people", params(("name" = String, Path, max_length = 60)), request_body = Map, responses((status = 400, description = "no such game, or a name or text that is too long"), (status = 204)))]
async fn keep_map(
    State(app): State<Shared>,
    caller: Caller,
    Path(name): Path<String>,
    Json(map): Json<Map>,
) -> Result<StatusCode, Problem> {
    let person = caller.may(Scope::Play)?;
    let known = tabuleiro_table::kind(&map.game).is_some();
    let is_short = name.chars().count() <= 60 && map.text.chars().count() <= MAP_LENGTH_MAX;
    if !known || !is_short || !are_plain(&name) {
        return Err(Problem::bad(Message::new("error-map").number("most", MAP_LENGTH_MAX as i64)));
    }
    let (count,): (i64,) = sqlx::query_as("SELECT count(*) FROM map WHERE person = $1 AND name <> $2")
        .bind(person.id.clone())
        .bind(name.clone())
        .fetch_one(&app.store.database.read)
        .await?;
    if count >= MAPS_MAX {
        return Err(Problem::conflict(Message::new("error-maps").number("most", MAPS_MAX)));
    }
    let query = sqlx::query(
        "INSERT INTO map VALUES ($1, $2, $3, $4, $5) ON CONFLICT (person, name) DO UPDATE SET game = excluded.game, body = excluded.body",
    );
    let query =
        query.bind(person.id.clone()).bind(name).bind(map.game).bind(map.text).bind(app.store.time.now());
    app.store.database.change(query).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns one of the caller's saved maps.
#[utoipa::path(get, path = "/api/account/maps/{name}", tag = "people", params(("name" = String, Path)), responses((status = 200, body = Map)))]
async fn map(
    State(app): State<Shared>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<axum::Json<Map>, Problem> {
    let (game, text) = saved_map(&app, caller.may(Scope::Read)?, &name).await?;
    Ok(axum::Json(Map { game, text }))
}

/// Deletes one of the caller's saved maps.
#[utoipa::path(delete, path = "/api/account/maps/{name}", tag = "people", params(("name" = String, Path)), responses((status = 204)))]
async fn drop_map(
    State(app): State<Shared>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<StatusCode, Problem> {
    let person = caller.may(Scope::Play)?;
    let query =
        sqlx::query("DELETE FROM map WHERE person = $1 AND name = $2").bind(person.id.clone()).bind(name);
    if app.store.database.change(query).await? > 0 {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Problem::NotThere)
    }
}

/// Returns the game and text of a person's saved map.
pub(super) async fn saved_map(app: &App, person: &Person, name: &str) -> Result<(String, String), Problem> {
    let found: Option<(String, String)> =
        sqlx::query_as("SELECT game, body FROM map WHERE person = $1 AND name = $2")
            .bind(person.id.clone())
            .bind(name.to_string())
            .fetch_optional(&app.store.database.read)
            .await?;
    found.ok_or(Problem::NotThere)
}
