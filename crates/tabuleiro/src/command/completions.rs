//! `tabuleiro completions SHELL`: a script that asks the program for completions, if the shell allows that.

use crate::args::CompletionsArgs;
use crate::grammar::command;
use crate::screen::Screen;
use clap_complete::Shell;
use std::io::{self, Write};

const BASH: &str = include_str!("completions/tabuleiro.bash");
const ZSH: &str = include_str!("completions/tabuleiro.zsh");
const FISH: &str = include_str!("completions/tabuleiro.fish");

pub(crate) fn run(args: &CompletionsArgs, screen: &Screen, out: &mut dyn Write) -> io::Result<()> {
    let mut script = Vec::new();
    match args.shell {
        Shell::Bash => script.extend(BASH.bytes()),
        Shell::Zsh => script.extend(ZSH.bytes()),
        Shell::Fish => script.extend(FISH.bytes()),
        other => {
            clap_complete::generate(other, &mut command(&screen.speaker(None)), "tabuleiro", &mut script);
        }
    }
    out.write_all(&script)
}
