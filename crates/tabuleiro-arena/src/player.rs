//! Players of a match, each on its own thread: a player that panics or never answers does not affect other games.

use crate::log::Failure;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};
use tabuleiro_core::{Line, PerPlayer};
use tabuleiro_engine::ClockState;

/// A player of one game.
pub trait MatchPlayer: Send {
    /// Returns the next decision of a game, given its line so far. Must return soon after `stop` is set.
    fn decide(&mut self, game: &Line, time: &Time, stop: &AtomicBool) -> Result<String, String>;
}

/// The time for a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Time {
    /// Player to move.
    pub player: tabuleiro_core::Player,
    /// Clocks, if the match has clocks.
    pub clocks: Option<Clocks>,
    /// Time for a player without a clock or its own limits.
    pub unlimited: Duration,
}

/// The clocks of all players.
#[derive(Clone, PartialEq, Debug)]
pub struct Clocks {
    /// Remaining time of each player.
    pub left: PerPlayer<Duration>,
    /// Increment after each decision.
    pub increment: Duration,
}

/// Time reserved for the exchange between table and player.
const OVERHEAD: Duration = Duration::from_millis(20);

impl Time {
    /// Returns the clock of the player to move.
    pub fn clock(&self) -> Option<ClockState> {
        self.clocks.as_ref().map(|clocks| ClockState {
            remaining: clocks.left[self.player],
            increment: clocks.increment,
            moves_to_go: None,
            overhead: OVERHEAD,
        })
    }
}

/// A function that makes a player; it runs on the player's own thread.
pub type Invitation = Box<dyn FnOnce() -> Result<Box<dyn MatchPlayer>, String> + Send>;

/// Time for a player to return after `stop` is set.
const GRACE: Duration = Duration::from_millis(500);

/// Time for a player to start.
const COMING: Duration = Duration::from_mins(1);

/// Interval at which a waiting table checks whether the match is stopped.
const GLANCE: Duration = Duration::from_millis(50);

/// A player on its own thread, which ends when the question channel closes. A player that never answers is abandoned.
pub(crate) struct Hired {
    /// `None` once the channel is closed.
    questions: Option<Sender<(Line, Time)>>,
    answers: Receiver<Result<String, String>>,
    /// Whether the player has started, which its first answer confirms.
    is_there: bool,
    stop: Arc<AtomicBool>,
}

/// The reason for a missing decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NoDecision {
    /// The player failed.
    Failed(Failure, String),
    /// The match was stopped.
    Stopped,
}

impl Hired {
    pub(crate) fn new(invitation: Invitation) -> Hired {
        let (questions, asked) = channel();
        let (tell, answers) = channel();
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = stop.clone();
        thread::spawn(move || sit(invitation, &asked, &tell, &stopped));
        Hired { questions: Some(questions), answers, is_there: false, stop }
    }

    /// Asks for a decision within `patience` and returns it with the time spent. The time until the player has started
    /// does not count.
    pub(crate) fn decide(
        &mut self,
        game: &Line,
        time: &Time,
        patience: Duration,
        match_stop: &AtomicBool,
    ) -> Result<(String, Duration), NoDecision> {
        if !self.is_there {
            self.wait(COMING, match_stop)?;
            self.is_there = true;
        }
        let begin = Instant::now();
        let question = (game.clone(), time.clone());
        self.questions.as_ref().and_then(|questions| questions.send(question).ok()).ok_or_else(gone)?;
        let decision = self.wait(patience, match_stop)?;
        Ok((decision, begin.elapsed()))
    }

    fn wait(&self, patience: Duration, match_stop: &AtomicBool) -> Result<String, NoDecision> {
        let begin = Instant::now();
        loop {
            let left = patience.saturating_sub(begin.elapsed());
            match self.answers.recv_timeout(left.min(GLANCE)) {
                Ok(Ok(answer)) => return Ok(answer),
                Ok(Err(problem)) => return Err(NoDecision::Failed(Failure::Crashed, problem)),
                Err(RecvTimeoutError::Disconnected) => return Err(gone()),
                Err(RecvTimeoutError::Timeout) if match_stop.load(Ordering::Relaxed) => {
                    self.dismiss();
                    return Err(NoDecision::Stopped);
                }
                Err(RecvTimeoutError::Timeout) if begin.elapsed() < patience => {}
                Err(RecvTimeoutError::Timeout) => {
                    self.dismiss();
                    let detail = format!("no answer within {} ms", patience.as_millis());
                    return Err(NoDecision::Failed(Failure::OutOfTime, detail));
                }
            }
        }
    }

    /// Asks the player to stop and waits for up to [`GRACE`], so that its thread does not keep running.
    fn dismiss(&self) {
        self.stop.store(true, Ordering::Relaxed);
        let _ = self.answers.recv_timeout(GRACE);
    }
}

/// Ends the player and waits for up to [`GRACE`]: an external program must not outlive its game.
impl Drop for Hired {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.questions = None;
        while self.answers.recv_timeout(GRACE).is_ok() {}
    }
}

/// Runs a player's thread: confirms the start, then answers questions until the channel closes.
fn sit(
    invitation: Invitation,
    asked: &Receiver<(Line, Time)>,
    tell: &Sender<Result<String, String>>,
    stop: &AtomicBool,
) {
    let came = catch_unwind(AssertUnwindSafe(invitation)).unwrap_or_else(|panic| Err(told(&*panic)));
    let mut player = match came {
        Ok(player) => player,
        Err(problem) => {
            let _ = tell.send(Err(problem));
            return;
        }
    };
    let mut answer = Ok(String::new());
    while tell.send(answer).is_ok() {
        let Ok((game, time)) = asked.recv() else { return };
        answer = catch_unwind(AssertUnwindSafe(|| player.decide(&game, &time, stop)))
            .unwrap_or_else(|panic| Err(told(&*panic)));
    }
}

fn gone() -> NoDecision {
    NoDecision::Failed(Failure::Crashed, "the player has ended".into())
}

fn told(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    format!("panicked: {}", text.unwrap_or_default())
}
