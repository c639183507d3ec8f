//! Boards without a table: a set-up before it is played, and any given position or game.

use super::caller::Caller;
use super::extract::Json;
use super::tables::with_map;
use crate::app::Shared;
use crate::people::Scope;
use crate::problem::Problem;
use crate::secret::draw_seed;
use crate::words::language_of;
use axum::extract::State;
use axum::http::HeaderMap;
use tabuleiro_views::{BoardView, BoardWish, PreviewWish};
use tabuleiro_words::said::PositionView;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(preview)).routes(routes!(board))
}

/// Draws a set-up without playing it. Its `setup` can be sent to create a table.
#[utoipa::path(post, path = "/api/preview", security((), ("cookie" = []), ("bearer" = [])), tag = "boards", request_body = PreviewWish, responses((status = 400, description = "no game is set up like this"), (status = 200, body = PositionView)))]
async fn preview(
    State(app): State<Shared>,
    caller: Option<Caller>,
    headers: HeaderMap,
    Json(wish): Json<PreviewWish>,
) -> Result<axum::Json<PositionView>, Problem> {
    let (seed, map) = (wish.seed.unwrap_or_else(draw_seed), wish.map.clone());
    let mut plan = wish.plan();
    if map.is_some() {
        let caller = caller.ok_or(Problem::WhoAsks)?;
        plan = with_map(&app, caller.may(Scope::Read)?, plan, map.as_deref()).await?;
    }
    Ok(axum::Json(tabuleiro_views::preview(plan, seed, language_of(&headers))?))
}

/// Checks and shows any position or game, optionally after trial moves.
///
/// For analysis and editors; no table is needed.
#[utoipa::path(post, path = "/api/position", security(()), tag = "boards", request_body = BoardWish, responses((status = 400, description = "the text is no game, or a turn, move or click is not there"), (status = 200, body = BoardView)))]
async fn board(headers: HeaderMap, Json(wish): Json<BoardWish>) -> Result<axum::Json<BoardView>, Problem> {
    Ok(axum::Json(tabuleiro_views::board(&wish, language_of(&headers))?))
}
