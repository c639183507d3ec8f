//! Many games stepped at once, into arrays that Python owns.

use crate::engine::spec_of;
use crate::error::{TabuleiroError, refusal};
use crate::game::{Game, origin};
use crate::loaded::Loaded;
use crate::state::{State, read_form};
use crate::wait;
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, MutexGuard};
use tabuleiro_core::Message;
use tabuleiro_learn::{BatchPlan, Buffers, LearnError, ObservationForm, Observations, Reset};

/// Many games of one kind.
#[pyclass(frozen, module = "tabuleiro")]
pub(crate) struct Batch {
    game: Py<Game>,
    inner: Mutex<Box<dyn tabuleiro_learn::Batch>>,
    arrays: Arrays,
    /// Whether engines play, so that a step can be long.
    has_engines: bool,
}

/// The arrays that steps write to.
struct Arrays {
    observations: ObservationArray,
    last_observations: ObservationArray,
    masks: Py<PyArray2<u8>>,
    rewards: Py<PyArray2<f32>>,
    to_move: Py<PyArray1<i8>>,
    over: Py<PyArray1<u8>>,
    decisions: Py<PyArray1<u32>>,
    actions: Py<PyArray1<i32>>,
}

enum ObservationArray {
    Floats(Py<PyArray2<f32>>),
    Bytes(Py<PyArray2<u8>>),
}

impl ObservationArray {
    fn zeros(py: Python, form: ObservationForm, shape: (usize, usize)) -> PyResult<ObservationArray> {
        Ok(match form {
            ObservationForm::Float32 => ObservationArray::Floats(zeros(py, shape, "float32")?),
            ObservationForm::Uint8 | ObservationForm::Bits => {
                ObservationArray::Bytes(zeros(py, shape, "uint8")?)
            }
        })
    }

    fn as_object(&self, py: Python) -> Py<PyAny> {
        match self {
            ObservationArray::Floats(array) => array.clone_ref(py).into_any(),
            ObservationArray::Bytes(array) => array.clone_ref(py).into_any(),
        }
    }

    /// # Safety
    /// As [`items`].
    unsafe fn cells<'a>(&'a self, py: Python<'a>) -> PyResult<Observations<'a>> {
        // SAFETY: the caller's promise.
        unsafe {
            Ok(match self {
                ObservationArray::Floats(array) => Observations::Floats(items(array.bind(py))?),
                ObservationArray::Bytes(array) => Observations::Bytes(items(array.bind(py))?),
            })
        }
    }
}

/// Returns an array of zeros; one that is larger than memory is an exception.
fn zeros<T>(py: Python, shape: impl for<'a> IntoPyObject<'a>, kind: &str) -> PyResult<Py<T>>
where
    T: pyo3::PyTypeCheck,
{
    let array = py.import("numpy")?.call_method1("zeros", (shape, kind))?;
    Ok(array.cast_into::<T>().map_err(PyErr::from)?.unbind())
}

/// Returns the items of an array.
///
/// # Safety
/// Nothing else may write to the array meanwhile. A batch writes only while it holds its lock; a program that writes to the arrays
/// of a batch during a step of another thread sees torn numbers, as with any array of NumPy.
unsafe fn items<'a, T: numpy::Element, D: numpy::ndarray::Dimension>(
    array: &'a Bound<'a, numpy::PyArray<T, D>>,
) -> PyResult<&'a mut [T]> {
    // SAFETY: the caller's promise.
    unsafe { array.as_slice_mut() }.map_err(|error| TabuleiroError::new_err(error.to_string()))
}

impl Arrays {
    fn new(py: Python, batch: &dyn tabuleiro_learn::Batch, plan: &BatchPlan) -> PyResult<Arrays> {
        let (games, form) = (plan.games, plan.form);
        let width = form.items(batch.shape());
        let last = if plan.reset == Reset::SameStep { games } else { 0 };
        Ok(Arrays {
            observations: ObservationArray::zeros(py, form, (games, width))?,
            last_observations: ObservationArray::zeros(py, form, (last, width))?,
            masks: zeros(py, (games, batch.mask_bytes()), "uint8")?,
            rewards: zeros(py, (games, batch.shape().seats.count()), "float32")?,
            to_move: zeros(py, games, "int8")?,
            over: zeros(py, games, "uint8")?,
            decisions: zeros(py, games, "uint32")?,
            actions: zeros(py, games, "int32")?,
        })
    }

