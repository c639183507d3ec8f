//! `tabuleiro replay FILE`: a record read, replayed and checked.

use super::play::pause;
use crate::args::ReplayArgs;
use crate::failure::{About, Failure, unreadable};
use crate::plain::page;
use crate::screen::{Screen, write_wrapped};
use crate::style::Style;
use anyhow::Result;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use tabuleiro_core::Message;
use tabuleiro_core::record::Record;
use tabuleiro_table::{Replay, Step, Table, kind_of_record};

pub(crate) fn run(args: &ReplayArgs, screen: &Screen, out: &mut dyn Write) -> Result<ExitCode> {
    let record = read_record(&args.file)?;
    let game = kind_of_record(&record).map(|kind| kind.info);
    let replay = Table::replay(&record).about(game);
    let Replay { mut table, fault } = replay.map_err(|failure| failure.found_in(&args.file))?;
    let turns: Vec<Vec<Step>> = table.turns().into_iter().map(<[Step]>::to_vec).collect();
    if let Some(turn) = args.turn {
        back_to(&mut table, turn)?;
    }
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &table.record())?;
        writeln!(out)?;
    } else if args.link {
        writeln!(out, "{}", table.record().link())?;
    } else if args.boards {
        write_boards(args, &table, screen, out)?;
    } else {
        write_turns(&table, &turns, screen, out)?;
        page::write_position(out, &table, screen)?;
    }
    let Some(fault) = fault else { return Ok(ExitCode::SUCCESS) };
    out.flush()?;
    eprintln!("{}", Failure::of(&fault).about(game).found_in(&args.file).say(screen));
    Ok(ExitCode::FAILURE)
}

/// The position after so many turns, if there were so many.
pub(crate) fn back_to(table: &mut Table, turn: usize) -> Result<(), Failure> {
    let turns = table.turns().len();
    if table.back_to_turn(turn) {
        return Ok(());
    }
    Err(Failure::new(Message::new("error-no-turn").text("found", turn).text("turns", turns)))
}

/// A record from a file, from standard input (`-`), or a link in the place of a file.
pub(crate) fn read_record(path: &Path) -> Result<Record, Failure> {
    let text = if path.as_os_str() == "-" {
        io::read_to_string(io::stdin()).map_err(|error| unreadable(path, &error))?
    } else {
        fs::read_to_string(path).map_err(|error| unreadable(path, &error))?
    };
    tabuleiro_table::read_record(&text).map_err(|error| Failure::of(&error).found_in(path))
}

fn write_turns(table: &Table, turns: &[Vec<Step>], screen: &Screen, out: &mut dyn Write) -> Result<()> {
    let speaker = page::speaker(table, screen);
    for (index, steps) in turns.iter().take(table.turns().len()).enumerate() {
        for (place, step) in steps.iter().enumerate() {
            let number = if place == 0 { format!("{:>3}.", index + 1) } else { "    ".into() };
            let sentence = screen.paint(&speaker.say(&step.sentence), Style::of_player(step.player));
            write_wrapped(
                out,
                &format!("{number} {:10} {sentence}", step.text),
                screen.columns,
                "                ",
            )?;
            for event in &step.events {
                writeln!(out, "                {}", speaker.say(event))?;
            }
        }
    }
    writeln!(out)?;
    Ok(())
}

/// The board after each turn.
fn write_boards(args: &ReplayArgs, table: &Table, screen: &Screen, out: &mut dyn Write) -> Result<()> {
    let record = table.record();
    let pause = pause(args.pause.as_deref().unwrap_or("0s"))?;
    for turn in 0..=record.turns.len() {
        let mut part = record.clone();
        part.turns.truncate(turn);
        if turn < record.turns.len() {
            part.ending = None;
        }
        let replay = Table::replay(&part).about(table.kind().info)?;
        writeln!(
            out,
            "{}",
            screen.speaker(None).say(&Message::new("replay-turn").number("turn", turn as i64))
        )?;
        page::write_position(out, &replay.table, screen)?;
        writeln!(out)?;
        out.flush()?;
        std::thread::sleep(pause);
    }
    Ok(())
}
