//! `tabuleiro list`, `rename` and `delete`: the games in the data folder.

use super::subject::no_record;
use crate::args::{DeleteArgs, ListArgs, RenameArgs};
use crate::failure::Failure;
use crate::screen::{Screen, visible};
use crate::style::Style;
use anyhow::Result;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde_json::{Value, json};
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;
use tabuleiro_core::{Message, Player};
use tabuleiro_store::{Found, Store};
use tabuleiro_table::{Table, kind_of_record};
use tabuleiro_words::{Localizer, telling};

pub(crate) fn list(args: &ListArgs, data: Option<&Path>, screen: &Screen, out: &mut dyn Write) -> Result<()> {
    let store = store(data)?;
    let all = store.all()?;
    if args.json {
        let all: Vec<Value> = all.iter().map(|found| as_json(found, screen)).collect();
        serde_json::to_writer_pretty(&mut *out, &all)?;
        return Ok(writeln!(out)?);
    }
    if all.is_empty() {
        return Ok(writeln!(out, "{}", screen.speaker(None).word("list-none"))?);
    }
    let rows: Vec<[String; 5]> = all.iter().map(|found| row(found, screen)).collect();
    let width = |column: usize| rows.iter().map(|row| visible(&row[column])).max().unwrap_or(0);
    let widths: Vec<usize> = (0..5).map(width).collect();
    for row in &rows {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
            let gap = " ".repeat(width - visible(cell));
            let style = if column == 0 { Style::STRONG } else { Style::PLAIN };
            format!("{}{gap}", screen.paint(cell, style))
        });
        writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}

pub(crate) fn rename(
    args: &RenameArgs,
    data: Option<&Path>,
    screen: &Screen,
    out: &mut dyn Write,
) -> Result<()> {
    let store = store(data)?;
    expect(&store, &args.name)?;
    let path = store.rename(&args.name, &args.to)?;
    let done = Message::new("kept-renamed").text("name", &args.name).text("to", &args.to);
    Ok(writeln!(out, "{}", screen.speaker(None).say(&done.text("path", path.display())))?)
}

pub(crate) fn delete(
    args: &DeleteArgs,
    data: Option<&Path>,
    screen: &Screen,
    out: &mut dyn Write,
) -> Result<ExitCode> {
    let (store, speaker) = (store(data)?, screen.speaker(None));
    args.names.iter().try_for_each(|name| expect(&store, name))?;
    for name in &args.names {
        if !args.yes && !confirms(name, &speaker, out)? {
            writeln!(out, "{}", speaker.say(&Message::new("kept-not-deleted").text("name", name)))?;
            return Ok(ExitCode::FAILURE);
        }
        store.delete(name)?;
        writeln!(out, "{}", speaker.say(&Message::new("kept-deleted").text("name", name)))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Asks for confirmation at a terminal; refuses without one.
fn confirms(name: &str, speaker: &Localizer, out: &mut dyn Write) -> Result<bool> {
    if !io::stdin().is_terminal() {
        return Err(Failure::new("error-delete-unasked").into());
    }
    write!(out, "{} ", speaker.say(&Message::new("kept-delete-sure").text("name", name)))?;
    out.flush()?;
    let mut answer = String::new();
    io::stdin().lock().read_line(&mut answer)?;
    Ok(speaker.word("word-yes").split(',').any(|yes| yes.trim() == answer.trim().to_lowercase()))
}

fn store(data: Option<&Path>) -> Result<Store> {
    Ok(data.map_or_else(Store::of_this_user, Store::at)?)
}

fn expect(store: &Store, name: &str) -> Result<()> {
    let names: Vec<String> = store.all()?.into_iter().map(|found| found.name).collect();
    if names.iter().any(|kept| kept == name) { Ok(()) } else { Err(no_record(name, &names).into()) }
}

/// Returns name, game, date, players and state.
fn row(found: &Found, screen: &Screen) -> [String; 5] {
    let kind = kind_of_record(&found.record);
    let speaker = screen.speaker(kind.map(|kind| kind.info));
    let game = kind.map_or(found.record.game.clone(), |_| speaker.word("game-name"));
    let Some(table) = table(found) else {
        return [found.name.clone(), game, date(found), String::new(), speaker.word("list-faulty")];
    };
    let speaker = Localizer::at(&table, screen.language);
    let players = table.play_state().seats().players().map(|player| speaker.name(player));
    let turns = Message::new("list-turns").number("turns", table.turns().len() as i64);
    let state = match (table.finish(), table.to_move()) {
        (Some(finish), _) => telling::result(&speaker, &finish),
        (None, Some(player)) => speaker.say(&Message::new("list-to-move").player("player", player)),
        (None, None) => String::new(),
    };
    let players = players.collect::<Vec<_>>().join(", ");
    [found.name.clone(), game, date(found), players, format!("{}, {state}", speaker.say(&turns))]
}

fn as_json(found: &Found, screen: &Screen) -> Value {
    let table = table(found);
    let speaker = table.as_ref().map(|table| Localizer::at(table, screen.language));
    let names = table.as_ref().zip(speaker).map(|(table, speaker)| {
        let players = table.play_state().seats().players();
        players.map(|player| speaker.name(player)).collect::<Vec<_>>()
    });
    json!({
        "name": found.name,
        "game": found.record.game,
        "modified": Timestamp::try_from(found.modified).ok().map(|moment| moment.to_string()),
        "players": names,
        "turns": found.record.turns.len(),
        "to_move": table.as_ref().and_then(Table::to_move).map(Player::seat),
        "over": table.as_ref().map(|table| table.finish().is_some()),
    })
}

fn table(found: &Found) -> Option<Table> {
    Table::replay(&found.record).ok().filter(|replay| replay.fault.is_none()).map(|replay| replay.table)
}

/// Returns the local date of the last move.
fn date(found: &Found) -> String {
    let moment = Timestamp::try_from(found.modified).unwrap_or(Timestamp::UNIX_EPOCH);
    moment.to_zoned(TimeZone::system()).strftime("%Y-%m-%d %H:%M").to_string()
}
