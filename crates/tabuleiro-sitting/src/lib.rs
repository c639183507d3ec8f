//! Games on this computer.
//!
//! A [`Sitting`] is a room whose people share one screen. The room decides: undo, redo, hints, pauses, resignation and
//! the fall of a flag. It takes whole turns. The sitting adds what only a shared screen has: the moves of the unfinished turn, which
//! everyone sees at once, and the file that each of them is kept in.

mod asked;
mod error;
mod sitting;
mod stopwatch;
mod turn;

pub use asked::Asked;
pub use error::SittingError;
pub use sitting::Sitting;
