//! A state, with the names of OpenSpiel.

use crate::error::{parsed, refused};
use crate::loaded::Loaded;
use crate::render;
use numpy::{IntoPyArray, PyArray1};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::Arc;
use tabuleiro_core::{Line, Player, Setup, Status};
use tabuleiro_learn::{LearnError, ObservationForm, utilities};
use tabuleiro_table::{Snapshot, Table};

/// OpenSpiel's number of the player in a state that is over.
const TERMINAL: i64 = -4;

/// The reduced form of a state for pickle: the function that restores it, and its arguments.
type Restored<'py> = (Bound<'py, PyAny>, (String, Option<usize>));

/// The origin of a state: its game's options, and the object that Python knows.
pub(crate) struct Origin {
    pub(crate) loaded: Arc<Loaded>,
    pub(crate) game: Py<PyAny>,
}

impl Origin {
    fn again(&self, py: Python) -> Origin {
        Origin { loaded: self.loaded.clone(), game: self.game.clone_ref(py) }
    }
}

/// A game in progress.
#[pyclass(module = "tabuleiro")]
pub(crate) struct State {
    pub(crate) inner: Box<dyn tabuleiro_learn::NumberedState>,
    origin: Origin,
}

impl State {
    pub(crate) fn begin(origin: &Origin, setup: &Setup) -> PyResult<State> {
        let Loaded { subject, cells, .. } = &*origin.loaded;
        let inner = subject.open(setup, *cells).map_err(|error| origin.loaded.refused(&error))?;
        Ok(State::of(origin, inner))
    }

    /// Reads a line.
    pub(crate) fn read(origin: &Origin, line: &Line) -> PyResult<State> {
        let info = origin.loaded.subject.info;
        let setup = Setup::parse(info, &line.setup).map_err(|error| refused(&error, Some(info.id)))?;
        let mut state = State::begin(origin, &setup)?;
        let played = (|| {
            line.position.iter().try_for_each(|position| state.inner.begin_at(position))?;
            line.moves.iter().try_for_each(|mv| state.inner.play_text(mv))
        })();
        played.map_err(|error: LearnError| state.refused(&error))?;
        Ok(state)
    }

    pub(crate) fn of(origin: &Origin, inner: Box<dyn tabuleiro_learn::NumberedState>) -> State {
        State { inner, origin: Python::attach(|py| origin.again(py)) }
    }

    pub(crate) fn refused(&self, error: &LearnError) -> PyErr {
        crate::error::unlearned(error, self.inner.info().id)
    }

    /// Returns the table of everything that everyone knows.
    pub(crate) fn table(&self) -> PyResult<Table> {
        let line = self.inner.line(false).to_string();
        Table::open(&line).map_err(|error| refused(&error, Some(self.inner.info().id)))
    }

    fn player(&self, player: Option<i64>) -> PyResult<Player> {
        let seats = self.inner.shape().seats;
        let Some(found) = player else {
            return Ok(self.inner.status().to_move().unwrap_or(Player::ONE));
        };
        let player = seats.players().find(|player| i64::try_from(player.index()) == Ok(found));
        player.ok_or_else(|| self.refused(&LearnError::Seat { found, seats: seats.count() }))
    }

    fn values(&self) -> Vec<f32> {
        match self.inner.status() {
            Status::ToMove(_) => vec![0.0; self.inner.shape().seats.count()],
            Status::Over(outcome) => utilities(&outcome).as_slice().to_vec(),
        }
    }

    fn legal(&self, player: Option<i64>) -> PyResult<Vec<u32>> {
        let decides = match player {
            Some(_) => self.inner.status().to_move() == Some(self.player(player)?),
            None => true,
        };
        Ok(if decides { self.inner.legal() } else { Vec::new() })
    }
}

