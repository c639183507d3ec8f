//! Screens as they are seen.

mod play;
mod study;
mod visit;
