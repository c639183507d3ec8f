//! The WebAssembly module with the rules and engines: built from `tabuleiro-wasm`, committed beside the pages that load it,
//! and compared by its results.

use crate::npm::npm;
use crate::{shell, wasm};
use anyhow::Result;
use std::fs;
use std::path::Path;

const CRATE: &str = "tabuleiro-wasm";
/// Profile in Cargo.toml.
const PROFILE: &str = "web";
/// Folder from which the pages load the module.
const FOLDER: &str = "web/src/module";
const NAME: &str = "tabuleiro";

/// Builds the committed files.
pub(crate) fn build() -> Result<()> {
    let build = wasm::Compiler::find()?;
    let line = format!("build --locked --package {CRATE} --profile {PROFILE}");
    shell::run(build.cargo(&line).env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags(build)))?;
    let built = build.folder().join(PROFILE).join(format!("{}.wasm", CRATE.replace('-', "_")));
    let bindgen = "run --quiet --locked --manifest-path xtask/bindgen/Cargo.toml --target-dir";
    shell::run(shell::cargo(bindgen).arg(shell::target()).arg("--").arg(&built).args([FOLDER, NAME]))?;
    // This file describes the module's memory, which the pages do not use.
    fs::remove_file(Path::new(FOLDER).join(format!("{NAME}_bg.wasm.d.ts")))?;
    optimise()
}

/// Features that current browsers support and the compiler uses.
const FEATURES: [&str; 7] = [
    "bulk-memory",
    "multivalue",
    "mutable-globals",
    "nontrapping-float-to-int",
    "reference-types",
    "sign-ext",
    "simd",
];

/// Optimises the module for size and speed.
fn optimise() -> Result<()> {
    let path = std::path::absolute(Path::new(FOLDER).join(format!("{NAME}_bg.wasm")))?;
    let mut command = npm("exec --offline -- wasm-opt -O3");
    command.args(FEATURES.map(|feature| format!("--enable-{feature}")));
    shell::run(command.arg(&path).arg("-o").arg(&path))
}

/// Flag that ends the module at a panic, without a message that no page would show. Needs a standard library built for it.
const SILENT: &str = " -Zunstable-options -Cpanic=immediate-abort";

/// Returns the compiler's flags: SIMD, and no local paths in panic messages.
fn flags(build: wasm::Compiler) -> String {
    let home = std::env::var("HOME").unwrap_or_default();
    let packages = std::env::var("CARGO_HOME").unwrap_or_else(|_| format!("{home}/.cargo"));
    let sources = fs::read_dir(Path::new(&packages).join("registry/src")).into_iter().flatten().flatten();
    let renamed = sources.map(|source| format!(" --remap-path-prefix={}=packages", source.path().display()));
    let silent = if build == wasm::Compiler::Debian { SILENT } else { "" };
    format!("-Ctarget-feature=+simd128{silent}{}", renamed.collect::<String>())
}
