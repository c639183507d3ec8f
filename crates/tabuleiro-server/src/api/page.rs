//! A plain page that plays a game, inside the program.

use crate::app::Shared;
use crate::problem::language_of;
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use tabuleiro_table::words::Speaker;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(index)).routes(routes!(script)).routes(routes!(style))
}

/// The page.
#[utoipa::path(get, path = "/", tag = "page", responses((status = 200, description = "HTML", content_type = "text/html", body = String)))]
async fn index(headers: HeaderMap) -> impl IntoResponse {
    let speaker = Speaker::new(language_of(&headers), None);
    let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::VARY, "accept-language")];
    (headers, in_words(include_str!("../../page/index.html"), &speaker))
}

/// What it does.
#[utoipa::path(get, path = "/page.js", tag = "page", responses((status = 200, description = "JavaScript", content_type = "text/javascript", body = String)))]
async fn script() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/javascript; charset=utf-8")], include_str!("../../page/page.js"))
}

/// How it looks.
#[utoipa::path(get, path = "/page.css", tag = "page", responses((status = 200, description = "CSS", content_type = "text/css", body = String)))]
async fn style() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("../../page/page.css"))
}

/// The page with a sentence in each gap `{{NAME}}`.
fn in_words(page: &str, speaker: &Speaker) -> String {
    let mut parts = page.split("{{");
    let mut text = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let (name, rest) = part.split_once("}}").expect("every gap of the page is closed");
        let word = speaker.word(name.to_string());
        text += &word.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;");
        text += rest;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_core::Message;
    use tabuleiro_table::words::languages;

    #[test]
    fn every_gap_of_the_page_has_its_words() {
        for language in languages() {
            let speaker = Speaker::new(language, None);
            for part in include_str!("../../page/index.html").split("{{").skip(1) {
                let name = part.split("}}").next().unwrap().to_string();
                assert!(speaker.try_own(&Message::new(name.clone())).is_ok(), "{language}: {name}");
            }
        }
    }
}
