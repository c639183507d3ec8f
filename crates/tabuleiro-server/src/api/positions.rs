//! The game at a table as pages show it: positions, turns, reasons and hints.

use super::caller::Caller;
use super::extract::{Json, Path, Query};
use crate::app::Shared;
use crate::engines::{Thinking, ThoughtTurn, think_turn};
use crate::people::Scope;
use crate::problem::Problem;
use crate::secret::draw_seed;
use crate::tables::thoughts;
use crate::words::{language_of, speaker_at};
use axum::extract::State;
use axum::http::HeaderMap;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tabuleiro_core::{Message, Player, Random};
use tabuleiro_engine::{Kind as EngineKind, Spec};
use tabuleiro_room::Room;
use tabuleiro_table::{Budget, HINT_TIME, Table};
use tabuleiro_views::{SpellingView, TurnView, go_back, in_words, say_turn, spell, try_turn};
use tabuleiro_words::said::PositionView;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(position))
        .routes(routes!(turns))
        .routes(routes!(spelling))
        .routes(routes!(hint))
}

#[derive(Deserialize, IntoParams)]
struct Wanted {
    /// How many turns have been played: 0 for the start; as it stands if none is given.
    turn: Option<usize>,
    /// Moves to try then, joined by `_`: what the position would be after them.
    moves: Option<String>,
}

#[derive(Deserialize, IntoParams)]
struct Tried {
    /// Moves of the turn that were chosen before, joined by `_`.
    moves: Option<String>,
    /// The clicks of the move that has begun, cells and buttons by name, joined by `_`.
    clicks: Option<String>,
    /// A further click.
    click: Option<String>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Begun {
    /// Moves of the turn that were chosen before.
    #[serde(default)]
    moves: Vec<String>,
}

#[derive(Serialize, ToSchema)]
struct Hint {
    /// The rest of the turn.
    moves: Vec<String>,
    /// What each move does.
    said: Vec<String>,
}

/// The position with all its legal moves, now or after so many turns, also after some moves that are only tried; `said` is what
/// people read.
#[utoipa::path(get, path = "/api/tables/{id}/position", security(()), tag = "tables", params(("id" = String, Path), Wanted), responses((status = 400, description = "no such turn, or a move that is not legal there"), (status = 200, body = PositionView)))]
async fn position(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Result<axum::Json<PositionView>, Problem> {
    let mut table = shown(&app, &id).await?;
    if let Some(turn) = wanted.turn {
        go_back(&mut table, turn)?;
    }
    try_turn(&mut table, names(wanted.moves.as_deref()))?;
    Ok(axum::Json(in_words(table, language_of(&headers))))
}

/// What was played, turn by turn, and what engines thought of it where only they play.
#[utoipa::path(get, path = "/api/tables/{id}/turns", security(()), tag = "tables", params(("id" = String, Path)), responses((status = 200, body = Vec<TurnView>)))]
async fn turns(
    State(app): State<Shared>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<axum::Json<Vec<TurnView>>, Problem> {
    let stub = app.tables().find(&id).await?;
    let look = |room: &Room, _| room.shown().map(|table| (room.engine_turns(), room.is_all_engines(), table));
    let seen = stub.look(look).await?;
    let (by_engine, is_all_engines, mut table) =
        seen.ok_or_else(|| Problem::conflict("error-room-not-begun"))?;
    let speaker = speaker_at(&mut table, language_of(&headers));
    let mut turns = TurnView::all(&table, &speaker, |_, index| by_engine.contains(&index));
    if is_all_engines {
        for (turn, thoughts) in turns.iter_mut().zip(thoughts(&app.store.database.read, &id).await?) {
            turn.thoughts = thoughts;
        }
    }
    Ok(axum::Json(turns))
}

/// A turn while it is spelled by clicks: what can come next, the move that a click completes, or why it does nothing.
#[utoipa::path(get, path = "/api/tables/{id}/spelling", security(()), tag = "tables", params(("id" = String, Path), Tried), responses((status = 400, description = "a move is not legal there, or a click is no cell or button"), (status = 200, body = SpellingView)))]
async fn spelling(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Query(tried): Query<Tried>,
    headers: HeaderMap,
) -> Result<axum::Json<SpellingView>, Problem> {
    let mut table = shown(&app, &id).await?;
    try_turn(&mut table, names(tried.moves.as_deref()))?;
    let speaker = speaker_at(&mut table, language_of(&headers));
    let clicks: Vec<&str> = names(tried.clicks.as_deref()).collect();
    Ok(axum::Json(spell(&table, &clicks, tried.click.as_deref(), &speaker)?))
}

/// Names that are joined by `_`.
fn names(joined: Option<&str>) -> impl Iterator<Item = &str> {
    joined.unwrap_or_default().split('_').filter(|name| !name.is_empty())
}

/// The game at a table: what many want to see delays nobody who plays.
pub(super) async fn shown(app: &Shared, id: &str) -> Result<Table, Problem> {
    let table = app.tables().find(id).await?.look(|room, _| room.shown()).await?;
    table.ok_or_else(|| Problem::conflict("error-room-not-begun"))
}

/// What a strong engine would do for the rest of my turn; not in rated games.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "tables", params(("id" = String, Path)), request_body = Begun, responses((status = 400, description = "a move is not legal there"), (status = 200, body = Hint), (status = 409, description = "not my turn, or the game is rated"),
))]
async fn hint(
    State(app): State<Shared>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(begun): Json<Begun>,
) -> Result<axum::Json<Hint>, Problem> {
    let person = caller.may(Scope::Play)?.clone();
    let (stub, asker) = (app.tables().find(&id).await?, person.sitter());
    let seat = stub.look(move |room, _| room.hinted_seat(&asker)).await??;
    let mut table = shown(&app, &id).await?;
    try_turn(&mut table, &begun.moves)?;
    if table.to_move() != Some(seat) || !begun.moves.is_empty() && !table.play_state().is_mid_turn() {
        return Err(not_your_turn(table.to_move()));
    }
    let ThoughtTurn { moves, .. } = think(&app, &person.id, &table).await?;
    let speaker = speaker_at(&mut table, language_of(&headers));
    let said = say_turn(table, &moves, &speaker)?;
    Ok(axum::Json(Hint { moves, said }))
}

fn not_your_turn(to_move: Option<Player>) -> Problem {
    let seat = to_move.map_or(0, Player::seat);
    Problem::conflict(Message::new("error-room-not-your-turn").number("seat", seat))
}

/// The rest of a turn, by an engine that ends when nobody waits for it any more.
async fn think(app: &Shared, person: &str, table: &Table) -> Result<ThoughtTurn, Problem> {
    let time = HINT_TIME.min(Duration::from_secs_f64(app.config.engine_seconds));
    let thinking = Thinking {
        kind: table.kind(),
        play: table.play_state().fork(),
        spec: Spec::new(EngineKind::Best),
        budget: Budget { unlimited: time, ..Budget::default() },
        random: Random::from_seed(draw_seed()),
    };
    let waits = Waits::default();
    let (stop, (reply, found)) = (waits.0.clone(), tokio::sync::oneshot::channel());
    app.engines.submit(person, "hint", move || {
        if !stop.load(Ordering::Relaxed) {
            let _ = reply.send(think_turn(thinking, &stop));
        }
    });
    found.await.map_err(|_| Problem::Unavailable)?.map_err(Problem::conflict)
}

/// Somebody who waits for a thought. Dropped, they do not.
#[derive(Default)]
struct Waits(Arc<AtomicBool>);

impl Drop for Waits {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
