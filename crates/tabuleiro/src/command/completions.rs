//! `tabuleiro completions SHELL`

use crate::args::CompletionsArgs;
use crate::command_line::command;
use crate::screen::Screen;
use std::io::{self, Write};

pub(crate) fn run(args: &CompletionsArgs, screen: &Screen, out: &mut dyn Write) -> io::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command(&screen.speaker(None)), "tabuleiro", &mut script);
    out.write_all(&script)
}
