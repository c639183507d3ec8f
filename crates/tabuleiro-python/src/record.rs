//! Records as arrays.

use crate::analysis::read_table;
use crate::error::{refused, unlearned};
use numpy::IntoPyArray;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use tabuleiro_core::record::RESIGN;
use tabuleiro_learn::subject;

/// Returns the actions and players of a record as arrays, and the result of each seat. The arrays end where a player left.
#[pyfunction]
#[pyo3(signature = (record, *, cells=None))]
pub(crate) fn record_arrays<'py>(
    py: Python<'py>,
    record: &str,
    cells: Option<usize>,
) -> PyResult<Bound<'py, PyDict>> {
    let table = read_table(record)?;
    let id = table.kind().info.id;
    let play = table.play_state();
    let refuse = |error| unlearned(&error, id);
    let subject = subject(id).expect("a game that can be played can be learned");
    let mut state = subject.open(&play.setup(), cells).map_err(refuse)?;
    if let Some(start) = &table.record().start {
        state.begin_at(start).map_err(refuse)?;
    }
    let mut players: Vec<i8> = Vec::new();
    for step in play.steps().iter().take_while(|step| step.text != RESIGN) {
        players.push(step.player.index() as i8);
        state.play_text(&step.text).map_err(|error| refused(&error, Some(id)))?;
    }
    let results =
        table.finish().map(|finish| finish.results.as_slice().iter().map(result).collect::<Vec<f32>>());
    let actions: Vec<i32> = state.history().into_iter().map(|number| number as i32).collect();
    let found = PyDict::new(py);
    found.set_item("actions", actions.into_pyarray(py))?;
    found.set_item("players", players.into_pyarray(py))?;
    found.set_item("results", results.map(|results| results.into_pyarray(py)))?;
    found.set_item("setup", play.setup().text(play.info()))?;
    Ok(found)
}

/// Returns 1 for a win, 0 for a draw, -1 for a loss.
fn result(result: &tabuleiro_core::SeatResult) -> f32 {
    use tabuleiro_core::SeatResult::{Drew, Lost, Won};
    match result {
        Won => 1.0,
        Drew => 0.0,
        Lost => -1.0,
    }
}
