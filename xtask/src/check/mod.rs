//! Checks of the sources: quick, and each with a name.

pub(crate) mod game_names;
mod game_shape;
mod layers;
pub(crate) mod links;
mod machine_paths;
mod modules;
mod named_files;
mod named_tests;
mod plain_words;
mod purity;
mod rule_tests;
mod type_names;
mod unsafe_code;

use crate::source::{self, Source};
use anyhow::{Result, bail};

/// A check of the sources, which returns one complaint per line.
struct Check {
    name: &'static str,
    complaints: fn(&[Source]) -> Result<Vec<String>>,
}

const ALL: &[Check] = &[
    Check { name: "layers", complaints: |_| layers::complaints() },
    Check { name: "purity", complaints: |sources| Ok(purity::complaints(sources)) },
    Check { name: "game-names", complaints: |sources| Ok(game_names::complaints(sources)) },
    Check { name: "game-shape", complaints: |sources| Ok(game_shape::complaints(sources)) },
    Check { name: "rule-tests", complaints: |sources| Ok(rule_tests::complaints(sources)) },
    Check { name: "machine-paths", complaints: |sources| Ok(machine_paths::complaints(sources)) },
    Check { name: "named-tests", complaints: |sources| Ok(named_tests::complaints(sources)) },
    Check { name: "links", complaints: |sources| Ok(links::complaints(sources)) },
    Check { name: "named-files", complaints: |sources| Ok(named_files::complaints(sources)) },
    Check { name: "plain-words", complaints: |sources| Ok(plain_words::complaints(sources)) },
    Check { name: "type-names", complaints: |sources| Ok(type_names::complaints(sources)) },
    Check { name: "unsafe-code", complaints: |sources| Ok(unsafe_code::complaints(sources)) },
    Check { name: "modules", complaints: |sources| Ok(modules::complaints(sources)) },
];

/// Runs every check and prints the results.
pub(crate) fn run_all() -> Result<()> {
    let sources = source::all()?;
    let mut failed = 0;
    for check in ALL {
        let complaints = (check.complaints)(&sources)?;
        println!("check {}: {}", check.name, if complaints.is_empty() { "ok" } else { "FAILED" });
        for complaint in &complaints {
            println!("  {complaint}");
        }
        failed += usize::from(!complaints.is_empty());
    }
    println!("checks: {} passed, {failed} failed", ALL.len() - failed);
    if failed > 0 {
        bail!("{failed} of {} checks of the sources failed", ALL.len());
    }
    Ok(())
}

/// Fails if a document has a broken link.
pub(crate) fn links() -> Result<()> {
    let complaints = links::complaints(&source::all()?);
    if !complaints.is_empty() {
        bail!("{}", complaints.join("\n"));
    }
    Ok(())
}

/// Folder of the games, which has one folder for each.
pub(crate) const GAMES: &str = "crates/tabuleiro-games/src/";

/// Folder of the referee's games, which has one file for each.
pub(crate) const REFEREE: &str = "crates/tabuleiro-referee/src/";

/// Returns the names of the games' folders.
fn game_folders(sources: &[Source]) -> Vec<&str> {
    let folders =
        sources.iter().filter_map(|source| source.path.strip_prefix(GAMES)?.strip_suffix("/mod.rs"));
    folders.filter(|name| !name.contains('/')).collect()
}
