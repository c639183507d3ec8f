//! The files of the pages.
//!
//! File names are the same in every build. Pages request them in a folder named after a hash of all files, so that
//! browsers can cache them permanently and never mix two builds.

use crate::app::App;
use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::sync::LazyLock;

/// Files built from `web/`. A debug build reads them from the folder.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// The folder of the assets in addresses.
const FOLDER: &str = "assets/";

/// The name of this build: a hash over all of its assets.
static BUILD: LazyLock<String> = LazyLock::new(|| {
    let mut names: Vec<_> = Files::iter().filter(|name| name.starts_with(FOLDER)).collect();
    names.sort_unstable();
    let mut digest = Sha256::new();
    for name in names {
        digest.update(name.as_bytes());
        digest.update(Files::get(&name).map(|file| file.metadata.sha256_hash()).unwrap_or_default());
    }
    let digest = digest.finalize();
    let start: [u8; 8] = std::array::from_fn(|at| digest[at]);
    format!("{:016x}", u64::from_be_bytes(start))
});

/// Time for which a browser caches an answer.
#[derive(Copy, Clone)]
enum Kept {
    /// Without limit: the address names the content.
    Always,
    /// Until the server answers with other content.
    Asked,
}

/// Returns the file at this path, if there is one.
pub(super) async fn answer(app: &App, path: &str, headers: &HeaderMap) -> Option<Response> {
    if let Some(name) = path.strip_prefix(&folder_of_build()) {
        let file = Files::get(&format!("{FOLDER}{name}"))?;
        return Some(file_answer(app, file, Kept::Always, headers).await);
    }
    // The page itself is rendered for each address.
    let file = Files::get(path).filter(|_| path != "index.html")?;
    Some(file_answer(app, file, Kept::Asked, headers).await)
}

/// Returns the page as it is built, with the addresses of its assets; `None` before it is built.
pub(super) fn index() -> Option<String> {
    let page = String::from_utf8(Files::get("index.html")?.data.into_owned()).ok()?;
    let (built, asked) = (format!("\"./{FOLDER}"), format!("\"/{}", folder_of_build()));
    Some(page.replace(&built, &asked).replace("\"./", "\"/"))
}

/// Returns the service worker, with the addresses of the assets that it keeps; `None` before it is built.
pub(super) fn worker() -> Option<String> {
    let worker = String::from_utf8(Files::get("sw.js")?.data.into_owned()).ok()?;
    Some(worker.replace(&format!("\"./{FOLDER}"), &format!("\"./{}", folder_of_build())))
}

/// Returns the folder in which pages request assets. Its depth equals that of the built folder, so that relative links
/// between assets work.
fn folder_of_build() -> String {
    format!("assets-{}/", *BUILD)
}

async fn file_answer(app: &App, file: EmbeddedFile, kept: Kept, headers: &HeaderMap) -> Response {
    let kind = match file.metadata.mimetype() {
        text if text.starts_with("text/") => format!("{text}; charset=utf-8"),
        other => other.to_string(),
    };
    let tag = tag_of(&file.metadata.sha256_hash());
    if is_known(&tag, headers) {
        return (StatusCode::NOT_MODIFIED, lasting(tag, kept)).into_response();
    }
    let data = match file.data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => data.into(),
    };
    let file = app.packed.file(&tag, &kind, data, headers).await;
    let coding = file.coding.map(|coding| AppendHeaders([(header::CONTENT_ENCODING, coding)]));
    (lasting(tag, kept), [(header::CONTENT_TYPE, kind)], coding, file.data).into_response()
}

/// Answers with text that browsers revalidate each time.
pub(super) fn text_answer(kind: &'static str, headers: &HeaderMap, text: String) -> Response {
    let tag = tag_of(&Sha256::digest(text.as_bytes()));
    if is_known(&tag, headers) {
        return (StatusCode::NOT_MODIFIED, lasting(tag, Kept::Asked)).into_response();
    }
    (lasting(tag, Kept::Asked), [(header::CONTENT_TYPE, kind)], text).into_response()
}

/// Returns a weak tag, since the same content may be sent compressed or not.
fn tag_of(hash: &[u8]) -> String {
    let head = hash.first_chunk().copied().unwrap_or_default();
    format!("W/\"{:032x}\"", u128::from_be_bytes(head))
}

fn is_known(tag: &str, headers: &HeaderMap) -> bool {
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    known.flat_map(|value| value.split(',')).any(|value| value.trim() == tag)
}

fn lasting(tag: String, kept: Kept) -> [(header::HeaderName, String); 3] {
    let kept = match kept {
        Kept::Always => "public, max-age=31536000, immutable",
        Kept::Asked => "no-cache",
    };
    [(header::ETAG, tag), (header::CACHE_CONTROL, kept.into()), (header::VARY, "accept-encoding".into())]
}
