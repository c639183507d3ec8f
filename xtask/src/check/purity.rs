//! Crates that must run in a browser do no I/O, read no clock and start no thread.

use crate::source::Source;

const PURE: &[&str] = &[
    "crates/tabuleiro-core/src/",
    "crates/tabuleiro-games/src/",
    "crates/tabuleiro-engine/src/",
    "crates/tabuleiro-table/src/",
    "crates/tabuleiro-words/src/",
    "crates/tabuleiro-analysis/src/",
    "crates/tabuleiro-room/src/",
    "crates/tabuleiro-picture/src/",
    "crates/tabuleiro-svg/src/",
    "crates/tabuleiro-views/src/",
];

/// The module with clocks and threads for programs, compiled only with the feature `native`.
const NATIVE: &str = "crates/tabuleiro-engine/src/native.rs";

/// Forbidden modules of the standard library.
const MODULES: &[&str] = &["env", "fs", "net", "os", "process", "thread"];
/// Forbidden words.
const WORDS: &[&str] = &["Instant", "SystemTime", "print!", "println!", "eprint!", "eprintln!", "dbg!"];

/// Crates that must not have globals either, and the words that make one.
const WITHOUT_GLOBALS: &[&str] =
    &["crates/tabuleiro-core/src/", "crates/tabuleiro-games/src/", "crates/tabuleiro-room/src/"];
const GLOBALS: &[&str] = &["static mut", "thread_local!", "LazyLock", "OnceLock", "Mutex", "RwLock"];

pub(super) fn complaints(sources: &[Source]) -> Vec<String> {
    let is_in =
        |source: &Source, folders: &[&str]| folders.iter().any(|folder| source.path.starts_with(folder));
    let is_pure = |source: &Source| is_in(source, PURE) && source.path != NATIVE;
    let pure = sources.iter().filter(|source| source.is_rust() && !source.is_test() && is_pure(source));
    let mut complaints = Vec::new();
    for source in pure {
        let owns_no_global = is_in(source, WITHOUT_GLOBALS);
        let mut in_std = false;
        for (number, line) in source.code() {
            // A `use std::{ … };` can span several lines.
            in_std |= line.contains("std::{");
            let modules = MODULES.iter().filter(|module| names_module(line, in_std, module));
            let words = WORDS.iter().filter(|word| has_word(line, word));
            let globals = GLOBALS.iter().filter(|word| owns_no_global && has_word(line, word));
            let found = modules.chain(words).chain(globals);
            complaints.extend(found.map(|what| format!("{}:{number} uses {what}", source.path)));
            in_std &= !line.contains("};");
        }
    }
    complaints
}

fn names_module(line: &str, in_std: bool, module: &str) -> bool {
    has_word(line, &format!("std::{module}")) || (in_std && has_word(line, module))
}

/// Returns whether a line has a word, not as part of a longer one.
fn has_word(line: &str, word: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    line.match_indices(word).any(|(place, _)| {
        let (before, after) = (&line[..place], &line[place + word.len()..]);
        !before.ends_with(is_part) && !after.starts_with(is_part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[&str]) {
        let source = Source { path: "crates/tabuleiro-core/src/a.rs".into(), text: text.into() };
        let found = complaints(&[source]);
        let found: Vec<&str> = found.iter().filter_map(|complaint| complaint.rsplit(' ').next()).collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn out_of_bounds_is_found_however_it_is_imported() {
        check("use std::fs;", &["fs"]);
        check("use std::{\n    collections::HashMap,\n    thread,\n};\nlet fs = 1;", &["thread"]);
        check("println!();", &["println!"]);
        check("let begin = std::time::Instant::now();", &["Instant"]);
        check("// std::fs\nlet instantly = std::fmt::Alignment::Left;", &[]);
        check("#[cfg(test)]\nmod tests {\n    use std::fs;\n}", &[]);
    }
}
