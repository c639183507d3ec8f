//! The game of a table as pages show it: positions, turns, reasons and hints.

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
use tabuleiro_engine::{EngineKind, Spec};
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
    /// Number of turns played, 0 for the start; the current position by default.
    turn: Option<usize>,
    /// Trial moves after that position, joined by `_`.
    moves: Option<String>,
}

#[derive(Deserialize, IntoParams)]
struct Tried {
    /// Moves of the turn so far, joined by `_`.
    moves: Option<String>,
    /// Clicks of the unfinished move, cells and buttons by name, joined by `_`.
    clicks: Option<String>,
    /// The next click.
    click: Option<String>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Begun {
    /// Moves of the turn so far.
    #[serde(default)]
    moves: Vec<String>,
}

#[derive(Serialize, ToSchema)]
struct Hint {
    /// Remaining moves of the turn.
    moves: Vec<String>,
    /// Description of each move.
    said: Vec<String>,
}

/// Returns a position and its legal moves, at any turn and optionally after trial moves.
///
/// `said` holds the texts for people.
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

/// Returns the turns played, with the engines' thoughts in games between computer players.
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

/// Interprets the clicks of an unfinished turn.
///
/// Returns the possible next clicks, the completed move, or the reason why a click does nothing.
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

/// Splits names that are joined by `_`.
fn names(joined: Option<&str>) -> impl Iterator<Item = &str> {
    joined.unwrap_or_default().split('_').filter(|name| !name.is_empty())
}

/// Returns a copy of a table's game. The work for spectators happens on the copy and does not delay players.
pub(super) async fn shown(app: &Shared, id: &str) -> Result<Table, Problem> {
    let table = app.tables().find(id).await?.look(|room, _| room.shown()).await?;
    table.ok_or_else(|| Problem::conflict("error-room-not-begun"))
}

/// Suggests the rest of the caller's turn, by a strong engine; not in rated games.
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

/// Computes the rest of a turn. The engine stops when the request is cancelled.
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

/// A pending request for a thought. Dropped, it stops the engine.
#[derive(Default)]
struct Waits(Arc<AtomicBool>);

impl Drop for Waits {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
