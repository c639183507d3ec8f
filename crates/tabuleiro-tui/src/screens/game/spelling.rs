//! Spelling a move in a game, and taking it back.

use super::GameScreen;
use super::film::way;
use crate::house::House;
use crate::screens::prompt::write;
use crate::speller::Spelt;
use crate::theme::Role;
use crossterm::event::{KeyCode, KeyEvent};
use tabuleiro_core::present::Click;
use tabuleiro_core::{Explain, Message};
use tabuleiro_sitting::SittingError;
use tabuleiro_table::Play;
use tabuleiro_words::sketch::{Bracket, Brackets, last_move};

impl GameScreen {
    /// Returns the brackets around cells.
    pub(super) fn brackets(&self, play: &dyn Play) -> Brackets {
        if let (Some(step), Some(false)) = (self.filmed(), self.film_part().map(|part| part.is_played)) {
            return way(play, step);
        }
        let mut brackets = play.steps().last().map(|step| last_move(&step.clicks)).unwrap_or_default();
        if self.walk.is_some() || self.film_part().is_some() {
            return brackets;
        }
        match &self.hint {
            Some(hint) => {
                brackets.extend(last_move(&hint.clicks).into_keys().map(|cell| (cell, Bracket::Chosen)));
            }
            None => brackets.extend(self.speller.brackets()),
        }
        brackets
    }

    fn click(&mut self, click: Click, house: &mut House) {
        self.note = None;
        if self.walk.take().is_some() {
            return;
        }
        if self.game.sitting.person_to_move().is_none() {
            return self.tell_whose_turn();
        }
        let answer = self.speller.click(click, self.game.sitting.table().play_state());
        self.take(answer, house);
    }

    pub(super) fn click_cell(&mut self, index: usize, house: &mut House) {
        let board = self.game.sitting.table().play_state().board();
        if let Some(click) = self.speller.point(board, index) {
            self.click(click, house);
        }
    }

    pub(super) fn press_button(&mut self, number: usize, house: &mut House) {
        if let Some(click) = self.speller.button(number) {
            self.click(click, house);
        }
    }

    /// Moves the cursor to the next cell that can be chosen.
    pub(super) fn jump_to_choice(&mut self, backwards: bool) {
        self.speller.jump(self.game.sitting.table().play_state().board(), backwards);
    }

    pub(super) fn typed(&mut self, line: &str, house: &mut House) {
        if self.game.sitting.person_to_move().is_none() {
            return self.tell_whose_turn();
        }
        let answer = self.speller.read(line, self.game.sitting.table().play_state(), &self.speaker);
        self.take(answer, house);
    }

    fn take(&mut self, answer: Spelt, house: &mut House) {
        match answer {
            Ok(Some(text)) => {
                let played = self.game.play(&text, house);
                self.refresh();
                self.tell_problem(played);
            }
            Ok(None) => self.speller.approach(self.game.sitting.table().play_state().board()),
            Err(why) => self.note(Role::Bad, &why),
        }
    }

    pub(super) fn tell_whose_turn(&mut self) {
        if let Some(player) = self.game.sitting.table().to_move() {
            self.note(Role::Faint, &Message::new("game-not-your-turn").player("player", player));
        }
    }

    pub(super) fn tell_problem(&mut self, done: Result<(), SittingError>) {
        if let Err(problem) = done {
            self.note(Role::Bad, &Message::new("error").message("problem", problem.explain()));
        }
    }

    /// Takes back the last click, or the last move of the person's unfinished turn; returns `false` without either.
    pub(super) fn take_back(&mut self, house: &mut House) -> bool {
        self.note = None;
        if self.walk.take().is_some() || self.speller.back() {
            return true;
        }
        let Some(done) = self.game.undo_move(house) else { return false };
        self.refresh();
        self.tell_problem(done);
        true
    }

    pub(super) fn write_entry(&mut self, key: KeyEvent, house: &mut House) {
        let Some(entry) = &mut self.entry else { return };
        match key.code {
            KeyCode::Esc => self.entry = None,
            KeyCode::Enter => {
                let line = entry.lines().join(" ");
                self.entry = None;
                self.typed(&line, house);
            }
            _ => write(entry, key),
        }
    }
}
