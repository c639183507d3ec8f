//! The packages that we build on, as cargo tells of them.

use crate::shell;
use anyhow::{Context, Result};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A package at one version.
#[derive(Clone, Deserialize)]
pub(crate) struct Package {
    id: String,
    pub name: String,
    pub version: String,
    pub license: Option<String>,
    pub description: Option<String>,
    /// Source of the package; `None` for our own.
    pub source: Option<String>,
    manifest_path: PathBuf,
}

impl Package {
    /// Returns the folder with its sources.
    pub(crate) fn folder(&self) -> &Path {
        self.manifest_path.parent().unwrap_or(&self.manifest_path)
    }
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<DependencyKind>,
}

#[derive(Deserialize)]
struct DependencyKind {
    /// `None` for what is linked; else `dev` or `build`.
    kind: Option<String>,
}

/// Returns every package of the lock, those of all systems and of tests included.
pub(crate) fn all() -> Result<Vec<Package>> {
    Ok(metadata("--all-features")?.packages)
}

/// Returns the packages that are linked into a program of ours on this system, by name, without the program itself.
pub(crate) fn linked_into(program: &str, system: &str) -> Result<Vec<Package>> {
    let Metadata { packages, resolve } = metadata(&format!("--filter-platform {system}"))?;
    let root = packages.iter().find(|package| package.name == program && package.source.is_none());
    let root = root.with_context(|| format!("there is no package {program}"))?.id.clone();
    let linked = reachable(&root, &resolve.nodes);
    let is_linked = |package: &Package| package.id != root && linked.contains(&package.id);
    let mut packages: Vec<Package> = packages.into_iter().filter(is_linked).collect();
    packages.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    Ok(packages)
}

fn metadata(scope: &str) -> Result<Metadata> {
    let mut command = shell::cargo(&format!("metadata --format-version 1 --locked {scope}"));
    serde_json::from_str(&shell::read(&mut command)?.output).context("cargo metadata")
}

fn reachable(root: &str, nodes: &[Node]) -> BTreeSet<String> {
    let nodes: BTreeMap<&str, &Node> = nodes.iter().map(|node| (node.id.as_str(), node)).collect();
    let (mut reached, mut next) = (BTreeSet::new(), vec![root.to_string()]);
    while let Some(id) = next.pop() {
        if reached.contains(&id) {
            continue;
        }
        let dependencies = nodes.get(&*id).map_or(&[][..], |node| &node.deps);
        let linked = dependencies.iter().filter(|dep| dep.dep_kinds.iter().any(|kind| kind.kind.is_none()));
        next.extend(linked.map(|dep| dep.pkg.clone()));
        reached.insert(id);
    }
    reached
}
