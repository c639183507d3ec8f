//! Squares, by column and row counted from the top.

/// Steps to the four neighbours that share a side: N W E S.
pub const SIDES: [(i16, i16); 4] = [(0, -1), (-1, 0), (1, 0), (0, 1)];
