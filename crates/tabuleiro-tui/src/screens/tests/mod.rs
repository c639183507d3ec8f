//! Screens as text.

mod hidden;
mod play;
mod study;
mod visit;
