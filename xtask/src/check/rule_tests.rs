//! Every numbered rule of a rule page has a test whose name begins with its number. No test cites a number that is not on
//! the page.

use super::{GAMES, game_folders};
use crate::source::Source;
use std::collections::BTreeSet;

pub(super) fn complaints(sources: &[Source]) -> Vec<String> {
    game_folders(sources).into_iter().flat_map(|game| complaints_about(game, sources)).collect()
}

fn complaints_about(game: &str, sources: &[Source]) -> Vec<String> {
    let path = format!("docs/rules/{}.md", game.replace('_', "-"));
    let Some(page) = sources.iter().find(|source| source.path == path) else {
        return vec![format!("{path} is missing")];
    };
    let rules: BTreeSet<Rule> = page.text.lines().filter_map(Rule::at_the_beginning_of).collect();
    let folder = format!("{GAMES}{game}/");
    let tests: Vec<&str> =
        sources.iter().filter(|source| source.path.starts_with(&folder)).flat_map(tests_of).collect();
    let cited: BTreeSet<Rule> = tests.iter().filter_map(|test| Rule::of_a_test(test)).collect();
    let untested =
        rules.difference(&cited).map(|rule| format!("{path}: {rule} has no test {}_…", rule.in_a_name()));
    let unknown =
        cited.difference(&rules).map(|rule| format!("{folder}: a test cites {rule}, which is not in {path}"));
    let none = rules.is_empty().then(|| format!("{path} has no numbered rule"));
    untested.chain(unknown).chain(none).collect()
}

/// Returns the names of the test functions in a file.
fn tests_of(source: &Source) -> Vec<&str> {
    let mut tests = Vec::new();
    let mut is_test = false;
    for line in source.text.lines().map(str::trim_start) {
        if let Some(name) = line.strip_prefix("fn ").filter(|_| is_test) {
            tests.extend(name.split('(').next());
        }
        is_test = line == "#[test]" || (is_test && line.starts_with("#["));
    }
    tests
}

/// A number such as A2.1.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Rule {
    page: char,
    section: u8,
    number: u8,
}

impl Rule {
    /// Reads a number at the beginning of a line, such as `- **A2.1** …`.
    fn at_the_beginning_of(line: &str) -> Option<Rule> {
        let line = line.trim_start_matches([' ', '-', '*', '#', '|']);
        let page = line.chars().next().filter(char::is_ascii_uppercase)?;
        let (section, rest) = line[1..].split_once('.')?;
        let digits = rest.len() - rest.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        Some(Rule { page, section: section.parse().ok()?, number: rest[..digits].parse().ok()? })
    }

    /// Reads a number from the name of a test, such as `a2_1_…`.
    fn of_a_test(name: &str) -> Option<Rule> {
        let page = name.chars().next().filter(char::is_ascii_lowercase)?.to_ascii_uppercase();
        let mut numbers = name[1..].split('_');
        Some(Rule { page, section: numbers.next()?.parse().ok()?, number: numbers.next()?.parse().ok()? })
    }

    fn in_a_name(self) -> String {
        format!("{}{}_{}", self.page.to_ascii_lowercase(), self.section, self.number)
    }
}

impl std::fmt::Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{}{}.{}", self.page, self.section, self.number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(page: &str, tests: &str, expected: &[&str]) {
        let source = |path: &str, text: &str| Source { path: path.into(), text: text.into() };
        let sources = [
            source("crates/tabuleiro-games/src/tiny_chess/mod.rs", ""),
            source("crates/tabuleiro-games/src/tiny_chess/tests.rs", tests),
            source("docs/rules/tiny-chess.md", page),
        ];
        let complaints = complaints(&sources);
        assert_eq!(complaints.len(), expected.len(), "{complaints:?}");
        for (complaint, part) in complaints.iter().zip(expected) {
            assert!(complaint.contains(part), "{complaint}");
        }
    }

    #[test]
    fn rules_and_tests_are_held_against_each_other() {
        let tests = "#[test]\nfn t1_1_a_piece_moves() {}\n#[test]\n#[should_panic]\nfn t1_12_it_ends() {}\n";
        check("**T1.1** A piece moves.\n- T1.12 It ends.\nSee T4.1.\n", tests, &[]);
        check("**T1.1** A piece moves.\n", tests, &["a test cites T1.12"]);
        check("T1.1\nT1.2\nT1.12\n", tests, &["T1.2 has no test t1_2_"]);
        check("T1.1\n", "fn t1_1_is_no_test() {}", &["T1.1 has no test"]);
        check("No rules.", "", &["has no numbered rule"]);
    }
}
