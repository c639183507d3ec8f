//! Pieces taken by the players.

use super::tree::Colour;

/// Maximum number of players.
pub(super) const SEATS_MAX: usize = 3;

/// Pieces taken by one player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Harvest([u8; 3]);

impl Harvest {
    /// Creates a harvest from the numbers of red, blue and yellow pieces.
    pub const fn new(counts: [u8; 3]) -> Harvest {
        Harvest(counts)
    }

    /// Returns the number of pieces of each colour.
    pub const fn counts(self) -> [u8; 3] {
        self.0
    }

    /// Returns the number of pieces of one colour.
    pub const fn of(self, colour: Colour) -> u8 {
        self.0[colour.index()]
    }

    /// Returns the harvest with one more piece.
    #[must_use]
    pub const fn with(mut self, colour: Colour) -> Harvest {
        self.0[colour.index()] += 1;
        self
    }
}

/// The harvests of all seats, seat 1 first; those of empty seats are empty.
pub(super) type Harvests = [Harvest; SEATS_MAX];
