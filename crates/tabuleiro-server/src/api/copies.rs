//! Games that were played without a server, copied into an account.

use super::caller::Caller;
use super::extract::Json;
use crate::app::Shared;
use crate::people::Scope;
use crate::problem::Problem;
use crate::secret::derived_id;
use axum::extract::State;
use serde::Deserialize;
use tabuleiro_core::Message;
use tabuleiro_core::record::Record;
use tabuleiro_views::RoomView;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(copy))
}

/// Largest number of characters of a key.
const KEY_CHARS_MAX: usize = 64;

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct GameCopy {
    /// A name that the sender gives to the game. The same key copies a game once, however often it is sent.
    #[schema(min_length = 1, max_length = 64)]
    key: String,
    /// The record of the finished game. Seats without a computer player become the caller's.
    record: String,
}

/// Copies a finished game that was played without a server into the caller's games, once for each key.
///
/// The record is replayed by the rules. The copy is unlisted and never rated.
#[utoipa::path(post, path = "/api/account/games", tag = "people", request_body = GameCopy, responses((status = 400, description = "the record is no finished game"), (status = 200, body = RoomView)))]
async fn copy(
    State(app): State<Shared>,
    caller: Caller,
    Json(GameCopy { key, record }): Json<GameCopy>,
) -> Result<axum::Json<RoomView>, Problem> {
    let person = caller.may(Scope::Play)?;
    app.expect_room()?;
    if key.is_empty() || key.chars().count() > KEY_CHARS_MAX {
        return Err(Problem::bad(Message::new("error-copy-key").number("most", KEY_CHARS_MAX as i64)));
    }
    let record = checked(&record)?;
    let id = derived_id(&[&person.id, &key]);
    let stub = app.tables().copy(&id, &person.sitter().id, &record).await?;
    Ok(axum::Json(stub.look(RoomView::of).await?))
}

/// Replays a record; only a finished game without a fault is taken.
fn checked(text: &str) -> Result<Record, Problem> {
    let replay = tabuleiro_views::read(text)?;
    let game = replay.table.kind().info;
    if let Some(fault) = replay.fault {
        return Err(Problem::of_game(game, &fault));
    }
    replay.table.finish().ok_or_else(|| Problem::bad("error-copy-unfinished"))?;
    Ok(replay.table.record())
}
