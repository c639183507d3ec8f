//! A question that is answered in writing, over another screen.

use crate::house::House;
use crate::input::Input;
use crate::painter::{KeyHint, Painter, row, shifted, wrap};
use crate::screen::{Action, Answer, Screen, Value};
use crate::theme::Role;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui_textarea::{CursorMove, TextArea};

/// A question that is answered in writing.
pub struct Prompt {
    question: &'static str,
    title: String,
    text: String,
    area: TextArea<'static>,
}

impl Prompt {
    /// Creates a question with a text field; its name identifies the answer.
    pub fn new(question: &'static str, title: String, text: String, written: &str) -> Prompt {
        let mut area = TextArea::new(vec![written.replace(['\n', '\r'], " ")]);
        area.move_cursor(CursorMove::End);
        Prompt { question, title, text, area }
    }

    fn written(&self) -> String {
        self.area.lines().join(" ").trim().to_string()
    }
}

impl Screen for Prompt {
    fn draw(&self, painter: &mut Painter, house: &House) {
        let lines = wrap(&self.text, 66).len() as u16;
        let area = painter.dialog(&self.title, 70, lines + 6);
        painter.wrapped(area, &self.text, Role::Text);
        let entry = row(shifted(area, 0, lines), 1);
        painter.text(entry, "> ", Role::Key);
        painter.text_area(shifted(entry, 2, 0), &self.area);
        let hints = [
            KeyHint::new("Enter", KeyCode::Enter, house.word("key-done")),
            KeyHint::new("Esc", KeyCode::Esc, house.word("key-back")),
        ];
        painter.keys(row(area, area.height.saturating_sub(1)), &hints);
    }

    fn handle(&mut self, input: Input, _house: &mut House) -> Action {
        match input {
            Input::Key(key) => match key.code {
                KeyCode::Enter => {
                    let value = Value::Text(self.written());
                    return Action::Answer(Answer { question: self.question, value });
                }
                KeyCode::Esc => return Action::Back,
                KeyCode::Tab => {}
                _ => write(&mut self.area, key),
            },
            Input::Paste(text) => {
                self.area.insert_str(text.replace(['\n', '\r'], " "));
            }
            _ => {}
        }
        Action::Stay
    }

    fn is_overlay(&self) -> bool {
        true
    }
}

/// Writes what a key says into a line; Ctrl-U clears it up to the cursor, as in a shell.
pub fn write(area: &mut TextArea<'static>, key: KeyEvent) {
    if key.code == KeyCode::Char('u') && key.modifiers.contains(KeyModifiers::CONTROL) {
        area.delete_line_by_head();
    } else {
        area.input(key);
    }
}
