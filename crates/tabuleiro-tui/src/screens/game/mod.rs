//! A game: the board, what is beside it, and everything one can do with it.

mod film;
mod hint;
mod looks;
mod orders;
mod panel;
mod spelling;

use super::areas::Areas;
use super::choose::Choose;
use super::end::End;
use super::help::Help;
use crate::board;
use crate::cursor::Direction;
use crate::event::Report;
use crate::house::House;
use crate::input::{Gesture, Input, Target};
use crate::live::{Heard, LiveGame};
use crate::painter::{Painter, row, shifted};
use crate::screen::{Action, Answer, Screen};
use crate::speller::Speller;
use crate::theme::Role;
use crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui_textarea::TextArea;
use std::collections::BTreeMap;
use std::time::Instant;
use tabuleiro_core::present::Click;
use tabuleiro_core::{Message, Player};
use tabuleiro_table::{Play, Seat};
use tabuleiro_words::Localizer;

/// A game on the screen.
pub struct GameScreen {
    pub(super) game: LiveGame,
    speaker: Localizer,
    /// The cursor, and the next move so far.
    speller: Speller,
    note: Option<Note>,
    /// Text that is being typed.
    entry: Option<TextArea<'static>>,
    /// Number of steps of an earlier position, if one is shown.
    walk: Option<usize>,
    /// The moves of computers that are being shown.
    film: Option<film::Film>,
    /// A hint that Enter plays.
    hint: Option<Hint>,
    /// Whether the end was shown.
    end_is_told: bool,
    /// Player of each seat before a computer took it.
    before: BTreeMap<Player, Seat>,
    /// The seat that a question is about.
    asked_seat: Player,
}

/// A move that was recommended.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Hint {
    mv: String,
    clicks: Vec<Click>,
}

/// A note below the board.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Note {
    text: String,
    role: Role,
}

impl GameScreen {
    /// Creates the screen of a game.
    pub fn new(game: LiveGame, house: &House) -> GameScreen {
        let table = game.sitting.table();
        let mut screen = GameScreen {
            speaker: Localizer::at(table, house.speaker.language()),
            speller: Speller::new(table.play_state().board()),
            note: None,
            entry: None,
            walk: None,
            film: None,
            hint: None,
            end_is_told: table.to_move().is_none(),
            before: BTreeMap::new(),
            asked_seat: Player::ONE,
            game,
        };
        screen.refresh();
        screen
    }

    /// Updates the screen after a change of position.
    fn refresh(&mut self) {
        let person = self.game.sitting.person_to_move();
        let choices = person.map(|_| self.game.sitting.table().play_state().choices());
        self.speller.begin(choices.unwrap_or_default());
        self.speller.approach(self.game.sitting.table().play_state().board());
        (self.walk, self.hint) = (None, None);
        self.speaker = Localizer::at(self.game.sitting.table(), self.speaker.language());
        if self.game.sitting.table().to_move().is_some() {
            self.end_is_told = false;
        }
    }

    fn say(&self, message: &Message) -> String {
        self.speaker.say(message)
    }

    fn note(&mut self, role: Role, message: &Message) {
        self.note = Some(Note { text: self.speaker.say(message), role });
    }

    /// Returns the earlier position, if one is shown.
    fn earlier(&self) -> Option<Box<dyn Play>> {
        let filmed = || self.film_part().map(|part| part.step + usize::from(part.is_played));
        let steps = self.walk.or_else(filmed)?;
        let mut play = self.game.sitting.table().play_state().fork();
        while play.steps().len() > steps {
            play.take_back();
        }
        Some(play)
    }

    fn walk_by(&mut self, steps: i32) {
        let now = self.walk.unwrap_or(self.game.sitting.table().play_state().steps().len());
        self.walk_to(now.saturating_add_signed(steps as isize));
    }

    fn walk_to(&mut self, steps: usize) {
        let last = self.game.sitting.table().play_state().steps().len();
        self.walk = (steps < last).then_some(steps);
        self.note = None;
    }

    fn move_cursor(&mut self, direction: Direction) {
        self.speller.cursor =
            self.speller.cursor.moved(self.game.sitting.table().play_state().board(), direction);
        self.note = None;
    }
}

impl Screen for GameScreen {
    fn draw(&self, painter: &mut Painter, house: &House) {
        let earlier = self.earlier();
        let play = earlier.as_deref().unwrap_or(self.game.sitting.table().play_state());
        let view = play.view();
        let brackets = self.brackets(play);
        let cursor = (self.film_part().is_none()).then_some(self.speller.cursor.cell);
        painter.theme = painter.theme.of_sides(play.info(), &view);
        let areas = Areas::new(painter.area, play, &view, &brackets, painter.theme);
        self.draw_title(painter, areas.title);
        board::draw(painter, areas.board, &areas.drawing, cursor, true);
        self.draw_panel(painter, areas.panel, play, &view, areas.is_beside);
        self.draw_caption(painter, areas.caption, &view);
        self.draw_note(painter, areas.note, &view);
        self.draw_buttons(painter, areas.buttons);
        painter.keys(shifted(areas.keys, 1, 0), &self.key_hints(painter, house));
    }

