//! What a person at the console can ask for besides a move.

use super::Session;
use crate::failure;
use crate::plain::console::Console;
use crate::plain::entry::{self, direction_in, without, without_of, words_of};
use crate::plain::page;
use crate::plain::rules;
use crate::screen::write_wrapped;
use anyhow::Result;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Instant;
use tabuleiro_core::grid::CellName;
use tabuleiro_core::{Explain, Message, Player};
use tabuleiro_sitting::SittingError;
use tabuleiro_store::StoreError;
use tabuleiro_words::{Speaker, answers};

/// What a command led to.
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
        match order {
            "help" => self.write_help(console, &speaker)?,
            "rules" => self.write_rules(console, &speaker, argument)?,
            "hint" => self.write_hint(console, &speaker)?,
            "moves" => self.write_moves(console, &speaker, &without_of(argument, &speaker))?,
            "board" => page::write_position(console.out, self.sitting.table(), self.screen)?,
            "look" => self.write_look(console, &speaker, &without_of(argument, &speaker))?,
            "where" => self.write_where(console, &speaker, argument, player)?,
            "column" => self.write_column(console, &speaker, &without_of(argument, &speaker))?,
            "rays" => self.write_rays(console, &speaker, argument)?,
            "last" => self.answer(console, &answers::last(self.sitting.table(), &speaker))?,
            "row" => self.write_row(console, &speaker, &without_of(argument, &speaker))?,
            "changed" => self.answer(console, &answers::changed(self.sitting.table(), player, &speaker))?,
            "score" => self.answer(console, &answers::score(self.sitting.table(), &speaker))?,
            "who" => self.answer(console, &answers::who(self.sitting.table(), &speaker))?,
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

    fn write_help(&self, console: &mut Console, speaker: &Speaker) -> Result<()> {
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

    /// The headings, a page, or all pages.
    fn write_rules(&self, console: &mut Console, speaker: &Speaker, argument: &str) -> Result<()> {
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

    fn write_hint(&mut self, console: &mut Console, speaker: &Speaker) -> Result<()> {
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

    /// Every move, or those that begin on a cell.
    fn write_moves(&self, console: &mut Console, speaker: &Speaker, argument: &str) -> Result<()> {
        if !argument.is_empty() {
            return match self.cell(argument) {
                Some(cell) => self.answer(console, &answers::moves_of(self.sitting.table(), cell, speaker)),
                None => self.say_no_cell(console, speaker, argument),
            };
        }
        if self.screen.describe {
            return self.answer(console, &answers::moves(self.sitting.table(), speaker));
        }
        let texts: Vec<String> =
            self.sitting.table().play_state().choices().into_iter().map(|choice| choice.text).collect();
        page::write_columns(console.out, &texts, self.screen.columns)?;
        Ok(())
    }

    /// The whole board, a row, or a cell, in sentences.
    fn write_look(&self, console: &mut Console, speaker: &Speaker, argument: &str) -> Result<()> {
        match (self.cell(argument), argument.len()) {
            (_, 0) => Ok(page::write_described(console.out, self.sitting.table(), self.screen, |_| true)?),
            (Some(cell), _) => {
                self.answer(console, &answers::cell(self.sitting.table(), cell, speaker).unwrap_or_default())
            }
            (None, 1) => self.write_row(console, speaker, argument),
            (None, _) => self.say_no_cell(console, speaker, argument),
        }
    }

    fn write_row(&self, console: &mut Console, speaker: &Speaker, argument: &str) -> Result<()> {
        let mut letters = argument.chars();
        let letter = letters.next().filter(|_| letters.next().is_none());
        let row = letter.and_then(|letter| answers::row(self.sitting.table(), letter, speaker));
        let none = || vec![speaker.say(&Message::new("play-no-row").text("row", argument))];
        self.answer(console, &row.unwrap_or_else(none))
    }

    /// The cell of this name, if the board has it.
    fn cell(&self, name: &str) -> Option<CellName> {
        name.parse().ok().filter(|&name| self.sitting.table().play_state().board().index_of(name).is_some())
    }

    fn say_no_cell(&self, console: &mut Console, speaker: &Speaker, argument: &str) -> Result<()> {
        let text = speaker.say(&Message::new("play-no-cell").text("cell", argument));
        self.write(console, &text)
    }

    /// Where a thing, one's own pieces or a player's are, or what is on a cell.
    fn write_where(
        &self,
        console: &mut Console,
        speaker: &Speaker,
        argument: &str,
        player: Player,
    ) -> Result<()> {
        let table = self.sitting.table();
        if let Some(cell) = self.cell(argument) {
            return self.answer(console, &answers::cell(table, cell, speaker).unwrap_or_default());
        }
        let asked = argument.to_lowercase();
        let thing = without(&asked, "the", speaker);
        let own = without(thing, "my", speaker);
        let owner = (own != thing || own.is_empty()).then_some(player);
        let own = without(own, "pieces", speaker);
        let answer = answers::whereabouts(table, owner, own, speaker);
        let things = || answers::things(table, speaker);
        let none = || {
            let none = Message::new("say-no-thing").text("word", &asked);
            vec![speaker.say(&none.text("things", things().join(", ")))]
        };
        self.answer(console, &answer.unwrap_or_else(none))
    }

    fn write_column(&self, console: &mut Console, speaker: &Speaker, argument: &str) -> Result<()> {
        let column = argument.parse().ok();
        let column = column.and_then(|number| answers::column(self.sitting.table(), number, speaker));
        let none = || vec![speaker.say(&Message::new("play-no-column").text("column", argument))];
        self.answer(console, &column.unwrap_or_else(none))
    }

    /// What lies on the lines from a cell; `rays of h2`, `north-east of h2`.
    fn write_rays(&self, console: &mut Console, speaker: &Speaker, argument: &str) -> Result<()> {
        let asked = argument.to_lowercase();
        let direction = direction_in(&asked, speaker).map(|(name, _)| name);
        let cell = asked.split_whitespace().rev().find_map(|word| self.cell(word));
        let said = cell.and_then(|cell| answers::rays(self.sitting.table(), cell, direction, speaker));
        match said {
            Some(said) => self.answer(console, &said),
            None => self.say_no_cell(console, speaker, &asked),
        }
    }

    /// Tells that turns were taken back or played again, or why not.
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
        self.told.clear();
        console.say(&self.speaker.word(yes))?;
        Ok(Obeyed::Changed)
    }

    fn say_refusal(&self, console: &mut Console, error: SittingError) -> Result<()> {
        let remark = error.remark().ok_or(error)?;
        console.say(&self.speaker.say(&remark))?;
        Ok(())
    }

    /// Keeps a copy among the kept games.
    fn save_as(&self, console: &mut Console, speaker: &Speaker, argument: &str) -> Result<()> {
        if argument.is_empty() {
            return self.say_kept(console, speaker);
        }
        let kept = self.store.keep(argument, &self.sitting.table().private_record());
        say_written(console, speaker, kept)
    }

    /// Writes a copy to a file anywhere, with what happened in words.
    fn export(&self, console: &mut Console, speaker: &Speaker, argument: &str) -> Result<()> {
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

    fn resign(&mut self, console: &mut Console, speaker: &Speaker) -> Result<Obeyed> {
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

/// Says where a copy is, or why there is none.
fn say_written(console: &mut Console, speaker: &Speaker, written: Result<PathBuf, StoreError>) -> Result<()> {
    let message = match written {
        Ok(path) => Message::new("play-saved").text("path", path.display()),
        Err(error) => Message::new("error").message("problem", error.explain()),
    };
    Ok(console.say(&speaker.say(&message))?)
}
