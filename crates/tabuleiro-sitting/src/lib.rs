//! Games on this computer.
//!
//! A [`Sitting`] is a room whose people share one screen. The room decides on whole turns, undo, redo, hints, pauses,
//! resignation and time. The sitting adds the moves of the unfinished turn, which everyone sees at once, and the file of
//! the game.

mod asked;
mod error;
mod sitting;
mod stopwatch;
mod turn;

pub use asked::Asked;
pub use error::SittingError;
pub use sitting::Sitting;
