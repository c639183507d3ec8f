//! The trial of a new game: written into a copy of the repository, then checked and tested there.

use crate::shell;
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const NAME: &str = "trial-game";

/// Writes a game into a fresh copy, checks the sources, and returns the commands for the tests that a new game affects.
pub(crate) fn trial() -> Result<[Command; 2]> {
    let copy = copy()?;
    for chore in [&["new-game", NAME][..], &["check"]] {
        let mut xtask = Command::new(std::env::current_exe()?);
        shell::run(xtask.args(chore).env("CARGO_MANIFEST_DIR", copy.join("xtask")))?;
    }
    // A separate target folder is needed: cargo would otherwise confuse the packages of the copy with ours.
    let target = std::path::absolute(shell::target().join("new-game-build"))?;
    let test = |arguments: &str| {
        let mut cargo = shell::cargo(&format!("test --locked --no-fail-fast {arguments}"));
        cargo.current_dir(&copy).env("CARGO_TARGET_DIR", &target);
        cargo
    };
    Ok([
        test(
            "--package tabuleiro-games --package tabuleiro-words --package tabuleiro-referee --package tabuleiro-engine --tests -- trial_game every_game",
        ),
        test(
            "--package tabuleiro-games --package tabuleiro-words --test drawings --test rules --test lessons --test errors",
        ),
    ])
}

/// Copies the files that git tracks or would track into a separate repository.
fn copy() -> Result<PathBuf> {
    let copy = shell::target().join("new-game");
    if copy.exists() {
        fs::remove_dir_all(&copy)?;
    }
    let listed = shell::read(&mut shell::program("git ls-files -z --cached --others --exclude-standard"))?;
    for path in listed.output.split_terminator('\0').filter(|path| Path::new(path).is_file()) {
        let to = copy.join(path);
        fs::create_dir_all(to.parent().context("every file is in a folder")?)?;
        fs::copy(path, &to).with_context(|| format!("cannot copy {path}"))?;
        // Keep modification times, so that cargo rebuilds only changes since the last trial.
        fs::File::options().write(true).open(&to)?.set_modified(fs::metadata(path)?.modified()?)?;
    }
    let copy = fs::canonicalize(copy)?;
    for arguments in [
        "init --quiet",
        "add --all",
        "-c user.name=copy -c user.email=copy@localhost -c core.hooksPath=/dev/null commit --quiet --message copy",
    ] {
        shell::read(shell::program(&format!("git {arguments}")).current_dir(&copy))?;
    }
    Ok(copy)
}
