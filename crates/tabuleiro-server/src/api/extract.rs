//! Extractors with localized errors.

use crate::address::Address;
use crate::app::Shared;
use crate::problem::Problem;
use axum::body::{Body, Bytes};
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use std::time::Duration;
use tokio::time::timeout;

/// The character U+0000, which PostgreSQL cannot store in a text, as written in JSON and in URLs.
const NOTHING_JSON: &str = "\\u0000";
const NOTHING_ADDRESS: &str = "%00";

/// A JSON body.
pub(super) struct Json<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Shared> for Json<T> {
    type Rejection = Problem;
    async fn from_request(request: Request, app: &Shared) -> Result<Json<T>, Problem> {
        let (parts, body) = request.into_parts();
        let bytes = body_of(Request::from_parts(parts.clone(), body), app).await?;
        if bytes.windows(NOTHING_JSON.len()).any(|window| window == NOTHING_JSON.as_bytes()) {
            return Err(Problem::Sent(NOTHING_JSON.into()));
        }
        // Serde would accept a list as the fields of an object in order, which the description does not allow.
        if bytes.trim_ascii_start().starts_with(b"[") {
            return Err(Problem::Sent("an object was expected".into()));
        }
        let request = Request::from_parts(parts, Body::from(bytes));
        let read: Result<axum::Json<T>, JsonRejection> = axum::Json::from_request(request, app).await;
        match read {
            Ok(axum::Json(body)) => Ok(Json(body)),
            Err(problem) if problem.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(Problem::TooLarge),
            Err(problem) => Err(Problem::Sent(problem.body_text())),
        }
    }
}

/// Reads the whole body within the time limit.
async fn body_of(request: Request, app: &Shared) -> Result<Bytes, Problem> {
    let address = request.extensions().get::<Address>();
    let _half_open = address.map(|address| app.quotas.half_open(address)).transpose()?;
    let seconds = app.config.body_seconds;
    let bytes = timeout(Duration::from_secs_f64(seconds), Bytes::from_request(request, app)).await;
    let bytes = bytes.map_err(|_| Problem::TooSlow(seconds.ceil() as u64))?;
    bytes.map_err(|_| Problem::TooLarge)
}

/// Parameters in the path.
pub(super) struct Path<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<Shared> for Path<T> {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Path<T>, Problem> {
        if parts.uri.path().contains(NOTHING_ADDRESS) {
            return Err(Problem::NotThere);
        }
        let read: Result<axum::extract::Path<T>, PathRejection> =
            axum::extract::Path::from_request_parts(parts, app).await;
        read.map(|path| Path(path.0)).map_err(|_| Problem::NotThere)
    }
}

/// Parameters in the query.
pub(super) struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Shared> for Query<T> {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Query<T>, Problem> {
        if parts.uri.query().is_some_and(|query| query.contains(NOTHING_ADDRESS)) {
            return Err(Problem::Sent(NOTHING_ADDRESS.into()));
        }
        let read: Result<axum::extract::Query<T>, QueryRejection> =
            axum::extract::Query::from_request_parts(parts, app).await;
        read.map(|query| Query(query.0)).map_err(|problem| Problem::Sent(problem.body_text()))
    }
}
