//! Computer players on a background thread, so that keys are answered during a search.

use crate::event::{Event, News, Report};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant};
use tabuleiro_core::{Explain, Message, Random};
use tabuleiro_engine::Thought;
use tabuleiro_engine::native::{Stopwatch, Threads};
use tabuleiro_sitting::Asked;
use tabuleiro_table::{ComputerError, Decided, GameKind, Means};
use tabuleiro_ugi::Computers;

/// Interval between reports of a search.
const BETWEEN_NEWS: Duration = Duration::from_millis(80);

/// A position to think about.
pub struct Request {
    /// Id of the answer.
    pub id: u64,
    /// The decision.
    pub asked: Asked,
}

/// A thread that thinks about one game.
pub struct Thinker {
    requests: Sender<(Request, Stop)>,
    /// Stop flag of the last request.
    stop: Stop,
}

/// Set to end a search.
type Stop = Arc<AtomicBool>;

impl Thinker {
    /// Creates a thinker for a game, with a channel for its reports.
    pub fn new(kind: &'static GameKind, random: Random, news: Sender<Event>) -> Thinker {
        let (requests, inbox) = mpsc::channel();
        let head = Head { kind, random, news, computers: Computers::default() };
        std::thread::spawn(move || head.run(&inbox));
        Thinker { requests, stop: Stop::default() }
    }

    /// Begins to think, and ends whatever was thought about before.
    pub fn think(&mut self, request: Request) {
        self.stop();
        self.stop = Stop::default();
        let _ = self.requests.send((request, self.stop.clone()));
    }

    /// Ends the thought as it stands.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.stop();
    }
}

struct Head {
    kind: &'static GameKind,
    random: Random,
    news: Sender<Event>,
    computers: Computers,
}

impl Head {
    fn run(mut self, inbox: &Receiver<(Request, Stop)>) {
        while let Ok((request, stop)) = inbox.recv() {
            // Without this, a panic would leave the screen waiting for ever.
            let news = catch_unwind(AssertUnwindSafe(|| self.answer(&request, &stop)));
            let news = news.unwrap_or_else(|_| News::Failed(Message::new("error-thinking")));
            if self.news.send(Event::Report(Report { id: request.id, news })).is_err() {
                return;
            }
        }
    }

    fn answer(&mut self, request: &Request, stop: &AtomicBool) -> News {
        match self.decide(request, stop) {
            Ok(decided) => News::Decided(decided.mv, decided.thought),
            Err(error) => News::Failed(error.explain()),
        }
    }

    fn decide(&mut self, request: &Request, stop: &AtomicBool) -> Result<Decided, ComputerError> {
        let asked = &request.asked;
        let player = self.computers.at(asked.slot, self.kind, &asked.computer);
        player.catch_up(&asked.line)?;
        let (id, sender) = (request.id, &self.news);
        let mut told = Instant::now();
        let mut info = |thought: &Thought<String>| {
            if told.elapsed() >= BETWEEN_NEWS {
                told = Instant::now();
                let _ = sender.send(Event::Report(Report { id, news: News::SoFar(thought.clone()) }));
            }
        };
        let mut means = Means {
            timer: &|| Box::new(Stopwatch::start()),
            workers: &Threads,
            stop,
            random: &mut self.random,
        };
        player.decide(&asked.budget, &mut means, &mut info)
    }
}
