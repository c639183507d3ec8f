//! `cargo xtask release`: an archive with the program and all that belongs beside it.

mod notices;
mod sbom;

use crate::packages::{self, Package};
use crate::shell;
use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const PROGRAM: &str = "tabuleiro";
const SHELLS: [&str; 4] = ["bash", "fish", "powershell", "zsh"];
const PAPERS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT"];

pub(crate) fn run() -> Result<()> {
    let system = system()?;
    let linked = packages::linked_into(PROGRAM, &system)?;
    shell::run(&mut shell::cargo("build --profile dist --locked --package tabuleiro"))?;
    let name = format!("{PROGRAM}-{}-{system}", env!("CARGO_PKG_VERSION"));
    let archives = std::path::absolute(shell::target().join("release-archive"))?;
    let folder = empty(&archives)?.join(&name);
    fs::create_dir(&folder)?;
    fill(&folder, &linked)?;
    let archive = pack(&archives, &name)?;
    fs::remove_dir_all(&folder)?;
    let sums = archives.join(format!("{name}.sha256"));
    fs::write(&sums, sum_line(&archive)?)?;
    println!("{}\n{}", archive.display(), sums.display());
    Ok(())
}

/// Returns the name of the system that the compiler builds for.
fn system() -> Result<String> {
    let version = shell::read(&mut shell::program("rustc --version --verbose"))?.output;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc names no host")?.to_string())
}

fn empty(folder: &Path) -> Result<&Path> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    Ok(folder)
}

fn fill(folder: &Path, linked: &[Package]) -> Result<()> {
    let file = format!("{PROGRAM}{}", std::env::consts::EXE_SUFFIX);
    let program = std::path::absolute(shell::target().join("dist").join(&file))?;
    fs::copy(&program, folder.join(file)).with_context(|| format!("no {}", program.display()))?;
    for paper in PAPERS {
        fs::copy(paper, folder.join(paper)).with_context(|| format!("no {paper}"))?;
    }
    let manuals = folder.join("man");
    shell::run(Command::new(&program).args(["--lang", "en", "man", "--to"]).arg(&manuals))?;
    let completions = folder.join("completions");
    fs::create_dir(&completions)?;
    for shell in SHELLS {
        let script = shell::read(Command::new(&program).args(["--lang", "en", "completions", shell]))?;
        fs::write(completions.join(format!("{PROGRAM}.{shell}")), script.output)?;
    }
    fs::write(folder.join("THIRD-PARTY.txt"), notices::of(linked)?)?;
    fs::write(folder.join("sbom.cdx.json"), sbom::of(PROGRAM, linked)?)?;
    Ok(())
}

/// Packs a folder where it lies: as zip on Windows, with the tar that every system has.
fn pack(archives: &Path, name: &str) -> Result<PathBuf> {
    let file = format!("{name}.{}", if cfg!(windows) { "zip" } else { "tar.gz" });
    shell::run(shell::program(&format!("tar -acf {file} {name}")).current_dir(archives))?;
    Ok(archives.join(file))
}

/// Returns a line as `sha256sum --check` reads it.
fn sum_line(archive: &Path) -> Result<String> {
    let mut line = String::new();
    for byte in Sha256::digest(fs::read(archive)?) {
        write!(line, "{byte:02x}")?;
    }
    let file = archive.file_name().unwrap_or_default().to_string_lossy();
    Ok(format!("{line}  {file}\n"))
}
