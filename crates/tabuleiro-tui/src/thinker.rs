//! Computer players on a thread of their own, so that a key is answered at once while they think.

use crate::event::{Event, News, Report};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant};
use tabuleiro_core::record::RESIGN;
use tabuleiro_core::{Explain, Line, Message, Player, Random};
use tabuleiro_engine::native::{Stopwatch, Threads};
use tabuleiro_engine::{Control, Limits, Spec, SpecError, TIME_DEFAULT, Thought};
use tabuleiro_table::{Computer, Play};
use tabuleiro_ugi::{Go, Programs, Question};

/// How often one who thinks tells what they found so far.
const BETWEEN_NEWS: Duration = Duration::from_millis(80);

/// What is to be thought about.
pub struct Request {
    /// By this number the answer is known.
    pub id: u64,
    /// Whose engine it is: a seat's number from 0, or more for somebody who has no seat.
    pub slot: usize,
    /// Who thinks.
    pub computer: Computer,
    /// For whom.
    pub player: Player,
    /// What was played so far, by whom.
    pub steps: Vec<(Player, String)>,
    /// The game as other programs are told it.
    pub line: Line,
    /// How much it may spend, beyond what its own specification says.
    pub limits: Limits,
}

/// A thread that thinks about one game.
pub struct Thinker {
    requests: Sender<(Request, Stop)>,
    /// That of the last request.
    stop: Stop,
}

/// Set when a thought is to end.
type Stop = Arc<AtomicBool>;

impl Thinker {
    /// Somebody who thinks about this game, and sends news there.
    pub fn new(play: Box<dyn Play>, random: Random, news: Sender<Event>) -> Thinker {
        let (requests, inbox) = mpsc::channel();
        let head = Head { play, random, news, engines: Vec::new(), programs: Programs::default() };
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
    play: Box<dyn Play>,
    random: Random,
    news: Sender<Event>,
    /// What sits in each slot.
    engines: Vec<Option<Spec>>,
    programs: Programs,
}

impl Head {
    fn run(mut self, inbox: &Receiver<(Request, Stop)>) {
        while let Ok((request, stop)) = inbox.recv() {
            // A panic would leave everybody waiting for ever; it is told instead.
            let news = catch_unwind(AssertUnwindSafe(|| self.answer(&request, &stop)));
            let news = news.unwrap_or_else(|_| News::Failed(Message::new("error-thinking")));
            if self.news.send(Event::Report(Report { id: request.id, news })).is_err() {
                return;
            }
        }
    }

    fn answer(&mut self, request: &Request, stop: &AtomicBool) -> News {
        self.follow(&request.steps);
        let legal: Vec<String> = self.play.choices().into_iter().map(|choice| choice.text).collect();
        if let [only] = &legal[..] {
            return News::Decided(only.clone(), None);
        }
        match &request.computer {
            Computer::Engine(spec) => self.ask_engine(request, spec, stop),
            Computer::Program(command) => self.ask_program(request, command, &legal, stop),
        }
    }

    /// Plays and takes back until the game is where the table is.
    fn follow(&mut self, steps: &[(Player, String)]) {
        let same = self.play.steps().iter().zip(steps);
        let same =
            same.take_while(|(own, (player, text))| own.player == *player && own.text == *text).count();
        while self.play.steps().len() > same {
            self.play.take_back();
        }
        for (player, text) in &steps[same..] {
            if text == RESIGN {
                self.play.retire(*player);
            } else {
                let _ = self.play.play(text);
            }
        }
    }

    fn ask_engine(&mut self, request: &Request, spec: &Spec, stop: &AtomicBool) -> News {
        if let Err(error) = self.seat(request.slot, spec) {
            return News::Failed(error.explain());
        }
        let (id, sender) = (request.id, self.news.clone());
        let mut told = Instant::now();
        let mut info = |thought: &Thought<String>| {
            if told.elapsed() >= BETWEEN_NEWS {
                told = Instant::now();
                let _ = sender.send(Event::Report(Report { id, news: News::SoFar(thought.clone()) }));
            }
        };
        let mut control = Control {
            timer: &Stopwatch::start(),
            stop,
            workers: &Threads,
            random: &mut self.random,
            info: &mut info,
        };
        let limits = spec.limits().within(&request.limits);
        match self.play.think(request.slot, &limits, &mut control) {
            Ok(thought) => News::Decided(thought.lines[0].moves[0].clone(), Some(thought)),
            Err(error) => News::Failed(error.explain()),
        }
    }

    fn seat(&mut self, slot: usize, spec: &Spec) -> Result<(), SpecError> {
        if self.engines.len() <= slot {
            self.engines.resize(slot + 1, None);
        }
        if self.engines[slot].as_ref() != Some(spec) {
            self.play.seat_engine(slot, spec)?;
            self.engines[slot] = Some(spec.clone());
        }
        Ok(())
    }

    fn ask_program(&mut self, request: &Request, command: &str, legal: &[String], stop: &AtomicBool) -> News {
        let time = request.limits.time.unwrap_or(TIME_DEFAULT).min(TIME_DEFAULT);
        let go = Go::move_time(time);
        let question = Question { game: &request.line, legal, go: &go, time, stop };
        match self.programs.decide(request.player, command, &question, &mut |_| {}) {
            Ok(mv) => News::Decided(mv, None),
            Err(error) => News::Failed(error.explain()),
        }
    }
}
