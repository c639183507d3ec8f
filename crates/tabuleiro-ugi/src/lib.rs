//! The Universal Game Interface: Tabuleiro's engines for other programs ([`serve`]), other programs as players
//! ([`Client`]), and a conformance test ([`check()`]). `docs/protocol.md` describes the messages.

pub mod check;
mod client;
mod english;
mod go;
mod info;
mod line;
mod line_error;
mod options;
mod programs;
mod query;
mod search;
mod serve;

pub use check::check;
pub use client::{Answer, Client, ClientError, Patience};
pub use go::Go;
pub use info::Info;
pub use line::{Query, Root, UgiCommand};
pub use line_error::LineError;
pub use options::EngineSettings;
pub use programs::{Computers, computer_player};
pub use serve::serve;
