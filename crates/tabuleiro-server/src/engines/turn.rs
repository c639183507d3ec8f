//! A computer player's turn, from its first decision to its last.

use std::sync::atomic::AtomicBool;
use tabuleiro_core::{Explain, Message, Random};
use tabuleiro_engine::native::Stopwatch;
use tabuleiro_engine::{Alone, Limits, Spec};
use tabuleiro_table::{Budget, ComputerPlayer, GameKind, Means, Play, ThoughtDocument};

/// A turn for an engine to decide.
pub(crate) struct Thinking {
    /// The kind of game.
    pub kind: &'static GameKind,
    /// The game.
    pub play: Box<dyn Play>,
    /// The engine.
    pub spec: Spec,
    /// Limits of each move.
    pub budget: Budget,
    /// Randomness, for engines that draw.
    pub random: Random,
}

/// A turn, and the engine's thoughts.
#[derive(Default)]
pub(crate) struct ThoughtTurn {
    /// The moves.
    pub moves: Vec<String>,
    /// Thoughts about the moves that were not forced.
    pub thoughts: Vec<ThoughtDocument>,
}

/// Returns the whole turn, or `None` if the game is over. Server engines use one thread each.
pub(crate) fn think_turn(mut thinking: Thinking, stop: &AtomicBool) -> Result<ThoughtTurn, Message> {
    let Thinking { kind, play, mut spec, budget, .. } = thinking;
    spec.limits = Limits { threads: 1, ..spec.limits };
    let mut player = ComputerPlayer::engine_at(kind, spec, play);
    let mut means = Means {
        timer: &|| Box::new(Stopwatch::start()),
        workers: &Alone,
        stop,
        random: &mut thinking.random,
    };
    let turn = player.decide_turn(&budget, &mut means).map_err(|error| error.explain())?;
    let thoughts = turn.iter().filter_map(|decided| decided.thought.as_ref());
    Ok(ThoughtTurn {
        thoughts: thoughts.map(ThoughtDocument::new).collect(),
        moves: turn.into_iter().map(|decided| decided.mv).collect(),
    })
}
