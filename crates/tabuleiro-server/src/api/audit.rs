//! The audit log, for admins.

use super::caller::Caller;
use super::extract::Query;
use crate::app::Shared;
use crate::audit::{self, AuditEntry};
use crate::problem::Problem;
use axum::extract::State;
use futures_util::TryStreamExt;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(entries))
}

/// Maximum number of entries in an answer.
const TOLD_MAX: i64 = 100;

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Before {
    /// Returns only entries from before this moment, in milliseconds since 1970.
    before: Option<i64>,
}

/// Returns the audit log: log-ins and failures, tokens, moderation and admins' commands, newest first.
///
/// At most 100 entries, for admins only.
#[utoipa::path(get, path = "/api/audit", tag = "service", params(Before), responses((status = 200, body = Vec<AuditEntry>)))]
async fn entries(
    State(app): State<Shared>,
    caller: Caller,
    Query(wanted): Query<Before>,
) -> Result<axum::Json<Vec<AuditEntry>>, Problem> {
    caller.holds_lease()?;
    let before = wanted.before.unwrap_or(i64::MAX);
    let entries = audit::read(&app.store.database, i64::MIN, before, TOLD_MAX).try_collect().await?;
    Ok(axum::Json(entries))
}
