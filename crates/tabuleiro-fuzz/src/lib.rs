//! What is fuzzed: one function per target. Each takes any bytes and panics only where a law is broken.
//!
//! The fuzzers in `fuzz/` call these functions, and so do the tests here, with the corpus that is kept in
//! `fuzz/corpus`, with changed copies of it and with random bytes.

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

/// Something that is fuzzed.
#[derive(Copy, Clone, Debug)]
pub struct Target {
    /// Its name, which is also that of its fuzzer and of the folder of its corpus.
    pub name: &'static str,
    /// What is done with the bytes.
    pub run: fn(&[u8]),
}

/// Everything that is fuzzed.
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
