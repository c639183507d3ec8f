//! Somebody who plays in a match, on a thread of their own: whoever breaks down or never answers harms nobody else.

use crate::log::Failure;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};
use tabuleiro_core::{Line, PerPlayer};
use tabuleiro_engine::Clock;

/// Somebody who plays one game.
pub trait Player: Send {
    /// The next decision of a game, of which all so far is told. Comes back soon after `stop` is set.
    fn decide(&mut self, game: &Line, time: &Time, stop: &AtomicBool) -> Result<String, String>;
}

/// The time there is for a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Time {
    /// Who decides.
    pub player: tabuleiro_core::Player,
    /// The clocks, if there are clocks.
    pub clocks: Option<Clocks>,
    /// For one who has neither a clock nor limits of their own.
    pub unlimited: Duration,
}

/// Everyone's clock.
#[derive(Clone, PartialEq, Debug)]
pub struct Clocks {
    /// What each has left.
    pub left: PerPlayer<Duration>,
    /// What is added after each decision.
    pub increment: Duration,
}

/// What gets lost between a table and a player, and is never spent.
const OVERHEAD: Duration = Duration::from_millis(20);

impl Time {
    /// The clock of the one who decides.
    pub fn clock(&self) -> Option<Clock> {
        self.clocks.as_ref().map(|clocks| Clock {
            remaining: clocks.left[self.player],
            increment: clocks.increment,
            moves_to_go: None,
            overhead: OVERHEAD,
        })
    }
}

/// Brings a player to a table; runs on the player's own thread.
pub type Invitation = Box<dyn FnOnce() -> Result<Box<dyn Player>, String> + Send>;

/// How long a player who was told to stop may take to do so.
const GRACE: Duration = Duration::from_millis(500);

/// How long a player may take to come to the table.
const COMING: Duration = Duration::from_mins(1);

/// How often a waiting table looks whether the match is stopped.
const GLANCE: Duration = Duration::from_millis(50);

/// A player on a thread of their own, which ends when nobody asks any more; one that never answers is left behind.
pub(crate) struct Hired {
    /// None once nobody asks any more.
    questions: Option<Sender<(Line, Time)>>,
    answers: Receiver<Result<String, String>>,
    /// Whether the player has come to the table, which is the first answer.
    is_there: bool,
    stop: Arc<AtomicBool>,
}

/// Why there is no decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NoDecision {
    /// The player failed.
    Failed(Failure, String),
    /// The match is stopped.
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

    /// Asks for a decision, to be told before `patience` is over, and says how long it took. The time that a player takes to
    /// come to the table at first is not counted.
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

    /// Tells the player to stop and waits a little, so that their thread is not left running.
    fn dismiss(&self) {
        self.stop.store(true, Ordering::Relaxed);
        let _ = self.answers.recv_timeout(GRACE);
    }
}

/// Sends the player home, and waits a little: another program should not outlive its game.
impl Drop for Hired {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.questions = None;
        while self.answers.recv_timeout(GRACE).is_ok() {}
    }
}

/// A player's thread: says that the player is there, then answers question after question until nobody asks any more.
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
    NoDecision::Failed(Failure::Crashed, "the player is gone".into())
}

fn told(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    format!("panicked: {}", text.unwrap_or_default())
}
