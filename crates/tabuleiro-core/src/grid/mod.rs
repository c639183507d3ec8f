//! Boards: names and sets of cells, and the geometry of hexagons, squares and triangles.

mod cell_name;
mod cell_set;
pub mod hex;
mod lattice;
mod packing;
pub mod square;
pub mod triangle;
mod word;

pub use cell_name::{CellName, CellNameError};
pub use cell_set::{Cell, CellIter, CellSet};
pub use lattice::Lattice;
pub use packing::{Packing64, Packing128};
pub use word::{MachineWord, Word};
