//! Screens: they are drawn, receive events, and return the next action.

use crate::event::Report;
use crate::house::House;
use crate::input::Input;
use crate::live::LiveGame;
use crate::painter::Painter;
use std::time::Instant;

/// A part of the program that fills the window, or lies over another one.
pub trait Screen {
    /// Draws it. Nothing changes by that.
    fn draw(&self, painter: &mut Painter, house: &House);

    /// Handles a key, click or pasted text.
    fn handle(&mut self, input: Input, house: &mut House) -> Action;

    /// Receives a report of a background thread. Covered screens receive it too.
    fn hear(&mut self, _report: &Report, _house: &mut House) {}

    /// Receives the answer to its question.
    fn answered(&mut self, _answer: Answer, _house: &mut House) -> Action {
        Action::Stay
    }

    /// Called when a covering screen is gone.
    fn uncovered(&mut self, _house: &mut House) {}

    /// Called for the top screen when all else is done; returns its wish.
    fn settle(&mut self, _house: &mut House) -> Action {
        Action::Stay
    }

    /// Returns when the screen has to check the clock again.
    fn alarm(&self) -> Option<Instant> {
        None
    }

    /// Called when an alarm rings, possibly of another screen.
    fn ring(&mut self, _now: Instant, _house: &mut House) {}

    /// Returns whether the screen below stays visible.
    fn is_overlay(&self) -> bool {
        false
    }
}

/// Next action.
pub enum Action {
    /// No change.
    Stay,
    /// Put another screen over this one.
    Push(Box<dyn Screen>),
    /// Replace this screen.
    Replace(Box<dyn Screen>),
    /// Close this screen, with an answer for the one below.
    Answer(Answer),
    /// Close this screen.
    Back,
    /// Close all screens but the first, and arrange another game.
    Arrange,
    /// Close all screens but the first, and play this game.
    Play(Box<LiveGame>),
    /// Close all screens but the first.
    Home,
    /// The program is done.
    Quit,
}

impl Action {
    /// Returns the action that puts another screen over this one.
    pub fn push(screen: impl Screen + 'static) -> Action {
        Action::Push(Box::new(screen))
    }
}

/// The answer to a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Name of the question.
    pub question: &'static str,
    /// Answer of the user.
    pub value: Value,
}

/// Value of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Value {
    Text(String),
    Item(usize),
    Yes,
}
