//! Screens as they are seen.

mod study;
