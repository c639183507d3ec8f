//! `cargo xtask test`: runs every check and every test, then prints a summary.

use crate::closing::{self, Closing};
use crate::shell::{self, Followed};
use crate::tools::{self, CHROMIUM, GIT, NATS, NODE, NPM, POSTGRES, PYTHON, TMUX, VALGRIND, XTERM, XVFB};
use crate::{check, clients, instructions, licences, new_game, python, unit, wasm, web, workflows};
use anyhow::{Result, bail};
use std::collections::BTreeSet;
use std::process::Command;
use std::time::Instant;

/// The results of the steps so far.
#[derive(Default)]
struct Report {
    closings: Vec<Closing>,
    /// Tests that failed, and those that passed only on the second attempt.
    named: BTreeSet<String>,
    notes: Vec<String>,
    failures: Vec<String>,
}

pub(crate) fn run(long: bool, install: bool) -> Result<()> {
    tools::require(
        &[GIT, VALGRIND, TMUX, POSTGRES, NATS, NODE, NPM, CHROMIUM, PYTHON, XTERM, XVFB],
        install,
    )?;
    tools::require(wasm::tools(), install)?;
    let begin = Instant::now();
    let mut report = Report::default();
    report.step("checks", |_| check::run_all());
    report.step("licences", |report| licences::check(&mut report.notes));
    report.step("wasm", |_| wasm::check());
    report.step("unit", |report| unit::run().map(|note| report.notes.extend(note)));
    report.step("workflows", |_| workflows::check());
    report.step("tests", |report| report.runner(&mut tests(long)));
    report.step("documentation tests", |report| {
        report.runner(&mut shell::cargo("test --workspace --all-features --doc"))
    });
    report.step("a new game", |report| {
        new_game::trial()?.iter_mut().try_for_each(|tests| report.runner(tests))
    });
    report.step("pages", |_| web::compare());
    report.step("pages in a browser", |report| report.runner(&mut web::browser_tests(long)?));
    report.step("outside clients", |report| report.runner(&mut clients::run(long)?));
    report.step("python", |report| report.runner(&mut python::command(long)?));
    report.step("fuzzers", |report| fuzzers(report, if long { 60 } else { 5 }));
    report.step("instructions", |_| instructions::run(true));
    report.close(begin)
}

/// Returns the command for unit and integration tests: nextest if it is installed, else cargo's test runner.
fn tests(long: bool) -> Command {
    let has_nextest = shell::find("cargo-nextest").is_some();
    let mut line = String::from(if has_nextest {
        "nextest run --workspace --all-features --no-fail-fast --status-level slow"
    } else {
        "test --workspace --all-features --no-fail-fast --lib --bins --tests --examples"
    });
    if long {
        line += if has_nextest { " --release --run-ignored all" } else { " --release -- --include-ignored" };
    }
    let mut command = shell::cargo(&line);
    command.env("TABULEIRO_XTERM", "1");
    if long {
        command.env("TABULEIRO_LONG", "1");
    }
    command
}

/// Runs every fuzzer for a few seconds. The script reports it if no nightly compiler is installed.
fn fuzzers(report: &mut Report, seconds: u32) -> Result<()> {
    let Followed { status, lines } = shell::follow(&mut shell::program(&format!("bash fuzz/run {seconds}")))?;
    report
        .notes
        .extend(lines.into_iter().filter(|line| line.starts_with("fuzz ") || line.contains("not run")));
    if !status.success() {
        bail!("the fuzzers failed ({status})");
    }
    Ok(())
}

impl Report {
    /// Runs a step and continues if it fails, so that one run shows all problems.
    fn step(&mut self, name: &str, step: impl FnOnce(&mut Report) -> Result<()>) {
        println!("\n== {name}");
        let begin = Instant::now();
        if let Err(error) = step(self) {
            eprintln!("{name}: {error:#}");
            self.failures.push(format!("{name}: {error:#}"));
        }
        println!("({name}: {:.0} s)", begin.elapsed().as_secs_f64());
    }

    fn runner(&mut self, command: &mut Command) -> Result<()> {
        let Followed { status, lines } = shell::follow(command)?;
        self.closings.extend(lines.iter().filter_map(|line| Closing::parse(line)).filter(Closing::counts));
        self.named.extend(lines.iter().filter_map(|line| closing::named(line)));
        if !status.success() {
            bail!("the runner failed ({status})");
        }
        Ok(())
    }

    fn close(mut self, begin: Instant) -> Result<()> {
        println!("\n== {:.0} s in all", begin.elapsed().as_secs_f64());
        self.notes.iter().for_each(|note| println!("{note}"));
        self.closings.iter().for_each(|closing| println!("{}", closing.line));
        self.named.iter().for_each(|test| println!("{test}"));
        let sum = |count: fn(&Closing) -> usize| self.closings.iter().map(count).sum::<usize>();
        let (passed, failed, skipped) =
            (sum(|closing| closing.passed), sum(|closing| closing.failed), sum(|closing| closing.skipped));
        println!("tests: {passed} passed, {failed} failed, {skipped} skipped");
        if passed == 0 {
            self.failures.push("no tests ran".into());
        }
        if !self.failures.is_empty() {
            bail!("{}", self.failures.join("\n"));
        }
        Ok(())
    }
}
