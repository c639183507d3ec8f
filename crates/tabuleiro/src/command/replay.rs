//! `tabuleiro replay FILE`: a record read, replayed and checked.

use crate::args::ReplayArgs;
use crate::plain::page;
use crate::screen::{Screen, write_wrapped};
use crate::style::Style;
use anyhow::{Context, Result};
use std::fs;
use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;
use tabuleiro_core::Message;
use tabuleiro_core::record::Record;
use tabuleiro_table::{Replay, Step, Table};

pub fn run(args: &ReplayArgs, screen: &Screen, out: &mut dyn Write) -> Result<ExitCode> {
    let record = read(args)?;
    let Replay { mut table, fault } =
        Table::replay(&record).with_context(|| args.file.display().to_string())?;
    let turns: Vec<Vec<Step>> = table.turns().into_iter().map(<[Step]>::to_vec).collect();
    if let Some(turn) = args.turn {
        let turns = table.turns().len();
        for _ in turn..turns {
            table.undo_turn();
        }
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
    let text = Message::new("error").text("problem", format!("{}: {fault}", args.file.display()));
    eprintln!("{}", screen.speaker(None).say(&text));
    Ok(ExitCode::FAILURE)
}

/// A record from a file, from standard input (`-`), or a link in the place of a file.
fn read(args: &ReplayArgs) -> Result<Record> {
    let path = &args.file;
    let text = if path.as_os_str() == "-" {
        std::io::read_to_string(std::io::stdin())?
    } else {
        fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?
    };
    let text = text.trim_start_matches('\u{feff}');
    if text.trim_start().starts_with('{') {
        return serde_json::from_str(text).with_context(|| path.display().to_string());
    }
    Record::parse(text).with_context(|| path.display().to_string())
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
    let pause = Duration::try_from_secs_f64(args.pause.unwrap_or(0.0)).context("--pause")?;
    for turn in 0..=record.turns.len() {
        let mut part = record.clone();
        part.turns.truncate(turn);
        if turn < record.turns.len() {
            part.ending = None;
        }
        let replay = Table::replay(&part)?;
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
