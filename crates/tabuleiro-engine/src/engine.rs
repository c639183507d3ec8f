//! Engines, and the means of a search.

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

/// Means of a search: timer, randomness, threads, a stop flag, and a callback for news.
pub struct Control<'a, M> {
    /// Clock of the search.
    pub timer: &'a dyn Timer,
    /// Stop flag: once set, the search ends soon and returns its best move so far.
    pub stop: &'a AtomicBool,
    /// Runner of further threads.
    pub workers: &'a dyn Workers,
    /// Source of randomness.
    pub random: &'a mut Random,
    /// Callback for each improved thought.
    pub info: &'a mut dyn FnMut(&Thought<M>),
}

impl<M> Control<'_, M> {
    /// Returns whether the search has to end: stopped, or out of time.
    pub fn is_up(&self, limits: &Limits) -> bool {
        self.stop.load(Ordering::Relaxed) || limits.time.is_some_and(|time| self.timer.elapsed() >= time)
    }
}

/// Clock of a search.
pub trait Timer {
    /// Returns the time since the search began.
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

/// Runner of work on several threads, where threads exist.
pub trait Workers {
    /// Does the main work here and, if possible, each of the others on its own thread. Returns when all are done. The
    /// others end soon after the main work; those not yet begun may be skipped.
    fn run(&self, others: Vec<Job>, main: &mut dyn FnMut());
}

/// A runner without threads, which does only the main work.
pub struct Alone;

impl Workers for Alone {
    fn run(&self, _others: Vec<Job>, main: &mut dyn FnMut()) {
        main();
    }
}
