//! Matches between engines, and players written in Python.

use crate::engine::spec_of;
use crate::error::{TabuleiroError, parsed, refused};
use crate::game::{Game, origin};
use crate::loaded::Loaded;
use crate::state::State;
use crate::wait;
use pyo3::prelude::*;
use serde::Serialize;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use tabuleiro_arena::schedule::pairings;
use tabuleiro_arena::standings::elo_between;
use tabuleiro_arena::{
    Counted, Definition, Estimate, Format, Invitation, Log, Match, MatchPlayer, Schedule, Standings, Time,
    invite,
};
use tabuleiro_core::{Explain, Line};
use tabuleiro_engine::Spec;
use tabuleiro_table::{GameKind, kind};

/// The result of a match.
#[derive(Serialize)]
struct Played {
    engines: Vec<String>,
    games: Vec<tabuleiro_arena::Finished>,
    standings: Vec<Standing>,
    /// Elo difference of the first engine to the second, with its interval of 95 %.
    elo: Option<[f64; 3]>,
}

/// An engine's place in a match.
#[derive(Serialize)]
struct Standing {
    engine: String,
    games: usize,
    won: usize,
    shared: usize,
    lost: usize,
    points: f64,
    /// Share of the points with its interval of 95 %.
    score: Option<[f64; 3]>,
    mean_rank: f64,
}

/// Someone who plays: an engine, or a function of Python's.
enum Contestant {
    Engine(Spec),
    Function(Py<PyAny>),
}

/// Plays a match, every engine in every seat, and returns its games and statistics.
#[pyfunction]
#[pyo3(signature = (game, players, *, starts=10, opening=4, seed=1, tables=1, log=None, progress=None))]
#[allow(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub(crate) fn play_match<'py>(
    py: Python<'py>,
    game: &Bound<'py, Game>,
    players: Vec<Bound<'py, PyAny>>,
    starts: usize,
    opening: usize,
    seed: u64,
    tables: usize,
    log: Option<PathBuf>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let (id, kind) =
        (game.get().id(), kind(game.get().id()).expect("a game that can be learned can be played"));
    let contestants =
        players.iter().map(|player| Contestant::read(game.get(), player)).collect::<PyResult<Vec<_>>>()?;
    let names = players.iter().map(name_of).collect::<PyResult<Vec<_>>>()?;
    let definition = definition(game.get(), names, starts, opening, seed);
    let refuse = |error: &dyn Explain| refused(error, Some(id));
    let folder = tempfile::tempdir().map_err(|error| TabuleiroError::new_err(error.to_string()))?;
    let path = log.unwrap_or_else(|| folder.path().join("match.jsonl"));
    let mut log = Log::create(&path, &definition).map_err(|error| refuse(&error))?;
    let schedule = Schedule::draw(kind, &definition, &mut |_| {}).map_err(|error| refuse(&error))?;
    let loaded = game.clone().unbind();
    let ended = wait::run(py, progress, |call| {
        call.planned.store(schedule.games.len(), Ordering::Relaxed);
        let invite = |index: usize, seed| contestants[index].invite(kind, &loaded, seed);
        let contest = Match { kind, schedule: &schedule, invite: &invite, tables };
        contest.run(&mut log, &call.stop, &mut |progress| {
            call.done.store(progress.games.len(), Ordering::Relaxed);
        })
    })?;
    ended.map_err(|error| refuse(&error))?;
    parsed(py, &Played::of(&definition, &log))
}

fn name_of(player: &Bound<PyAny>) -> PyResult<String> {
    player.extract().or_else(|_| player.getattr("__name__")?.extract())
}

fn definition(game: &Loaded, engines: Vec<String>, starts: usize, opening: usize, seed: u64) -> Definition {
    let seats = game.options.seats().count();
    Definition {
        version: 1,
        game: game.id().into(),
        rule_set: game.options.rule_set().id.into(),
        seats,
        options: game.options.chosen().map(|(name, value)| (name.into(), value.into())).collect(),
        pairings: pairings(Format::RoundRobin, engines.len(), seats),
        engines,
        starts,
        opening,
        balanced: false,
        seed,
        clock: None,
        unlimited_ms: 1000,
        patience_ms: 60_000,
        counted: Counted::Wall,
        sprt: None,
    }
}

impl Contestant {
    fn read(game: &Loaded, player: &Bound<PyAny>) -> PyResult<Contestant> {
        if player.is_callable() {
            return Ok(Contestant::Function(player.clone().unbind()));
        }
        let name: String = player.extract()?;
        spec_of(game.id(), &name, game.options.rule_set().id).map(Contestant::Engine)
    }

    fn invite(&self, kind: &'static GameKind, game: &Py<Game>, seed: u64) -> Invitation {
        match self {
            Contestant::Engine(spec) => invite(kind, spec, Counted::Wall, seed),
            Contestant::Function(function) => {
                let (function, game) = Python::attach(|py| (function.clone_ref(py), game.clone_ref(py)));
                Box::new(|| Ok(Box::new(Function { function, game })))
            }
        }
    }
}

/// A player whose decisions a function of Python's makes: it receives the state and returns an action.
struct Function {
    function: Py<PyAny>,
    game: Py<Game>,
}

impl MatchPlayer for Function {
    fn decide(&mut self, game: &Line, _time: &Time, _stop: &AtomicBool) -> Result<String, String> {
        Python::attach(|py| {
            let state = State::read(&origin(self.game.bind(py)), game)?;
            let chosen = state.inner.fork();
            let number: i64 = self.function.call1(py, (state,))?.extract(py)?;
            let text = chosen.action_text(number).map_err(|error| refused(&error, Some(chosen.info().id)))?;
            Ok(text.unwrap_or_else(|| number.to_string()))
        })
        .map_err(|error: PyErr| error.to_string())
    }
}

impl Played {
    fn of(definition: &Definition, log: &Log) -> Played {
        let standings = Standings::of(definition, log.games());
        let triple = |estimate: Estimate| [estimate.value, estimate.low, estimate.high];
        let standing = |index: usize| {
            let account = &standings.players[index];
            Standing {
                engine: definition.engines[index].clone(),
                games: account.games,
                won: account.won,
                shared: account.shared,
                lost: account.lost,
                points: account.points,
                score: account.score.map(triple),
                mean_rank: account.mean_rank,
            }
        };
        let elo = (definition.engines.len() > 1).then(|| elo_between(log.games(), 0, 1)).flatten();
        Played {
            engines: definition.engines.clone(),
            games: log.games().to_vec(),
            standings: standings.ranking().into_iter().map(standing).collect(),
            elo: elo.map(triple).filter(|all| all.iter().all(|value| value.is_finite())),
        }
    }
}
