//! Files for search engines: permissions, and the pages worth listing.

use super::place::{ALONE, OF_GAMES};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use tabuleiro_svg::escaped;
use tabuleiro_table::kinds;

/// Pages that are about a person's own settings or drafts, or lead to a choice.
const NOT_WORTH_SHOWING: [&str; 4] = ["sign-in", "settings", "editor", "map"];

/// Answers for `robots.txt`. Tables are left out: they are for people with a link.
pub(super) fn robots(origin: Option<&str>) -> Response {
    let mut text = String::from(
        "User-agent: *\nDisallow: /api/\nDisallow: /t/\nDisallow: /sign-in\nDisallow: /settings\n",
    );
    if let Some(origin) = origin {
        text.extend(["Sitemap: ", origin, "/sitemap.xml\n"]);
    }
    text_of("text/plain; charset=utf-8", text)
}

/// Answers for `sitemap.xml`; `None` if no setting names the server's address.
pub(super) fn site_map(origin: Option<&str>) -> Option<Response> {
    let origin = origin?;
    let alone = ALONE.into_iter().filter(|page| !NOT_WORTH_SHOWING.contains(page)).map(str::to_string);
    let games = OF_GAMES.into_iter().filter(|page| !NOT_WORTH_SHOWING.contains(page));
    let of_games = games.flat_map(|page| kinds().iter().map(move |kind| format!("{page}/{}", kind.info.id)));
    let entry = |path: String| format!("<url><loc>{}</loc></url>", escaped(&format!("{origin}/{path}")));
    let entries: String = alone.chain(of_games).map(entry).collect();
    let text = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">{entries}</urlset>\n"
    );
    Some(text_of("application/xml", text))
}

fn text_of(kind: &'static str, text: String) -> Response {
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")], text).into_response()
}
