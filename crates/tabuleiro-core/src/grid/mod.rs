//! Boards: how cells are named, and the geometry of hexagons, squares and triangles.

mod cell_name;
pub mod hex;
pub mod square;
pub mod triangle;

pub use cell_name::{CellName, CellNameError};
