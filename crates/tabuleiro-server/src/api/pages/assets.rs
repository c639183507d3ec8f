//! The files that pages are made of.
//!
//! Their names stay the same from build to build. Pages ask for them in a folder named after the content of them all, so that
//! browsers keep them for good and never mix two builds.

use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest, Sha256};
use std::sync::LazyLock;

/// What is built from `web/`. A debug build reads it from the folder.
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

/// How long a browser keeps an answer.
#[derive(Copy, Clone)]
enum Kept {
    /// For good: the address names the content.
    Always,
    /// As long as the server says that it is the same.
    Asked,
}

/// Returns the file at this path, if there is one.
pub(super) fn answer(path: &str, headers: &HeaderMap) -> Option<Response> {
    if let Some(name) = path.strip_prefix(&folder_of_build()) {
        return Files::get(&format!("{FOLDER}{name}")).map(|file| file_answer(&file, Kept::Always, headers));
    }
    // The page itself is written for each address.
    let file = Files::get(path).filter(|_| path != "index.html")?;
    Some(file_answer(&file, Kept::Asked, headers))
}

/// Returns the page as it is built, with the addresses of its assets; `None` before it is built.
pub(super) fn index() -> Option<String> {
    let page = String::from_utf8(Files::get("index.html")?.data.into_owned()).ok()?;
    let (built, asked) = (format!("\"./{FOLDER}"), format!("\"/{}", folder_of_build()));
    Some(page.replace(&built, &asked).replace("\"./", "\"/"))
}

/// Returns the folder in which pages ask for assets. It lies where the built one lies: links from assets to other files hold.
fn folder_of_build() -> String {
    format!("assets-{}/", *BUILD)
}

fn file_answer(file: &EmbeddedFile, kept: Kept, headers: &HeaderMap) -> Response {
    let kind = match file.metadata.mimetype() {
        text if text.starts_with("text/") => format!("{text}; charset=utf-8"),
        other => other.to_string(),
    };
    let head = file.metadata.sha256_hash().first_chunk().copied().unwrap_or_default();
    tagged(u128::from_be_bytes(head), kept, &kind, headers, file.data.to_vec())
}

/// Answers with text that is asked for again each time.
pub(super) fn text_answer(kind: &str, headers: &HeaderMap, text: String) -> Response {
    let hash = Sha256::digest(text.as_bytes());
    let head = hash.first_chunk().copied().unwrap_or_default();
    tagged(u128::from_be_bytes(head), Kept::Asked, kind, headers, text.into_bytes())
}

/// Answers with a body, or with nothing where the browser has it.
fn tagged(hash: u128, kept: Kept, kind: &str, headers: &HeaderMap, body: Vec<u8>) -> Response {
    // Weak: the same file may be sent compressed or not.
    let tag = format!("W/\"{hash:032x}\"");
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let is_known = known.flat_map(|value| value.split(',')).any(|value| value.trim() == tag);
    let kept = match kept {
        Kept::Always => "public, max-age=31536000, immutable",
        Kept::Asked => "no-cache",
    };
    let lasting = [(header::ETAG, tag), (header::CACHE_CONTROL, kept.into())];
    if is_known {
        return (StatusCode::NOT_MODIFIED, lasting).into_response();
    }
    (lasting, [(header::CONTENT_TYPE, kind.to_string())], body).into_response()
}
