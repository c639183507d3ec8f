//! The moves.

use super::board::Cell;
use super::tiles::Side;

/// A decision.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Puts the next tower on a tile.
    Place(Cell),
    /// Seat 2 plays this side.
    Choose(Side),
    /// Moves a tower to another tile.
    Tower {
        /// Start of the tower.
        from: Cell,
        /// An unoccupied tile.
        to: Cell,
    },
    /// Removes a tile.
    Sink(Cell),
    /// Slides a tile with the tower on it.
    Slide {
        /// Cell of the tile.
        from: Cell,
        /// An empty cell.
        to: Cell,
    },
    /// Does nothing.
    Pass,
}
