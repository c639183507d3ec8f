//! The pages, built from `web/` and embedded. A path of a file gets the file; every other path gets the index page.

use crate::app::{App, Shared};
use crate::problem::Problem;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use std::borrow::Cow;
use tabuleiro_svg::escaped;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};

/// The built files of `web/`. A debug build reads them from the folder.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// Answers a request that matches no end point.
pub(super) async fn file(
    State(app): State<Shared>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let path = uri.path().trim_start_matches('/');
    let is_page = matches!(method, Method::GET | Method::HEAD) && path.split('/').next() != Some("api");
    if !is_page {
        return Err(Problem::NotThere);
    }
    if let Some(file) = Files::get(path) {
        return Ok(answer(&app, file, &headers).await);
    }
    if let Some(picture) = picture_of(&uri) {
        // Only the setting is trusted for the server's own URL; a caller can forge the host of a request.
        let page = match app.config.origin.as_deref() {
            Some(origin) => previewed(&picture, origin),
            None => index(&app, &headers).await,
        };
        return page.ok_or(Problem::NotThere);
    }
    // A missing asset is an error; every other path belongs to the single-page application.
    let page = if path.starts_with("assets/") { None } else { index(&app, &headers).await };
    page.ok_or(Problem::NotThere)
}

/// Returns the index page, if the pages have been built.
async fn index(app: &App, headers: &HeaderMap) -> Option<Response> {
    Some(answer(app, Files::get("index.html")?, headers).await)
}

/// Returns the URL of the picture for a page: a table's board, or that of the game in the path.
fn picture_of(uri: &Uri) -> Option<String> {
    let is_plain = |text: &&str| {
        !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || "-_~.%".contains(c))
    };
    if let Some(table) = uri.path().strip_prefix("/t/").filter(is_plain) {
        return Some(format!("/api/tables/{table}/picture.png"));
    }
    let has_game =
        ["/analysis", "/editor/", "/map/", "/new/"].iter().any(|page| uri.path().starts_with(page));
    let game = uri.query().filter(|_| has_game)?;
    let line = game.split('&').find_map(|part| part.strip_prefix("g=")).filter(is_plain)?;
    Some(format!("/api/picture.png?text={line}"))
}

/// Returns the index page with the metadata for link previews.
fn previewed(picture: &str, origin: &str) -> Option<Response> {
    let image = escaped(&format!("{origin}{picture}"));
    let told = format!(
        "<meta property=\"og:title\" content=\"Tabuleiro\" /><meta property=\"og:image\" content=\"{image}\" /></head>"
    );
    let page = String::from_utf8(Files::get("index.html")?.data.into_owned()).ok()?.replace("</head>", &told);
    let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    Some((headers, page).into_response())
}

async fn answer(app: &App, file: EmbeddedFile, asked: &HeaderMap) -> Response {
    let hash = file.metadata.sha256_hash();
    let head = hash.first_chunk().expect("a hash has 32 bytes");
    // A weak tag, since the same file may be sent compressed or not.
    let tag = format!("W/\"{:032x}\"", u128::from_be_bytes(*head));
    let known = asked.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let is_known = known.flat_map(|value| value.split(',')).any(|value| value.trim() == tag);
    let kind = match file.metadata.mimetype() {
        text if text.starts_with("text/") => format!("{text}; charset=utf-8"),
        other => other.to_string(),
    };
    // Names stay the same when files change, so browsers must revalidate.
    let headers = [
        (header::ETAG, tag.clone()),
        (header::CACHE_CONTROL, "no-cache".into()),
        (header::VARY, "accept-encoding".into()),
    ];
    if is_known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let data = match file.data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => data.into(),
    };
    let file = app.packed.file(&tag, &kind, data, asked).await;
    let coding = file.coding.map(|coding| AppendHeaders([(header::CONTENT_ENCODING, coding)]));
    (headers, [(header::CONTENT_TYPE, kind)], coding, file.data).into_response()
}

/// Compresses answers except streams, which must reach the client line by line.
pub(super) fn compression() -> CompressionLayer<impl Predicate> {
    CompressionLayer::new()
        .compress_when(DefaultPredicate::new().and(NotForContentType::const_new("application/x-ndjson")))
}
