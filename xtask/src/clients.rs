//! Programs of others against the server: a validator of its description, random requests, and a client made from it.

use crate::{shell, web};
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const SOURCES: &str = "xtask/clients";
const REQUIREMENTS: &str = "xtask/clients/requirements.txt";

/// Returns the checks against the program as it is built for tests.
pub(crate) fn run(long: bool) -> Result<Command> {
    let folder = std::path::absolute(shell::target().join("clients"))?;
    let mut checks = Command::new(python(&folder)?);
    checks.arg(Path::new(SOURCES).join("run.py")).arg(web::program()?).arg(folder.join("run"));
    checks.env("PYTHONDONTWRITEBYTECODE", "1");
    if long {
        checks.arg("--long");
    }
    Ok(checks)
}

/// Returns a Python with the packages of the list, installed again when the list has changed.
fn python(folder: &Path) -> Result<PathBuf> {
    let (environment, mark) = (folder.join("venv"), folder.join("venv/.requirements"));
    let python = environment.join("bin/python");
    let wanted = fs::read(REQUIREMENTS).with_context(|| format!("cannot read {REQUIREMENTS}"))?;
    if fs::read(&mark).is_ok_and(|installed| installed == wanted) {
        return Ok(python);
    }
    shell::run(shell::program("python3 -m venv --clear").arg(&environment))?;
    let mut install = Command::new(&python);
    install.args([
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--requirement",
        REQUIREMENTS,
    ]);
    shell::run(&mut install)
        .context("the programs that check the server come from PyPI, which could not be reached")?;
    fs::write(mark, wanted)?;
    Ok(python)
}
