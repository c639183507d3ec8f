//! Analyses as jobs.

use super::caller::Caller;
use super::extract::{Json, Path};
use crate::address::Address;
use crate::analyses::{Analysis, Bounds, Settings, Task, What};
use crate::app::Shared;
use crate::people::Scope;
use crate::problem::Problem;
use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use tabuleiro_core::Explain;
use tabuleiro_room::{Room, State as RoomState};
use tabuleiro_table::Table;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(bounds, ask)).routes(routes!(look, cancel)).routes(routes!(stop))
}

/// A table or line, and the requested analysis.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Question {
    /// Id of a table whose game is over.
    table: Option<String>,
    /// A position, an unfinished game or a record, as one text.
    line: Option<String>,
    /// Subject of the analysis.
    #[serde(default)]
    what: What,
    /// Time for each move in seconds, for judgements.
    #[schema(minimum = 0)]
    seconds: Option<f64>,
    /// Number of best lines, 1 to 5, for judgements.
    #[schema(minimum = 1, maximum = 5)]
    lines: Option<usize>,
    /// Number of games for fairness, 10 to 400.
    #[schema(minimum = 10, maximum = 400)]
    games: Option<usize>,
}

/// Returns the limits of requests.
#[utoipa::path(get, path = "/api/analysis", security(()), tag = "analysis", responses((status = 200, body = Bounds)))]
async fn bounds(State(app): State<Shared>) -> axum::Json<Bounds> {
    axum::Json(app.analyses.bounds)
}

/// Requests an engine's analysis: of a position, of every move of a game, or of fairness.
#[utoipa::path(post, path = "/api/analysis", tag = "analysis", request_body = Question, responses((status = 400, description = "no such game, or settings that are out of bounds"), (status = 202, body = Analysis)))]
async fn ask(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    caller: Caller,
    Json(question): Json<Question>,
) -> Result<(StatusCode, axum::Json<Analysis>), Problem> {
    let person = caller.may(Scope::Play)?;
    app.expect_room()?;
    let game = match (question.table, question.line) {
        (Some(id), None) => {
            let seen =
                app.tables().find(&id).await?.look(|room: &Room, _| (room.state(), room.record())).await?;
            // Analyses of games in progress would help one of the players.
            let (RoomState::Over, Some(record)) = seen else {
                return Err(Problem::conflict("error-analysis-not-over"));
            };
            Table::replay(&record).map_err(|error| Problem::bad(error.explain()))?.table
        }
        (None, Some(line)) => Table::open(&line).map_err(|error| Problem::bad(error.explain()))?,
        _ => return Err(Problem::bad("error-analysis-question")),
    };
    let settings = Settings { seconds: question.seconds, lines: question.lines, games: question.games };
    let wish = app.analyses.bounds.decide(question.what, &settings, &game)?;
    let job = app.analyses.ask(&person.asks_from(&address), Task { game, wish }).await?;
    Ok((StatusCode::ACCEPTED, axum::Json(job)))
}

/// Returns the progress and results of an analysis that the caller requested.
#[utoipa::path(get, path = "/api/analysis/{id}", tag = "analysis", params(("id" = String, Path)), responses((status = 200, body = Analysis)))]
async fn look(
    State(app): State<Shared>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<axum::Json<Analysis>, Problem> {
    Ok(axum::Json(app.analyses.find(&caller.may(Scope::Play)?.id, &id).await?))
}

/// Withdraws the caller's request for an analysis.
#[utoipa::path(delete, path = "/api/analysis/{id}", tag = "analysis", params(("id" = String, Path)), responses((status = 204)))]
async fn cancel(
    State(app): State<Shared>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    app.analyses.cancel(&caller.may(Scope::Play)?.id, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Stops an analysis. It continues only if other people want it, and the results stay.
///
/// Another request resumes it.
#[utoipa::path(post, path = "/api/analysis/{id}/stop", tag = "analysis", params(("id" = String, Path)), responses((status = 200, body = Analysis)))]
async fn stop(
    State(app): State<Shared>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<axum::Json<Analysis>, Problem> {
    Ok(axum::Json(app.analyses.stop(&caller.may(Scope::Play)?.id, &id).await?))
}
