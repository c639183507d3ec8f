//! Running of other programs.

use anyhow::{Context, Result, bail};
use std::env;
use std::io::{BufRead, BufReader, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::thread;

/// Returns a command of the same cargo that runs xtask; arguments are separated by spaces.
pub(crate) fn cargo(arguments: &str) -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(arguments.split_whitespace());
    if std::io::stderr().is_terminal() {
        cargo.env("CARGO_TERM_COLOR", "always");
    }
    cargo
}

/// Returns a command for a program; arguments are separated by spaces.
pub(crate) fn program(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let mut command = Command::new(words.next().expect("a command line names a program"));
    command.args(words);
    command
}

/// Runs a command with its output on the terminal.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    announce(command);
    let status = command.status().with_context(|| format!("cannot run `{}`", line_of(command)))?;
    if !status.success() {
        bail!("`{}` failed ({status})", line_of(command));
    }
    Ok(())
}

/// The output of a command.
pub(crate) struct Written {
    pub output: String,
    pub errors: String,
}

/// Runs a command and captures its output.
pub(crate) fn read(command: &mut Command) -> Result<Written> {
    let done = command.output().with_context(|| format!("cannot run `{}`", line_of(command)))?;
    let [output, errors] =
        [&done.stdout, &done.stderr].map(|bytes| String::from_utf8_lossy(bytes).into_owned());
    if !done.status.success() {
        bail!("`{}` failed ({}): {}", line_of(command), done.status, errors.trim());
    }
    Ok(Written { output, errors })
}

/// The result of a command whose output was both shown and captured.
pub(crate) struct Followed {
    pub status: ExitStatus,
    pub lines: Vec<String>,
}

/// Runs a command, shows its output and captures it.
pub(crate) fn follow(command: &mut Command) -> Result<Followed> {
    announce(command);
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot run `{}`", line_of(command)))?;
    let (output, errors) = (child.stdout.take(), child.stderr.take());
    let errors =
        thread::spawn(move || errors.map(|pipe| pass_on(pipe, std::io::stderr())).unwrap_or_default());
    let mut lines = output.map(|pipe| pass_on(pipe, std::io::stdout())).unwrap_or_default();
    lines.extend(errors.join().expect("passing lines on does not panic"));
    Ok(Followed { status: child.wait()?, lines })
}

fn pass_on(from: impl Read, mut to: impl Write) -> Vec<String> {
    let mut lines = Vec::new();
    for line in BufReader::new(from).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line).into_owned();
        // If the terminal is gone, continue anyway.
        let _ = writeln!(to, "{line}");
        lines.push(line);
    }
    lines
}

fn announce(command: &Command) {
    eprintln!("\n$ {}", line_of(command));
}

fn line_of(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args());
    words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}

/// Returns cargo's target folder.
pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()).into()
}

/// Returns the path of a program, if it is installed.
pub(crate) fn find(program: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    let file = format!("{program}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&folders).map(|folder| folder.join(&file)).find(|path| path.is_file())
}