#[pymethods]
impl State {
    fn get_game(&self, py: Python) -> Py<PyAny> {
        self.origin.game.clone_ref(py)
    }
    fn num_players(&self) -> usize {
        self.inner.shape().seats.count()
    }
    fn num_distinct_actions(&self) -> usize {
        self.inner.shape().numbering.count()
    }
    /// Returns the player to move, from 0; -4 once the game is over.
    fn current_player(&self) -> i64 {
        self.inner.status().to_move().map_or(TERMINAL, |player| player.index() as i64)
    }
    fn is_terminal(&self) -> bool {
        self.inner.status().to_move().is_none()
    }
    #[staticmethod]
    fn is_chance_node() -> bool {
        false
    }
    /// Returns the legal actions in ascending order; none of a player who is not to move.
    #[pyo3(signature = (player=None))]
    fn legal_actions(&self, player: Option<i64>) -> PyResult<Vec<u32>> {
        self.legal(player)
    }
    /// Returns a 1 for each legal action and a 0 for each other one.
    #[pyo3(signature = (player=None))]
    fn legal_actions_mask<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mut mask = vec![0; self.num_distinct_actions()];
        self.legal(player)?.into_iter().for_each(|number| mask[number as usize] = 1);
        Ok(mask.into_pyarray(py))
    }
    fn apply_action(&mut self, action: i64) -> PyResult<()> {
        self.inner.apply(action).map_err(|error| self.refused(&error))
    }
    /// Takes the last action back. The player and action, which OpenSpiel asks for, are not needed.
    #[pyo3(signature = (player=None, action=None))]
    fn undo_action(&mut self, player: Option<i64>, action: Option<i64>) -> PyResult<usize> {
        let _ = (player, action);
        self.inner.undo().map_err(|error| self.refused(&error))
    }
    /// Returns the state after an action.
    fn child(&self, py: Python, action: i64) -> PyResult<State> {
        let mut child = self.__copy__(py);
        child.apply_action(action)?;
        Ok(child)
    }
    /// Returns what the game is worth to each player: from -1 to 1, and 0 while it is in progress.
    fn returns(&self) -> Vec<f32> {
        self.values()
    }
    /// Returns what the last action was worth to each player.
    fn rewards(&self) -> Vec<f32> {
        self.values()
    }
    #[allow(clippy::needless_pass_by_value)]
    fn player_return(&self, player: i64) -> PyResult<f32> {
        Ok(self.values()[self.player(Some(player))?.index()])
    }
    fn player_reward(&self, player: i64) -> PyResult<f32> {
        self.player_return(player)
    }
    /// Returns the current points of each player.
    fn points(&self) -> Vec<i16> {
        let (scores, seats) = (self.inner.scores(), self.inner.shape().seats);
        seats.players().map(|player| scores.total(player)).collect()
    }
    fn history(&self) -> Vec<usize> {
        self.inner.history()
    }
    fn move_number(&self) -> usize {
        self.inner.history().len()
    }
    fn is_initial_state(&self) -> bool {
        self.inner.history().is_empty()
    }
    /// Returns the text of an action; with OpenSpiel's order of arguments, the player comes first.
    #[pyo3(signature = (player_or_action, action=None))]
    fn action_to_string(&self, player_or_action: i64, action: Option<i64>) -> PyResult<String> {
        let number = action.unwrap_or(player_or_action);
        let text = self.inner.action_text(number).map_err(|error| self.refused(&error))?;
        Ok(text.unwrap_or_else(|| format!("none-{number}")))
    }
    /// Returns the action of a legal move's text.
    #[pyo3(signature = (player_or_text, text=None))]
    fn string_to_action(&self, player_or_text: &Bound<PyAny>, text: Option<String>) -> PyResult<usize> {
        let text = text.map_or_else(|| player_or_text.extract(), Ok)?;
        self.inner.action_of_text(&text).map_err(|error| self.refused(&error))
    }
    /// Returns an action as a dictionary: its kind and arguments.
    fn action_to_dict<'py>(&self, py: Python<'py>, action: i64) -> PyResult<Bound<'py, PyDict>> {
        let shape = self.inner.shape();
        let (kind, values) = shape.values_of(shape.action(action).map_err(|error| self.refused(&error))?);
        let found = PyDict::new(py);
        found.set_item("kind", kind)?;
        values.into_iter().try_for_each(|value| found.set_item(value.name, value.value))?;
        Ok(found)
    }
    /// Returns the action of a dictionary that `action_to_dict` returned.
    fn dict_to_action(&self, action: &Bound<PyDict>) -> PyResult<usize> {
        let mut values = Vec::new();
        let mut kind = String::new();
        for (name, value) in action {
            let text: String = value.extract()?;
            if name.extract::<String>()? == "kind" { kind = text } else { values.push(text) }
        }
        let shape = self.inner.shape();
        let action = shape.named(&kind, &values).map_err(|error| self.refused(&error))?;
        Ok(shape.numbering.number(action))
    }
    /// Returns what a player sees: floats, or bytes with `uint8` or `bits`.
    #[pyo3(signature = (player=None, form="float32"))]
    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
        form: &str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let player = self.player(player)?;
        let form = read_form(form)?;
        let items = form.items(self.inner.shape());
        if form == ObservationForm::Float32 {
            let mut values = vec![0.0; items];
            self.inner.observe(player, &mut values);
            return Ok(values.into_pyarray(py).into_any());
        }
        let mut values = vec![0; items];
        self.inner.observe_bytes(player, form, &mut values);
        Ok(values.into_pyarray(py).into_any())
    }
    /// Returns the text of everything that everyone knows of the position.
    #[pyo3(signature = (player=None))]
    fn observation_string(&self, player: Option<i64>) -> PyResult<String> {
        self.player(player)?;
        Ok(self.inner.position_text())
    }
    /// Returns the text of the position.
    fn position(&self) -> String {
        self.inner.position_text()
    }
    /// Returns the text of the state: set-up, first position and moves, with all that is hidden.
    fn serialize(&self) -> String {
        self.inner.line(true).to_string()
    }
    /// Returns the address of the position on a server's pages, without anything hidden.
    #[pyo3(signature = (server=""))]
    fn url(&self, server: &str) -> String {
        let setup = self.inner.setup(false).text(self.inner.info());
        let line = Line { setup, position: Some(self.inner.position_text()), moves: Vec::new() };
        format!("{}/editor/{}?g={line}", server.trim_end_matches('/'), self.inner.info().id)
    }
    /// Returns the position as everyone may know it: cells, stocks, points and legal moves.
    fn to_json<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        parsed(py, &Snapshot::of(&self.table()?))
    }
    /// Returns a picture: `text`, `svg` or `png`.
    #[pyo3(signature = (form="text", size=None, theme=None))]
    fn render<'py>(
        &self,
        py: Python<'py>,
        form: &str,
        size: Option<u32>,
        theme: Option<&str>,
    ) -> PyResult<Bound<'py, PyAny>> {
        render::render(py, &self.table()?, form, size, theme)
    }
    fn clone(&self, py: Python) -> State {
        self.__copy__(py)
    }
    fn __copy__(&self, py: Python) -> State {
        State { inner: self.inner.fork(), origin: self.origin.again(py) }
    }
    fn __deepcopy__(&self, py: Python, _memo: &Bound<PyAny>) -> State {
        self.__copy__(py)
    }
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Restored<'py>> {
        let restore = py.import("tabuleiro")?.getattr("_restore")?;
        Ok((restore, (self.serialize(), self.origin.loaded.cells)))
    }
    fn __eq__(&self, other: &State) -> bool {
        self.inner.line(true) == other.inner.line(true)
    }
    fn __hash__(&self) -> u64 {
        self.inner.key()
    }
    fn __str__(&self) -> PyResult<String> {
        Ok(render::text(&self.table()?))
    }
    fn __repr__(&self) -> String {
        format!("tabuleiro.load_state({:?})", self.serialize())
    }
}

pub(crate) fn read_form(form: &str) -> PyResult<ObservationForm> {
    form.parse().map_err(|()| {
        let message = tabuleiro_core::Message::new("error-learn-form").text("found", form);
        crate::error::refusal(&message, None)
    })
}
