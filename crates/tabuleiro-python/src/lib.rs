//! The games, engines and matches for Python: a thin layer over the crates that do the work.
#![allow(
    unsafe_code,
    reason = "pyo3 writes the exports as unsafe code, and batches write into arrays that Python owns"
)]

mod analysis;
mod batch;
mod contest;
mod engine;
mod error;
mod game;
mod loaded;
mod record;
mod render;
mod state;
mod wait;

use pyo3::prelude::*;

/// The part of the package `tabuleiro` that is written in Rust.
#[pymodule]
mod _native {
    #[pymodule_export]
    use super::analysis::analyse;
    #[pymodule_export]
    use super::batch::Batch;
    #[pymodule_export]
    use super::contest::play_match;
    #[pymodule_export]
    use super::engine::Engine;
    #[pymodule_export]
    use super::error::TabuleiroError;
    #[pymodule_export]
    use super::game::{Game, game_names, load_game, load_state, rule_sets};
    #[pymodule_export]
    use super::record::record_arrays;
    #[pymodule_export]
    use super::state::State;
}
