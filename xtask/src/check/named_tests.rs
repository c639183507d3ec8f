//! Tests named in the security documents must exist.

use crate::source::Source;
use std::collections::BTreeSet;

/// Documents that cite tests as evidence.
const PAPERS: [&str; 2] = ["docs/asvs.md", "docs/threat-model.md"];
/// Smallest number of underscores by which a name in backticks counts as that of a test.
const UNDERSCORES_MIN: usize = 2;

pub(super) fn complaints(sources: &[Source]) -> Vec<String> {
    let tests = sources.iter().flat_map(functions).collect();
    let check = |path: &&str| match sources.iter().find(|source| source.path == **path) {
        Some(paper) => complaints_about(paper, &tests),
        None => vec![format!("{path} is missing")],
    };
    PAPERS.iter().flat_map(check).collect()
}

fn complaints_about(paper: &Source, tests: &BTreeSet<&str>) -> Vec<String> {
    let names = paper.text.split('`').skip(1).step_by(2).filter(|name| is_test_name(name));
    let gone = names.filter(|name| !tests.contains(name));
    gone.map(|name| format!("{}: no test is called {name}", paper.path)).collect()
}

fn is_test_name(text: &str) -> bool {
    text.matches('_').count() >= UNDERSCORES_MIN
        && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_')
}

/// Returns the names of functions that are tests or may be scenarios of tests.
fn functions(source: &Source) -> Vec<&str> {
    if !source.is_rust() {
        return Vec::new();
    }
    let mut names = Vec::new();
    let mut is_test = source.is_test();
    for line in source.text.lines().map(str::trim_start) {
        let declared =
            ["pub ", "pub(crate) "].iter().find_map(|public| line.strip_prefix(public)).unwrap_or(line);
        let declared = declared.strip_prefix("async ").unwrap_or(declared);
        if let Some(name) = declared.strip_prefix("fn ").filter(|_| is_test) {
            names.extend(name.split('(').next());
        }
        is_test = source.is_test() || is_attribute(line) || (is_test && line.starts_with("#["));
    }
    names
}

/// Returns whether a line makes the function below it a test.
fn is_attribute(line: &str) -> bool {
    line == "#[test]" || line.starts_with("#[tokio::test")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(path: &str, text: &str) -> Source {
        Source { path: path.into(), text: text.into() }
    }

    #[test]
    fn a_test_that_is_gone_is_named() {
        let code = source(
            "src/a.rs",
            "#[test]\nfn it_holds_here() {}\n#[tokio::test]\nasync fn it_holds_later() {}\nfn no_test_at_all() {}",
        );
        let scenario = source("tests/b.rs", "pub(crate) async fn it_holds_there(house: House) {}");
        let paper = source("docs/asvs.md", "`it_holds_here` `it_holds_later` `it_holds_there` `SameSite`");
        let other = source("docs/threat-model.md", "`no_test_at_all` `it_never_was`");
        let expected = [
            "docs/threat-model.md: no test is called no_test_at_all",
            "docs/threat-model.md: no test is called it_never_was",
        ];
        assert_eq!(complaints(&[code, scenario, paper, other]), expected);
    }
}
