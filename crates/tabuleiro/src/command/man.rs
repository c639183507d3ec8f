//! `tabuleiro man`: the manual page, with a section for every command.

use crate::command_line::command;
use crate::screen::Screen;
use clap_mangen::Man;
use std::io::{self, Write};

pub(crate) fn run(screen: &Screen, out: &mut dyn Write) -> io::Result<()> {
    let mut command = command(&screen.speaker(None));
    command.build();
    let mut page = Vec::new();
    Man::new(command.clone()).render(&mut page)?;
    for sub in command.get_subcommands() {
        let man = Man::new(sub.clone());
        man.render_synopsis_section(&mut page)?;
        man.render_description_section(&mut page)?;
        man.render_options_section(&mut page)?;
    }
    out.write_all(&page)
}
