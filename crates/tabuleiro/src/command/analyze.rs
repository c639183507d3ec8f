//! `tabuleiro analyze WHAT`: an engine's judgement of a position, or of every decision of a game.

use super::engine::ours;
use super::fair;
use super::interrupt::{self, STOP};
use super::subject::{Subject, subject};
use super::ticker::progress_line;
use crate::analysis::write;
use crate::args::AnalyzeArgs;
use crate::failure::{About, Failure};
use crate::plain::page;
use crate::screen::Screen;
use anyhow::Result;
use serde_json::json;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::process::ExitCode;
use tabuleiro_analysis::{DecisionDocument, Judge, Notes, limits, svg};
use tabuleiro_core::{Message, Random};
use tabuleiro_engine::native::{Stopwatch, Threads};
use tabuleiro_table::{Means, ThoughtDocument};

/// Default number of lines.
const LINES: usize = 3;
/// The most lines one may ask for.
const LINES_MAX: usize = 100;

/// Default judge.
const JUDGE: &str = "best";

pub(crate) fn run(
    args: &AnalyzeArgs,
    data: Option<&Path>,
    screen: &Screen,
    out: &mut dyn Write,
) -> Result<ExitCode> {
    if let Some(lines) = args.lines.filter(|lines| !(1..=LINES_MAX).contains(lines)) {
        let problem = Message::new("error-lines").number("found", lines as i64);
        return Err(Failure::new(problem.number("most", LINES_MAX as i64)).into());
    }
    let Subject { table, fault } = subject(&args.what, &args.moves, &args.setup, data)?;
    let table = table.known();
    interrupt::listen();
    if let Some(games) = args.fair {
        return fair::run(args, games, &table, screen, out);
    }
    let steps = table.play_state().steps().len();
    let kind = table.kind();
    let rule_set = kind.info.rule_set(table.play_state().setup().rule_set);
    let rule_set = rule_set.expect("a game has one of its rule sets");
    let computer = kind.computer(rule_set, args.engine.as_deref().unwrap_or(JUDGE)).about(kind.info)?;
    let spec = ours(&computer)?;
    // To prove what several moves are worth takes much longer than to prove what the best is.
    let lines = args.lines.unwrap_or(if spec.limits.solve { 1 } else { LINES });
    let mut judge = Judge {
        spec,
        limits: limits(spec, lines, steps),
        means: Means {
            timer: &|| Box::new(Stopwatch::start()),
            workers: &Threads,
            stop: &STOP,
            random: &mut Random::from_seed(1),
        },
        notes: Notes::default(),
        hear: &|_| {},
    };
    let speaker = screen.speaker(None);
    let mut written = Ok(());
    let judged = judge.judge(&table, &mut |progress| {
        if let Some((turn, decision)) = progress.judged.filter(|_| args.json) {
            written = write_json(out, &DecisionDocument::new(turn, decision));
        }
        progress_line(&speaker, "analyze-progress", progress.looked_at, steps);
        if written.is_err() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    written?;
    let analysis = judged.about(kind.info)?;
    if args.json {
        if let Some(thought) = &analysis.last {
            let mut last = json!(ThoughtDocument::new(thought));
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
    if interrupt::is_stopped() {
        eprintln!("{}", speaker.word("analyze-stopped"));
        return Ok(ExitCode::from(130));
    }
    Subject::end(fault, out)
}

fn write_json(out: &mut dyn Write, document: &DecisionDocument) -> io::Result<()> {
    writeln!(out, "{}", json!(document))?;
    out.flush()
}
