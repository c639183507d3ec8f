//! The page, with a head for its address.

use super::assets;
use super::preview::Preview;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use tabuleiro_svg::escaped;

/// Answers with the page; `None` before it is built.
pub(super) fn answer(
    preview: &Preview,
    origin: Option<&str>,
    language: &str,
    headers: &HeaderMap,
) -> Option<Response> {
    let page = written(&assets::index()?, preview, origin, language);
    let mut answer = assets::text_answer("text/html; charset=utf-8", headers, page);
    if answer.status() == StatusCode::OK {
        *answer.status_mut() = preview.status;
    }
    Some(answer.into_response())
}

/// Returns the page with its language, title, description and link preview.
fn written(index: &str, preview: &Preview, origin: Option<&str>, language: &str) -> String {
    let title = preview.title.as_deref().unwrap_or("Tabuleiro");
    let full = if title == "Tabuleiro" { title.to_string() } else { format!("{title} · Tabuleiro") };
    let mut head = format!("<title>{}</title>", escaped(&full));
    let mut meta = |kind: &str, name: &str, content: &str| {
        head.extend(["<meta ", kind, "=\"", name, "\" content=\"", &escaped(content), "\" />"]);
    };
    meta("name", "description", &preview.about);
    meta("property", "og:site_name", "Tabuleiro");
    meta("property", "og:title", title);
    meta("property", "og:description", &preview.about);
    // Only the setting names this server: the host of a request may be forged.
    if let (Some(origin), Some(picture)) = (origin, &preview.picture) {
        meta("property", "og:image", &format!("{origin}{picture}"));
        meta("name", "twitter:card", "summary_large_image");
    }
    index
        .replace("<html lang=\"en\"", &format!("<html lang=\"{language}\""))
        .replace("<title>Tabuleiro</title>", &head)
}
