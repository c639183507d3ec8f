//! `tabuleiro replay FILE`: a record read, replayed and checked.

use super::play::pause;
use super::subject::{Subject, record};
use crate::args::ReplayArgs;
use crate::failure::{About, Failure};
use crate::plain::page;
use crate::screen::{Screen, write_wrapped};
use crate::style::Style;
use anyhow::Result;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;
use tabuleiro_core::Message;
use tabuleiro_table::{Replay, Step, Table, kind_of_record};

pub(crate) fn run(
    args: &ReplayArgs,
    data: Option<&Path>,
    screen: &Screen,
    out: &mut dyn Write,
) -> Result<ExitCode> {
    let pause = pause(args.pause.as_deref().unwrap_or("0s"))?;
    let record = record(&args.file, data)?;
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
        write_boards(pause, &table, screen, out)?;
    } else {
        write_turns(&table, &turns, screen, out)?;
        page::write_position(out, &table, screen)?;
    }
    Subject::end(fault.map(|fault| Failure::of(&fault).about(game).found_in(&args.file)), out)
}

/// Takes a table back to a turn; refuses a turn that does not exist.
pub(crate) fn back_to(table: &mut Table, turn: usize) -> Result<(), Failure> {
    let turns = table.turns().len();
    if table.back_to_turn(turn) {
        return Ok(());
    }
    Err(Failure::new(Message::new("error-no-turn").text("found", turn).text("turns", turns)))
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

/// Writes the board after each turn.
fn write_boards(pause: Duration, table: &Table, screen: &Screen, out: &mut dyn Write) -> Result<()> {
    let record = table.record();
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
