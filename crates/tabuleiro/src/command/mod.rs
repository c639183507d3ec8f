//! One file a subcommand.

pub mod analyze;
pub mod bench;
pub mod bench_engines;
pub mod completions;
pub mod engine;
pub mod games;
pub mod man;
pub mod moves;
pub mod perft;
pub mod play;
pub mod replay;
pub mod setup;
pub mod show;
