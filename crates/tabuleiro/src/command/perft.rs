//! `tabuleiro perft POSITION DEPTH`: how many lines of each length there are.

use super::setup::table_at;
use crate::args::PerftArgs;
use crate::screen::Screen;
use anyhow::Result;
use std::io::Write;
use std::time::Instant;
use tabuleiro_core::Message;

pub(crate) fn run(args: &PerftArgs, screen: &Screen, out: &mut dyn Write) -> Result<()> {
    let table = table_at(&args.text, &[], &args.setup)?;
    let play = table.play_state();
    if args.divide {
        let mut total = 0;
        for choice in play.choices() {
            let mut fork = play.fork();
            fork.play(&choice.text)?;
            let nodes = fork.perft(args.depth.saturating_sub(1));
            total += nodes;
            writeln!(out, "{:12} {nodes}", choice.text)?;
        }
        writeln!(out, "{total}")?;
        return Ok(());
    }
    let speaker = screen.speaker(None);
    for depth in 1..=args.depth {
        let begin = Instant::now();
        let nodes = play.perft(depth);
        let speed = nodes as f64 / begin.elapsed().as_secs_f64().max(1e-9) / 1e6;
        let line = Message::new("perft-line")
            .number("depth", depth)
            .text("nodes", nodes)
            .text("speed", format!("{speed:.1}"));
        writeln!(out, "{}", speaker.say(&line))?;
        out.flush()?;
    }
    Ok(())
}
