//! What a screen is: it is drawn, it is told what happens, and it says what comes next.

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
    /// All screens are done but the first, and another game is arranged on top of it.
    Arrange,
    /// All screens are done but the first, and this game is played on top of it.
    Play(Box<LiveGame>),
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
