//! Files that documents name in `code` must exist.

use crate::source::Source;
use pulldown_cmark::{Event, Parser};
use std::collections::BTreeSet;

/// Folders of the repository; a name that begins with one of them is a path.
const FOLDERS: &[&str] =
    &[".ci/", ".github/", "crates/", "deploy/", "docs/", "fuzz/", "web/", "words/", "xtask/"];
/// Extensions of code; a name with one of them is the end of a path.
const CODE: &[&str] = &[".rs", ".ftl", ".svelte", ".ts", ".mjs"];
/// Words that stand for any name.
const PLACEHOLDERS: &[&str] = &["GAME", "LANGUAGE", "NAME", "xx", "sky", "sky_towers"];

pub(super) fn complaints(sources: &[Source]) -> Vec<String> {
    let paths: BTreeSet<&str> = sources.iter().flat_map(|source| ends(&source.path)).collect();
    let documents = sources.iter().filter(|source| source.is_document());
    documents.flat_map(|document| of_document(document, &paths)).collect()
}

/// Returns a path and its folders, each also without its first folders.
fn ends(path: &str) -> impl Iterator<Item = &str> {
    let places = path.match_indices('/').map(|(place, _)| place);
    let starts = places.clone().map(|place| place + 1).chain([0]);
    starts.flat_map(move |start| {
        let ends = path.match_indices('/').map(|(place, _)| place).chain([path.len()]);
        ends.filter(move |&end| end > start).map(move |end| &path[start..end])
    })
}

fn of_document(document: &Source, paths: &BTreeSet<&str>) -> Vec<String> {
    let code = Parser::new(&document.text).filter_map(|event| match event {
        Event::Code(code) => Some(code),
        _ => None,
    });
    let missing = code.filter(|code| is_path(code) && !paths.contains(code.trim_end_matches('/')));
    missing.map(|code| format!("{}: there is no `{code}`", document.path)).collect()
}

/// Returns whether a span names one file or folder, without wildcards and placeholders.
fn is_path(code: &str) -> bool {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "._/-".contains(letter);
    let begins = FOLDERS.iter().any(|folder| code.starts_with(folder));
    let ends = CODE.iter().any(|extension| code.ends_with(extension) && code.len() > extension.len());
    let mut words = code.split(['/', '.', '-']);
    (begins || ends) && code.chars().all(is_plain) && !words.any(|word| PLACEHOLDERS.contains(&word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_file_is_named() {
        let source = |path: &str, text: &str| Source { path: path.into(), text: text.into() };
        let text = "`web/src/`, `src/a.ts`, `a.ts`, `web/b.ts`, `c.rs`, `words/LANGUAGE/a.ftl`, `web/*.ts`, `out.svg`";
        let sources = [source("docs/a.md", text), source("web/src/a.ts", "")];
        assert_eq!(
            complaints(&sources),
            ["docs/a.md: there is no `web/b.ts`", "docs/a.md: there is no `c.rs`"]
        );
    }
}
