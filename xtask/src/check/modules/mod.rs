//! Modules of one crate must not form cycles: of two siblings, at most one depends on the other.

mod crate_tree;
mod path;
mod reader;

use crate::source::Source;
use crate_tree::{CrateTree, Use};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn complaints(sources: &[Source]) -> Vec<String> {
    let crates: BTreeSet<&str> = sources.iter().filter_map(crate_of).collect();
    crates.into_iter().flat_map(|name| complaints_about(name, sources)).collect()
}

/// Returns the folder of the crate that a file belongs to.
fn crate_of(source: &Source) -> Option<&str> {
    let (folder, _) = source.path.split_once("/src/").filter(|_| source.is_rust() && !source.is_test())?;
    Some(folder)
}

fn complaints_about(folder: &str, sources: &[Source]) -> Vec<String> {
    let own = sources.iter().filter(|source| crate_of(source) == Some(folder));
    let tree = match CrateTree::read(folder, own) {
        Ok(tree) => tree,
        Err(complaint) => return vec![complaint],
    };
    let uses = tree.uses();
    let levels = levels(&uses);
    levels.iter().flat_map(|(parent, level)| level.complaints(folder, parent)).collect()
}

/// Groups the uses by the parent of both modules.
fn levels(uses: &[Use]) -> BTreeMap<&[String], Level<'_>> {
    let mut levels: BTreeMap<&[String], Level> = BTreeMap::new();
    for found in uses {
        let (from, to) = (&found.from, &found.to);
        let depth = from.iter().zip(to).take_while(|(one, other)| one == other).count();
        // A parent and its children count as one unit, so only siblings are compared.
        if let (Some(user), Some(used)) = (from.get(depth), to.get(depth)) {
            levels.entry(&from[..depth]).or_default().0.entry((user, used)).or_default().push(&found.place);
        }
    }
    levels
}

/// The uses between siblings, with their places.
#[derive(Default)]
struct Level<'a>(BTreeMap<(&'a str, &'a str), Vec<&'a str>>);

impl<'a> Level<'a> {
    fn complaints(&self, folder: &str, parent: &[String]) -> Vec<String> {
        let mut complaints = Vec::new();
        for cycle in self.cycles() {
            let names: Vec<&str> = cycle.iter().copied().collect();
            let within = if parent.is_empty() { String::new() } else { format!(" in {}", parent.join("::")) };
            complaints.push(format!("{folder}{within}: {} form a cycle", names.join(", ")));
            let within_cycle =
                self.0.iter().filter(|((user, used), _)| cycle.contains(user) && cycle.contains(used));
            complaints.extend(within_cycle.map(|((user, used), places)| {
                format!("  {user} uses {used}: {} ({} in all)", places[0], places.len())
            }));
        }
        complaints
    }

    /// Returns the strongly connected components with more than one module.
    fn cycles(&self) -> BTreeSet<BTreeSet<&'a str>> {
        let names: BTreeSet<&str> = self.0.keys().map(|(user, _)| *user).collect();
        let cycle_of = |name: &str| -> BTreeSet<&'a str> {
            let reached = self.reached_from(name);
            reached.into_iter().filter(|other| self.reached_from(other).contains(name)).collect()
        };
        names.into_iter().map(cycle_of).filter(|cycle| cycle.len() > 1).collect()
    }

    fn reached_from(&self, name: &str) -> BTreeSet<&'a str> {
        let mut reached = self.used_by(name);
        let mut open: Vec<&str> = reached.iter().copied().collect();
        while let Some(next) = open.pop() {
            open.extend(self.used_by(next).into_iter().filter(|used| reached.insert(used)));
        }
        reached
    }

    fn used_by(&self, name: &str) -> BTreeSet<&'a str> {
        self.0.keys().filter(|(user, _)| *user == name).map(|(_, used)| *used).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(files: &[(&str, &str)], expected: &[&str]) {
        let sources: Vec<Source> = files
            .iter()
            .map(|(name, text)| Source { path: format!("crates/tiny/src/{name}"), text: (*text).into() })
            .collect();
        let complaints = complaints(&sources);
        let heads: Vec<&str> =
            complaints.iter().map(String::as_str).filter(|line| !line.starts_with(' ')).collect();
        assert_eq!(heads, expected, "{complaints:?}");
    }

    const PAIR: &str = "crates/tiny: one, two form a cycle";

    #[test]
    fn two_modules_that_use_each_other_form_a_cycle() {
        let root = ("lib.rs", "mod one; mod two;");
        check(&[root, ("one.rs", "use crate::two::Two;"), ("two.rs", "struct Two;")], &[]);
        let one = ("one.rs", "use super::two::{self, Two}; pub struct One;");
        check(&[root, one, ("two.rs", "struct Two(crate::one::One);")], &[PAIR]);
        check(&[root, one, ("two.rs", "fn two() { assert!(super::one::is_one()) }")], &[PAIR]);
        check(
            &[root, one, ("two.rs", "// crate::one::One\n#[cfg(test)]\nmod tests { use crate::one::One; }")],
            &[],
        );
        check(&[root, one, ("two.rs", "#[cfg(test)]\nuse crate::{one::One};\nfn two() {}")], &[]);
    }

    #[test]
    fn a_name_passed_on_counts_where_it_is_defined() {
        let root = ("lib.rs", "mod one; mod two; pub use one::One as First; pub use two::*;");
        let two = ("two.rs", "use crate::First; pub struct Two;");
        check(&[root, ("one.rs", "pub struct One;"), two], &[]);
        check(&[root, ("one.rs", "pub struct One; use crate::Two;"), two], &[PAIR]);
        check(
            &[root, ("one.rs", "pub struct One; use crate as tiny; type T = tiny::two::Two;"), two],
            &[PAIR],
        );
    }

    #[test]
    fn every_level_is_looked_at_and_a_parent_is_no_sibling() {
        let root = ("lib.rs", "mod outer; pub struct Root;");
        let outer = ("outer/mod.rs", "mod one; mod two; use one::One; pub struct Outer; use crate::Root;");
        let one = ("outer/one.rs", "use super::{Outer, two::Two}; pub struct One;");
        check(&[root, outer, one, ("outer/two.rs", "pub struct Two;")], &[]);
        let two = ("outer/two.rs", "use crate::outer::one; pub struct Two(one::One);");
        check(&[root, outer, one, two], &["crates/tiny in outer: one, two form a cycle"]);
    }
}
