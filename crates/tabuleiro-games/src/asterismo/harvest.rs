//! What players have taken.

use super::tree::Colour;

/// How many can play at most.
pub(super) const SEATS_MAX: usize = 3;

/// What a player has taken.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Harvest([u8; 3]);

impl Harvest {
    /// So many pieces: red, blue, yellow.
    pub const fn new(counts: [u8; 3]) -> Harvest {
        Harvest(counts)
    }

    /// How many pieces of each colour.
    pub const fn counts(self) -> [u8; 3] {
        self.0
    }

    /// How many pieces of this colour.
    pub const fn of(self, colour: Colour) -> u8 {
        self.0[colour.index()]
    }

    /// The same with one more piece.
    #[must_use]
    pub const fn with(mut self, colour: Colour) -> Harvest {
        self.0[colour.index()] += 1;
        self
    }
}

/// The harvests of all seats, seat 1 first; those of seats that nobody sits in are empty.
pub(super) type Harvests = [Harvest; SEATS_MAX];
