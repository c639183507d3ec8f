//! Triangles of cells with the apex on top, drawn as hexagons on the lattice of [`super::hex`].

/// Returns the lattice place of a cell, by row (0 is the apex) and place from the left (0 first).
pub const fn lattice(rows: i16, row: i16, place: i16) -> (i16, i16) {
    (rows - 1 - row + 2 * place, row)
}
