//! The rules, words and engines for a browser: texts and JSON in, texts and JSON out.
#![cfg_attr(
    target_arch = "wasm32",
    allow(unsafe_code, reason = "wasm-bindgen writes the exports as unsafe code")
)]

mod answers;
mod local;
mod means;
mod pictures;
mod search;

pub use answers::{answer, knows};
pub use local::local;
pub use pictures::Gif;
#[cfg(target_arch = "wasm32")]
pub use search::search;
pub use search::searched;

use tabuleiro_core::Explain;
use tabuleiro_table::{Table, ThoughtDocument};

/// Counts the lines of `depth` decisions from a position.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen::prelude::wasm_bindgen)]
pub fn perft(line: &str, depth: u32) -> Result<u64, String> {
    let table = Table::open(line).map_err(|error| error.explain().to_string())?;
    Ok(table.play_state().perft(depth))
}

/// Joins what searches found of their parts of the moves, a list in JSON: the best `lines` for a seat; `null` for an empty list.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen::prelude::wasm_bindgen)]
pub fn joined(parts: &str, seat: u8, lines: usize) -> Result<String, String> {
    let parts: Vec<ThoughtDocument> = serde_json::from_str(parts).map_err(|error| error.to_string())?;
    serde_json::to_string(&ThoughtDocument::joined(parts, seat, lines)).map_err(|error| error.to_string())
}
