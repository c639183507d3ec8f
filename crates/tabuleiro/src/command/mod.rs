//! One file a subcommand.

pub mod admin;
pub mod analyze;
pub mod bench;
pub mod bench_engines;
pub mod bench_start;
mod block;
pub mod bot;
pub mod completions;
pub mod engine;
pub mod export;
pub mod fair;
pub mod games;
mod interrupt;
pub mod levels;
pub mod man;
pub mod matches;
pub mod moves;
pub mod perft;
pub mod play;
mod program;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod setup;
pub mod show;
pub mod standings;
mod ticker;
