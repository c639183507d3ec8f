//! Licences, bans and advisories of our dependencies, checked against `deny.toml`.
//!
//! Uses cargo-deny if it is installed, because it is the most thorough. Otherwise this module checks the declared licences
//! and the banned names.

use crate::{packages, shell};
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use spdx::{Expression, Licensee, ParseMode};

/// The parts of `deny.toml` that this module reads.
#[derive(Deserialize)]
struct Policy {
    licenses: Licences,
    bans: Bans,
}

#[derive(Deserialize)]
struct Licences {
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    deny: Vec<Banned>,
}

#[derive(Deserialize)]
struct Banned {
    #[serde(rename = "crate")]
    name: String,
}

/// Checks licences, bans and advisories; notes skipped checks with their reasons.
pub(crate) fn check(notes: &mut Vec<String>) -> Result<()> {
    if shell::find("cargo-deny").is_some() {
        shell::run(&mut shell::cargo("deny --all-features check licenses bans sources"))?;
        return advisories(notes);
    }
    let policy = toml::from_str(&std::fs::read_to_string("deny.toml")?).context("deny.toml")?;
    let packages = packages::all()?;
    let declared =
        packages.iter().map(|package| (&*package.name, &*package.version, package.license.as_deref()));
    let problems = problems(&policy, declared)?;
    if !problems.is_empty() {
        bail!("deny.toml does not allow\n{}", problems.join("\n"));
    }
    let count = packages.len();
    notes.push(format!("licences and bans of {count} packages: checked, by what the packages declare"));
    notes.push("advisories: not checked: cargo-deny is not installed".into());
    Ok(())
}

fn advisories(notes: &mut Vec<String>) -> Result<()> {
    if shell::read(&mut shell::cargo("deny fetch db")).is_err() {
        notes.push("advisories: not checked: the advisory database is not available".into());
        return Ok(());
    }
    shell::run(&mut shell::cargo("deny --all-features check --disable-fetch advisories"))
}

/// Returns the problems of packages with these names, versions and licences.
fn problems<'a>(
    policy: &Policy,
    declared: impl Iterator<Item = (&'a str, &'a str, Option<&'a str>)>,
) -> Result<Vec<String>> {
    let allowed: Vec<Licensee> =
        policy.licenses.allow.iter().map(|text| Licensee::parse(text)).collect::<Result<_, _>>()?;
    let mut problems = Vec::new();
    for (name, version, license) in declared {
        if policy.bans.deny.iter().any(|banned| banned.name == name) {
            problems.push(format!("  {name} {version}: banned"));
        }
        let license = license.unwrap_or_default();
        let expression = Expression::parse_mode(license, ParseMode::LAX);
        let is_allowed = expression.is_ok_and(|expression| {
            expression.evaluate(|needed| allowed.iter().any(|licensee| licensee.satisfies(needed)))
        });
        if !is_allowed {
            problems.push(format!("  {name} {version}: licence {license:?}"));
        }
    }
    Ok(problems)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(license: &str) -> Vec<String> {
        let policy = toml::from_str(include_str!("../../deny.toml")).unwrap();
        let name = if license == "banned" { "bincode" } else { "x" };
        let license = license.replace("banned", "MIT");
        problems(&policy, [(name, "1.0.0", Some(&*license))].into_iter()).unwrap()
    }

    #[test]
    fn what_may_not_be_shipped_is_found() {
        for good in ["MIT", "MIT/Apache-2.0", "GPL-3.0-only OR MIT", "(MIT OR Apache-2.0) AND Unicode-3.0"] {
            assert_eq!(found(good), [""; 0], "{good}");
        }
        for bad in ["GPL-3.0-only", "MIT AND AGPL-3.0-only", "", "something", "banned"] {
            assert_eq!(found(bad).len(), 1, "{bad}");
        }
    }
}
