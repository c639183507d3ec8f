//! Play line by line: for any terminal, for pipes, and for screen readers.

mod console;
mod entry;
pub(crate) mod lesson;
mod menu;
pub(crate) mod page;
mod questions;
pub(crate) mod rules;
mod session;
mod thinking;

pub(crate) use console::Console;
pub(crate) use menu::{Plan, plan};
pub(crate) use session::{After, Session};
