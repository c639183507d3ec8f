//! A triangle of cells with its apex on top: drawn as hexagons, on the lattice of [`super::hex`].

/// The place on the lattice of the cell `place` (from the left, 0 first) of row `row` (0 = apex) of `rows` rows.
pub const fn lattice(rows: i16, row: i16, place: i16) -> (i16, i16) {
    (rows - 1 - row + 2 * place, row)
}
