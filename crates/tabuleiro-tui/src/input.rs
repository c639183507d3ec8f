//! Input from the keyboard and the mouse.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// An action of the user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// A pressed key.
    Key(KeyEvent),
    /// A click on a target.
    Click(Target),
    /// A turn of the wheel, in lines down.
    Wheel(i32),
    /// A pasted text.
    Paste(String),
}

/// A target for clicks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// The equivalent of a key.
    Key(KeyCode),
    /// An item of a list.
    Item(usize),
    /// A cell of the board, by its index.
    Cell(usize),
    /// The position after this number of steps.
    Step(usize),
}

/// Meaning of a key in every list and form.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Gesture {
    Up,
    Down,
    Left,
    Right,
    First,
    Last,
    PageUp,
    PageDown,
    Enter,
    Back,
    Help,
    Letter(char),
    Other(KeyCode),
}

impl Gesture {
    /// Returns the meaning of an input, if it is a key.
    pub fn of(input: &Input) -> Option<Gesture> {
        let key = match input {
            Input::Key(key) => *key,
            Input::Click(Target::Key(code)) => KeyEvent::new(*code, KeyModifiers::NONE),
            _ => return None,
        };
        let is_chord = key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
        if key.kind == KeyEventKind::Release || is_chord {
            return None;
        }
        Some(match key.code {
            KeyCode::Up | KeyCode::Char('k') => Gesture::Up,
            KeyCode::Down | KeyCode::Char('j') => Gesture::Down,
            KeyCode::Left | KeyCode::Char('h') => Gesture::Left,
            KeyCode::Right | KeyCode::Char('l') => Gesture::Right,
            KeyCode::Home => Gesture::First,
            KeyCode::End => Gesture::Last,
            KeyCode::PageUp => Gesture::PageUp,
            KeyCode::PageDown => Gesture::PageDown,
            KeyCode::Enter => Gesture::Enter,
            KeyCode::Esc => Gesture::Back,
            KeyCode::Char('?') | KeyCode::F(1) => Gesture::Help,
            KeyCode::Char(letter) => Gesture::Letter(letter),
            code => Gesture::Other(code),
        })
    }
}
