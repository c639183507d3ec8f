//! `cargo xtask peers`: measures random play of other programs and ours in one run, and writes `docs/performance.md`.

mod figure;
mod machine;
mod page;

use crate::tools::{self, PYTHON};
use crate::{instructions, shell};
use anyhow::{Context, Result};
use figure::Figure;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Number of rounds for every program.
const ROUNDS: usize = 3;

const PAGE: &str = "docs/performance.md";

pub(crate) fn run(seconds: f64, install: bool) -> Result<()> {
    tools::require(&[PYTHON], install)?;
    let mut missing = Vec::new();
    let mut programs = vec![ours()?, referee()?];
    for (name, peer) in [("OpenSpiel", open_spiel()), ("board-game", board_game())] {
        match peer {
            Ok(program) => programs.push(program),
            Err(error) => missing.push(format!("{name} was not measured: {error:#}")),
        }
    }
    let figures = measure(&programs, seconds)?;
    let page = page::write(&figures, &missing, &instructions::count_all()?)?;
    print!("\n{page}");
    std::fs::write(PAGE, page).with_context(|| format!("cannot write {PAGE}"))?;
    println!("\n{PAGE} has been written");
    Ok(())
}

/// A program that prints one measurement per line; its last argument is the number of seconds for each.
struct Program {
    path: PathBuf,
    arguments: &'static [&'static str],
}

fn ours() -> Result<Program> {
    shell::run(&mut shell::cargo("build --release --package tabuleiro"))?;
    let path = shell::target().join("release/tabuleiro");
    Ok(Program { path, arguments: &["bench", "rules", "--json", "--seconds"] })
}

fn referee() -> Result<Program> {
    shell::run(&mut shell::cargo("build --release --package tabuleiro-referee --example referee_play"))?;
    Ok(Program { path: shell::target().join("release/examples/referee_play"), arguments: &[] })
}

fn open_spiel() -> Result<Program> {
    let folder = peers_folder()?.join("venv");
    shell::run(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    let path = folder.join("bin/python");
    shell::run(Command::new(&path).args(["-m", "pip", "install", "--quiet", "open_spiel", "numpy"]))?;
    Ok(Program { path, arguments: &["xtask/peers/open_spiel.py"] })
}

fn board_game() -> Result<Program> {
    let folder = peers_folder()?.join("board-game");
    let build = "build --release --locked --manifest-path xtask/peers/board-game/Cargo.toml --target-dir";
    shell::run(shell::cargo(build).arg(&folder))?;
    Ok(Program { path: folder.join("release/board-game-random-play"), arguments: &[] })
}

fn peers_folder() -> Result<PathBuf> {
    let folder = shell::target().join("peers");
    std::fs::create_dir_all(&folder)?;
    // A relative path to a program would depend on the folder in which it is started.
    Ok(Path::new(".").canonicalize()?.join(folder))
}

/// Returns the best measurements of all rounds, in the order of the first round.
fn measure(programs: &[Program], seconds: f64) -> Result<Vec<Figure>> {
    let mut best: Vec<Figure> = Vec::new();
    for round in 1..=ROUNDS {
        eprintln!("\nround {round} of {ROUNDS}");
        for Program { path, arguments } in programs {
            let written = shell::read(Command::new(path).args(*arguments).arg(seconds.to_string()))?;
            for line in written.output.lines() {
                let figure = Figure::parse(line)?;
                eprintln!("{figure}");
                match best.iter_mut().find(|other| other.is_of_the_same(&figure)) {
                    Some(other) => other.keep_the_better_of(&figure),
                    None => best.push(figure),
                }
            }
        }
    }
    Ok(best)
}
