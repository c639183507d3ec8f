//! The browser's pages: built from `web/`, compared with what is committed, and tested in a real browser.

use crate::npm::{self, SOURCES, npm};
use crate::{module, shell};
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Folder that the program embeds.
const BUILT: &str = "web/dist";
/// The types of what the server answers, made from its description.
const TYPES: &str = "web/src/api/schema.d.ts";

/// Builds the pages where they are committed.
pub(crate) fn run() -> Result<()> {
    npm::install(SOURCES)?;
    module::build()?;
    write_types(Path::new(TYPES))?;
    shell::run(&mut npm("run check"))?;
    build(&Path::new(BUILT).canonicalize().unwrap_or_else(|_| PathBuf::from(BUILT)))
}

/// Builds them elsewhere, and fails if that differs from what is committed.
pub(crate) fn compare() -> Result<()> {
    npm::install(SOURCES)?;
    let folder = tempfile::tempdir()?;
    let types = folder.path().join("schema.d.ts");
    write_types(&types)?;
    if fs::read(&types)? != fs::read(TYPES).unwrap_or_default() {
        bail!("{TYPES} is not made from the server's description: run `cargo xtask web` and commit it");
    }
    shell::run(&mut npm("run check"))?;
    let built = folder.path().join("dist");
    build(&built)?;
    let (found, committed) = (files(&built)?, files(Path::new(BUILT))?);
    let names = found.keys().chain(committed.keys());
    let mut different: Vec<&str> =
        names.filter(|name| found.get(*name) != committed.get(*name)).map(String::as_str).collect();
    different.sort_unstable();
    different.dedup();
    if !different.is_empty() {
        let different = different.join(", ");
        bail!("{BUILT} is not what its sources build ({different}): run `cargo xtask web` and commit it");
    }
    Ok(())
}

/// Returns the tests in a browser, against the program as it is built for tests.
pub(crate) fn browser_tests(long: bool) -> Result<Command> {
    let mut tests = npm("test -- --reporter=list,./tests/closing.ts");
    tests.env("TABULEIRO_BIN", program()?);
    tests.env("TABULEIRO_NATIVE", std::path::absolute(shell::target().join("debug/examples/native"))?);
    if long {
        tests.env("TABULEIRO_LONG", "1");
    }
    Ok(tests)
}

/// Returns the program, built as the tests build it, with the one that the module in the pages is compared with.
pub(crate) fn program() -> Result<PathBuf> {
    shell::run(&mut shell::cargo("build --workspace --all-features --bin tabuleiro --example native"))?;
    Ok(std::path::absolute(shell::target().join("debug/tabuleiro"))?)
}

fn write_types(to: &Path) -> Result<()> {
    let description = tempfile::Builder::new().suffix(".json").tempfile()?;
    let mut print = Command::new(program()?);
    fs::write(description.path(), shell::read(print.args(["serve", "--openapi"]))?.output)?;
    let to = std::path::absolute(to)?;
    let mut types = npm("exec --offline -- openapi-typescript");
    shell::run(types.arg(description.path()).arg("--output").arg(to))
}

fn build(to: &Path) -> Result<()> {
    let mut build = npm("run build -- --emptyOutDir --outDir");
    shell::run(build.arg(std::path::absolute(to)?))
}

/// Returns every file below a folder, by its path in it.
pub(crate) fn files(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut all = BTreeMap::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).with_context(|| format!("cannot read {}", next.display()))? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder)?.to_string_lossy().into_owned();
                all.insert(name, fs::read(&path)?);
            }
        }
    }
    Ok(all)
}
