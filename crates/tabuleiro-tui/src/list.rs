//! A list in which one item is selected.

use crate::input::Gesture;

/// The selected item of a list, and which of its items are seen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct List {
    /// The index of the selected item.
    pub selected: usize,
}

impl List {
    /// Moves within a list of `count` items; returns `false` if the gesture has another meaning.
    pub fn moved(&mut self, gesture: Gesture, count: usize) -> bool {
        let last = count.saturating_sub(1);
        self.selected = match gesture {
            Gesture::Up if self.selected == 0 => last,
            Gesture::Up => self.selected - 1,
            Gesture::Down if self.selected >= last => 0,
            Gesture::Down => self.selected + 1,
            Gesture::First => 0,
            Gesture::Last => last,
            Gesture::PageUp => self.selected.saturating_sub(8),
            Gesture::PageDown => (self.selected + 8).min(last),
            _ => return false,
        };
        true
    }

    /// Turns the wheel.
    pub fn wheeled(&mut self, lines: i32, count: usize) {
        let last = count.saturating_sub(1);
        self.selected = self.selected.saturating_add_signed(lines as isize).min(last);
    }

    /// Returns the first visible item if only `seen` items fit.
    pub fn first_seen(&self, count: usize, seen: usize) -> usize {
        self.selected.saturating_sub(seen / 2).min(count.saturating_sub(seen))
    }
}
