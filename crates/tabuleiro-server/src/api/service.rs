//! End points for operators: health, readiness, metrics and the API description.

use super::caller::Caller;
use crate::app::Shared;
use crate::problem::Problem;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(healthz))
        .routes(routes!(readyz))
        .routes(routes!(metrics))
        .routes(routes!(openapi))
}

/// Answers while the process runs.
#[utoipa::path(get, path = "/healthz", security(()), tag = "service", responses((status = 200, description = "it runs", body = String)))]
async fn healthz() -> &'static str {
    "ok"
}

/// Answers 200 if the database can be read and written and the server is not shutting down.
#[utoipa::path(get, path = "/readyz", security(()), tag = "service", responses(
    (status = 200, description = "it can serve", body = String),
    (status = 503, description = "it cannot just now"),
))]
async fn readyz(State(app): State<Shared>) -> Result<&'static str, Problem> {
    let ready = !app.closing.has_begun() && app.store.journal.can_write(app.store.time.now()).await;
    if ready { Ok("ok") } else { Err(Problem::Unavailable) }
}

/// Returns the metrics in Prometheus' text format; for admins.
#[utoipa::path(get, path = "/metrics", tag = "service", responses((status = 200, description = "all counts", body = String)))]
async fn metrics(State(app): State<Shared>, caller: Caller) -> Result<impl IntoResponse, Problem> {
    caller.holds_lease()?;
    app.measure();
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.render()))
}

/// Returns this description.
#[utoipa::path(get, path = "/api/openapi.json", security(()), tag = "service", responses((status = 200, description = "OpenAPI 3.1", body = Object)))]
async fn openapi() -> Json<serde_json::Value> {
    Json(super::described().1)
}
