//! Every game has the same files with the same names in them, so that games can be compared file by file.

use super::{GAMES, REFEREE, game_folders};
use crate::source::Source;

/// Files of every game folder, with required contents. A game may have further files.
const SHAPE: &[(&str, &[&str])] = &[
    ("mod.rs", &["INFO: GameInfo", "impl Game for "]),
    ("board.rs", &[]),
    ("rules.rs", &["struct Rules"]),
    ("setup.rs", &["fn draw(", "fn read(", "fn write("]),
    ("position.rs", &["struct Position"]),
    ("moves.rs", &[" Move"]),
    ("notation.rs", &["fn move_text(", "fn position_text(", "fn parse_position("]),
    ("view.rs", &["impl Present for "]),
    ("insight.rs", &["impl Insight for "]),
    ("edit.rs", &["impl Edit for "]),
    ("evaluate.rs", &["impl Evaluate for ", "impl Order for ", "impl Linear for "]),
    ("levels.rs", &["impl Strengths for "]),
    ("encode.rs", &["impl Encode for "]),
    ("tests/mod.rs", &[]),
    ("tests/laws.rs", &["laws::check_all::<", "../fixtures/perft.txt"]),
    ("tests/setup.rs", &["#[test]"]),
    ("tests/moves.rs", &["#[test]"]),
    ("tests/ending.rs", &["#[test]"]),
    ("tests/texts.rs", &["#[test]"]),
    ("tests/levels.rs", &["#[test]"]),
    ("fixtures/perft.txt", &[]),
    ("words/en.ftl", &[]),
    ("words/pt.ftl", &[]),
    ("words/en.md", &[]),
    ("words/pt.md", &[]),
    ("words/pictures.txt", &[]),
    ("words/lessons.txt", &[]),
];

/// Deviating spellings of names that are the same in every game.
const MISNAMED: &[&str] = &["text_of_", "_of_text(", "fn read_position(", "struct Mv", "enum Mv"];

pub(super) fn complaints(sources: &[Source]) -> Vec<String> {
    game_folders(sources).into_iter().flat_map(|game| complaints_about(game, sources)).collect()
}

fn complaints_about(game: &str, sources: &[Source]) -> Vec<String> {
    let folder = format!("{GAMES}{game}/");
    let find = |path: &str| sources.iter().find(|source| source.path == path);
    let mut complaints = Vec::new();
    for (file, parts) in SHAPE {
        let path = format!("{folder}{file}");
        match find(&path) {
            None => complaints.push(format!("{path} is missing")),
            Some(source) => complaints.extend(
                parts
                    .iter()
                    .filter(|part| !source.text.contains(*part))
                    .map(|part| format!("{path} has no `{}`", part.trim())),
            ),
        }
    }
    let referee = format!("{REFEREE}{game}.rs");
    complaints.extend(find(&referee).is_none().then(|| format!("{referee} is missing")));
    complaints.extend(misnamed(&folder, sources));
    complaints
}

fn misnamed(folder: &str, sources: &[Source]) -> Vec<String> {
    let own = sources.iter().filter(|source| source.path.starts_with(folder) && source.is_rust());
    let lines = own.filter(|source| !source.is_test()).flat_map(|source| {
        source.code().into_iter().map(move |(number, line)| (source.path.as_str(), number, line))
    });
    lines
        .flat_map(|(path, number, line)| {
            let found = MISNAMED.iter().filter(move |name| line.contains(*name));
            found.map(move |name| format!("{path}:{number}: `{name}` has another name in the other games"))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the complaints about a complete game in which one file is replaced or removed.
    fn check(file: &str, text: Option<&str>, expected: &[&str]) {
        let whole = |(name, parts): &(&str, &[&str])| Source {
            path: format!("{GAMES}tiny_chess/{name}"),
            text: parts.join("\n"),
        };
        let mut sources: Vec<Source> = SHAPE.iter().map(whole).collect();
        sources.push(Source { path: format!("{REFEREE}tiny_chess.rs"), text: String::new() });
        let path = format!("{GAMES}tiny_chess/{file}");
        sources.retain(|source| source.path != path);
        sources.extend(text.map(|text| Source { path, text: text.into() }));
        let complaints = complaints(&sources);
        assert_eq!(complaints.len(), expected.len(), "{complaints:?}");
        for (complaint, part) in complaints.iter().zip(expected) {
            assert!(complaint.contains(part), "{complaint}");
        }
    }

    #[test]
    fn a_game_has_all_files_with_the_names_that_all_games_have() {
        check("board.rs", Some(""), &[]);
        check("species.rs", Some("pub enum Species {}"), &[]);
        check("board.rs", None, &["board.rs is missing"]);
        check("tests/laws.rs", None, &["tests/laws.rs is missing"]);
        check("rules.rs", Some("pub struct Book;"), &["rules.rs has no `struct Rules`"]);
        check("map.rs", Some("fn text_of_map() {}"), &["map.rs:1: `text_of_`"]);
    }
}
