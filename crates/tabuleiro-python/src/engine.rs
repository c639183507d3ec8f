//! Engines.

use crate::error::{TabuleiroError, parsed, refused};
use crate::loaded::rand_seed;
use crate::state::State;
use crate::wait;
use pyo3::prelude::*;
use std::sync::{Mutex, PoisonError};
use tabuleiro_core::Random;
use tabuleiro_engine::native::{Stopwatch, Threads};
use tabuleiro_engine::{Limits, Spec};
use tabuleiro_table::{Budget, Computer, ComputerError, ComputerPlayer, Means, ThoughtDocument, kind};

/// A computer player, which remembers its searches from one call to the next.
#[pyclass(frozen, module = "tabuleiro")]
pub(crate) struct Engine {
    name: String,
    /// `None` once it is closed.
    mind: Mutex<Option<Mind>>,
}

struct Mind {
    name: String,
    random: Random,
    /// The player of the last game, by the game's id.
    player: Option<(&'static str, Spec, ComputerPlayer)>,
}

impl Mind {
    /// Returns the player, who has followed the game up to this state.
    fn follow(
        &mut self,
        state: &dyn tabuleiro_learn::NumberedState,
    ) -> PyResult<&mut (&'static str, Spec, ComputerPlayer)> {
        let (id, line) = (state.info().id, state.line(false));
        if self.player.as_ref().is_none_or(|(of, _, _)| *of != id) {
            let spec = spec_of(id, &self.name, state.setup(false).rule_set)?;
            let kind = kind(id).expect("a game that can be learned can be played");
            self.player = Some((id, spec.clone(), ComputerPlayer::engine(kind, spec)));
        }
        let player = self.player.as_mut().expect("a player was just made");
        player.2.catch_up(&line).map_err(|error| refused(&error, Some(id)))?;
        Ok(player)
    }
}

/// Reads the name of a computer player of a game.
pub(crate) fn spec_of(id: &'static str, name: &str, rule_set: &str) -> PyResult<Spec> {
    let kind = kind(id).expect("a game that can be learned can be played");
    let rule_set = kind.info.rule_set(rule_set).unwrap_or(&kind.info.rule_sets[0]);
    match kind.computer(rule_set, name).map_err(|error| refused(&error, Some(id)))? {
        Computer::Engine(spec) => Ok(spec),
        Computer::Program(_) => {
            Err(TabuleiroError::new_err(format!("`{name}` is another program; use an engine or a level")))
        }
    }
}

#[pymethods]
impl Engine {
    /// Makes an engine of a specification such as `best time=100ms`, `level 3` or `random`.
    #[new]
    #[pyo3(signature = (specification, *, seed=None))]
    fn new(specification: &str, seed: Option<u64>) -> Engine {
        let random = Random::from_seed(seed.unwrap_or_else(rand_seed));
        let mind = Mind { name: specification.into(), random, player: None };
        Engine { name: specification.into(), mind: Mutex::new(Some(mind)) }
    }
    /// Returns the action that the engine chooses.
    fn choose(&self, py: Python, state: &State) -> PyResult<usize> {
        let inner = state.inner.fork();
        let id = inner.info().id;
        let decided =
            self.ask(py, &*inner, |player, means| player.2.decide(&Budget::default(), means, &mut |_| {}))?;
        let number = inner.action_of_text(&decided.map_err(|error| refused(&error, Some(id)))?.mv);
        number.map_err(|error| state.refused(&error))
    }
    /// Returns what the engine thinks of the position: its best lines with their values.
    #[pyo3(signature = (state, *, lines=1))]
    fn think<'py>(&self, py: Python<'py>, state: &State, lines: usize) -> PyResult<Bound<'py, PyAny>> {
        let inner = state.inner.fork();
        let thought = self.ask(py, &*inner, |player, means| {
            let limits = Limits { lines: lines.max(1), ..player.1.limits() };
            player.2.think(&limits, means, &mut |_| {})
        })?;
        parsed(py, &ThoughtDocument::new(&thought.map_err(|error| refused(&error, Some(inner.info().id)))?))
    }
    /// Forgets all searches.
    fn new_game(&self) {
        if let Some(mind) = &mut *self.mind.lock().unwrap_or_else(PoisonError::into_inner) {
            mind.player = None;
        }
    }
    /// Ends the engine and frees its memory.
    fn close(&self) {
        *self.mind.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
    fn __enter__(slf: Py<Self>) -> Py<Self> {
        slf
    }
    fn __exit__(&self, _kind: &Bound<PyAny>, _value: &Bound<PyAny>, _trace: &Bound<PyAny>) {
        self.close();
    }
    fn __repr__(&self) -> String {
        format!("tabuleiro.Engine({:?})", self.name)
    }
}

impl Engine {
    /// Asks the player in a long call.
    fn ask<T: Send>(
        &self,
        py: Python,
        state: &dyn tabuleiro_learn::NumberedState,
        question: impl FnOnce(&mut (&'static str, Spec, ComputerPlayer), &mut Means) -> Result<T, ComputerError>
        + Send,
    ) -> PyResult<Result<T, ComputerError>> {
        let Ok(mut mind) = self.mind.try_lock() else {
            return Err(TabuleiroError::new_err("the engine is thinking for another thread"));
        };
        let mind = mind.as_mut().ok_or_else(|| TabuleiroError::new_err("the engine is closed"))?;
        mind.follow(state)?;
        wait::run(py, None, |call| {
            let player = mind.player.as_mut().expect("the player has followed the game");
            let mut means = Means {
                timer: &|| Box::new(Stopwatch::start()),
                workers: &Threads,
                stop: &call.stop,
                random: &mut mind.random,
            };
            question(player, &mut means)
        })
    }
}
