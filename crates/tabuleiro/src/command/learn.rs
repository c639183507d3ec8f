//! `tabuleiro learn [GAME] [LESSON]`: the lessons of the games, line by line.

use super::setup::kind_named;
use crate::args::LearnArgs;
use crate::failure::Failure;
use crate::plain::{Console, lesson};
use crate::screen::{Screen, write_wrapped};
use crate::style::Style;
use anyhow::Result;
use std::io::{self, Write};
use tabuleiro_core::Message;
use tabuleiro_table::kinds;
use tabuleiro_words::lesson::lessons;

pub(crate) fn run(args: &LearnArgs, screen: &Screen, out: &mut dyn Write) -> Result<()> {
    let Some(game) = &args.game else { return write_contents(screen, out) };
    let kind = kind_named(game)?;
    let (number, most) = (args.lesson.unwrap_or(1), lessons(kind).len());
    if !(1..=most).contains(&number) {
        let problem = Message::new("error-lesson-number").text("found", number);
        return Err(Failure::new(problem.text("most", most)).into());
    }
    let mut input = io::stdin().lock();
    lesson::learn(&mut Console::new(&mut input, out), kind, number - 1, screen).map(drop)
}

/// Writes the lessons of every game by number.
fn write_contents(screen: &Screen, out: &mut dyn Write) -> Result<()> {
    let speaker = screen.speaker(None);
    write_wrapped(out, &speaker.word("learn-intro"), screen.columns, "")?;
    for kind in kinds() {
        let speaker = screen.speaker(Some(kind.info));
        writeln!(out, "\n{}  ({})", screen.paint(&speaker.word("game-name"), Style::STRONG), kind.info.id)?;
        for (number, lesson) in (1..).zip(lessons(kind)) {
            writeln!(out, "  {number:>2}  {}", speaker.say(&lesson.title()))?;
        }
    }
    writeln!(out)?;
    Ok(write_wrapped(out, &speaker.word("learn-how"), screen.columns, "  ")?)
}
