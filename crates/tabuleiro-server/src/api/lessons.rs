//! Games taught by doing: small boards with one task each.

use super::extract::{Json, Path};
use crate::app::Shared;
use crate::problem::Problem;
use crate::words::{language_of, speaker};
use axum::http::HeaderMap;
use serde::{Deserialize, Serialize};
use tabuleiro_table::{Kind, kind};
use tabuleiro_words::lesson::Progress;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(lessons)).routes(routes!(attempt))
}

/// A lesson in words.
#[derive(Serialize, ToSchema)]
struct LessonView {
    /// Its name among the lessons of its game.
    id: String,
    /// What it is called.
    title: String,
    /// What is to be done.
    task: String,
    /// What helps.
    hint: String,
    /// The position, as text.
    line: String,
    /// Cells to be marked.
    cells: Vec<String>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Tried {
    /// What was played so far.
    moves: Vec<String>,
}

/// How far somebody is with a task.
#[derive(Serialize, ToSchema)]
struct AttemptView {
    /// Whether it is done, missed, or goes on.
    #[schema(value_type = String)]
    progress: Progress,
    /// What is said of that.
    said: Option<String>,
}

fn find(game: &str) -> Result<&'static Kind, Problem> {
    kind(game).ok_or(Problem::NotThere)
}

/// The lessons of a game, in order.
#[utoipa::path(get, path = "/api/games/{game}/lessons", security(()), tag = "games", params(("game" = String, Path)), responses((status = 200, body = Vec<LessonView>)))]
async fn lessons(
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<axum::Json<Vec<LessonView>>, Problem> {
    let kind = find(&game)?;
    let speaker = speaker(language_of(&headers), Some(kind.info.id));
    let view = |lesson: tabuleiro_words::lesson::Lesson| LessonView {
        title: speaker.say(&lesson.title()),
        task: speaker.say(&lesson.task()),
        hint: speaker.say(&lesson.hint()),
        cells: lesson.cells.iter().map(ToString::to_string).collect(),
        id: lesson.id,
        line: lesson.position,
    };
    Ok(axum::Json(tabuleiro_words::lesson::lessons(kind).into_iter().map(view).collect()))
}

/// Whether moves do what a lesson asks for. Nothing is kept.
#[utoipa::path(post, path = "/api/games/{game}/lessons/{lesson}", security(()), tag = "games", params(("game" = String, Path), ("lesson" = String, Path)), request_body = Tried, responses((status = 400, description = "a move is not legal there"), (status = 200, body = AttemptView)))]
async fn attempt(
    Path((game, lesson)): Path<(String, String)>,
    headers: HeaderMap,
    Json(tried): Json<Tried>,
) -> Result<axum::Json<AttemptView>, Problem> {
    let kind = find(&game)?;
    let lesson = tabuleiro_words::lesson::lesson(kind, &lesson).ok_or(Problem::NotThere)?;
    let attempt = lesson.attempt(kind, &tried.moves).map_err(|error| Problem::of_game(kind.info, &error))?;
    let speaker = speaker(language_of(&headers), Some(kind.info.id));
    let said = lesson.said(attempt.progress).map(|message| speaker.say(&message));
    Ok(axum::Json(AttemptView { progress: attempt.progress, said }))
}
