//! The pages, built from `web/` and embedded: files by their path, and one page for every other address.

mod assets;
mod crawlers;
mod page;
mod place;
mod preview;

use crate::address::Address;
use crate::app::Shared;
use crate::problem::Problem;
use crate::words::language_of;
use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, Method, Uri};
use axum::response::Response;
use place::Place;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};

/// Answers requests outside the API: files, and the page for all other addresses.
pub(super) async fn serve(
    State(app): State<Shared>,
    Extension(address): Extension<Address>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let path = uri.path().trim_start_matches('/');
    if !matches!(method, Method::GET | Method::HEAD) || path.split('/').next() == Some("api") {
        return Err(Problem::NotThere);
    }
    let origin = app.config.origin.as_deref();
    match path {
        "robots.txt" => return Ok(crawlers::robots(origin)),
        "sw.js" => {
            let worker = assets::worker().ok_or(Problem::NotThere)?;
            return Ok(assets::text_answer("text/javascript; charset=utf-8", &headers, worker));
        }
        "sitemap.xml" => return crawlers::site_map(origin).ok_or(Problem::NotThere),
        _ => {}
    }
    if let Some(file) = assets::answer(&app, path, &headers).await {
        return Ok(file);
    }
    // A missing asset is an error; every other address belongs to the page.
    if path.starts_with("assets") {
        return Err(Problem::NotThere);
    }
    let language = language_of(&headers);
    let preview = preview::of(&app, &address, Place::of(&uri), language).await;
    page::answer(&preview, origin, language, &headers).ok_or(Problem::NotThere)
}

/// Compresses answers, except streams, which are sent line by line.
pub(super) fn compression() -> CompressionLayer<impl Predicate> {
    CompressionLayer::new()
        .compress_when(DefaultPredicate::new().and(NotForContentType::const_new("application/x-ndjson")))
}
