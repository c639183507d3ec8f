//! The crates that run in a browser too, checked for its target.

use crate::shell;
use anyhow::{Result, bail};
use std::path::Path;
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// The crates that must build for it, those that they build on included.
const CRATES: &[&str] = &[
    "tabuleiro-core",
    "tabuleiro-svg",
    "tabuleiro-games",
    "tabuleiro-engine",
    "tabuleiro-table",
    "tabuleiro-room",
    "tabuleiro-words",
    "tabuleiro-analysis",
    "tabuleiro-picture",
];

/// Where Debian's rustc-web keeps its compiler, which can build for the browser without rustup.
const DEBIAN: [&str; 2] = ["/usr/bin/rustc", "/usr/bin/cargo"];

/// Checks all of them with default features.
pub fn check() -> Result<()> {
    shell::run(compiler()?.args(CRATES.iter().flat_map(|name| ["--package", *name])))
}

/// `cargo check` for the target: with rustup's, else with Debian's compiler.
fn compiler() -> Result<Command> {
    let line = format!("check --locked --target {TARGET}");
    if has_target() {
        return Ok(shell::cargo(&line));
    }
    if shell::find("rustup").is_some() {
        shell::run(&mut shell::program(&format!("rustup target add {TARGET}")))?;
        return Ok(shell::cargo(&line));
    }
    if !DEBIAN.iter().all(|program| Path::new(program).exists()) {
        bail!(
            "{TARGET} is missing: get it with `rustup target add {TARGET}`, or Debian's rustc-web, cargo-web and rust-web-src"
        );
    }
    let [rustc, cargo] = DEBIAN;
    let mut command =
        shell::program(&format!("{cargo} {line} -Zbuild-std=std,panic_abort --target-dir target/wasm"));
    command.env("RUSTC_BOOTSTRAP", "1").env("RUSTC", rustc);
    Ok(command)
}

/// Whether the compiler that runs us has the target's standard library.
fn has_target() -> bool {
    let sysroot = shell::read(&mut shell::program("rustc --print sysroot")).map(|written| written.output);
    sysroot.is_ok_and(|root| Path::new(root.trim()).join("lib/rustlib").join(TARGET).is_dir())
}
