//! Lessons, line by line.

use super::console::Console;
use super::entry::{Entry, understand, words_of};
use super::page;
use super::questions;
use crate::drawing;
use crate::screen::{Screen, write_wrapped};
use crate::style::Style;
use anyhow::Result;
use tabuleiro_core::present::Click;
use tabuleiro_core::{Message, Player};
use tabuleiro_table::{GameKind, Spelling, Table};
use tabuleiro_words::lesson::{Attempt, Lesson, LessonProgress, lessons};
use tabuleiro_words::sketch::{Bracket, Brackets, Sketch, Space};
use tabuleiro_words::{Localizer, answers, said};

/// Gives the lessons of a game from this one on; `false` if the learner leaves.
pub(crate) fn learn(
    console: &mut Console,
    kind: &'static GameKind,
    first: usize,
    screen: &Screen,
) -> Result<bool> {
    let (lessons, speaker) = (lessons(kind), screen.speaker(Some(kind.info)));
    write_wrapped(console.out, &speaker.word("learn-keys"), screen.columns, "  ")?;
    for (index, lesson) in lessons.iter().enumerate().skip(first) {
        console.say("")?;
        let title = Message::new("learn-title").number("number", index as i64 + 1);
        let title = title.number("count", lessons.len() as i64).message("title", lesson.title());
        console.say(&screen.paint(&speaker.say(&title), Style::STRONG))?;
        if !(Teacher { kind, lesson, speaker: &speaker, screen }.teach(console)?) {
            return Ok(false);
        }
    }
    console.say("")?;
    let finished = Message::new("learn-finished").text("game", kind.info.id);
    write_wrapped(console.out, &speaker.say(&finished), screen.columns, "  ")?;
    Ok(true)
}

/// One lesson at a console.
struct Teacher<'a> {
    kind: &'static GameKind,
    lesson: &'a Lesson,
    speaker: &'a Localizer,
    screen: &'a Screen,
}

impl Teacher<'_> {
    /// Asks until the task is done or skipped; `false` if the learner leaves.
    fn teach(&self, console: &mut Console) -> Result<bool> {
        self.write(console, &self.lesson.task())?;
        let mut attempt = self.lesson.open(self.kind)?;
        let mut spelling = Spelling::default();
        self.write_board(console, &attempt.table)?;
        loop {
            let prompt = said::prompt(&attempt.table, spelling.clicks(), self.speaker).unwrap_or_default();
            write_wrapped(console.out, &prompt, self.screen.columns, "")?;
            let Some(line) = console.ask(">")? else { return Ok(false) };
            if words_of("skip", self.speaker).contains(&line.to_lowercase()) {
                return Ok(true);
            }
            let choices = attempt.table.play_state().choices();
            match understand(&line, spelling.clicks(), &choices, self.speaker) {
                Entry::Move(mv) => {
                    spelling.clear();
                    if self.play(console, &mut attempt, &mv)? {
                        return Ok(true);
                    }
                }
                Entry::Clicks(clicks) => spelling.set(clicks),
                Entry::Illegal(clicks) => self.refuse(console, &attempt.table, &clicks)?,
                Entry::Order("quit", _) => return Ok(false),
                Entry::Order("back", _) => spelling.clear(),
                Entry::Order(order, argument) => self.answer(console, &attempt.table, order, &argument)?,
                Entry::Unknown(word) => {
                    self.write(console, &Message::new("learn-unknown").text("word", word))?;
                }
                Entry::Nothing => self.write(console, &self.lesson.task())?,
            }
        }
    }

    /// Plays a move; `true` if the task is done with it. One that misses the goal is taken back.
    fn play(&self, console: &mut Console, attempt: &mut Attempt, mv: &str) -> Result<bool> {
        self.lesson.play(attempt, mv)?;
        if self.screen.describe {
            self.write_all(console, &answers::last(&attempt.table, self.speaker))?;
        } else {
            self.write_board(console, &attempt.table)?;
        }
        if let Some(said) = self.lesson.said(attempt.progress) {
            self.write(console, &said)?;
        }
        if attempt.progress == LessonProgress::Missed {
            *attempt = self.lesson.open(self.kind)?;
        }
        Ok(attempt.progress == LessonProgress::Done)
    }

    fn refuse(&self, console: &mut Console, table: &Table, clicks: &[Click]) -> Result<()> {
        let why = table.play_state().why_illegal(clicks);
        match why {
            Some(why) => self.write(console, &Message::new("play-illegal").message("why", why)),
            None => self.write(console, &self.lesson.task()),
        }
    }

    fn answer(&self, console: &mut Console, table: &Table, order: &str, argument: &str) -> Result<()> {
        let player = table.to_move().unwrap_or(Player::ONE);
        if let Some(answer) = questions::answer(order, argument, table, player, self.speaker) {
            return self.write_all(console, &answer);
        }
        match order {
            "hint" => self.write(console, &self.lesson.hint()),
            "board" => self.write_board(console, table),
            "look" => Ok(page::write_described(console.out, table, self.screen, |_| true)?),
            "moves" => self.write_all(console, &answers::moves(table, self.speaker)),
            _ => self.write(console, &Message::new("learn-keys")),
        }
    }

    fn write(&self, console: &mut Console, message: &Message) -> Result<()> {
        self.write_all(console, &[self.speaker.say(message)])
    }

    fn write_all(&self, console: &mut Console, sentences: &[String]) -> Result<()> {
        let columns = if self.screen.describe { usize::MAX } else { self.screen.columns };
        for sentence in sentences {
            write_wrapped(console.out, sentence, columns, "  ")?;
        }
        Ok(())
    }

    /// Writes the board with the marked cells of the lesson, or its description in sentences.
    fn write_board(&self, console: &mut Console, table: &Table) -> Result<()> {
        if self.screen.describe {
            let told = self.lesson.cells.iter().filter_map(|&cell| answers::cell(table, cell, self.speaker));
            let told: Vec<String> =
                answers::pieces(table, self.speaker).into_iter().chain(told.flatten()).collect();
            return self.write_all(console, &told);
        }
        let play = table.play_state();
        let marked = self.lesson.cells.iter().map(|&cell| (cell, Bracket::Next));
        let brackets: Brackets = marked.collect();
        let unicode = self.screen.theme.unicode;
        let sketch = Sketch::new(play.info(), play.board(), &play.view(), &brackets, Space::Compact, unicode);
        for line in drawing::lines(&sketch, self.screen.theme) {
            console.say(&line)?;
        }
        Ok(page::write_glyphs(console.out, play.info(), &play.view(), "", self.screen)?)
    }
}
