//! What can be asked, by address. Every end point is described where it is written.

mod account;
mod analysis;
mod chat;
mod games;
mod page;
mod pairing;
mod people;
mod service;
mod streams;
mod tables;

use crate::app::Shared;
use crate::guard::{guard, protect};
use crate::problem::{Problem, say};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use utoipa::OpenApi as _;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;

/// The largest body that is read.
const BODY_MAX_BYTES: usize = 64 * 1024;

#[derive(utoipa::OpenApi)]
#[openapi(info(
    title = "Tabuleiro",
    description = "Play, watch and study board games. Errors are `{\"error\": …}` in the language of Accept-Language; \
                   programs use bearer tokens, browsers a cookie."
))]
struct Described;

/// Everything that can be asked, and its description.
pub fn described() -> (Router<Shared>, OpenApi) {
    OpenApiRouter::with_openapi(Described::openapi())
        .merge(page::routes())
        .merge(service::routes())
        .merge(account::routes())
        .merge(games::routes())
        .merge(tables::routes())
        .merge(streams::routes())
        .merge(chat::routes())
        .merge(analysis::routes())
        .merge(pairing::routes())
        .merge(people::routes())
        .split_for_parts()
}

/// The whole service.
pub fn router(app: Shared) -> Router {
    let (router, _) = described();
    router
        .fallback(async || Problem::NotThere)
        .layer(DefaultBodyLimit::max(BODY_MAX_BYTES))
        .layer(from_fn_with_state(app.clone(), guard))
        .layer(from_fn(crate::logging::follow))
        .layer(from_fn(say))
        .layer(from_fn(protect))
        .with_state(app)
}
