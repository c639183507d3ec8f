//! The chat of a table.

use super::caller::Caller;
use super::extract::{Json, Path};
use crate::address::Address;
use crate::app::{App, Shared};
use crate::audit::{self, Deed, What};
use crate::bus::Notice;
use crate::database::is_taken;
use crate::letters::are_plain;
use crate::people::{self, Scope};
use crate::problem::Problem;
use crate::tables::Done;
use crate::wire::{ChatLine, News};
use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use tabuleiro_core::Message;
use tabuleiro_room::{By, Command};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(listen, talk)).routes(routes!(mute)).routes(routes!(report))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Talk {
    /// One line of 1 to 280 characters.
    #[schema(min_length = 1, max_length = 280)]
    text: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Mute {
    name: String,
}

/// Maximum number of characters of a line.
const LENGTH_MAX: usize = 280;

/// Returns the latest chat lines.
#[utoipa::path(get, path = "/api/tables/{id}/chat", security(()), tag = "chat", params(("id" = String, Path)), responses((status = 200, body = Vec<ChatLine>)))]
async fn listen(
    State(app): State<Shared>,
    Path(id): Path<String>,
) -> Result<axum::Json<Vec<ChatLine>>, Problem> {
    app.tables().find(&id).await?;
    let mut rows: Vec<(i64, String, i64, String)> = sqlx::query_as(
        "SELECT chat.number, person.name, chat.at_ms, chat.body FROM chat JOIN person ON person.id = chat.person \
         WHERE chat.room = $1 ORDER BY chat.number DESC LIMIT 100",
    )
    .bind(id)
    .fetch_all(&app.store.database.read)
    .await?;
    rows.reverse();
    let line = |(number, name, at_ms, text)| ChatLine { number, name, at_ms, text };
    Ok(axum::Json(rows.into_iter().map(line).collect()))
}

/// Adds a chat line.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "chat", params(("id" = String, Path)), request_body = Talk, responses((status = 400, description = "the line is empty or has characters that are refused"), (status = 201, body = ChatLine)))]
async fn talk(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Path(id): Path<String>,
    Json(talk): Json<Talk>,
) -> Result<(StatusCode, axum::Json<ChatLine>), Problem> {
    let person = caller.may(Scope::Chat)?;
    let stub = app.tables().find(&id).await?;
    let text = talk.text.trim().to_string();
    if text.is_empty() || text.chars().count() > LENGTH_MAX || !are_plain(&text) {
        return Err(Problem::bad(Message::new("error-chat").number("most", LENGTH_MAX as i64)));
    }
    let speaker = person.sitter().id;
    if stub.look(move |room, _| room.is_muted(&speaker)).await? {
        return Err(Problem::NotYours);
    }
    app.limits.chat(&person.id, &address.0)?;
    let at_ms = app.store.time.now();
    let number = say(&app, &id, &person.id, at_ms, &text).await?;
    let line = ChatLine { number, name: person.name.clone(), at_ms, text };
    stub.tell(News::Chat(line.clone()));
    app.post.say(|| Notice::Chat { id, number });
    Ok((StatusCode::CREATED, axum::Json(line)))
}

/// Stores a line. Two lines written at the same time get different numbers.
async fn say(app: &App, id: &str, person: &str, at_ms: i64, text: &str) -> Result<i64, Problem> {
    loop {
        let (last,): (i64,) = sqlx::query_as("SELECT coalesce(max(number), 0) FROM chat WHERE room = $1")
            .bind(id.to_string())
            .fetch_one(&app.store.database.read)
            .await?;
        let query = sqlx::query("INSERT INTO chat VALUES ($1, $2, $3, $4, $5)");
        let query = query
            .bind(id.to_string())
            .bind(last + 1)
            .bind(person.to_string())
            .bind(at_ms)
            .bind(text.to_string());
        match app.store.database.change(query).await {
            Ok(_) => return Ok(last + 1),
            Err(error) if is_taken(&error) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

/// Mutes a person at this table; only for the table's creator.
#[utoipa::path(post, path = "/api/tables/{id}/mute", tag = "chat", params(("id" = String, Path)), request_body = Mute, responses((status = 200, body = Done)))]
async fn mute(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Path(id): Path<String>,
    Json(mute): Json<Mute>,
) -> Result<axum::Json<Done>, Problem> {
    let person = caller.may(Scope::Chat)?.clone();
    let stub = app.tables().find(&id).await?;
    let muted = people::find_by_name(&app.store.database, &mute.name).await?.ok_or(Problem::NotThere)?;
    let command = Command::Mute(muted.id.as_str().into());
    let done = stub.act(By::Person(person.sitter()), command).await?;
    if !done.repeated {
        let (by, about) = (Some(person.id.as_str()), Some(muted.id.as_str()));
        let deed = Deed { what: What::Muted, by, about, address: &address.0, detail: &id };
        audit::note(&app.store.journal, app.store.time.now(), &deed).await;
    }
    Ok(axum::Json(done))
}

/// Reports a chat line to the server's admins.
#[utoipa::path(post, path = "/api/tables/{id}/chat/{number}/report", tag = "chat", params(("id" = String, Path), ("number" = i64, Path)), responses((status = 204)))]
async fn report(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Path((id, number)): Path<(String, i64)>,
) -> Result<StatusCode, Problem> {
    let person = caller.may(Scope::Chat)?;
    let found: Option<(String,)> = sqlx::query_as("SELECT person FROM chat WHERE room = $1 AND number = $2")
        .bind(id.clone())
        .bind(number)
        .fetch_optional(&app.store.database.read)
        .await?;
    let (about,) = found.ok_or(Problem::NotThere)?;
    let query = sqlx::query(
        "INSERT INTO report VALUES ($1, $2, $3, $4) ON CONFLICT (room, number, person) DO NOTHING",
    );
    let query = query.bind(id.clone()).bind(number).bind(person.id.clone()).bind(app.store.time.now());
    if app.store.database.change(query).await? == 0 {
        return Ok(StatusCode::NO_CONTENT);
    }
    tracing::info!("a line of a chat was reported");
    let (by, about) = (Some(person.id.as_str()), Some(about.as_str()));
    let deed =
        Deed { what: What::Reported, by, about, address: &address.0, detail: &format!("{id} {number}") };
    audit::note(&app.store.journal, app.store.time.now(), &deed).await;
    Ok(StatusCode::NO_CONTENT)
}
