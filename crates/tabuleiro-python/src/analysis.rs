//! Judgement of whole games.

use crate::engine::spec_of;
use crate::error::{parsed, refusal, refused};
use crate::wait;
use pyo3::prelude::*;
use serde::Serialize;
use std::ops::ControlFlow;
use std::sync::atomic::Ordering;
use tabuleiro_analysis::{Analysis, DecisionDocument, Judge, Notes, TurnDocument, limits};
use tabuleiro_core::Random;
use tabuleiro_engine::native::{Stopwatch, Threads};
use tabuleiro_table::{Means, Table, read_game};

/// A judged game.
#[derive(Serialize)]
struct Judged {
    turns: Vec<TurnDocument>,
    decisions: Vec<DecisionDocument>,
    course: Vec<Vec<f64>>,
}

/// Judges every decision of a game, given as a record, a line or a link.
#[pyfunction]
#[pyo3(signature = (record, engine="best", *, seed=1, progress=None))]
pub(crate) fn analyse<'py>(
    py: Python<'py>,
    record: &str,
    engine: &str,
    seed: u64,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let table = read_table(record)?;
    let id = table.kind().info.id;
    let spec = spec_of(id, engine, table.play_state().setup().rule_set)?;
    let steps = table.play_state().steps().len();
    let judged = wait::run(py, progress, |call| {
        call.planned.store(steps, Ordering::Relaxed);
        let mut judge = Judge {
            spec: &spec,
            limits: limits(&spec, 1, steps),
            means: Means {
                timer: &|| Box::new(Stopwatch::start()),
                workers: &Threads,
                stop: &call.stop,
                random: &mut Random::from_seed(seed),
            },
            notes: Notes::default(),
            hear: &|_| {},
        };
        judge.judge(&table, &mut |progress| {
            call.done.store(progress.looked_at, Ordering::Relaxed);
            ControlFlow::Continue(())
        })
    })?;
    parsed(py, &Judged::of(&judged.map_err(|error| refused(&error, Some(id)))?))
}

impl Judged {
    fn of(analysis: &Analysis) -> Judged {
        let decisions = analysis.turns.iter().flat_map(|(turn, decisions)| {
            decisions.iter().map(|decision| DecisionDocument::new(*turn, decision))
        });
        Judged {
            turns: analysis.turn_documents(),
            decisions: decisions.collect(),
            course: analysis.course_document(),
        }
    }
}

/// Reads a record, line or link without a fault.
pub(crate) fn read_table(text: &str) -> PyResult<Table> {
    let replay =
        read_game(text).map_err(|unread| refusal(&unread.problem, unread.kind.map(|kind| kind.info.id)))?;
    match &replay.fault {
        Some(fault) => Err(refused(fault, Some(replay.table.kind().info.id))),
        None => Ok(replay.table),
    }
}