    fn handle(&mut self, input: Input, house: &mut House) -> Action {
        // Any action ends the film.
        self.film = None;
        if let Some(hint) = self.hint.take() {
            self.note = None;
            match Gesture::of(&input) {
                Some(Gesture::Enter | Gesture::Letter(' ')) => return self.play_hint(&hint, house),
                Some(Gesture::Back) => return Action::Stay,
                _ => {}
            }
        }
        if self.entry.is_some() {
            match input {
                Input::Key(key) => self.write_entry(key, house),
                Input::Paste(text) => self.typed(&text, house),
                _ => {}
            }
            return Action::Stay;
        }
        match input {
            Input::Click(Target::Cell(index)) => {
                self.click_cell(index, house);
                return Action::Stay;
            }
            Input::Click(Target::Item(number)) => {
                self.press_button(number, house);
                return Action::Stay;
            }
            Input::Click(Target::Step(steps)) => {
                self.walk_to(steps);
                return Action::Stay;
            }
            Input::Wheel(lines) => {
                self.walk_by(lines);
                return Action::Stay;
            }
            Input::Paste(text) => {
                self.typed(&text, house);
                return Action::Stay;
            }
            _ => {}
        }
        match Gesture::of(&input) {
            Some(Gesture::Up) => self.move_cursor(Direction::Up),
            Some(Gesture::Down) => self.move_cursor(Direction::Down),
            Some(Gesture::Left) => self.move_cursor(Direction::Left),
            Some(Gesture::Right) => self.move_cursor(Direction::Right),
            Some(Gesture::Enter | Gesture::Letter(' ')) => return self.enter(house),
            Some(Gesture::Help) => return Action::push(Help::new("game")),
            Some(Gesture::Back) if self.take_back(house) => {}
            Some(Gesture::Back) => return self.menu(house),
            Some(Gesture::PageUp | Gesture::Letter(',')) => self.walk_by(-1),
            Some(Gesture::PageDown | Gesture::Letter('.')) => self.walk_by(1),
            Some(Gesture::First) => self.walk_by(i32::MIN / 2),
            Some(Gesture::Last) => self.walk = None,
            Some(Gesture::Other(KeyCode::Backspace)) => {
                self.take_back(house);
            }
            Some(Gesture::Other(KeyCode::Tab)) => self.jump_to_choice(false),
            Some(Gesture::Other(KeyCode::BackTab)) => self.jump_to_choice(true),
            Some(Gesture::Letter(digit @ '1'..='9')) => {
                self.press_button(digit as usize - '1' as usize, house);
            }
            Some(Gesture::Letter(letter)) => return self.order(letter, house),
            _ => {}
        }
        Action::Stay
    }

    fn hear(&mut self, report: &Report, house: &mut House) {
        let before = self.game.sitting.table().play_state().steps().len();
        let heard = self.game.hear(report, house);
        self.heard(heard, before, house);
    }

    fn answered(&mut self, answer: Answer, house: &mut House) -> Action {
        self.obey_answer(answer, house)
    }

    fn settle(&mut self, house: &mut House) -> Action {
        let sitting = &self.game.sitting;
        let is_unfinished = sitting.is_kept() && !self.is_over();
        house.unfinished = is_unfinished.then(|| sitting.path().to_path_buf());
        if self.film_part().is_some() || self.end_is_told || self.game.sitting.table().finish().is_none() {
            return Action::Stay;
        }
        self.end_is_told = true;
        Action::push(End::new(&self.game, house))
    }

    fn alarm(&self) -> Option<Instant> {
        [self.game.due(), self.film_alarm()].into_iter().flatten().min()
    }

    fn ring(&mut self, now: Instant, house: &mut House) {
        self.end_film();
        let before = self.game.sitting.table().play_state().steps().len();
        let heard = self.game.ring(now, house);
        self.heard(heard, before, house);
    }
}

impl GameScreen {
    fn heard(&mut self, heard: Heard, before: usize, house: &House) {
        match heard {
            Heard::Nothing | Heard::News => {}
            Heard::Played => {
                self.note = None;
                let walk = self.walk;
                self.refresh();
                self.walk = walk;
                self.film(before, house);
            }
            Heard::Failed(problem) => {
                self.note(Role::Bad, &Message::new("error").message("problem", problem));
            }
            Heard::Hint(mv, thought) => self.tell_hint(&mv, thought.as_ref()),
        }
    }

    fn enter(&mut self, house: &mut House) -> Action {
        if self.walk.take().is_some() {
            return Action::Stay;
        }
        if self.game.sitting.table().finish().is_some() {
            return Action::push(End::new(&self.game, house));
        }
        self.click_cell(self.speller.cursor.cell, house);
        Action::Stay
    }

    fn menu(&self, house: &House) -> Action {
        let offered = || orders::menu(self.is_over());
        let items = offered().map(|order| orders::text(order, house)).collect();
        let letters = offered().map(|order| order.letter).collect();
        Action::push(Choose::new("menu", self.speaker.word("game-name"), items).with_letters(letters))
    }
}

/// Returns the first line of an area.
fn line(area: Rect, index: u16) -> Rect {
    row(area, index)
}
