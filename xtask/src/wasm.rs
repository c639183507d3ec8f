//! The crates that also run in a browser, checked for its target.

use crate::shell;
use crate::tools::Tool;
use anyhow::{Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// Crates that must build for the target, with those that they depend on.
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
    "tabuleiro-views",
    "tabuleiro-wasm",
];

/// Paths of Debian's rustc-web, a compiler that can build for browsers without rustup.
const DEBIAN: [&str; 2] = ["/usr/bin/rustc", "/usr/bin/cargo"];

/// Debian's compiler for browsers, with its standard library and linker.
const DEBIAN_TOOLS: [Tool; 4] = [
    Tool { program: DEBIAN[0], package: "rustc-web", serves: "compiles for browsers" },
    Tool { program: DEBIAN[1], package: "cargo-web", serves: "builds for browsers" },
    Tool {
        program: "/usr/lib/rustlib/src/rust",
        package: "rust-web-src",
        serves: "is the standard library in browsers",
    },
    Tool { program: "wasm-ld-22", package: "lld-22", serves: "links for browsers" },
];

/// Returns the system programs that this machine needs to build for browsers: none where it has or gets a compiler.
pub(crate) fn tools() -> &'static [Tool] {
    if Compiler::find().is_ok() { &[] } else { &DEBIAN_TOOLS }
}

/// Checks all these crates with default features.
pub(crate) fn check() -> Result<()> {
    let packages = CRATES.iter().flat_map(|name| ["--package", *name]);
    shell::run(Compiler::find()?.cargo("check --locked").args(packages))
}

/// A compiler for browsers.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Compiler {
    /// The compiler of rustup, with the target's standard library.
    Rustup,
    /// The compiler of Debian, which also builds the standard library.
    Debian,
}

impl Compiler {
    /// Finds a compiler; adds the target if rustup can.
    pub(crate) fn find() -> Result<Compiler> {
        if has_target() {
            return Ok(Compiler::Rustup);
        }
        if DEBIAN.iter().all(|program| Path::new(program).exists()) {
            return Ok(Compiler::Debian);
        }
        if is_added() {
            return Ok(Compiler::Rustup);
        }
        bail!(
            "{TARGET} is missing: get it with `rustup target add {TARGET}`, or Debian's rustc-web, cargo-web, rust-web-src and lld-22"
        );
    }

    /// Returns a cargo command for the target; arguments are separated by spaces.
    pub(crate) fn cargo(self, line: &str) -> Command {
        let line = format!("{line} --target {TARGET}");
        if self == Compiler::Rustup {
            return shell::cargo(&line);
        }
        let [rustc, cargo] = DEBIAN;
        let built =
            "-Zbuild-std=std,panic_abort -Zbuild-std-features=optimize_for_size --target-dir target/wasm";
        let mut command = shell::program(&format!("{cargo} {line} {built}"));
        command.env("RUSTC_BOOTSTRAP", "1").env("RUSTC", rustc);
        command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld-22");
        command
    }

    /// Returns the folder with the compiler's output.
    pub(crate) fn folder(self) -> PathBuf {
        let folder = if self == Compiler::Rustup { shell::target() } else { "target/wasm".into() };
        folder.join(TARGET)
    }
}

/// Lets rustup add the target; returns whether it is there now.
fn is_added() -> bool {
    let add = format!("rustup target add {TARGET}");
    shell::find("rustup").is_some() && shell::run(&mut shell::program(&add)).is_ok() && has_target()
}

/// Returns whether the current compiler has the target's standard library.
fn has_target() -> bool {
    let sysroot = shell::read(&mut shell::program("rustc --print sysroot")).map(|written| written.output);
    sysroot.is_ok_and(|root| Path::new(root.trim()).join("lib/rustlib").join(TARGET).is_dir())
}
