//! A game before its first move.

use crate::error::{TabuleiroError, refusal, refused, unlearned};
use crate::loaded::{Loaded, rand_seed};
use crate::state::{Origin, State};
use numpy::{IntoPyArray, PyArray1};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict};
use std::ops::Deref;
use std::sync::Arc;
use tabuleiro_core::encode::Values;
use tabuleiro_core::{Line, Message, Options, Random, Seats, Setup};
use tabuleiro_learn::{Subject, subject, subjects};
use tabuleiro_table::kind_of_text;

/// An upper bound for the number of decisions of a game.
const LENGTH_MAX: usize = 20_000;

/// A game with its options, before its set-up is drawn.
#[pyclass(frozen, module = "tabuleiro")]
pub(crate) struct Game(Arc<Loaded>);

impl Deref for Game {
    type Target = Loaded;
    fn deref(&self) -> &Loaded {
        &self.0
    }
}

/// Returns the origin of a game's states.
pub(crate) fn origin(game: &Bound<Game>) -> Origin {
    Origin { loaded: game.get().0.clone(), game: game.clone().into_any().unbind() }
}

/// Returns the names of all games.
#[pyfunction]
pub(crate) fn game_names() -> Vec<String> {
    subjects().iter().map(|subject| subject.info.id.replace('-', "_")).collect()
}

/// Returns the rule sets of a game with the numbers of players that each allows.
#[pyfunction]
pub(crate) fn rule_sets(name: &str) -> PyResult<Vec<(&'static str, Vec<usize>)>> {
    let rule_sets = subject_named(name)?.info.rule_sets.iter();
    Ok(rule_sets.map(|rule_set| (rule_set.id, rule_set.seats().map(Seats::count).collect())).collect())
}

fn subject_named(name: &str) -> PyResult<&'static Subject> {
    subject(name).ok_or_else(|| {
        let message = Message::new("error-learn-game").text("found", name);
        refusal(&message.text("offered", game_names().join(", ")), None)
    })
}

/// Returns a game.
#[pyfunction]
#[pyo3(signature = (name, options=None, *, setup=None, cells=None))]
pub(crate) fn load_game(
    name: &str,
    options: Option<&Bound<PyDict>>,
    setup: Option<&str>,
    cells: Option<usize>,
) -> PyResult<Game> {
    let subject = subject_named(name)?;
    let id = subject.info.id;
    let setup = setup.map(|text| Setup::parse(subject.info, text)).transpose();
    let setup = setup.map_err(|error| refused(&error, Some(id)))?;
    let options = match (&setup, options) {
        (Some(setup), _) => options_of(subject, setup),
        (None, chosen) => read_options(subject, chosen)?,
    };
    let loaded = Loaded::new(subject, options, setup, cells).map_err(|error| unlearned(&error, id))?;
    Ok(Game(loaded.into()))
}

/// Returns the state that a text describes: a set-up with a position and moves.
#[pyfunction]
#[pyo3(signature = (text, *, cells=None))]
pub(crate) fn load_state(py: Python, text: &str, cells: Option<usize>) -> PyResult<State> {
    let line = Line::parse(text.trim());
    let kind = kind_of_text(&line.setup).and_then(|kind| subject(kind.info.id));
    let subject = kind.ok_or_else(|| {
        refusal(
            &Message::new("error-open-kind").text("found", text.chars().take(40).collect::<String>()),
            None,
        )
    })?;
    let setup =
        Setup::parse(subject.info, &line.setup).map_err(|error| refused(&error, Some(subject.info.id)))?;
    let loaded = Loaded::new(subject, options_of(subject, &setup), Some(setup), cells)
        .map_err(|error| unlearned(&error, subject.info.id))?;
    let game = Bound::new(py, Game(loaded.into()))?;
    State::read(&origin(&game), &line)
}

/// Returns the options that a set-up shows: its rule set and seats.
fn options_of(subject: &'static Subject, setup: &Setup) -> Options {
    let rule_set = subject.info.rule_set(setup.rule_set).unwrap_or(&subject.info.rule_sets[0]);
    let options = Options::of(rule_set);
    options.clone().with_seats(setup.seats.count()).unwrap_or(options)
}

fn read_options(subject: &'static Subject, chosen: Option<&Bound<PyDict>>) -> PyResult<Options> {
    let refused = |error| refused(&error, Some(subject.info.id));
    let mut named: Vec<(String, String)> = Vec::new();
    for (name, value) in chosen.into_iter().flatten() {
        named.push((name.extract::<String>()?.replace('_', "-"), option_text(&value)?));
    }
    let take = |named: &mut Vec<(String, String)>, wanted: &[&str]| {
        let place = named.iter().position(|(name, _)| wanted.contains(&&**name));
        place.map(|place| named.swap_remove(place).1)
    };
    let mut options = match take(&mut named, &["rules", "rule-set"]) {
        Some(rules) => Options::named(subject.info, &rules).map_err(refused)?,
        None => Options::default_of(subject.info),
    };
    if let Some(seats) = take(&mut named, &["seats", "players"]) {
        let seats = seats
            .parse()
            .map_err(|_| TabuleiroError::new_err(format!("`{seats}` is not a number of seats")))?;
        options = options.with_seats(seats).map_err(refused)?;
    }
    named.iter().try_fold(options, |options, (name, value)| options.with(name, value)).map_err(refused)
}

/// Returns the value of an option as text: `True` is `on`.
fn option_text(value: &Bound<PyAny>) -> PyResult<String> {
    if value.is_instance_of::<PyBool>() {
        return Ok(if value.extract()? { "on" } else { "off" }.into());
    }
    Ok(value.str()?.to_string())
}

