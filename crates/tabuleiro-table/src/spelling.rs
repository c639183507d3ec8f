//! The spelling of a move in progress.

use crate::play::{Choice, Play};
use crate::selection::{Selected, buttons, select};
use std::collections::BTreeSet;
use tabuleiro_core::Message;
use tabuleiro_core::present::Click;

/// The clicks of an incomplete move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spelling {
    clicks: Vec<Click>,
}

/// The effect of a click.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spelled {
    /// The clicks begin one or more legal moves.
    Pending,
    /// All clicks were removed.
    Cleared,
    /// The clicks spelled the move with this text and were removed.
    Move(String),
    /// No legal move begins like this, for the reason given; the clicks did not change.
    Illegal(Option<Message>),
}

impl Spelling {
    /// Returns the clicks so far.
    pub fn clicks(&self) -> &[Click] {
        &self.clicks
    }

    /// Replaces the clicks, for moves that are typed.
    pub fn set(&mut self, clicks: Vec<Click>) {
        self.clicks = clicks;
    }

    /// Removes all clicks.
    pub fn clear(&mut self) {
        self.clicks.clear();
    }

    /// Adds a click. A click that continues no legal move removes the last click if it repeats it; otherwise it begins
    /// another move, if possible. `choices` are the legal moves of `play`.
    pub fn click(&mut self, click: Click, choices: &[Choice], play: &dyn Play) -> Spelled {
        let mut clicks = self.clicks.clone();
        clicks.push(click);
        match select(choices, &clicks) {
            Selected::Move(text) => {
                self.clear();
                Spelled::Move(text)
            }
            Selected::Next(_) => self.stand_at(clicks),
            Selected::Nothing if self.clicks.last() == Some(&click) => {
                clicks.truncate(self.clicks.len() - 1);
                self.stand_at(clicks)
            }
            Selected::Nothing => match select(choices, &[click]) {
                Selected::Next(_) if !self.clicks.is_empty() => self.stand_at(vec![click]),
                _ => Spelled::Illegal(play.why_illegal(&clicks)),
            },
        }
    }

    fn stand_at(&mut self, clicks: Vec<Click>) -> Spelled {
        self.clicks = clicks;
        if self.clicks.is_empty() { Spelled::Cleared } else { Spelled::Pending }
    }

    /// Removes the last click; returns `false` if there is none.
    pub fn back(&mut self) -> bool {
        self.clicks.pop().is_some()
    }

    /// Returns the clicks that can follow.
    pub fn next(&self, choices: &[Choice]) -> BTreeSet<Click> {
        match select(choices, &self.clicks) {
            Selected::Next(next) => next,
            Selected::Move(_) | Selected::Nothing => BTreeSet::new(),
        }
    }

    /// Returns the buttons that can follow, in a fixed order.
    pub fn buttons(&self, choices: &[Choice]) -> Vec<&'static str> {
        buttons(choices, &self.clicks)
    }
}
