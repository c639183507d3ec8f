//! `tabuleiro rules [GAME] [PAGE]`: the rules of a game.

use super::setup::kind_named;
use crate::args::RulesArgs;
use crate::plain::rules::{write_all, write_contents, write_one};
use crate::screen::{Screen, write_wrapped};
use crate::style::Style;
use anyhow::Result;
use std::io::Write;
use tabuleiro_table::kinds;

pub(crate) fn run(args: &RulesArgs, screen: &Screen, out: &mut dyn Write) -> Result<()> {
    if let Some(game) = &args.game {
        let kind = kind_named(game)?;
        return match args.page {
            Some(page) => write_one(out, kind, page, screen),
            None => Ok(write_all(out, kind, screen)?),
        };
    }
    for kind in kinds() {
        let name = screen.speaker(Some(kind.info)).word("game-name");
        writeln!(out, "{}  ({})", screen.paint(&name, Style::STRONG), kind.info.id)?;
        write_contents(out, kind, screen)?;
    }
    writeln!(out)?;
    write_wrapped(out, &screen.speaker(None).word("rules-how"), screen.columns, "  ")?;
    Ok(())
}
