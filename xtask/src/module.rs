//! The module with the rules and engines for browsers: built from `tabuleiro-wasm`, committed beside the pages that load it, and checked
//! by what it computes.

use crate::npm::npm;
use crate::{shell, wasm};
use anyhow::Result;
use std::fs;
use std::path::Path;

const CRATE: &str = "tabuleiro-wasm";
/// The profile in Cargo.toml.
const PROFILE: &str = "web";
/// Where the pages load it from.
const FOLDER: &str = "web/src/module";
const NAME: &str = "tabuleiro";

/// Builds it where it is committed.
pub(crate) fn build() -> Result<()> {
    let build = wasm::Compiler::find()?;
    let line = format!("build --locked --package {CRATE} --profile {PROFILE}");
    shell::run(build.cargo(&line).env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags(build)))?;
    let built = build.folder().join(PROFILE).join(format!("{}.wasm", CRATE.replace('-', "_")));
    let bindgen = "run --quiet --locked --manifest-path xtask/bindgen/Cargo.toml --target-dir";
    shell::run(shell::cargo(bindgen).arg(shell::target()).arg("--").arg(&built).args([FOLDER, NAME]))?;
    // It describes the memory, which nothing here needs.
    fs::remove_file(Path::new(FOLDER).join(format!("{NAME}_bg.wasm.d.ts")))?;
    optimise()
}

/// What every browser of today has, and the compiler uses.
const FEATURES: [&str; 7] = [
    "bulk-memory",
    "multivalue",
    "mutable-globals",
    "nontrapping-float-to-int",
    "reference-types",
    "sign-ext",
    "simd",
];

/// Makes it smaller, and a little faster.
fn optimise() -> Result<()> {
    let path = std::path::absolute(Path::new(FOLDER).join(format!("{NAME}_bg.wasm")))?;
    let mut command = npm("exec --offline -- wasm-opt -O3");
    command.args(FEATURES.map(|feature| format!("--enable-{feature}")));
    shell::run(command.arg(&path).arg("-o").arg(&path))
}

/// Ends where a panic begins, without the texts that nothing in a page would show. Only a standard library that is built for it can do so.
const SILENT: &str = " -Zunstable-options -Cpanic=immediate-abort";

/// The compiler's flags: vectors, and no paths of the machine in the places that panics name.
fn flags(build: wasm::Compiler) -> String {
    let home = std::env::var("HOME").unwrap_or_default();
    let packages = std::env::var("CARGO_HOME").unwrap_or_else(|_| format!("{home}/.cargo"));
    let sources = fs::read_dir(Path::new(&packages).join("registry/src")).into_iter().flatten().flatten();
    let renamed = sources.map(|source| format!(" --remap-path-prefix={}=packages", source.path().display()));
    let silent = if build == wasm::Compiler::Debian { SILENT } else { "" };
    format!("-Ctarget-feature=+simd128{silent}{}", renamed.collect::<String>())
}
