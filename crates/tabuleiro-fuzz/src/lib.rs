//! Fuzz targets, one function each. A target accepts any bytes and panics only where a law is broken.
//!
//! The fuzzers in `fuzz/` call these functions. The tests here call them with the corpus in `fuzz/corpus`, with changed
//! copies of it and with random bytes.

mod bytes;
mod json;
mod laws;
mod maps;
mod moves;
mod mutate;
mod options;
mod play;
mod records;
mod texts;

pub use bytes::Bytes;
pub use json::json;
pub use maps::maps;
pub use moves::moves;
pub use mutate::mutate;
pub use options::{drawn_by, options};
pub use play::play;
pub use records::{record_files, record_links};
pub use texts::texts;

/// A fuzz target.
#[derive(Copy, Clone, Debug)]
pub struct Target {
    /// Name of the target, its fuzzer and the folder of its corpus.
    pub name: &'static str,
    /// Function that receives the bytes.
    pub run: fn(&[u8]),
}

/// All targets.
pub const TARGETS: &[Target] = &[
    Target { name: "texts", run: texts },
    Target { name: "record_files", run: record_files },
    Target { name: "record_links", run: record_links },
    Target { name: "moves", run: moves },
    Target { name: "play", run: play },
    Target { name: "maps", run: maps },
    Target { name: "json", run: json },
    Target { name: "options", run: options },
];
