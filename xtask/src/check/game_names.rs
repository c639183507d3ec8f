//! No code outside a game's folder names the game, and games do not depend on each other. Tests, examples, fuzzing, the
//! referee, words, documents and the chores are exempt.

use super::{GAMES, game_folders};
use crate::source::Source;

/// Places of code that must work for any game.
const ANY_GAME: &[&str] = &["crates/", "web/src/", "web/index.html", "words/"];
/// Places that may name games.
const MAY_NAME_GAMES: &[&str] =
    &["crates/tabuleiro-games/", "crates/tabuleiro-referee/", "crates/tabuleiro-fuzz/"];
/// Extensions of code.
const CODE: &[&str] = &["rs", "ts", "js", "mjs", "svelte", "css", "html", "py", "sql", "ftl"];

pub(crate) fn complaints(sources: &[Source]) -> Vec<String> {
    let games = game_folders(sources);
    let mut complaints = Vec::new();
    for source in sources.iter().filter(|source| !source.is_test()) {
        let unwelcome: Vec<&str> = match folder_of(source, &games) {
            Some(own) => games.iter().copied().filter(|&game| game != own).collect(),
            None if is_for_any_game(source) => games.clone(),
            None => continue,
        };
        let lines = if source.is_rust() { source.code() } else { source.text.lines().enumerate().collect() };
        for (number, line) in lines {
            let line = plain(line);
            let named = unwelcome.iter().filter(|game| line.contains(&plain(game)));
            complaints.extend(named.map(|game| format!("{}:{number} names {game}", source.path)));
        }
    }
    complaints
}

/// Returns the game whose folder a Rust file is in.
fn folder_of<'a>(source: &Source, games: &[&'a str]) -> Option<&'a str> {
    let (folder, _) = source.path.strip_prefix(GAMES)?.split_once('/')?;
    games.iter().copied().find(|game| *game == folder && source.is_rust())
}

fn is_for_any_game(source: &Source) -> bool {
    let begins = |places: &[&str]| places.iter().any(|place| source.path.starts_with(place));
    begins(ANY_GAME) && !begins(MAY_NAME_GAMES) && CODE.contains(&source.extension())
}

/// Normalises names: `Small Star Empires`, `small-star-empires`, `small_star_empires` and `SmallStarEmpires` become equal.
fn plain(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(path: &str, text: &str, expected: usize) {
        let source = |path: &str, text: &str| Source { path: path.into(), text: text.into() };
        let sources = [
            source("crates/tabuleiro-games/src/tiny_chess/mod.rs", ""),
            source("crates/tabuleiro-games/src/other/mod.rs", ""),
            source(path, text),
        ];
        assert_eq!(complaints(&sources).len(), expected, "{path}: {text}");
    }

    #[test]
    fn a_game_is_named_only_where_it_may_be() {
        check("crates/tabuleiro-table/src/table.rs", "use games::TinyChess;", 1);
        check("crates/tabuleiro-table/src/table.rs", "\"tiny-chess\"", 1);
        check("crates/tabuleiro-table/src/table.rs", "// like tiny chess", 0);
        check("crates/tabuleiro-table/tests/table.rs", "\"tiny-chess\"", 0);
        check("crates/tabuleiro-games/src/lib.rs", "pub mod tiny_chess;", 0);
        check("crates/tabuleiro-games/src/tiny_chess/rules.rs", "TinyChess", 0);
        check("crates/tabuleiro-games/src/other/rules.rs", "use crate::tiny_chess;", 1);
        check("web/src/board.ts", "'tiny-chess'", 1);
        check("words/en/help.ftl", "help = Tiny Chess", 1);
        check("crates/tabuleiro-games/src/tiny_chess/words/en.ftl", "game-name = Tiny Chess", 0);
        check("docs/notation.md", "tiny-chess", 0);
    }
}
