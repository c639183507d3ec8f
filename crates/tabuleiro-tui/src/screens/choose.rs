//! A question with a few answers to choose from, over another screen.

use super::help::Help;
use crate::house::House;
use crate::input::{Gesture, Input, Target};
use crate::list::List;
use crate::painter::{KeyHint, Painter, row, shifted, wrap};
use crate::screen::{Action, Answer, Screen, Value};
use crate::theme::Role;
use crossterm::event::{KeyCode, KeyModifiers};
use unicode_width::UnicodeWidthStr;

/// A question with a few answers.
pub struct Choose {
    question: &'static str,
    title: String,
    text: String,
    items: Vec<String>,
    /// The key of each item, where they have keys.
    letters: Vec<char>,
    list: List,
}

impl Choose {
    /// Creates a question; its name identifies the answer.
    pub fn new(question: &'static str, title: String, items: Vec<String>) -> Choose {
        Choose { question, title, text: String::new(), items, letters: Vec::new(), list: List::default() }
    }

    /// Adds a text above the answers.
    #[must_use]
    pub fn with_text(self, text: String) -> Choose {
        Choose { text, ..self }
    }

    /// Adds a key for each answer.
    #[must_use]
    pub fn with_letters(self, letters: Vec<char>) -> Choose {
        Choose { letters, ..self }
    }

    fn answer(&self, item: usize) -> Action {
        Action::Answer(Answer { question: self.question, value: Value::Item(item) })
    }
}

impl Screen for Choose {
    fn draw(&self, painter: &mut Painter, house: &House) {
        let widest = self.items.iter().map(|item| item.width() + 6).max().unwrap_or(0);
        let width = widest.max(self.title.width() + 6).clamp(44, 76) as u16;
        let text = wrap(&self.text, width - 4);
        let above = if self.text.is_empty() { 0 } else { text.len() as u16 + 1 };
        let wanted = self.items.len() as u16 + above + 4;
        let area = painter.dialog(&self.title, width, wanted.min(painter.area.height));
        painter.wrapped(area, &self.text, Role::Text);
        let list = shifted(area, 0, above);
        let seen = list.height.saturating_sub(2) as usize;
        let first = self.list.first_seen(self.items.len(), seen);
        for (line, index) in (first..self.items.len()).take(seen).enumerate() {
            let place = row(list, line as u16);
            let selected = index == self.list.selected;
            let mark = if selected { painter.theme.symbol("▸ ", "> ") } else { "  " };
            let style = if selected { Role::Selected } else { Role::Text };
            painter.text(place, &format!("{mark}{:<1$}", self.items[index], width as usize), style);
            painter.target(place, Target::Item(index));
        }
        let hints = [
            KeyHint::new("Enter", KeyCode::Enter, house.word("key-choose")),
            KeyHint::new("Esc", KeyCode::Esc, house.word("key-back")),
        ];
        painter.keys(row(area, area.height.saturating_sub(1)), &hints);
    }

    fn handle(&mut self, input: Input, _house: &mut House) -> Action {
        match input {
            Input::Click(Target::Item(item)) => return self.answer(item),
            Input::Wheel(lines) => self.list.wheeled(lines, self.items.len()),
            _ => {}
        }
        if let Input::Key(key) = &input
            && let KeyCode::Char(letter) = key.code
            && key.modifiers.difference(KeyModifiers::SHIFT).is_empty()
            && let Some(item) = self.letters.iter().position(|own| *own == letter)
        {
            return self.answer(item);
        }
        match Gesture::of(&input) {
            Some(gesture) if self.list.moved(gesture, self.items.len()) => Action::Stay,
            Some(Gesture::Enter | Gesture::Letter(' ')) => self.answer(self.list.selected),
            Some(Gesture::Help) => Action::push(Help::new("list")),
            Some(Gesture::Back | Gesture::Letter('q')) => Action::Back,
            _ => Action::Stay,
        }
    }

    fn is_overlay(&self) -> bool {
        true
    }
}
