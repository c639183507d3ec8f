//! The layers of the crates: the dependencies allowed in ARCHITECTURE.md, compared with those that cargo reports.

use crate::shell;
use anyhow::Result;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Layers from the bottom up: a crate depends only on crates in lower layers.
const LAYERS: &[&[&str]] = &[
    &["tabuleiro-core", "tabuleiro-svg"],
    &["tabuleiro-games", "tabuleiro-engine"],
    &["tabuleiro-table"],
    &["tabuleiro-words", "tabuleiro-learn"],
    &["tabuleiro-ugi", "tabuleiro-analysis"],
    &["tabuleiro-store", "tabuleiro-picture", "tabuleiro-arena", "tabuleiro-room"],
    &["tabuleiro-sitting", "tabuleiro-views"],
    &["tabuleiro-tui", "tabuleiro-server", "tabuleiro-load", "tabuleiro-python", "tabuleiro-wasm"],
    &["tabuleiro"],
];

/// Crates that no crate depends on, except in tests.
const APART: &[&str] =
    &["tabuleiro-fuzz", "tabuleiro-lab", "tabuleiro-referee", "tabuleiro-template", "xtask"];

/// Crates that depend on none of ours.
const ALONE: &[&str] = &["tabuleiro-referee", "xtask"];

/// Crates that must also run in a browser, with the external crates they may use: pure and small ones.
const PURE: &[(&str, &[&str])] = &[
    (
        "tabuleiro-core",
        &["include_dir", "libm", "percent-encoding", "rand_core", "rand_pcg", "serde", "thiserror", "utoipa"],
    ),
    ("tabuleiro-svg", &[]),
    ("tabuleiro-games", &["include_dir", "serde", "thiserror"]),
    // `cpu-time` is compiled only with the feature `native`, which browsers do not use.
    ("tabuleiro-engine", &["cpu-time", "serde", "thiserror"]),
    ("tabuleiro-table", &["serde", "serde_json", "thiserror", "utoipa"]),
    (
        "tabuleiro-words",
        &["fluent-bundle", "include_dir", "pulldown-cmark", "serde", "thiserror", "unic-langid", "utoipa"],
    ),
    ("tabuleiro-analysis", &["serde", "thiserror", "utoipa"]),
    ("tabuleiro-room", &["serde", "utoipa"]),
    ("tabuleiro-views", &["serde", "utoipa"]),
];

/// Crates that a pure crate must not depend on, even indirectly: files, sockets, threads, clocks, system randomness.
const IMPURE: &[&str] = &[
    "async-std",
    "chrono",
    "crossbeam",
    "crossterm",
    "getrandom",
    "hyper",
    "jiff",
    "mio",
    "rayon",
    "reqwest",
    "rusqlite",
    "rustix",
    "smol",
    "socket2",
    "sqlx",
    "tempfile",
    "time",
    "tokio",
    "ureq",
];

/// External crates that only one of ours may use.
const KEPT: &[(&str, &str)] = &[
    ("axum", "tabuleiro-server"),
    ("hyper", "tabuleiro-server"),
    ("tower-http", "tabuleiro-server"),
    ("ratatui", "tabuleiro-tui"),
    ("crossterm", "tabuleiro-tui"),
    ("pyo3", "tabuleiro-python"),
    ("numpy", "tabuleiro-python"),
    ("wasm-bindgen", "tabuleiro-wasm"),
    ("js-sys", "tabuleiro-wasm"),
];

pub(super) fn complaints() -> Result<Vec<String>> {
    let command = "metadata --format-version 1 --all-features --locked";
    let metadata: Value = serde_json::from_str(&shell::read(&mut shell::cargo(command))?.output)?;
    Ok(complaints_about_all(&Crates::of(&metadata)))
}

fn complaints_about_all(crates: &Crates) -> Vec<String> {
    let mut complaints = Vec::new();
    for member in &crates.members {
        for used in crates.used_by(member) {
            complaints.extend(complaint_about(crates, member, used));
        }
        complaints.extend(place_of(member).is_none().then(|| {
            format!("{member} has no layer: give it one in xtask/src/check/layers.rs and ARCHITECTURE.md")
        }));
    }
    for (pure, _) in PURE {
        let behind = crates.behind(pure);
        let impure = IMPURE.iter().filter(|name| behind.contains(**name));
        complaints
            .extend(impure.map(|name| format!("{pure} depends indirectly on {name}: it must stay pure")));
    }
    complaints
}

fn complaint_about(crates: &Crates, member: &str, used: &str) -> Option<String> {
    if crates.members.contains(used) {
        let is_below = match (place_of(member)?, place_of(used)?) {
            (_, Place::Apart) => false,
            (Place::Apart, Place::Layer(_)) => !ALONE.contains(&member),
            (Place::Layer(upper), Place::Layer(lower)) => lower < upper,
        };
        return (!is_below)
            .then(|| format!("{member} must not depend on {used}: it is not in a layer below"));
    }
    if let Some((_, keeper)) = KEPT.iter().find(|(name, keeper)| *name == used && *keeper != member) {
        return Some(format!("{member} must not depend on {used}: only {keeper} may use it"));
    }
    let (_, welcome) = PURE.iter().find(|(name, _)| *name == member)?;
    (!welcome.contains(&used)).then(|| {
        format!("{member} depends on {used}: if it does no I/O, allow it in xtask/src/check/layers.rs")
    })
}

