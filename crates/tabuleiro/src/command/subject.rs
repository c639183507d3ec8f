//! Subjects of commands: records, kept games and positions.

use super::setup::{table_at, unknown_name};
use crate::args::SetupArgs;
use crate::failure::{About, Failure, unreadable};
use crate::nearest::nearest;
use anyhow::Result;
use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;
use tabuleiro_core::Message;
use tabuleiro_core::record::Record;
use tabuleiro_store::{Found, Store};
use tabuleiro_table::{Replay, Table, kind, kind_of_record, kinds};

/// A game as it stands, and the first fault of its record.
pub(crate) struct Subject {
    pub table: Table,
    pub fault: Option<Failure>,
}

impl Subject {
    /// Ends a command that shows the valid part of a record; the fault comes last.
    pub(crate) fn end(fault: Option<Failure>, out: &mut dyn io::Write) -> Result<ExitCode> {
        out.flush()?;
        fault.map_or(Ok(ExitCode::SUCCESS), |fault| Err(fault.into()))
    }
}

/// Returns the table of a text: a record in a file or on standard input (`-`), a kept game, a position's text or a
/// game's name.
pub(crate) fn subject(
    what: &str,
    moves: &[String],
    setup: &SetupArgs,
    data: Option<&Path>,
) -> Result<Subject> {
    let path = Path::new(what);
    if what == "-" || path.is_file() {
        return of_record(&read_record(path)?, path, moves);
    }
    let is_game = kind(what).is_some();
    if let Some(record) = if is_game { None } else { kept_record(what, data)? } {
        return of_record(&record, path, moves);
    }
    if is_path(what) {
        return of_record(&read_record(path)?, path, moves);
    }
    if !what.contains('.') && unknown_name(what) {
        return Err(no_subject(what, data).into());
    }
    Ok(Subject { table: table_at(what, moves, setup)?, fault: None })
}

/// Returns the record in a file, on standard input, or of a kept game.
pub(crate) fn record(what: &Path, data: Option<&Path>) -> Result<Record> {
    if what.as_os_str() == "-" || what.is_file() {
        return Ok(read_record(what)?);
    }
    let name = what.to_string_lossy();
    if let Some(record) = kept_record(&name, data)? {
        return Ok(record);
    }
    if is_path(&name) || what.exists() {
        return Ok(read_record(what)?);
    }
    Err(no_record(&name, &kept_names(data)).into())
}

/// Explains that no file and no kept game has this name.
pub(crate) fn no_record(name: &str, kept: &[String]) -> Failure {
    let near = nearest(name, kept.iter().map(String::as_str));
    let problem = match &near[..] {
        [] => Message::new("error-no-record"),
        near => Message::new("error-no-record-near").text("near", near.join(", ")),
    };
    Failure::new(problem.text("wanted", name))
}

fn no_subject(what: &str, data: Option<&Path>) -> Failure {
    let kept = kept_names(data);
    let games = || kinds().iter().map(|kind| kind.info.id);
    let near = nearest(what, games().chain(kept.iter().map(String::as_str)));
    let problem = match &near[..] {
        [] => Message::new("error-no-subject").text("offered", games().collect::<Vec<_>>().join(", ")),
        near => Message::new("error-no-subject-near").text("near", near.join(", ")),
    };
    Failure::new(problem.text("wanted", what))
}

/// Returns whether a text can only be a file name.
fn is_path(what: &str) -> bool {
    let ending = Path::new(what).extension().and_then(|ending| ending.to_str());
    what.contains(['/', '\\']) || matches!(ending, Some("tabuleiro" | "json" | "txt"))
}

fn of_record(record: &Record, path: &Path, moves: &[String]) -> Result<Subject> {
    if !moves.is_empty() {
        return Err(Failure::new("error-record-and-moves").into());
    }
    let game = kind_of_record(record).map(|kind| kind.info);
    let replay = Table::replay(record).about(game).map_err(|failure| failure.found_in(path))?;
    let Replay { table, fault } = replay;
    let fault = fault.map(|fault| Failure::of(&fault).about(game).found_in(path));
    Ok(Subject { table, fault })
}

fn read_record(path: &Path) -> Result<Record, Failure> {
    let text = if path.as_os_str() == "-" {
        io::read_to_string(io::stdin()).map_err(|error| crate::failure::unread_input(&error))?
    } else {
        fs::read_to_string(path).map_err(|error| unreadable(path, &error))?
    };
    tabuleiro_table::read_record(&text).map_err(|error| Failure::of(&error).found_in(path))
}

/// Returns the record of the kept game with this name.
fn kept_record(name: &str, data: Option<&Path>) -> Result<Option<Record>> {
    let found = kept(data)?.into_iter().find(|found| found.name == name);
    Ok(found.map(|found| found.record))
}

/// Returns the names of the kept games; empty if they cannot be read.
pub(crate) fn kept_names(data: Option<&Path>) -> Vec<String> {
    kept(data).unwrap_or_default().into_iter().map(|found| found.name).collect()
}

fn kept(data: Option<&Path>) -> Result<Vec<Found>> {
    let store = data.map_or_else(Store::of_this_user, Store::at)?;
    Ok(store.all()?)
}
