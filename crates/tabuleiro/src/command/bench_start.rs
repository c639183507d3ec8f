//! `tabuleiro bench start`: time from the start of the program to its home screen.

use crate::args::BenchStartArgs;
use crate::failure::Failure;
use crate::screen::Screen;
use anyhow::Result;
use serde_json::json;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tabuleiro_core::{Message, Random};
use tabuleiro_store::Store;

/// The window that is drawn.
const WINDOW: (u16, u16) = (80, 24);
/// The most starts.
const RUNS_MAX: usize = 10_000;

pub(crate) fn run(
    args: &BenchStartArgs,
    data: Option<&Path>,
    screen: &Screen,
    out: &mut dyn Write,
) -> Result<()> {
    if args.once {
        let store = data.map_or_else(Store::of_this_user, Store::at)?;
        let random = Random::from_seed(super::setup::seed_of_the_moment());
        return Ok(tabuleiro_tui::draw_home(store, screen.wishes(), random, WINDOW, out)?);
    }
    if !(1..=RUNS_MAX).contains(&args.runs) {
        let problem = Message::new("error-runs").text("found", args.runs).text("most", RUNS_MAX);
        return Err(Failure::new(problem).into());
    }
    let mut times = (0..args.runs).map(|_| start(data)).collect::<Result<Vec<Duration>>>()?;
    times.sort_unstable();
    let ms = |time: Duration| (time.as_secs_f64() * 1e4).round() / 10.0;
    let (median, slowest) = (ms(times[times.len() / 2]), ms(times[times.len() - 1]));
    if args.json {
        writeln!(out, "{}", json!({ "runs": args.runs, "median_ms": median, "slowest_ms": slowest }))?;
    } else {
        let line = Message::new("bench-start").number("runs", args.runs as i64);
        let line = line.text("median", median).text("slowest", slowest);
        writeln!(out, "{}", screen.speaker(None).say(&line))?;
    }
    Ok(())
}

/// Starts a second program, which draws its home screen once.
fn start(data: Option<&Path>) -> Result<Duration> {
    let mut command = Command::new(std::env::current_exe()?);
    command
        .args(["bench", "start", "--once", "--color", "always"])
        .stdin(Stdio::null())
        .stderr(Stdio::null());
    if let Some(data) = data {
        command.arg("--data").arg(data);
    }
    let begin = Instant::now();
    command.output()?;
    Ok(begin.elapsed())
}
