//! Public types of different crates have different names, outside a short list.

use crate::source::Source;
use std::collections::{BTreeMap, BTreeSet};

/// Names that several crates share: one type for each game, by the shape of a game's folder.
const SHARED: &[&str] = &["Cell", "Move", "Position", "Rules"];

/// Crates whose types no other crate sees, except the binary: front ends, tests and chores.
const APART: &[&str] = &[
    "tabuleiro-tui",
    "tabuleiro-server",
    "tabuleiro-load",
    "tabuleiro-referee",
    "tabuleiro-template",
    "tabuleiro-fuzz",
    "tabuleiro-lab",
];

pub(super) fn complaints(sources: &[Source]) -> Vec<String> {
    let mut crates_of: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for source in sources.iter().filter(|source| source.is_rust() && !source.is_test()) {
        let Some(owner) = owner(source) else { continue };
        for (_, line) in source.code() {
            if let Some(name) = public_type(line) {
                crates_of.entry(name).or_default().insert(owner);
            }
        }
    }
    let shared = crates_of.iter().filter(|(name, crates)| crates.len() > 1 && !SHARED.contains(name));
    shared.map(|(name, crates)| complaint(name, crates)).collect()
}

fn owner(source: &Source) -> Option<&str> {
    let (owner, _) = source.path.strip_prefix("crates/")?.split_once('/')?;
    (!APART.contains(&owner)).then_some(owner)
}

/// Returns the name of the type that a line makes public, also within its crate.
fn public_type(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("pub ")?;
    let name =
        ["struct ", "enum ", "trait ", "type ", "union "].iter().find_map(|word| rest.strip_prefix(word))?;
    Some(name.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default())
}

fn complaint(name: &str, crates: &BTreeSet<&str>) -> String {
    let crates: Vec<&str> = crates.iter().copied().collect();
    format!("type {name} is in {}: one word, one meaning (docs/glossary.md)", crates.join(" and "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(path: &str, text: &str) -> Source {
        Source { path: path.into(), text: text.into() }
    }

    #[test]
    fn two_crates_share_no_public_type_name() {
        let sources = [
            source("crates/a/src/lib.rs", "pub struct Kind {}\npub enum Own {}\npub(crate) struct Inner;"),
            source("crates/b/src/lib.rs", "pub trait Kind {}\nstruct Own;\npub struct Inner;"),
            source("crates/b/tests/b.rs", "pub struct Own;"),
            source("crates/c/src/lib.rs", "pub struct Move(u8);"),
            source("crates/d/src/lib.rs", "pub enum Move {}\n/// pub struct Inner\npub use a::Own;"),
        ];
        let expected = ["type Kind is in a and b: one word, one meaning (docs/glossary.md)"];
        assert_eq!(complaints(&sources), expected);
    }
}
