//! `tabuleiro help [COMMAND]`: the help of a command.

use crate::args::HelpArgs;
use crate::failure::Failure;
use crate::grammar::command;
use crate::screen::Screen;
use crate::usage::unknown_command;
use anyhow::Result;
use std::io::Write;

pub(crate) fn run(args: &HelpArgs, screen: &Screen, out: &mut dyn Write) -> Result<()> {
    let mut found = command(&screen.speaker(None));
    for name in &args.command {
        let sub = found.find_subcommand(name).cloned();
        found = sub.ok_or_else(|| Failure::new(unknown_command(name, &found)))?;
    }
    let help = found.render_help();
    if screen.theme.colour {
        write!(out, "{}", help.ansi())?;
    } else {
        write!(out, "{help}")?;
    }
    Ok(())
}
