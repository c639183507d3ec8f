//! Commands at the console, besides moves.

use super::Session;
use crate::failure;
use crate::plain::console::Console;
use crate::plain::entry::{self, words_of};
use crate::plain::page;
use crate::plain::questions;
use crate::plain::rules;
use crate::screen::write_wrapped;
use anyhow::Result;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Instant;
use tabuleiro_core::{Explain, Message, Player};
use tabuleiro_sitting::SittingError;
use tabuleiro_store::StoreError;
use tabuleiro_words::{Localizer, answers};

/// Result of a command.
pub(super) enum Obeyed {
    Stay,
    Changed,
    Leave,
}

impl Session<'_> {
    pub(super) fn obey(
        &mut self,
        console: &mut Console,
        order: &str,
        argument: &str,
        player: Player,
    ) -> Result<Obeyed> {
        let speaker = self.speaker();
        let asked = questions::answer(order, argument, self.sitting.table(), player, &speaker);
        if let Some(answer) = asked {
            self.answer(console, &answer)?;
            return Ok(Obeyed::Stay);
        }
        match order {
            "help" => self.write_help(console, &speaker)?,
            "rules" => self.write_rules(console, &speaker, argument)?,
            "hint" => self.write_hint(console, &speaker)?,
            "moves" => self.write_moves(console, &speaker)?,
            "board" => page::write_position(console.out, self.sitting.table(), self.screen)?,
            "look" => page::write_described(console.out, self.sitting.table(), self.screen, |_| true)?,
            "undo" => {
                let undone = self.sitting.undo(Instant::now());
                return self.changed(console, undone, "play-undone");
            }
            "redo" => {
                let redone = self.sitting.redo(Instant::now());
                return self.changed(console, redone, "game-redone");
            }
            "pause" => {
                self.sitting.pause(Instant::now())?;
                return Ok(Obeyed::Changed);
            }
            "save" => self.save_as(console, &speaker, argument)?,
            "export" => self.export(console, &speaker, argument)?,
            "resign" => return self.resign(console, &speaker),
            "quit" => {
                self.say_kept(console, &speaker)?;
                return Ok(Obeyed::Leave);
            }
            _ => console.say(&speaker.word("play-how"))?,
        }
        Ok(Obeyed::Stay)
    }

    fn write_help(&self, console: &mut Console, speaker: &Localizer) -> Result<()> {
        write_wrapped(console.out, &speaker.word("play-help"), self.screen.columns, "  ")?;
        for order in entry::ORDERS {
            let mut words = words_of(order, speaker);
            words.dedup();
            let words: BTreeSet<String> = words.into_iter().collect();
            let names = words.into_iter().collect::<Vec<_>>().join(", ");
            let about = speaker.word(format!("order-{order}-about"));
            write_wrapped(
                console.out,
                &format!("  {names:<24} {about}"),
                self.screen.columns,
                &" ".repeat(27),
            )?;
        }
        Ok(())
    }

    /// Writes the headings, one page, or all pages.
    fn write_rules(&self, console: &mut Console, speaker: &Localizer, argument: &str) -> Result<()> {
        let kind = self.sitting.table().kind();
        match argument.parse() {
            Ok(number) => {
                if let Err(error) = rules::write_one(console.out, kind, number, self.screen) {
                    console.say(&failure::say(&error, self.screen))?;
                }
            }
            Err(_) if words_of("all", speaker).contains(&argument.to_lowercase()) => {
                rules::write_all(console.out, kind, self.screen)?;
            }
            Err(_) => {
                rules::write_contents(console.out, kind, self.screen)?;
                write_wrapped(console.out, &speaker.word("rules-how-here"), self.screen.columns, "  ")?;
            }
        }
        Ok(())
    }

    fn write_hint(&mut self, console: &mut Console, speaker: &Localizer) -> Result<()> {
        let asked = match self.sitting.hint() {
            Ok(asked) => asked,
            Err(error) => return self.say_refusal(console, error),
        };
        let text = self.decide(&asked)?;
        let choices = self.sitting.table().play_state().choices();
        if let Some(choice) = choices.into_iter().find(|choice| choice.text == text) {
            let hint = Message::new("play-hint").text("move", text).message("sentence", choice.sentence);
            self.write(console, &speaker.say(&hint))?;
        }
        Ok(())
    }

    /// Sentences, one after another.
    pub(super) fn answer(&self, console: &mut Console, sentences: &[String]) -> Result<()> {
        sentences.iter().try_for_each(|sentence| self.write(console, sentence))
    }

    /// Writes every move, or where moves begin.
    fn write_moves(&self, console: &mut Console, speaker: &Localizer) -> Result<()> {
        let table = self.sitting.table();
        if self.screen.describe {
            return self.answer(console, &answers::moves(table, speaker));
        }
        let texts = table.play_state().choices().into_iter().map(|choice| choice.text);
        Ok(page::write_columns(console.out, &texts.collect::<Vec<_>>(), self.screen.columns)?)
    }

    /// Reports an undo or redo, or why it is refused.
    fn changed(
        &mut self,
        console: &mut Console,
        done: Result<(), SittingError>,
        yes: &'static str,
    ) -> Result<Obeyed> {
        if let Err(error) = done {
            self.say_refusal(console, error)?;
            return Ok(Obeyed::Stay);
        }
        console.say(&self.speaker.word(yes))?;
        Ok(Obeyed::Changed)
    }

    fn say_refusal(&self, console: &mut Console, error: SittingError) -> Result<()> {
        let remark = error.remark().ok_or(error)?;
        console.say(&self.speaker.say(&remark))?;
        Ok(())
    }

    /// Keeps a copy among the kept games.
    fn save_as(&self, console: &mut Console, speaker: &Localizer, argument: &str) -> Result<()> {
        if argument.is_empty() {
            return self.say_kept(console, speaker);
        }
        let kept = self.store.keep(argument, &self.sitting.table().private_record());
        say_written(console, speaker, kept)
    }

    /// Writes a copy to a file anywhere, with what happened in words.
    fn export(&self, console: &mut Console, speaker: &Localizer, argument: &str) -> Result<()> {
        if argument.is_empty() {
            return Ok(console.say(&speaker.word("play-export-where"))?);
        }
        let turns = self.sitting.table().turns();
        let notes = |turn: usize| -> Vec<String> {
            turns[turn].iter().flat_map(|step| &step.events).map(|event| speaker.say(event)).collect()
        };
        let record = self.sitting.table().record();
        let path = PathBuf::from(argument);
        let written = tabuleiro_store::export(&path, &record, &record.text(notes));
        say_written(console, speaker, written.map(|()| path))
    }

    fn resign(&mut self, console: &mut Console, speaker: &Localizer) -> Result<Obeyed> {
        let Some(player) = self.sitting.resigner() else { return Ok(Obeyed::Stay) };
        let question = speaker.say(&Message::new("play-resign-sure").player("player", player));
        let answer = console.ask(&question)?.unwrap_or_default().to_lowercase();
        if !speaker.word("word-yes").split(',').any(|yes| yes.trim() == answer) {
            return Ok(Obeyed::Stay);
        }
        self.sitting.resign(Instant::now())?;
        Ok(Obeyed::Changed)
    }
}

/// Reports the place of a copy, or why there is none.
fn say_written(
    console: &mut Console,
    speaker: &Localizer,
    written: Result<PathBuf, StoreError>,
) -> Result<()> {
    let message = match written {
        Ok(path) => Message::new("play-saved").text("path", path.display()),
        Err(error) => Message::new("error").message("problem", error.explain()),
    };
    Ok(console.say(&speaker.say(&message))?)
}
