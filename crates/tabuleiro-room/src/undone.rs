//! Turns that were taken back.

use crate::event::Event;
use tabuleiro_core::Player;
use tabuleiro_core::record::RESIGN;
use tabuleiro_table::Step;

/// A turn that was taken back and can be played again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Undone {
    pub(crate) seat: Player,
    pub(crate) moves: Vec<String>,
}

impl Undone {
    /// Returns the turn of these steps, given the last step first.
    pub(crate) fn of(steps: &[Step]) -> Option<Undone> {
        let seat = steps.last()?.player;
        Some(Undone { seat, moves: steps.iter().rev().map(|step| step.text.clone()).collect() })
    }

    /// Returns the event that plays the turn again.
    pub(crate) fn event(self, number: usize) -> Event {
        let Undone { seat, moves } = self;
        if moves == [RESIGN] {
            return Event::Resigned { seat };
        }
        Event::Turn { number, seat, moves, spent_ms: 0, thoughts: Vec::new() }
    }
}
