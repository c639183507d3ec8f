//! Editors of positions and maps. The server stores nothing: each answer contains the state for the next request.

use super::extract::Json;
use crate::app::Shared;
use crate::problem::Problem;
use crate::secret::draw_seed;
use crate::words::language_of;
use axum::http::HeaderMap;
use tabuleiro_views::{EditView, EditWish, MapView, MapWish, edit_position, paint_map};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(edit)).routes(routes!(draw))
}

/// Edits a position: applies changes and checks it against the rules.
///
/// The draft begins with any text of a game, or with a set-up.
#[utoipa::path(post, path = "/api/editor/position", security(()), tag = "editors", request_body = EditWish, responses((status = 400, description = "no such game, or a draft or change that it does not have"), (status = 200, body = EditView)))]
async fn edit(headers: HeaderMap, Json(wish): Json<EditWish>) -> Result<axum::Json<EditView>, Problem> {
    Ok(axum::Json(edit_position(&wish, draw_seed(), language_of(&headers))?))
}

/// Edits a map, optionally with symmetry, and lists its problems.
#[utoipa::path(post, path = "/api/editor/map", security(()), tag = "editors", request_body = MapWish, responses((status = 400, description = "no such game, or a text, size or stroke that is no map's"), (status = 200, body = MapView)))]
async fn draw(headers: HeaderMap, Json(wish): Json<MapWish>) -> Result<axum::Json<MapView>, Problem> {
    Ok(axum::Json(paint_map(&wish, draw_seed(), language_of(&headers))?))
}
