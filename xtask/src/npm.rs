//! npm, and the packages in a folder's lock file.

use crate::shell;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Folder of the pages' sources.
pub(crate) const SOURCES: &str = "web";

/// Oldest supported version of Node.js.
const NODE_MIN: u32 = 20;

/// Returns an npm command in the folder of the pages; arguments are separated by spaces.
pub(crate) fn npm(arguments: &str) -> Command {
    npm_in(SOURCES, arguments)
}

fn npm_in(folder: &str, arguments: &str) -> Command {
    let mut npm = shell::program(&format!("npm {arguments}"));
    npm.current_dir(folder);
    npm
}

/// Installs the packages in a folder's lock file, unless they are installed.
pub(crate) fn install(folder: &str) -> Result<()> {
    let version = shell::read(&mut shell::program("node --version"))?.output;
    let major = version.trim().trim_start_matches('v').split('.').next().and_then(|major| major.parse().ok());
    if major.is_none_or(|major: u32| major < NODE_MIN) {
        bail!("Node.js {NODE_MIN} or newer is needed; this is {}", version.trim());
    }
    let folder_path = Path::new(folder);
    let (lock, mark) = (folder_path.join("package-lock.json"), folder_path.join("node_modules/.lock"));
    let wanted = fs::read(&lock).with_context(|| format!("cannot read {}", lock.display()))?;
    if fs::read(&mark).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    shell::run(&mut npm_in(folder, "ci --no-audit --no-fund"))?;
    Ok(fs::write(mark, wanted)?)
}
