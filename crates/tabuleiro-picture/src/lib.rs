//! Pictures of positions as SVG or PNG, and of games as animated GIFs, with the games' own drawings in several themes.
//! Names of cells, arrows and marks are optional.

mod animation;
#[cfg(feature = "raster")]
mod board;
mod canvas;
mod film;
mod geometry;
mod ground;
mod options;
mod panel;
mod picture;
mod pieces;
#[cfg(feature = "raster")]
mod raster;
#[cfg(feature = "raster")]
mod stamp;
mod theme;

pub use animation::{Animation, Frame};
#[cfg(feature = "raster")]
pub use board::{BoardPicture, Highlight, Pixels};
#[cfg(feature = "raster")]
pub use film::film;
pub use film::{FILM_SIZE_MAX, Film, frames};
pub use options::{Arrow, Face, PictureError, PictureOptions, Rotation, Size};
pub use picture::Picture;
#[cfg(feature = "raster")]
pub use stamp::CellDrawing;
pub use theme::{Colours, Theme};
