//! Tables in the database.

use crate::database::Database;
use crate::problem::Problem;
use crate::time::Ms;
use sqlx::AnyPool;
use tabuleiro_room::{Broken, Event, Room};
use tabuleiro_table::ThoughtDocument;

/// Returns the room of a table, rebuilt from its events.
pub(crate) async fn load(database: &Database, id: &str) -> Result<Option<Room>, Problem> {
    let mut events = events(&database.read, id, 0).await?.into_iter();
    let Some((_, at_ms, first)) = events.next() else { return Ok(None) };
    let mut room = Room::create(id, at_ms, first).map_err(|broken| report(id, &broken))?;
    for (_, at_ms, event) in events {
        room.apply(at_ms, &event).map_err(|broken| report(id, &broken))?;
    }
    learn_names(database, &mut room).await?;
    room.company.ratings = crate::ratings::of_room(database, &room).await?;
    Ok(Some(room))
}

/// Loads the names of a table's players and creator.
pub(super) async fn learn_names(database: &Database, room: &mut Room) -> Result<(), Problem> {
    let text = "SELECT id, name FROM person WHERE id IN (SELECT person FROM seat WHERE room = $1 UNION \
                SELECT creator FROM room WHERE room.id = $1)";
    let names: Vec<(String, String)> =
        sqlx::query_as(text).bind(room.id.clone()).fetch_all(&database.read).await?;
    room.company.names.extend(names.into_iter().map(|(id, name)| (id.into(), name)));
    Ok(())
}

/// Returns the events of a table after a version, in order.
pub(super) async fn events(read: &AnyPool, id: &str, since: i64) -> Result<Vec<(i64, i64, Event)>, Problem> {
    let text = "SELECT version, at_ms, body FROM event WHERE room = $1 AND version > $2 ORDER BY version";
    let rows: Vec<(i64, i64, String)> =
        sqlx::query_as(text).bind(id.to_string()).bind(since).fetch_all(read).await?;
    let read = |(version, at_ms, body): (i64, i64, String)| match serde_json::from_str(&body) {
        Ok(event) => Ok((version, at_ms, event)),
        Err(error) => Err(report(id, &Broken(format!("event {version}: {error}")))),
    };
    rows.into_iter().map(read).collect()
}

/// Returns the engines' thoughts about each turn of the game.
pub(crate) async fn thoughts(read: &AnyPool, id: &str) -> Result<Vec<Vec<ThoughtDocument>>, Problem> {
    let mut turns = Vec::new();
    for (_, _, event) in events(read, id, 0).await? {
        match event {
            Event::Turn { thoughts, .. } => turns.push(thoughts),
            Event::TakenBack { turns: back } => turns.truncate(turns.len().saturating_sub(back)),
            _ => {}
        }
    }
    Ok(turns)
}

/// Reports a table whose events cannot be applied. This is a bug; the stored events stay untouched.
pub(super) fn report(id: &str, broken: &Broken) -> Problem {
    tracing::error!(id, problem = broken.0, "a table is broken");
    metrics::counter!("tabuleiro_tables_broken").increment(1);
    Problem::Unavailable
}

/// Returns the tables with a game in progress.
pub(super) async fn playing(database: &Database) -> Result<Vec<String>, Problem> {
    let rows: Vec<(String,)> =
        sqlx::query_as("SELECT id FROM room WHERE state = 'playing'").fetch_all(&database.read).await?;
    Ok(rows.into_iter().map(|(id,)| id).collect())
}

/// Returns the tables where a person has a seat.
pub(crate) async fn of_person(database: &Database, person: &str) -> Result<Vec<String>, Problem> {
    let query = sqlx::query_as("SELECT room FROM seat WHERE person = $1 ORDER BY room");
    let rows: Vec<(String,)> = query.bind(person.to_string()).fetch_all(&database.read).await?;
    Ok(rows.into_iter().map(|(id,)| id).collect())
}

/// Returns the tables that have changed since a moment.
pub(crate) async fn changed_since(database: &Database, since: Ms) -> Result<Vec<String>, Problem> {
    let query = sqlx::query_as("SELECT id FROM room WHERE updated_ms >= $1").bind(since);
    let rows: Vec<(String,)> = query.fetch_all(&database.read).await?;
    Ok(rows.into_iter().map(|(id,)| id).collect())
}
