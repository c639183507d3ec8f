//! The project's chores: `cargo xtask …`.

mod check;
mod clients;
mod closing;
mod container;
mod docs;
mod instructions;
mod licences;
mod module;
mod new_game;
mod npm;
mod packages;
mod peers;
mod picture;
mod python;
mod release;
mod shell;
mod site;
mod source;
mod test;
mod tools;
mod unit;
mod wasm;
mod web;
mod workflows;

use anyhow::{Context, Result};
use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

/// The project's chores
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
struct Chores {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Checks and tests everything
    Test(TestArgs),
    /// Checks the sources: layers, rules without tests and similar
    Check,
    /// Checks that the crates without I/O build for a browser
    Wasm,
    /// Counts the instructions per ply of random play
    Instructions(InstructionsArgs),
    /// Measures random play of other programs beside ours and writes docs/performance.md
    Peers(PeersArgs),
    /// Builds the static program, and an image of it if podman, docker or buildah is installed
    Container,
    /// Builds the documents as a site in target/docs/book, with mdBook
    Docs,
    /// Writes a new game to change: a copy of the template under another name
    NewGame(NewGameArgs),
    /// Draws docs/picture.svg and docs/recording.svg from the program, and takes docs/browser.png from its pages
    Picture,
    /// Builds the package for Python, installs it into a new virtual environment and tests it
    Python(PythonArgs),
    /// Builds the archive of a release in target/release-archive: program, manual pages, completions, licences, bill of materials
    Release,
    /// Writes the pages as static files with relative addresses, without people and online tables
    Site(SiteArgs),
    /// Builds the browser's pages from web/ into web/dist, with the rules and engines, and the types of the server's answers
    Web(WebArgs),
}

#[derive(Args)]
struct TestArgs {
    /// Also run the slow tests: thousands of games per rule set, in release mode
    #[arg(long)]
    long: bool,
    /// Install missing programs with apt-get (Debian and derivatives; implied by CI=true)
    #[arg(long)]
    install: bool,
}

#[derive(Args)]
struct InstructionsArgs {
    /// Fail if a game exceeds its bar
    #[arg(long)]
    check: bool,
}

#[derive(Args)]
struct NewGameArgs {
    /// Name in commands and addresses, such as sky-towers
    #[arg(required_unless_present = "check")]
    name: Option<String>,
    /// Write a game into a copy of the repository instead, and test it there
    #[arg(long, conflicts_with = "name")]
    check: bool,
}

#[derive(Args)]
struct PythonArgs {
    /// Install missing programs with apt-get (Debian and derivatives; implied by CI=true)
    #[arg(long)]
    install: bool,
}

#[derive(Args)]
struct WebArgs {
    /// Install missing programs with apt-get (Debian and derivatives; implied by CI=true)
    #[arg(long)]
    install: bool,
}

#[derive(Args)]
struct SiteArgs {
    /// Folder of the files, new or empty
    #[arg(long, default_value = "target/site")]
    to: PathBuf,
}

#[derive(Args)]
struct PeersArgs {
    /// Seconds for each game in each round
    #[arg(long, default_value_t = 0.5)]
    seconds: f64,
    /// Install missing programs with apt-get (Debian and derivatives; implied by CI=true)
    #[arg(long)]
    install: bool,
}

fn main() -> ExitCode {
    let Chores { chore } = Chores::parse();
    if let Err(error) = enter_the_repository().and_then(|()| run(&chore)) {
        eprintln!("\nfailed: {error:#}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn run(chore: &Chore) -> Result<()> {
    match chore {
        Chore::Test(args) => test::run(args.long, args.install || tools::is_ci()),
        Chore::Check => check::run_all(),
        Chore::Wasm => wasm::check(),
        Chore::Instructions(args) => instructions::run(args.check),
        Chore::NewGame(NewGameArgs { name: Some(name), .. }) => new_game::run(name),
        Chore::NewGame(_) => new_game::trial()?.iter_mut().try_for_each(shell::run),
        Chore::Container => container::run(),
        Chore::Docs => docs::run(),
        Chore::Picture => picture::run(),
        Chore::Release => release::run(),
        Chore::Site(args) => site::run(&args.to),
        Chore::Python(args) => {
            tools::require(&[tools::PYTHON, tools::NODE, tools::NPM], args.install || tools::is_ci())?;
            python::run()
        }
        Chore::Web(args) => {
            tools::require(&[tools::NODE, tools::NPM], args.install || tools::is_ci())?;
            web::run()
        }
        Chore::Peers(args) => peers::run(args.seconds, args.install || tools::is_ci()),
    }
}

/// Changes to the root of the repository, to which all paths here are relative.
fn enter_the_repository() -> Result<()> {
    let manifest = std::env::var_os("CARGO_MANIFEST_DIR").context("run this as `cargo xtask`")?;
    let root = PathBuf::from(manifest).join("..").canonicalize()?;
    std::env::set_current_dir(&root).with_context(|| format!("cannot enter {}", root.display()))
}
