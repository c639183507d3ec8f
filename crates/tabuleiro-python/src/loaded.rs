//! A game with its options, as every object of Python's shares it.

use crate::error::unlearned;
use std::sync::Arc;
use tabuleiro_core::{Options, Random, Setup};
use tabuleiro_learn::{LearnError, Shape, Subject};

/// A game with its options, before its set-up is drawn.
pub(crate) struct Loaded {
    pub(crate) subject: &'static Subject,
    pub(crate) options: Options,
    /// The set-up, if it is fixed.
    pub(crate) setup: Option<Setup>,
    /// Cells of the numbering, if more than the board has.
    pub(crate) cells: Option<usize>,
    pub(crate) shape: Arc<Shape>,
}

impl Loaded {
    pub(crate) fn new(
        subject: &'static Subject,
        options: Options,
        setup: Option<Setup>,
        cells: Option<usize>,
    ) -> Result<Loaded, LearnError> {
        let example = match &setup {
            Some(setup) => setup.clone(),
            None => subject.draw(&options, &mut Random::from_seed(0))?,
        };
        let shape = subject.open(&example, cells)?.shape().clone();
        Ok(Loaded { subject, options, setup, cells, shape })
    }

    pub(crate) fn id(&self) -> &'static str {
        self.subject.info.id
    }

    pub(crate) fn refused(&self, error: &LearnError) -> pyo3::PyErr {
        unlearned(error, self.id())
    }
}

/// Returns a seed by chance.
pub(crate) fn rand_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(0)
}
