//! `tabuleiro man [--to FOLDER]`: the manual, one page for each command.

use crate::args::ManArgs;
use crate::grammar::{command, examples};
use crate::screen::Screen;
use anyhow::Result;
use clap::Command;
use clap_mangen::Man;
use std::fs;
use std::io::Write;
use tabuleiro_core::Message;
use tabuleiro_store::{FileTask, StoreError, write_whole};
use tabuleiro_words::Localizer;

pub(crate) fn run(args: &ManArgs, screen: &Screen, out: &mut dyn Write) -> Result<()> {
    let speaker = screen.speaker(None);
    let root = command(&speaker);
    let Some(folder) = &args.to else { return Ok(out.write_all(&page(&root, "", &speaker)?)?) };
    let made = fs::create_dir_all(folder);
    made.map_err(|error| StoreError::Io { task: FileTask::MakeFolder, path: folder.clone(), error })?;
    let mut pages = vec![(String::new(), &root)];
    let mut written: i64 = 0;
    while let Some((path, command)) = pages.pop() {
        let file = folder.join(format!("{}.1", name_of(&path)));
        write_whole(&file, page(command, &path, &speaker)?)?;
        written += 1;
        let shown = command.get_subcommands().filter(|sub| !sub.is_hide_set());
        pages.extend(shown.map(|sub| (format!("{path} {}", sub.get_name()).trim().to_string(), sub)));
    }
    let done = Message::new("man-written").number("pages", written).text("path", folder.display());
    Ok(writeln!(out, "{}", speaker.say(&done))?)
}

/// Returns the name of the page for a command.
fn name_of(path: &str) -> String {
    std::iter::once("tabuleiro").chain(path.split_whitespace()).collect::<Vec<_>>().join("-")
}

fn page(command: &Command, path: &str, speaker: &Localizer) -> Result<Vec<u8>> {
    let mut shown =
        command.clone().name(name_of(path)).bin_name(format!("tabuleiro {path}").trim().to_string());
    shown = shown.display_name(name_of(path));
    let man = Man::new(shown).title(name_of(path)).section("1");
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_description_section(&mut page)?;
    man.render_options_section(&mut page)?;
    if command.has_subcommands() {
        section(&mut page, &speaker.word("help-heading-commands"), &commands(command, path));
    }
    let own = if path.is_empty() { root_examples() } else { examples(path) };
    section(
        &mut page,
        &speaker.word("man-examples"),
        &own.iter().map(|line| verbatim(line)).collect::<Vec<_>>(),
    );
    for name in ["exit-status", "files", "environment"] {
        let text = speaker.word(format!("man-{name}-text"));
        let lines: Vec<String> = text.lines().map(entry).collect();
        section(&mut page, &speaker.word(format!("man-{name}")), &lines);
    }
    if !path.is_empty() {
        section(&mut page, &speaker.word("man-see-also"), &[escaped("tabuleiro(1)")]);
    }
    Ok(page)
}

/// Returns the first examples of the commands for players.
fn root_examples() -> Vec<String> {
    ["play", "continue", "learn", "analyze"]
        .into_iter()
        .filter_map(|path| examples(path).into_iter().next())
        .collect()
}

fn commands(command: &Command, path: &str) -> Vec<String> {
    let shown = command.get_subcommands().filter(|sub| !sub.is_hide_set());
    let line = |sub: &Command| {
        let about = sub.get_about().map(ToString::to_string).unwrap_or_default();
        let name = name_of(&format!("{path} {}", sub.get_name()));
        format!(".TP\n\\fB{}\\fR(1)\n{}", escaped(&name), escaped(&about))
    };
    shown.map(line).collect()
}

fn section(page: &mut Vec<u8>, heading: &str, lines: &[String]) {
    page.extend(format!(".SH {}\n{}\n", escaped(&heading.to_uppercase()), lines.join("\n")).into_bytes());
}

/// Formats a line to be shown as typed.
fn verbatim(line: &str) -> String {
    format!(".nf\n.RS 4\n{}\n.RE\n.fi", escaped(line))
}

/// Formats `NAME: description` as an entry of a list, and other lines as text.
fn entry(line: &str) -> String {
    match line.split_once(": ") {
        Some((name, about)) => format!(".TP\n\\fB{}\\fR\n{}", escaped(name), escaped(about)),
        None => format!(".PP\n{}", escaped(line)),
    }
}

/// Escapes all commands of the page's language.
fn escaped(text: &str) -> String {
    let text = text.replace('\\', "\\e").replace('-', "\\-");
    if text.starts_with(['.', '\'']) { format!("\\&{text}") } else { text }
}
