//! `tabuleiro perft POSITION DEPTH`: the number of lines of each length.

use super::subject::{Subject, subject};
use crate::args::PerftArgs;
use crate::screen::Screen;
use anyhow::Result;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;
use tabuleiro_core::Message;

pub(crate) fn run(
    args: &PerftArgs,
    data: Option<&Path>,
    screen: &Screen,
    out: &mut dyn Write,
) -> Result<ExitCode> {
    let Subject { table, fault } = subject(&args.text, &[], &args.setup, data)?;
    let play = table.play_state();
    if args.divide && args.depth > 0 {
        let mut total = 0;
        for choice in play.choices() {
            let mut fork = play.fork();
            fork.play(&choice.text)?;
            let nodes = fork.perft(args.depth - 1);
            total += nodes;
            writeln!(out, "{:12} {nodes}", choice.text)?;
        }
        writeln!(out, "{total}")?;
        return Subject::end(fault, out);
    }
    let speaker = screen.speaker(None);
    // The position itself is the only line of length 0.
    for depth in args.depth.min(1)..=args.depth {
        let begin = Instant::now();
        let nodes = play.perft(depth);
        let speed = nodes as f64 / begin.elapsed().as_secs_f64().max(1e-9) / 1e6;
        let line = Message::new("perft-line")
            .number("depth", depth)
            .text("nodes", nodes)
            .number("count", nodes.min(2) as i64)
            .text("speed", format!("{speed:.1}"));
        writeln!(out, "{}", speaker.say(&line))?;
        out.flush()?;
    }
    Subject::end(fault, out)
}
