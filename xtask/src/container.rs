//! `cargo xtask container`: builds the static program, and an image of it if a tool for images is installed.

use crate::shell;
use anyhow::{Context, Result};
use std::fs;

const TARGET: &str = "x86_64-unknown-linux-gnu";
const STATIC: &str = "-C target-feature=+crt-static";

pub(crate) fn run() -> Result<()> {
    let build = format!("build --release --locked -p tabuleiro --target {TARGET}");
    shell::run(shell::cargo(&build).env("RUSTFLAGS", STATIC))?;
    let folder = shell::target().join("container");
    fs::create_dir_all(folder.join("data"))?;
    let program = shell::target().join(TARGET).join("release/tabuleiro");
    fs::copy(&program, folder.join("tabuleiro")).with_context(|| format!("no {}", program.display()))?;
    let folder = folder.display();
    let image = format!("--tag tabuleiro --file deploy/Containerfile {folder}");
    // Root inside another container has no user namespaces and no overlays. Each tool is therefore tried before it is used.
    let build = [
        ("podman info", "podman build"),
        ("docker info", "docker build"),
        ("buildah --version", "buildah --storage-driver vfs build --isolation chroot"),
    ];
    let answers = |question: &str| shell::read(&mut shell::program(question)).is_ok();
    let Some((_, build)) = build.iter().find(|(question, _)| answers(question)) else {
        println!(
            "{folder} has the files of the image; install podman, docker or buildah to build it (build {image})"
        );
        return Ok(());
    };
    shell::run(&mut shell::program(&format!("{build} {image}")))
}
