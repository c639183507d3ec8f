//! `tabuleiro moves POSITION [MOVE…]`: every legal move with its effects.

use super::subject::{Subject, subject};
use crate::args::PositionArgs;
use crate::plain::page;
use crate::screen::Screen;
use anyhow::Result;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use tabuleiro_table::Snapshot;

pub(crate) fn run(
    args: &PositionArgs,
    data: Option<&Path>,
    screen: &Screen,
    out: &mut dyn Write,
) -> Result<ExitCode> {
    let Subject { table, fault } = subject(&args.text, &args.moves, &args.setup, data)?;
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &Snapshot::of(&table).moves)?;
        writeln!(out)?;
        return Subject::end(fault, out);
    }
    let speaker = page::speaker(&table, screen);
    let choices = table.play_state().choices();
    let widest = choices.iter().map(|choice| choice.text.len()).max().unwrap_or(0);
    for choice in &choices {
        writeln!(out, "{:widest$}  {}", choice.text, speaker.say(&choice.sentence))?;
    }
    if choices.is_empty() {
        page::write_end(out, &table, screen)?;
    }
    Subject::end(fault, out)
}