    /// # Safety
    /// As [`items`].
    unsafe fn buffers<'a>(&'a self, py: Python<'a>) -> PyResult<Buffers<'a>> {
        // SAFETY: the caller's promise.
        unsafe {
            Ok(Buffers {
                observations: self.observations.cells(py)?,
                last_observations: self.last_observations.cells(py)?,
                masks: items(self.masks.bind(py))?,
                rewards: items(self.rewards.bind(py))?,
                to_move: items(self.to_move.bind(py))?,
                over: items(self.over.bind(py))?,
                decisions: items(self.decisions.bind(py))?,
            })
        }
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, games, *, seats=None, seed=0, observations="float32", masks="bytes", autoreset="same_step", setups=256, threads=1))]
    #[allow(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn new(
        py: Python,
        game: &Bound<Game>,
        games: usize,
        seats: Option<Vec<Option<String>>>,
        seed: u64,
        observations: &str,
        masks: &str,
        autoreset: &str,
        setups: usize,
        threads: usize,
    ) -> PyResult<Batch> {
        let of = game.get();
        let spec = |name: &Option<String>| {
            name.as_ref().map(|name| spec_of(of.id(), name, of.options.rule_set().id)).transpose()
        };
        let plan = BatchPlan {
            options: of.options.clone(),
            setup: of.setup.clone(),
            games,
            setups,
            seed,
            form: read_form(observations)?,
            packs_masks: one_of("masks", masks, &[("bytes", false), ("bits", true)])?,
            cells: of.cells,
            opponents: seats.unwrap_or_default().iter().map(spec).collect::<PyResult<_>>()?,
            reset: one_of(
                "autoreset",
                autoreset,
                &[
                    ("same_step", Reset::SameStep),
                    ("next_step", Reset::NextStep),
                    ("disabled", Reset::Disabled),
                ],
            )?,
            threads,
        };
        check_size(of, &plan)?;
        let inner = py.detach(|| of.subject.batch(&plan)).map_err(|error| of.refused(&error))?;
        let has_engines =
            plan.opponents.iter().flatten().any(|spec| spec.kind != tabuleiro_engine::EngineKind::Random);
        let arrays = Arrays::new(py, &*inner, &plan)?;
        Ok(Batch { game: game.clone().unbind(), inner: Mutex::new(inner), arrays, has_engines })
    }
    /// Begins new games: all of them, or those of a mask.
    #[pyo3(signature = (seeds=None, mask=None))]
    fn reset(&self, py: Python, seeds: Option<Vec<u64>>, mask: Option<Vec<bool>>) -> PyResult<()> {
        self.work(py, |batch, buffers, stop| batch.reset(seeds.as_deref(), mask.as_deref(), buffers, stop))
    }
    /// Plays an action in each game.
    fn step(&self, py: Python, actions: &Bound<PyAny>) -> PyResult<()> {
        if let Ok(actions) = actions.extract::<PyReadonlyArray1<i32>>() {
            let actions = actions.as_slice().map_err(|_| wrong_actions())?;
            return self.work(py, |batch, buffers, stop| batch.step(actions, buffers, stop));
        }
        let wide: PyReadonlyArray1<i64> = actions.extract().map_err(|_| wrong_actions())?;
        let narrow: Vec<i32> =
            wide.as_array().iter().map(|&action| i32::try_from(action).unwrap_or(i32::MAX)).collect();
        self.work(py, |batch, buffers, stop| batch.step(&narrow, buffers, stop))
    }
    /// Draws a legal action for each game and returns them in an array that is used again.
    fn sample(&self, py: Python) -> PyResult<Py<PyArray1<i32>>> {
        let mut batch = self.lock()?;
        // SAFETY: the lock is held.
        let actions = unsafe { items(self.arrays.actions.bind(py))? };
        batch.sample(actions).map_err(|error| self.game.get().refused(&error))?;
        Ok(self.arrays.actions.clone_ref(py))
    }
    /// Returns a copy of one of the games.
    fn state(&self, py: Python, game: usize) -> PyResult<State> {
        let state = self.lock()?.state(game).map_err(|error| self.game.get().refused(&error))?;
        Ok(State::of(&origin(self.game.bind(py)), state))
    }
    #[getter]
    fn game(&self, py: Python) -> Py<Game> {
        self.game.clone_ref(py)
    }
    #[getter]
    fn observations(&self, py: Python) -> Py<PyAny> {
        self.arrays.observations.as_object(py)
    }
    #[getter]
    fn last_observations(&self, py: Python) -> Py<PyAny> {
        self.arrays.last_observations.as_object(py)
    }
    #[getter]
    fn masks(&self, py: Python) -> Py<PyArray2<u8>> {
        self.arrays.masks.clone_ref(py)
    }
    #[getter]
    fn rewards(&self, py: Python) -> Py<PyArray2<f32>> {
        self.arrays.rewards.clone_ref(py)
    }
    #[getter]
    fn to_move(&self, py: Python) -> Py<PyArray1<i8>> {
        self.arrays.to_move.clone_ref(py)
    }
    #[getter]
    fn over(&self, py: Python) -> Py<PyArray1<u8>> {
        self.arrays.over.clone_ref(py)
    }
    #[getter]
    fn decisions(&self, py: Python) -> Py<PyArray1<u32>> {
        self.arrays.decisions.clone_ref(py)
    }
}

