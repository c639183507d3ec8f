//! What can be asked, by address. Every end point is described where it is written.

mod account;
mod analysis;
mod boards;
pub(crate) mod chat;
mod editors;
mod files;
mod games;
mod lessons;
mod pairing;
mod people;
mod pictures;
mod positions;
mod service;
mod streams;
mod tables;

use crate::app::Shared;
use crate::guard::{guard, protect};
use crate::news::{PersonNews, SocketMessage, StreamMessage};
use crate::problem::say;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use utoipa::OpenApi as _;
use utoipa::openapi::schema::Type;
use utoipa::openapi::{ContentBuilder, Object, ObjectBuilder, OpenApi, RefOr, Response, Schema};
use utoipa_axum::router::OpenApiRouter;

/// The largest body that is read.
const BODY_MAX_BYTES: usize = 64 * 1024;

#[derive(utoipa::OpenApi)]
#[openapi(
    components(schemas(StreamMessage, SocketMessage, PersonNews)),
    info(
        title = "Tabuleiro",
        description = "Play, watch and study board games. Errors are `{\"error\": …}` in the language of Accept-Language; \
                   programs use bearer tokens, browsers a cookie."
    )
)]
struct Described;

/// Everything that can be asked, and its description.
pub fn described() -> (Router<Shared>, OpenApi) {
    let (router, mut description) = OpenApiRouter::with_openapi(Described::openapi())
        .merge(service::routes())
        .merge(account::routes())
        .merge(games::routes())
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
        .merge(pictures::routes())
        .split_for_parts();
    describe_errors(&mut description);
    (router, description)
}

/// Whatever goes wrong is answered in the same way everywhere.
fn describe_errors(description: &mut OpenApi) {
    let shape = Schema::from(
        ObjectBuilder::new().property("error", Object::with_type(Type::String)).required("error"),
    );
    let content = RefOr::T(ContentBuilder::new().schema(Some(shape)).build());
    let items = description.paths.paths.values_mut();
    let operations = items.flat_map(|item| [&mut item.get, &mut item.post, &mut item.put, &mut item.delete]);
    for operation in operations.flatten() {
        let responses = &mut operation.responses.responses;
        let otherwise = Response::new("what went wrong, in the caller's language");
        responses.entry("default".into()).or_insert_with(|| otherwise.into());
        for (status, response) in responses {
            if let (RefOr::T(response), false) = (response, status.starts_with(['1', '2', '3'])) {
                response.content.insert("application/json".into(), content.clone());
            }
        }
    }
}

/// The whole service.
pub fn router(app: Shared) -> Router {
    let (router, _) = described();
    router
        .fallback(files::file)
        .layer(DefaultBodyLimit::max(BODY_MAX_BYTES))
        .layer(from_fn_with_state(app.clone(), guard))
        .layer(from_fn(crate::logging::follow))
        .layer(from_fn(say))
        .layer(files::compression())
        .layer(from_fn(protect))
        .with_state(app)
}
