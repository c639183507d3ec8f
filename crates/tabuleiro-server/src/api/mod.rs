//! The HTTP API. Every end point is described at its handler.

mod account;
mod analysis;
mod audit;
mod boards;
mod caller;
mod chat;
mod copies;
mod description;
mod editors;
mod extract;
mod games;
mod guard;
mod lessons;
mod pages;
mod pairing;
mod people;
mod pictures;
mod positions;
mod service;
mod streams;
mod tables;

use crate::app::Shared;
use crate::problem::{BODY_MAX_KIB, say};
use crate::wire::{PersonNews, SocketMessage, StreamMessage};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use guard::{guard, protect};
use serde_json::Value;
use utoipa::OpenApi as _;
use utoipa_axum::router::OpenApiRouter;

#[derive(utoipa::OpenApi)]
#[openapi(
    components(schemas(StreamMessage, SocketMessage, PersonNews)),
    info(
        title = "Tabuleiro",
        description = "Play, watch and study board games. Errors are `{\"error\": …}` in the language of Accept-Language; \
                   programs use bearer tokens, browsers a cookie. No text contains U+0000, and a body has at most 64 KiB."
    )
)]
struct Described;

/// Returns the API description, as `OpenAPI`.
pub fn description() -> Value {
    described().1
}

/// Returns every end point, and the description of all.
fn described() -> (Router<Shared>, Value) {
    let (router, description) = OpenApiRouter::with_openapi(Described::openapi())
        .merge(service::routes())
        .merge(account::routes())
        .merge(games::routes())
        .merge(copies::routes())
        .merge(lessons::routes())
        .merge(tables::routes())
        .merge(positions::routes())
        .merge(boards::routes())
        .merge(editors::routes())
        .merge(streams::routes())
        .merge(chat::routes())
        .merge(analysis::routes())
        .merge(pairing::routes())
        .merge(people::routes())
        .merge(audit::routes())
        .merge(pictures::routes())
        .split_for_parts();
    (router, description::complete(&description))
}

/// Returns the router of the whole server.
pub(crate) fn router(app: Shared) -> Router {
    let (router, _) = described();
    router
        .fallback(pages::serve)
        .layer(DefaultBodyLimit::max(BODY_MAX_KIB * 1024))
        .layer(from_fn_with_state(app.clone(), guard))
        .layer(from_fn(crate::logging::follow))
        .layer(from_fn(say))
        .layer(pages::compression())
        .layer(from_fn(protect))
        .with_state(app)
}
