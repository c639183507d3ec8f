//! The move.

use super::board::Cell;

/// Takes the piece on a cell.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move(pub(super) Cell);
