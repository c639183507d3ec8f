//! npm, in the folder of the pages.

use crate::shell;
use std::process::Command;

/// Where the pages' sources are.
pub(crate) const SOURCES: &str = "web";

/// A command with its arguments separated by spaces.
pub(crate) fn npm(arguments: &str) -> Command {
    let mut npm = shell::program(&format!("npm {arguments}"));
    npm.current_dir(SOURCES);
    npm
}
