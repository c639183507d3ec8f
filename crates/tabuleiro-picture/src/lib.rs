//! Pictures of positions as SVG or PNG, and of games as animated GIFs, with the games' own drawings in several themes.
//! Names of cells, arrows and marks are optional.

mod board;
mod canvas;
mod film;
mod geometry;
mod ground;
mod options;
mod panel;
mod picture;
mod pieces;
mod raster;
mod stamp;
mod theme;

pub use board::{BoardPicture, Highlight, Pixels};
pub use film::{FILM_SIZE_MAX, Film, film};
pub use options::{Arrow, Face, PictureError, PictureOptions, Rotation, Size};
pub use picture::Picture;
pub use stamp::CellDrawing;
pub use theme::{Colours, Theme};
