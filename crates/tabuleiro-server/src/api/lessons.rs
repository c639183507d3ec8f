//! Lessons: small boards with one task each.

use super::extract::{Json, Path};
use crate::app::Shared;
use crate::problem::Problem;
use crate::words::language_of;
use axum::http::HeaderMap;
use tabuleiro_table::{GameKind, kind};
use tabuleiro_views::{AttemptView, AttemptWish, LessonView};
use tabuleiro_words::lesson::lesson as lesson_of;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(lessons)).routes(routes!(attempt))
}

fn find(game: &str) -> Result<&'static GameKind, Problem> {
    kind(game).ok_or(Problem::NotThere)
}

/// Returns the lessons of a game in order.
#[utoipa::path(get, path = "/api/games/{game}/lessons", security(()), tag = "games", params(("game" = String, Path)), responses((status = 200, body = Vec<LessonView>)))]
async fn lessons(
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<axum::Json<Vec<LessonView>>, Problem> {
    Ok(axum::Json(tabuleiro_views::lessons(find(&game)?, language_of(&headers))))
}

/// Checks whether moves solve a lesson. Nothing is stored.
#[utoipa::path(post, path = "/api/games/{game}/lessons/{lesson}", security(()), tag = "games", params(("game" = String, Path), ("lesson" = String, Path)), request_body = AttemptWish, responses((status = 400, description = "a move is not legal there"), (status = 200, body = AttemptView)))]
async fn attempt(
    Path((game, lesson)): Path<(String, String)>,
    headers: HeaderMap,
    Json(wish): Json<AttemptWish>,
) -> Result<axum::Json<AttemptView>, Problem> {
    let kind = find(&game)?;
    let lesson = lesson_of(kind, &lesson).ok_or(Problem::NotThere)?;
    Ok(axum::Json(tabuleiro_views::attempt(kind, &lesson, &wish, language_of(&headers))?))
}
