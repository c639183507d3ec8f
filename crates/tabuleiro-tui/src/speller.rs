//! A move that is spelled on a board: with the cursor, by clicks, by the numbers of buttons, or typed.

use crate::cursor::Cursor;
use tabuleiro_core::Message;
use tabuleiro_core::present::{Board, Click};
use tabuleiro_table::{Choice, Play, Spelled, Spelling};
use tabuleiro_words::sketch::{Brackets, spelled};
use tabuleiro_words::{Localizer, Typed, read_typed};

/// The cursor on a board, and the move that is being spelled with it.
pub struct Speller {
    /// The cursor.
    pub cursor: Cursor,
    /// The legal moves; none where no move is wanted.
    choices: Vec<Choice>,
    spelling: Spelling,
}

/// The text of a complete move, if it is one; the reason, if no legal move begins so.
pub type Spelt = Result<Option<String>, Message>;

impl Speller {
    /// Returns a speller with the cursor in the middle of a board.
    pub fn new(board: &Board) -> Speller {
        Speller { cursor: Cursor::in_the_middle(board), choices: Vec::new(), spelling: Spelling::default() }
    }

    /// Begins again with other legal moves.
    pub fn begin(&mut self, choices: Vec<Choice>) {
        self.choices = choices;
        self.spelling.clear();
    }

    /// Returns whether some move could be spelled.
    pub fn has_choices(&self) -> bool {
        !self.choices.is_empty()
    }

    /// Returns the clicks so far.
    pub fn clicks(&self) -> &[Click] {
        self.spelling.clicks()
    }

    /// Returns the cells that can come next, and those chosen so far, as brackets.
    pub fn brackets(&self) -> Brackets {
        spelled(&self.spelling, &self.choices)
    }

    /// Returns the buttons that can be pressed, in the order of their numbers.
    pub fn buttons(&self) -> Vec<&'static str> {
        self.spelling.buttons(&self.choices)
    }

    /// Returns the click on the button with this number, counted from 0.
    pub fn button(&self, number: usize) -> Option<Click> {
        self.buttons().get(number).map(|&button| Click::Button(button))
    }

    /// Puts the cursor on a cell, and returns the click on it.
    pub fn point(&mut self, board: &Board, index: usize) -> Option<Click> {
        let name = board.cells.get(index)?.name;
        self.cursor = Cursor::on(board, index);
        Some(Click::Cell(name))
    }

    /// Puts the cursor on the cell of a click.
    pub fn go_to(&mut self, board: &Board, click: Option<&Click>) {
        if let Some(cell) = click.and_then(|click| index_of(board, click)) {
            self.cursor = Cursor::on(board, cell);
        }
    }

    /// Moves the cursor to the next cell that can be chosen.
    pub fn jump(&mut self, board: &Board, backwards: bool) {
        self.cursor = self.cursor.jumped(board, &self.spelling.next(&self.choices), backwards);
    }

    /// Moves the cursor to the nearest cell that can be chosen, unless it is on one.
    pub fn approach(&mut self, board: &Board) {
        if !self.is_on_choice(board) {
            self.cursor = self.cursor.nearest(board, &self.spelling.next(&self.choices));
        }
    }

    /// Returns whether only buttons can be chosen.
    pub fn wants_button(&self) -> bool {
        let next = self.spelling.next(&self.choices);
        !next.is_empty() && next.iter().all(|click| matches!(click, Click::Button(_)))
    }

    /// Returns whether the cursor is on a cell that can be chosen.
    pub fn is_on_choice(&self, board: &Board) -> bool {
        let cell = board.cells.get(self.cursor.cell);
        cell.is_some_and(|cell| self.spelling.next(&self.choices).contains(&Click::Cell(cell.name)))
    }

    /// Adds a click.
    pub fn click(&mut self, click: Click, play: &dyn Play) -> Spelt {
        match self.spelling.click(click, &self.choices, play) {
            Spelled::Move(text) => Ok(Some(text)),
            Spelled::Illegal(why) => why_not(why),
            Spelled::Pending | Spelled::Cleared => Ok(None),
        }
    }

    /// Reads a line: a move, or clicks that continue the spelling.
    pub fn read(&mut self, line: &str, play: &dyn Play, speaker: &Localizer) -> Spelt {
        if line.trim().is_empty() {
            return Ok(None);
        }
        match read_typed(line, self.clicks(), &self.choices, speaker) {
            Typed::Move(text) => Ok(Some(text)),
            Typed::Clicks(clicks) => {
                self.go_to(play.board(), clicks.last());
                self.spelling.set(clicks);
                Ok(None)
            }
            Typed::Illegal(clicks) => why_not(play.why_illegal(&clicks)),
            Typed::Unknown(word) => Err(Message::new("game-unknown").text("word", word)),
        }
    }

    /// Takes back the last click; returns `false` if there is none.
    pub fn back(&mut self) -> bool {
        self.spelling.back()
    }

    /// Forgets the clicks.
    pub fn clear(&mut self) {
        self.spelling.clear();
    }
}

fn why_not(why: Option<Message>) -> Spelt {
    why.map_or(Ok(None), |why| Err(Message::new("play-illegal").message("why", why)))
}

fn index_of(board: &Board, click: &Click) -> Option<usize> {
    match click {
        Click::Cell(name) => board.index_of(*name),
        Click::Button(_) => None,
    }
}
