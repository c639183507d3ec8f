//! Spelling a move: by clicks, by the cursor, by typing; and why it is not possible.

use super::{GameScreen, index_of};
use crate::cursor::Cursor;
use crate::house::House;
use crate::theme::Role;
use crossterm::event::{KeyCode, KeyEvent};
use tabuleiro_core::Message;
use tabuleiro_core::present::Click;
use tabuleiro_table::{Play, Spelled};
use tabuleiro_words::sketch::{Brackets, last_move, spelled};
use tabuleiro_words::{Typed, read_typed};

impl GameScreen {
    /// What the cells are set in.
    pub(super) fn brackets(&self, play: &dyn Play) -> Brackets {
        let mut brackets = play.steps().last().map(|step| last_move(&step.clicks)).unwrap_or_default();
        if self.walk.is_some() {
            return brackets;
        }
        brackets.extend(spelled(&self.spelling, &self.choices));
        brackets
    }

    /// A click on a cell or a button.
    pub(super) fn click(&mut self, click: Click, house: &mut House) {
        self.note = None;
        if self.walk.take().is_some() {
            return;
        }
        if self.sitting.person_to_move().is_none() {
            return self.tell_whose_turn();
        }
        let play = self.sitting.table.play_state();
        match self.spelling.click(click, &self.choices, play) {
            Spelled::Move(text) => self.play(&text, house),
            Spelled::Illegal(why) => self.tell_why(why),
            Spelled::Pending | Spelled::Cleared => {}
        }
    }

    pub(super) fn tell_whose_turn(&mut self) {
        if let Some(player) = self.sitting.table.to_move() {
            self.note(Role::Faint, &Message::new("game-not-your-turn").player("player", player));
        }
    }

    /// Says why some clicks begin no legal move.
    fn tell_why(&mut self, why: Option<Message>) {
        if let Some(why) = why {
            self.note(Role::Bad, &Message::new("play-illegal").message("why", why));
        }
    }

    pub(super) fn play(&mut self, text: &str, house: &mut House) {
        let played = self.sitting.play(text, house);
        self.refresh();
        self.tell_problem(played);
    }

    pub(super) fn tell_problem(&mut self, done: Result<(), Message>) {
        if let Err(problem) = done {
            self.note(Role::Bad, &Message::new("error").message("problem", problem));
        }
    }

    /// Takes back the last click, or the last step of one's own unfinished turn; `false` where there is neither.
    pub(super) fn take_back(&mut self, house: &mut House) -> bool {
        self.note = None;
        if self.walk.take().is_some() || self.spelling.back() {
            return true;
        }
        let Some(done) = self.sitting.undo_step(house) else { return false };
        self.refresh();
        self.tell_problem(done);
        true
    }

    /// Moves the cursor to the next cell that can be chosen.
    pub(super) fn jump_to_choice(&mut self, backwards: bool) {
        let board = self.sitting.table.play_state().board();
        let next = self.spelling.next(&self.choices);
        self.cursor = self.cursor.jumped(board, &next, backwards);
    }

    pub(super) fn typed(&mut self, line: &str, house: &mut House) {
        if self.sitting.person_to_move().is_none() {
            return self.tell_whose_turn();
        }
        if line.trim().is_empty() {
            return;
        }
        match read_typed(line, self.spelling.clicks(), &self.choices, &self.speaker) {
            Typed::Move(text) => self.play(&text, house),
            Typed::Clicks(clicks) => {
                let board = self.sitting.table.play_state().board();
                if let Some(cell) = clicks.last().and_then(|click| index_of(board, click)) {
                    self.cursor = Cursor::on(board, cell);
                }
                self.spelling.set(clicks);
            }
            Typed::Illegal(clicks) => {
                let why = self.sitting.table.play_state().why_illegal(&clicks);
                self.tell_why(why);
            }
            Typed::Unknown(word) => self.note(Role::Bad, &Message::new("game-unknown").text("word", word)),
        }
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
            _ => {
                entry.input(key);
            }
        }
    }

    pub(super) fn click_cell(&mut self, index: usize, house: &mut House) {
        let board = self.sitting.table.play_state().board();
        let Some(cell) = board.cells.get(index) else { return };
        let name = cell.name;
        self.cursor = Cursor::on(board, index);
        self.click(Click::Cell(name), house);
    }

    pub(super) fn press_button(&mut self, number: usize, house: &mut House) {
        if let Some(button) = self.spelling.buttons(&self.choices).get(number) {
            self.click(Click::Button(button), house);
        }
    }
}
