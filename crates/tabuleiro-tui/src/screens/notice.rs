//! Notices over another screen.

use crate::house::House;
use crate::input::{Gesture, Input};
use crate::painter::{KeyHint, Painter, row, wrap};
use crate::screen::{Action, Screen};
use crate::theme::Role;
use crossterm::event::KeyCode;

/// A notice that any key closes.
pub struct Notice {
    title: String,
    text: String,
}

impl Notice {
    /// Creates a notice with a title.
    pub fn new(title: String, text: String) -> Notice {
        Notice { title, text }
    }
}

impl Screen for Notice {
    fn draw(&self, painter: &mut Painter, house: &House) {
        let width = 72.min(painter.area.width);
        let lines = wrap(&self.text, width - 4).len() as u16;
        let area = painter.dialog(&self.title, width, (lines + 4).min(painter.area.height));
        painter.wrapped(area, &self.text, Role::Text);
        let hints = [KeyHint::new("Esc", KeyCode::Esc, house.word("key-back"))];
        painter.keys(row(area, area.height.saturating_sub(1)), &hints);
    }

    fn handle(&mut self, input: Input, _house: &mut House) -> Action {
        if Gesture::of(&input).is_some() { Action::Back } else { Action::Stay }
    }

    fn is_overlay(&self) -> bool {
        true
    }
}
