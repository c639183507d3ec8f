//! `tabuleiro show POSITION [MOVE…]`

use super::setup::table_at;
use crate::args::PositionArgs;
use crate::plain::page;
use crate::screen::Screen;
use anyhow::Result;
use std::io::Write;
use tabuleiro_table::Snapshot;

pub(crate) fn run(args: &PositionArgs, screen: &Screen, out: &mut dyn Write) -> Result<()> {
    let table = table_at(&args.text, &args.moves, &args.setup)?;
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &Snapshot::of(&table))?;
        writeln!(out)?;
        return Ok(());
    }
    page::write_position(out, &table, screen)?;
    writeln!(out, "{}", table.line())?;
    Ok(())
}
