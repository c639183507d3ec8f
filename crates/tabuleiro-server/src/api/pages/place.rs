//! Subjects of page addresses.

use axum::http::Uri;
use percent_encoding::percent_decode_str;
use tabuleiro_table::{GameKind, kind};

/// Pages that stand alone, by the first part of their address. `web/src/pages/index.ts` has the same list.
pub(super) const ALONE: [&str; 10] =
    ["", "watch", "people", "rules", "learn", "analysis", "editor", "map", "sign-in", "settings"];
/// Pages about a game.
pub(super) const OF_GAMES: [&str; 4] = ["new", "rules", "learn", "editor"];

/// Subject of a page address.
pub(super) enum Place {
    /// A page that stands alone.
    Alone(&'static str),
    /// A page about a game, and the game in the address if there is one.
    Game { page: &'static str, kind: &'static GameKind, line: Option<String> },
    /// A game in the address, on a page for any game.
    Line(String),
    /// A table.
    Table(String),
    /// A person.
    Person(String),
    /// No page.
    Unknown,
}

impl Place {
    /// Returns the subject of an address.
    pub(super) fn of(uri: &Uri) -> Place {
        let mut parts = uri.path().split('/').filter(|part| !part.is_empty());
        let (page, argument) = (parts.next().unwrap_or_default(), parts.next());
        let argument = argument.map(|part| percent_decode_str(part).decode_utf8_lossy().into_owned());
        let line = line_in(uri);
        match argument {
            // The visitor's device has the game; no id of ours is like that.
            Some(id) if page == "t" && id.starts_with("here-") => Place::Alone(""),
            Some(id) if page == "t" => Place::Table(id),
            Some(name) if page == "people" => Place::Person(name),
            Some(name) if OF_GAMES.contains(&page) => {
                let page = OF_GAMES.into_iter().find(|name| *name == page);
                page.zip(kind(&name)).map_or(Place::Unknown, |(page, kind)| Place::Game { page, kind, line })
            }
            // A map's page names a game or a map.
            _ => match (ALONE.into_iter().find(|name| *name == page), line) {
                (Some(_), Some(line)) => Place::Line(line),
                (Some(page), None) => Place::Alone(page),
                (None, _) => Place::Unknown,
            },
        }
    }
}

/// Returns the game that an address carries.
fn line_in(uri: &Uri) -> Option<String> {
    let is_plain = |text: &&str| {
        !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || "-_~.%".contains(c))
    };
    let line = uri.query()?.split('&').find_map(|part| part.strip_prefix("g=")).filter(is_plain)?;
    Some(line.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(address: &str) -> &'static str {
        match Place::of(&address.parse().unwrap()) {
            Place::Alone(_) => "Alone",
            Place::Game { .. } => "Game",
            Place::Line(_) => "Line",
            Place::Table(_) => "Table",
            Place::Person(_) => "Person",
            Place::Unknown => "Unknown",
        }
    }

    #[test]
    fn addresses_lead_somewhere_or_nowhere() {
        for address in ["/", "/watch", "/analysis", "/map/mine", "/analysis/abc", "/t/here-abc"] {
            assert_eq!(place(address), "Alone", "{address}");
        }
        for address in ["/rules/green-skull", "/new/syrtis?g=syr1.published.2", "/learn/asterismo"] {
            assert_eq!(place(address), "Game", "{address}");
        }
        assert_eq!(place("/analysis?g=gsk1.published.2.starts~1"), "Line");
        assert_eq!(place("/t/abc"), "Table");
        assert_eq!(place("/people/Ana"), "Person");
        for address in ["/nowhere", "/rules/chess", "/sw.js", "/t", "/wp-login.php"] {
            assert_eq!(place(address), "Unknown", "{address}");
        }
    }

    #[test]
    fn the_pages_know_the_same_addresses() {
        let pages = include_str!("../../../../../web/src/pages/index.ts");
        let names = pages.lines().filter_map(|line| line.trim().split_once(": () => import("));
        let names: Vec<&str> =
            names.map(|(name, _)| name.trim_matches('\'')).filter(|name| !name.contains(' ')).collect();
        assert!(names.len() > ALONE.len());
        for name in names {
            let is_known =
                ALONE.contains(&name) || OF_GAMES.contains(&name) || ["t", "people"].contains(&name);
            assert!(is_known, "the server answers /{name} with 404");
        }
    }
}
