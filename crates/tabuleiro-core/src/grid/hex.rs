//! Hexagons in rows, pointy-top or flat-top, on one integer lattice.
//!
//! A hexagon has a place (x, y) with y counted in rows from the top. Pointy-top: x counts half widths, so neighbours in
//! a row are 2 apart and the next row is shifted by 1. Flat-top: x counts columns and y half heights, so
//! neighbours in a column are 2 apart. Either way x + y has the same parity all over a board.

/// The six neighbours of a pointy-top hexagon, as steps on the lattice: NW NE W E SW SE.
pub const POINTY: [(i16, i16); 6] = [(-1, -1), (1, -1), (-2, 0), (2, 0), (-1, 1), (1, 1)];

/// The six neighbours of a flat-top hexagon, as steps on the lattice: N NW NE SW SE S.
pub const FLAT: [(i16, i16); 6] = [(0, -2), (-1, -1), (1, -1), (-1, 1), (1, 1), (0, 2)];
