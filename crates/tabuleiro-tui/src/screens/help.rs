//! Help over any screen: the keys and their effects.

use crate::house::House;
use crate::input::{Gesture, Input};
use crate::painter::{KeyHint, Painter, row, shifted, wrap};
use crate::screen::{Action, Screen};
use crate::theme::Role;
use crossterm::event::KeyCode;
use std::cell::Cell;

/// Help of a screen, by the name of a sentence with a line for each key.
pub struct Help {
    topic: &'static str,
    top: usize,
    /// The lowest line that can be on top; known once it was drawn.
    top_max: Cell<usize>,
}

impl Help {
    /// Returns the help of the sentence `screen-help-TOPIC`.
    pub fn new(topic: &'static str) -> Help {
        Help { topic, top: 0, top_max: Cell::new(0) }
    }

    /// Returns keys with their effects; a line without a key is plain text.
    fn lines(&self, house: &House, width: u16) -> Vec<(String, String)> {
        let text = house.speaker.word(format!("screen-help-{}", self.topic));
        let mut lines = Vec::new();
        for line in text.lines() {
            let (key, does, width) = match line.split_once(" | ") {
                Some((key, does)) => (key.trim(), does.trim(), width.saturating_sub(KEYS)),
                None => ("", line.trim(), width),
            };
            let wrapped = wrap(does, width);
            let is_text = key.is_empty();
            for (index, part) in wrapped.into_iter().enumerate() {
                let first = if index == 0 { key.to_string() } else { String::new() };
                lines.push((first, if is_text { part } else { format!("{BLANK}{part}") }));
            }
        }
        lines
    }
}

/// The columns of the keys.
const KEYS: u16 = 23;
/// Mark before the effect of a key.
const BLANK: &str = "\u{1}";

impl Screen for Help {
    fn draw(&self, painter: &mut Painter, house: &House) {
        let width = 76.min(painter.area.width);
        let lines = self.lines(house, width - 4);
        let height = (lines.len() as u16 + 4).min(painter.area.height);
        let area = painter.dialog(&house.word("screen-help"), width, height);
        let seen = area.height.saturating_sub(2) as usize;
        self.top_max.set(lines.len().saturating_sub(seen));
        let top = self.top.min(self.top_max.get());
        for (index, (key, does)) in lines.iter().skip(top).take(seen).enumerate() {
            let place = row(area, index as u16);
            painter.text(place, key, Role::Key);
            match does.strip_prefix(BLANK) {
                Some(does) => painter.text(shifted(place, KEYS, 0), does, Role::Text),
                None => painter.text(place, does, Role::Text),
            };
        }
        let mut hints = vec![KeyHint::new("Esc", KeyCode::Esc, house.word("key-back"))];
        if top < self.top_max.get() {
            hints.push(KeyHint::new(
                painter.theme.symbol("↓", "down"),
                KeyCode::Down,
                house.word("key-more"),
            ));
        }
        painter.keys(row(area, area.height.saturating_sub(1)), &hints);
    }

    fn handle(&mut self, input: Input, _house: &mut House) -> Action {
        let last = self.top_max.get();
        // The window may be larger by now.
        self.top = self.top.min(last);
        if let Input::Wheel(lines) = input {
            self.top = self.top.saturating_add_signed(lines as isize).min(last);
        }
        match Gesture::of(&input) {
            Some(Gesture::Down) => self.top = (self.top + 1).min(last),
            Some(Gesture::Up) => self.top = self.top.saturating_sub(1),
            Some(Gesture::PageDown | Gesture::Letter(' ')) => self.top = (self.top + 10).min(last),
            Some(Gesture::PageUp) => self.top = self.top.saturating_sub(10),
            Some(_) => return Action::Back,
            None => {}
        }
        Action::Stay
    }

    fn is_overlay(&self) -> bool {
        true
    }
}
