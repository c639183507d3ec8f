//! `tabuleiro analyze WHAT`: what an engine thinks of a position, or of every decision of a game.

use super::engine::ours;
use super::replay::read_record;
use super::setup::table_at;
use crate::analysis::{Judge, as_json, svg, thought_json, write};
use crate::args::AnalyzeArgs;
use crate::failure::{About, Failure};
use crate::plain::page;
use crate::screen::Screen;
use anyhow::Result;
use serde_json::json;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tabuleiro_core::{Message, Random};
use tabuleiro_engine::{Limits, Spec};
use tabuleiro_table::{Fault, Table, kind_of_record};

/// How long a decision is looked at, and how long a position alone, unless something was said.
const TIME_DECISION: Duration = Duration::from_millis(300);
const TIME_POSITION: Duration = Duration::from_secs(3);
/// The most lines one may ask for.
const LINES_MAX: usize = 100;

/// Set by Ctrl-C: what was found by then is told. A second Ctrl-C ends at once.
static STOP: AtomicBool = AtomicBool::new(false);

pub fn run(args: &AnalyzeArgs, screen: &Screen, out: &mut dyn Write) -> Result<ExitCode> {
    if !(1..=LINES_MAX).contains(&args.lines) {
        let problem = Message::new("error-lines").number("found", args.lines as i64);
        return Err(Failure::new(problem.number("most", LINES_MAX as i64)).into());
    }
    let (table, fault) = game(args)?;
    let steps = table.play_state().steps().len();
    let kind = table.kind();
    let rule_set = kind.info.rule_set(table.play_state().setup().rule_set);
    let rule_set = rule_set.expect("a game has one of its rule sets");
    let computer = kind.computer(rule_set, &args.engine).about(kind.info)?;
    let spec = ours(&computer)?;
    let _ = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    let mut judge =
        Judge { spec, limits: limits(spec, args.lines, steps), stop: &STOP, random: Random::from_seed(1) };
    let speaker = screen.speaker(None);
    let turns = turn_numbers(&table);
    let mut told = 0;
    let analysis = judge.judge(&table, &mut |looked_at, decision| {
        if let Some(decision) = decision {
            if args.json {
                writeln!(out, "{}", as_json(turns[told], decision))?;
                out.flush()?;
            }
            told += 1;
        }
        let progress =
            Message::new("analyze-progress").number("done", looked_at as i64).number("all", steps as i64);
        progress_line(&speaker.say(&progress), looked_at == steps);
        Ok(())
    })?;
    if args.json {
        if let Some(thought) = &analysis.last {
            let mut last = thought_json(thought);
            last["position"] = json!(table.line());
            writeln!(out, "{last}")?;
        }
    } else {
        write(out, &table, &analysis, screen)?;
    }
    if let Some(path) = &args.svg {
        let text = svg(&table, &analysis, &page::speaker(&table, screen));
        tabuleiro_store::write_whole(path, &text)?;
    }
    out.flush()?;
    if STOP.load(Ordering::Relaxed) {
        eprintln!("{}", speaker.word("analyze-stopped"));
        return Ok(ExitCode::from(130));
    }
    let Some(fault) = fault else { return Ok(ExitCode::SUCCESS) };
    let path = Path::new(&args.what);
    eprintln!("{}", Failure::of(&fault).about(kind.info).found_in(path).say(screen));
    Ok(ExitCode::FAILURE)
}

/// A record from a file or standard input, or a position; a faulty record as far as it is right.
fn game(args: &AnalyzeArgs) -> Result<(Table, Option<Fault>)> {
    let path = Path::new(&args.what);
    if args.what != "-" && !path.is_file() {
        return Ok((table_at(&args.what, &args.moves, &args.setup)?, None));
    }
    if !args.moves.is_empty() {
        return Err(Failure::new(Message::new("error-record-and-moves")).into());
    }
    let record = read_record(path)?;
    let game = kind_of_record(&record).map(|kind| kind.info);
    let replay = Table::replay(&record).about(game).map_err(|failure| failure.found_in(path))?;
    Ok((replay.table, replay.fault))
}

fn limits(spec: &Spec, lines: usize, steps: usize) -> Limits {
    let unsaid = spec.limits.are_none() && !spec.limits.solve;
    let time = if steps > 0 { TIME_DECISION } else { TIME_POSITION };
    let time = if unsaid { Some(time) } else { spec.limits.time };
    Limits { time, lines, ..spec.limits.clone() }
}

/// The number of the turn of each decision that is judged.
fn turn_numbers(table: &Table) -> Vec<usize> {
    let turns = table.turns().into_iter().enumerate();
    let steps = turns.flat_map(|(index, steps)| steps.iter().map(move |step| (index + 1, step)));
    steps.filter(|(_, step)| step.text != tabuleiro_core::record::RESIGN).map(|(turn, _)| turn).collect()
}

/// How far it is, to those who watch; gone when it is done.
fn progress_line(text: &str, is_done: bool) {
    let mut error = io::stderr();
    if error.is_terminal() {
        let blank = " ".repeat(text.chars().count());
        let _ = write!(error, "\r{}", if is_done { format!("{blank}\r") } else { text.to_string() });
        let _ = error.flush();
    }
}
