//! Play line by line: works in any terminal, in a pipe, and read aloud.

mod console;
mod entry;
mod menu;
pub mod page;
pub mod rules;
mod session;
mod thinking;

pub use console::Console;
pub use menu::{Plan, plan};
pub use session::{After, Session};
