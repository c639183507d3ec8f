//! Pictures of a state.

use crate::error::{TabuleiroError, refused};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};
use tabuleiro_picture::{Picture, PictureOptions, Size};
use tabuleiro_table::Table;
use tabuleiro_words::sketch::{Sketch, Space, last_move};
use tabuleiro_words::{FALLBACK, Localizer};

/// Returns a picture as text or bytes.
pub(crate) fn render<'py>(
    py: Python<'py>,
    table: &Table,
    form: &str,
    size: Option<u32>,
    theme: Option<&str>,
) -> PyResult<Bound<'py, PyAny>> {
    let wrong = |error: tabuleiro_picture::PictureError| refused(&error, None);
    let mut options = PictureOptions::default();
    if let Some(size) = size {
        options.size = Size::new(size).map_err(wrong)?;
    }
    if let Some(theme) = theme {
        options.theme = theme.parse().map_err(wrong)?;
    }
    let picture = || Picture::of(table, &Localizer::at(table, FALLBACK));
    match form {
        "text" => Ok(PyString::new(py, &text(table)).into_any()),
        "svg" => Ok(PyString::new(py, &picture().svg(&options).map_err(wrong)?).into_any()),
        "png" => {
            let drawn = py.detach(|| picture().png(&options)).map_err(wrong)?;
            Ok(PyBytes::new(py, &drawn).into_any())
        }
        _ => Err(TabuleiroError::new_err(format!("`{form}` is not a form of picture; use text, svg or png"))),
    }
}

/// Returns the board in letters, with the decision to make.
pub(crate) fn text(table: &Table) -> String {
    let play = table.play_state();
    let view = play.view();
    let last = play.steps().last().map(|step| last_move(&step.clicks)).unwrap_or_default();
    let sketch = Sketch::new(play.info(), play.board(), &view, &last, Space::Compact, true);
    let lines = sketch.lines.iter().map(|line| line.iter().map(|(symbol, _)| symbol).collect::<String>());
    let caption = Localizer::at(table, FALLBACK).say(&view.caption);
    lines.chain([caption]).collect::<Vec<_>>().join("\n")
}
