//! Moves.

use super::board::Cell;

/// The cell to mark (N2.1).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move(pub(super) Cell);
