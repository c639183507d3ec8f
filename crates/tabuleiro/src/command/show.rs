//! `tabuleiro show POSITION [MOVE…]`: a drawing of a position.

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
        serde_json::to_writer_pretty(&mut *out, &Snapshot::of(&table))?;
        writeln!(out)?;
        return Subject::end(fault, out);
    }
    page::write_position(out, &table, screen)?;
    writeln!(out, "{}", table.line())?;
    Subject::end(fault, out)
}
