//! `tabuleiro engine`: our engines for other programs. `tabuleiro engine check COMMAND…`: a test of a program's
//! protocol.

use super::setup::{kind_named, options};
use crate::args::{EngineArgs, EngineCheckArgs, EngineCommand};
use crate::failure::{About, Failure};
use crate::screen::{Screen, write_wrapped};
use crate::style::Style;
use anyhow::Result;
use std::io::{self, Write};
use std::process::ExitCode;
use tabuleiro_core::Message;
use tabuleiro_engine::Spec;
use tabuleiro_table::{Computer, kinds};
use tabuleiro_ugi::{ClientError, EngineSettings, check, serve};

pub(crate) fn run(args: &EngineArgs, screen: &Screen, out: &mut dyn Write) -> Result<ExitCode> {
    if let Some(EngineCommand::Check(check)) = &args.command {
        return run_check(check, screen, out);
    }
    serve(settings(args)?, &mut io::stdin().lock(), io::stdout())?;
    Ok(ExitCode::SUCCESS)
}

fn settings(args: &EngineArgs) -> Result<EngineSettings> {
    let kind = match &args.game {
        Some(game) => kind_named(game)?,
        None => &kinds()[0],
    };
    let mut settings = EngineSettings::new(kind);
    settings.options = options(kind, &args.setup)?;
    settings.seed = args.setup.seed.unwrap_or(settings.seed);
    if let Some(engine) = &args.engine {
        let computer = kind.computer(settings.options.rule_set(), engine).about(kind.info)?;
        settings.engine = ours(&computer)?.clone();
    }
    Ok(settings)
}

/// Returns the specification, if the engine is one of ours.
pub(crate) fn ours(computer: &Computer) -> Result<&Spec, Failure> {
    let other = || Failure::new(Message::new("error-not-ours").text("found", computer));
    computer.spec().ok_or_else(other)
}

fn run_check(args: &EngineCheckArgs, screen: &Screen, out: &mut dyn Write) -> Result<ExitCode> {
    let words = match &args.words[..] {
        [line] => shlex::split(line).filter(|words| !words.is_empty()),
        words => Some(words.to_vec()),
    };
    let no_command = || ClientError::Command(args.words.join(" "));
    let words = words.ok_or_else(|| Failure::of(&no_command()))?;
    let speaker = screen.speaker(None);
    let mut written = Ok(());
    let findings = check(&words, &mut |finding| {
        let mark = match (&finding.fault, screen.theme.unicode) {
            (None, true) => "✓",
            (Some(_), true) => "✗",
            (None, false) => "+",
            (Some(_), false) => "-",
        };
        let mut line = format!("{mark} {}", speaker.word(format!("check-{}", finding.id)));
        if let Some(fault) = &finding.fault {
            let told = Message::new("check-wrong").text("what", &line).message("fault", fault.clone());
            line = screen.paint(&speaker.say(&told), Style::STRONG);
        }
        let line = write_wrapped(out, &line, screen.columns, "    ").and_then(|()| out.flush());
        if written.is_ok() {
            written = line;
        }
    });
    written?;
    let wrong = findings.iter().filter(|finding| finding.fault.is_some()).count();
    let sum = Message::new("check-sum").number("tried", findings.len() as i64).number("wrong", wrong as i64);
    writeln!(out, "{}", speaker.say(&sum))?;
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