#[pymethods]
impl Game {
    /// Name of the game.
    #[getter]
    fn name(&self) -> String {
        self.id().replace('-', "_")
    }
    /// Name of the rule set.
    #[getter]
    fn rules(&self) -> &'static str {
        self.options.rule_set().id
    }
    /// Whether all players win or lose together.
    #[getter]
    fn is_cooperative(&self) -> bool {
        self.options.rule_set().together
    }
    /// Options that were chosen.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        options.set_item("rules", self.options.rule_set().id)?;
        options.set_item("seats", self.options.seats().count())?;
        for (name, value) in self.options.chosen() {
            options.set_item(name, value)?;
        }
        Ok(options)
    }
    /// Text of the set-up, if it is fixed.
    #[getter]
    fn setup(&self) -> Option<String> {
        self.setup.as_ref().map(|setup| setup.text(self.subject.info))
    }
    fn num_players(&self) -> usize {
        self.shape.seats.count()
    }
    fn num_distinct_actions(&self) -> usize {
        self.shape.numbering.count()
    }
    #[staticmethod]
    fn max_game_length() -> usize {
        LENGTH_MAX
    }
    #[staticmethod]
    fn min_utility() -> f32 {
        -1.0
    }
    #[staticmethod]
    fn max_utility() -> f32 {
        1.0
    }
    fn observation_tensor_shape(&self) -> [usize; 1] {
        [self.shape.values()]
    }
    fn observation_tensor_size(&self) -> usize {
        self.shape.values()
    }
    /// Number of cells of each plane.
    #[getter]
    fn num_cells(&self) -> usize {
        self.shape.numbering.cells()
    }
    /// Names of the planes, fixed ones first.
    #[getter]
    fn planes(&self) -> Vec<String> {
        let encoding = &self.shape.encoding;
        encoding.fixed.iter().chain(&encoding.planes).map(|plane| plane.name.to_string()).collect()
    }
    /// Names of the scalars with their largest values.
    #[getter]
    fn scalars(&self) -> Vec<(String, u8)> {
        self.shape.encoding.scalars.iter().map(|scalar| (scalar.name.to_string(), scalar.max)).collect()
    }
    /// Names of the cells.
    #[getter]
    fn cells(&self) -> Vec<String> {
        self.shape.board.cells.iter().map(|cell| cell.name.to_string()).collect()
    }
    /// Row of each cell, the top row first, and its column.
    #[getter]
    fn places(&self) -> Vec<(usize, usize)> {
        let cells = &self.shape.board.cells;
        let top = cells.iter().map(|cell| cell.name.row()).max().unwrap_or_default();
        cells.iter().map(|cell| (top - cell.name.row(), cell.name.place())).collect()
    }
    /// Pairs of neighbouring cells, both ways.
    #[getter]
    fn edges(&self) -> Vec<(usize, usize)> {
        let board = &self.shape.board;
        let of = |(index, cell): (usize, &tabuleiro_core::present::BoardCell)| {
            let indices = cell.neighbours.iter().filter_map(|&name| board.index_of(name));
            indices.map(|other| (index, other)).collect::<Vec<_>>()
        };
        board.cells.iter().enumerate().flat_map(of).collect()
    }
    /// Kinds of actions: name, first number, and the arguments with their words; an argument without words is a cell.
    #[getter]
    #[allow(clippy::type_complexity)]
    fn action_kinds(&self) -> Vec<(&'static str, usize, Vec<(&'static str, Vec<&'static str>)>)> {
        let words = |values| match values {
            Values::Cell => Vec::new(),
            Values::Choice(words) => words.to_vec(),
        };
        let kinds = self.shape.encoding.kinds.iter().enumerate();
        kinds
            .map(|(index, kind)| {
                let arguments = kind.arguments.iter().map(|argument| (argument.name, words(argument.values)));
                (kind.name, self.shape.numbering.first_of(index), arguments.collect())
            })
            .collect()
    }
    /// The exact symmetries, without the identity: name, and where actions, observation values and players go.
    fn symmetries<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let array = |numbers: Vec<usize>| -> Bound<'py, PyArray1<i64>> {
            numbers.into_iter().map(|number| number as i64).collect::<Vec<i64>>().into_pyarray(py)
        };
        let turned = |symmetry: &tabuleiro_core::encode::Symmetry| {
            let found = PyDict::new(py);
            found.set_item("name", &symmetry.name)?;
            found.set_item("actions", array(self.shape.turned_actions(symmetry)))?;
            found.set_item("observation", array(self.shape.turned_values(symmetry)))?;
            found.set_item("players", array(symmetry.players.clone()))?;
            Ok(found)
        };
        self.shape.symmetries.iter().map(turned).collect()
    }
    /// Returns a state before the first move; its set-up is drawn with this seed, or by chance.
    #[pyo3(signature = (seed=None))]
    fn new_initial_state(slf: &Bound<Self>, seed: Option<u64>) -> PyResult<State> {
        let game = slf.get();
        if let Some(setup) = &game.setup {
            return State::begin(&origin(slf), setup);
        }
        let drawn = game.subject.draw(&game.options, &mut Random::from_seed(seed.unwrap_or_else(rand_seed)));
        State::begin(&origin(slf), &drawn.map_err(|error| game.refused(&error))?)
    }
    /// Returns the state of a text, which `serialize` wrote or which is a set-up with a position and moves.
    fn deserialize_state(slf: &Bound<Self>, text: &str) -> PyResult<State> {
        State::read(&origin(slf), &Line::parse(text.trim()))
    }
    fn __repr__(&self) -> String {
        format!("tabuleiro.Game({}, {}, {} players)", self.name(), self.rules(), self.num_players())
    }
}