impl Batch {
    fn lock(&self) -> PyResult<MutexGuard<'_, Box<dyn tabuleiro_learn::Batch>>> {
        self.inner.try_lock().map_err(|_| TabuleiroError::new_err("the batch is at work for another thread"))
    }

    /// Lets the games write into the arrays, without the interpreter's lock.
    fn work(
        &self,
        py: Python,
        work: impl FnOnce(&mut dyn tabuleiro_learn::Batch, Buffers, &AtomicBool) -> Result<(), LearnError> + Send,
    ) -> PyResult<()> {
        let mut batch = self.lock()?;
        let batch = &mut **batch;
        // SAFETY: the lock is held until the work is done.
        let buffers = unsafe { self.arrays.buffers(py)? };
        let done = if self.has_engines {
            wait::run(py, None, |call| work(batch, buffers, &call.stop))?
        } else {
            py.detach(|| work(batch, buffers, &AtomicBool::new(false)))
        };
        done.map_err(|error| self.game.get().refused(&error))
    }
}

/// Refuses arrays that are larger than memory before any is made.
fn check_size(game: &Loaded, plan: &BatchPlan) -> PyResult<()> {
    let item = if plan.form == ObservationForm::Float32 { 4 } else { 1 };
    let both = if plan.reset == Reset::SameStep { 2 } else { 1 };
    let each = both * item * plan.form.items(&game.shape) + game.shape.numbering.count();
    let bytes = (each as u64).saturating_mul(plan.games as u64);
    let fits = tabuleiro_engine::check_memory((bytes >> 20) as usize + 1).is_ok();
    if fits { Ok(()) } else { Err(game.refused(&LearnError::Memory { bytes })) }
}

fn wrong_actions() -> PyErr {
    PyTypeError::new_err("actions are one array of int32 or int64, one number for each game")
}

/// Reads one of a few words.
fn one_of<T: Copy>(what: &str, found: &str, words: &[(&str, T)]) -> PyResult<T> {
    let read = words.iter().find(|(word, _)| *word == found).map(|(_, value)| *value);
    read.ok_or_else(|| {
        let offered: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
        let message = Message::new("error-learn-word").text("what", what).text("found", found);
        refusal(&message.text("offered", offered.join(", ")), None)
    })
}
