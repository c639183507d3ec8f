//! Any position as SVG or PNG, and any game as an animated GIF: the board's own geometry and the games' own drawings, in
//! several themes, with names of cells, arrows and marks.

mod canvas;
mod film;
mod geometry;
mod options;
mod panel;
mod picture;
mod pieces;
mod raster;
mod stamp;
mod theme;

pub use film::{FILM_SIZE_MAX, Film, film};
pub use options::{Arrow, Options, PictureError, Rotation, Side, Size};
pub use picture::Picture;
pub use stamp::Stamp;
pub use theme::{Colours, Theme};