enum Place {
    Layer(usize),
    Apart,
}

fn place_of(member: &str) -> Option<Place> {
    if APART.contains(&member) {
        return Some(Place::Apart);
    }
    LAYERS.iter().position(|layer| layer.contains(&member)).map(Place::Layer)
}

/// Our crates and their dependencies, except in tests.
struct Crates<'a> {
    members: BTreeSet<&'a str>,
    /// Dependencies by package; two versions of one crate are two packages.
    uses: BTreeMap<&'a str, BTreeSet<&'a str>>,
    /// Name of each package.
    names: BTreeMap<&'a str, &'a str>,
}

impl<'a> Crates<'a> {
    fn of(metadata: &'a Value) -> Crates<'a> {
        let names: BTreeMap<&str, &str> = list(&metadata["packages"])
            .map(|package| (text(&package["id"]), text(&package["name"])))
            .collect();
        let mut uses: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for node in list(&metadata["resolve"]["nodes"]) {
            let used = list(&node["deps"]).filter(|dependency| is_built_on(dependency));
            uses.insert(text(&node["id"]), used.map(|dependency| text(&dependency["pkg"])).collect());
        }
        let members = list(&metadata["workspace_members"]).map(|id| names[text(id)]).collect();
        Crates { members, uses, names }
    }

    /// Returns the direct dependencies of one of our crates.
    fn used_by(&self, member: &str) -> impl Iterator<Item = &'a str> {
        let packages = self.names.iter().filter(move |(_, name)| **name == member);
        packages.flat_map(|(package, _)| self.used_by_package(package)).map(|package| self.names[package])
    }

    fn used_by_package(&self, package: &str) -> impl Iterator<Item = &'a str> {
        self.uses.get(package).into_iter().flatten().copied()
    }

    /// Returns all direct and indirect dependencies.
    fn behind(&self, name: &str) -> BTreeSet<&'a str> {
        let mut behind = BTreeSet::new();
        let mut open: Vec<&str> =
            self.names.iter().filter(|(_, found)| **found == name).map(|(package, _)| *package).collect();
        while let Some(package) = open.pop() {
            for used in self.used_by_package(package) {
                if behind.insert(used) {
                    open.push(used);
                }
            }
        }
        behind.into_iter().map(|package| self.names[package]).collect()
    }
}

/// Returns whether a dependency is used outside tests and on every system.
fn is_built_on(dependency: &Value) -> bool {
    list(&dependency["dep_kinds"]).any(|kind| kind["kind"] != "dev" && kind["target"].is_null())
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the complaints about dependencies, given as `a > b c`, one crate per line.
    fn check(uses: &str, expected: &[&str]) {
        let mut crates = Crates { members: BTreeSet::new(), uses: BTreeMap::new(), names: BTreeMap::new() };
        for line in uses.lines() {
            let (package, used) = line.split_once(" > ").unwrap();
            for package in std::iter::once(package).chain(used.split_whitespace()) {
                crates.names.insert(package, package.split('@').next().unwrap());
            }
            if package.starts_with("tabuleiro") || package == "xtask" {
                crates.members.insert(package);
            }
            crates.uses.insert(package, used.split_whitespace().collect());
        }
        let complaints = complaints_about_all(&crates);
        assert_eq!(complaints.len(), expected.len(), "{complaints:?}");
        for (complaint, part) in complaints.iter().zip(expected) {
            assert!(complaint.contains(part), "{complaint}");
        }
    }

    #[test]
    fn crates_build_only_on_layers_below() {
        check("tabuleiro-core > thiserror\ntabuleiro-games > tabuleiro-core\nxtask > clap tokio", &[]);
        check(
            "tabuleiro-games > thiserror\ntabuleiro-engine > tabuleiro-games",
            &["tabuleiro-engine must not depend on tabuleiro-games"],
        );
        check(
            "tabuleiro-referee > \ntabuleiro-table > tabuleiro-referee",
            &["tabuleiro-table must not depend on tabuleiro-referee"],
        );
        check(
            "tabuleiro-core > \ntabuleiro-referee > tabuleiro-core\ntabuleiro-fuzz > tabuleiro-core",
            &["tabuleiro-referee must not depend on tabuleiro-core"],
        );
        check("tabuleiro-unheard-of > clap", &["has no layer"]);
    }

    #[test]
    fn pure_crates_stay_pure_and_kept_crates_kept() {
        check("tabuleiro-core > rand", &["if it does no I/O"]);
        check("tabuleiro-core > serde\nserde > inner\ninner > tokio", &["depends indirectly on tokio"]);
        check("tabuleiro-core > serde@1\nserde@2 > tokio", &[]);
        check("tabuleiro-store > ratatui", &["only tabuleiro-tui may use it"]);
    }
}
