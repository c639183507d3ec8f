//! Screens as they are seen.

mod hidden;
mod play;
mod study;
mod visit;
