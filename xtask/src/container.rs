//! `cargo xtask container`: the static program, and an image of it where something is installed that builds images.

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
    // As root inside another container there are neither user namespaces nor overlays; a program may be there without what it needs.
    let build = [
        ("podman info", "podman build"),
        ("docker info", "docker build"),
        ("buildah --version", "buildah --storage-driver vfs build --isolation chroot"),
    ];
    let answers = |question: &str| shell::read(&mut shell::program(question)).is_ok();
    let Some((_, build)) = build.iter().find(|(question, _)| answers(question)) else {
        println!(
            "{folder} holds what an image is made of: podman, docker or buildah makes it (build {image})"
        );
        return Ok(());
    };
    shell::run(&mut shell::program(&format!("{build} {image}")))
}
