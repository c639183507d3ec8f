//! What a screen is: it is drawn, it is told what happens, and it says what comes next.

use crate::house::House;
use crate::painter::Painter;
use crate::thinker::Report;
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use std::time::Instant;

/// A part of the program that fills the window, or lies over another one.
pub trait Screen {
    /// Draws it. Nothing changes by that.
    fn draw(&self, painter: &mut Painter, house: &House);

    /// Somebody pressed a key, clicked or pasted something.
    fn handle(&mut self, input: Input, house: &mut House) -> Action;

    /// Somebody who thinks has something to say. Every screen hears it, also one that another lies over.
    fn hear(&mut self, _report: &Report, _house: &mut House) {}

    /// The question that it had asked was answered.
    fn answered(&mut self, _answer: Answer, _house: &mut House) -> Action {
        Action::Stay
    }

    /// What lay over it is gone.
    fn uncovered(&mut self, _house: &mut House) {}

    /// It is on top and everything else is done: does it want something?
    fn settle(&mut self, _house: &mut House) -> Action {
        Action::Stay
    }

    /// When it wants to look at the clock again, whether something happens or not.
    fn alarm(&self) -> Option<Instant> {
        None
    }

    /// An alarm went off, perhaps another screen's.
    fn ring(&mut self, _now: Instant, _house: &mut House) {}

    /// Whether what lies below is seen too.
    fn is_overlay(&self) -> bool {
        false
    }
}

/// What a person does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// Presses a key.
    Key(KeyEvent),
    /// Clicks on something.
    Click(Target),
    /// Turns the wheel: so many lines down.
    Wheel(i32),
    /// Pastes a text.
    Paste(String),
}

/// Something that can be clicked on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// It stands for a key.
    Key(KeyCode),
    /// An item of a list.
    Item(usize),
    /// A cell of the board, by its index.
    Cell(usize),
    /// The position after so many steps.
    Step(usize),
}

/// What comes next.
pub enum Action {
    /// Nothing.
    Stay,
    /// Another screen over this one.
    Push(Box<dyn Screen>),
    /// Another screen instead of this one.
    Replace(Box<dyn Screen>),
    /// This screen is done; the one below has its answer.
    Answer(Answer),
    /// This screen is done.
    Back,
    /// All screens are done but the first, and this one comes on top of it.
    Begin(Box<dyn Screen>),
    /// All screens are done but the first.
    Home,
    /// The program is done.
    Quit,
}

impl Action {
    /// Another screen over this one.
    pub fn push(screen: impl Screen + 'static) -> Action {
        Action::Push(Box::new(screen))
    }
}

/// The answer to a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Which question.
    pub question: &'static str,
    /// What was answered.
    pub value: Value,
}

/// What can be answered.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Value {
    Text(String),
    Item(usize),
    Yes,
}

/// What a key means in every list and form.
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
    /// The meaning of an input, if it is a key.
    pub fn of(input: &Input) -> Option<Gesture> {
        let key = match input {
            Input::Key(key) => *key,
            Input::Click(Target::Key(code)) => KeyEvent::new(*code, KeyModifiers::NONE),
            _ => return None,
        };
        if key.kind == KeyEventKind::Release || key.modifiers.contains(KeyModifiers::CONTROL) {
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
