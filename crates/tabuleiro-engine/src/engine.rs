//! What an engine is asked, and what it is given to think with.

use crate::budget::Limits;
use crate::thought::Thought;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tabuleiro_core::{Game, History, Random};

/// A computer player of a game.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use tabuleiro_core::{Game, History, Options, Random};
/// use tabuleiro_engine::{Alone, AlphaBeta, Control, Engine, Limits, NoTimer, Thought};
/// use tabuleiro_games::green_skull::GreenSkull;
///
/// let mut random = Random::from_seed(1);
/// let setup = GreenSkull::draw_setup(&Options::default_of(GreenSkull::info()), &mut random)?;
/// let game = GreenSkull::from_setup(&setup)?;
/// let start = game.start();
/// let history = History { game: &game, start: &start, moves: &[], position: &start };
/// let limits = Limits { nodes: Some(1000), ..Limits::default() };
/// let mut control = Control {
///     timer: &NoTimer,
///     stop: &AtomicBool::new(false),
///     workers: &Alone,
///     random: &mut random,
///     info: &mut |thought| println!("depth {}", thought.depth),
/// };
/// let thought = AlphaBeta::new(1).think(&history, &limits, &mut control);
/// assert!(game.moves(&start).contains(&thought.best()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Engine<G: Game>: Send {
    /// Thinks about the next decision of a game in progress. Engines remember what helps them with the next one.
    fn think(
        &mut self,
        history: &History<G>,
        limits: &Limits,
        control: &mut Control<G::Move>,
    ) -> Thought<G::Move>;

    /// Forgets everything: what follows is another game.
    fn new_game(&mut self) {}
}

/// What a search is given: time, chance, threads, a way to stop it, and somebody who listens.
pub struct Control<'a, M> {
    /// Says how long the search has been going on.
    pub timer: &'a dyn Timer,
    /// Ends the search soon after it is set. The best so far is the answer.
    pub stop: &'a AtomicBool,
    /// Runs the threads that the limits ask for.
    pub workers: &'a dyn Workers,
    /// Chance, for those who need it.
    pub random: &'a mut Random,
    /// Is told whenever the search knows more.
    pub info: &'a mut dyn FnMut(&Thought<M>),
}

impl<M> Control<'_, M> {
    /// Whether it is time to end: asked to, or out of time.
    pub fn is_up(&self, limits: &Limits) -> bool {
        self.stop.load(Ordering::Relaxed) || limits.time.is_some_and(|time| self.timer.elapsed() >= time)
    }
}

/// Says how long a search has been going on.
pub trait Timer {
    /// The time since the search began.
    fn elapsed(&self) -> Duration;
}

/// A timer that stands still, for searches that are limited otherwise.
pub struct NoTimer;

impl Timer for NoTimer {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}

/// Work for a thread.
pub type Job<'a> = Box<dyn FnOnce() + Send + 'a>;

/// Runs work on several threads, where there are such.
pub trait Workers {
    /// Does the main work here and, if it can, each of the others on a thread of its own meanwhile; comes back when all are
    /// done. The others end by themselves soon after the main one; those that did not begin by then need not be run.
    fn run(&self, others: Vec<Job>, main: &mut dyn FnMut());
}

/// No threads: the main work is all the work.
pub struct Alone;

impl Workers for Alone {
    fn run(&self, _others: Vec<Job>, main: &mut dyn FnMut()) {
        main();
    }
}
