//! A game that is played in the full screen: a sitting, and the computers that think about it in the background.

use crate::event::{News, Report};
use crate::house::House;
use crate::thinker::{Request, Thinker};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use tabuleiro_core::{Explain, Message, PerPlayer, Player, Random};
use tabuleiro_engine::Thought;
use tabuleiro_sitting::{Asked, Sitting, SittingError};
use tabuleiro_table::{Arrangement, Seat, Table};

/// A sitting whose computers think in the background.
pub struct LiveGame {
    /// The game, its players and its file.
    pub sitting: Sitting,
    thinker: Thinker,
    thinking: Option<Thinking>,
    /// Each player's expected result before a step, if a computer searched it.
    pub values: BTreeMap<usize, PerPlayer<f32>>,
    /// Minimum time for which a position is shown when only computers play.
    pub pause: Duration,
    /// The moment of the last change.
    shown_since: Instant,
    waiting: Option<Waiting>,
}

/// A move that was decided before the position had been shown long enough.
struct Waiting {
    mv: String,
    decided: Instant,
    due: Instant,
}

/// A thought that has not ended.
#[derive(Clone, Debug)]
pub struct Thinking {
    id: u64,
    /// The player who thinks, or who is helped.
    pub player: Player,
    /// Whether it is only a hint.
    pub is_hint: bool,
    /// The best lines so far.
    pub so_far: Option<Thought<String>>,
}

/// News for the screen.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    /// No news, or none about this game.
    Nothing,
    /// An improved thought.
    News,
    /// The position changed.
    Played,
    /// A hint.
    Hint(String, Option<Thought<String>>),
    /// A problem.
    Failed(Message),
}

impl LiveGame {
    /// Begins a new game.
    pub fn begin(arrangement: Arrangement, house: &mut House) -> Result<LiveGame, SittingError> {
        let sitting = Sitting::begin(arrangement, &house.store, &mut house.random, Instant::now())?;
        Ok(LiveGame::new(sitting, house))
    }

    /// Begins a game at a table that is laid already.
    pub fn at(table: Table, arrangement: Arrangement, house: &mut House) -> Result<LiveGame, SittingError> {
        let sitting = Sitting::at(table, arrangement, &house.store, Instant::now())?;
        Ok(LiveGame::new(sitting, house))
    }

    /// Goes on with a kept game.
    pub fn resume(name: &str, house: &mut House) -> Result<LiveGame, SittingError> {
        let sitting = Sitting::resume(name, &house.store, Instant::now())?;
        Ok(LiveGame::new(sitting, house))
    }

    fn new(sitting: Sitting, house: &mut House) -> LiveGame {
        let random = Random::from_seed(house.random.bits());
        let mut game = LiveGame {
            thinker: Thinker::new(sitting.table().kind(), random, house.sender()),
            sitting,
            thinking: None,
            values: BTreeMap::new(),
            pause: Duration::from_millis(700),
            shown_since: Instant::now(),
            waiting: None,
        };
        game.go_on(house);
        game
    }

    /// Returns the thought that has not ended.
    pub fn thinking(&self) -> Option<&Thinking> {
        self.thinking.as_ref()
    }

    /// Lets the computer whose turn it is begin to think.
    pub fn go_on(&mut self, house: &mut House) {
        let is_busy = self.thinking.is_some() || self.waiting.is_some();
        if !self.sitting.is_paused() && !is_busy {
            self.ask_computer(house);
        }
    }

    fn ask_computer(&mut self, house: &mut House) {
        if let Some(asked) = self.sitting.decision(Instant::now()) {
            self.think(asked, false, house);
        }
    }

    /// Lets a hint be thought of.
    pub fn ask_hint(&mut self, house: &mut House) -> Result<(), SittingError> {
        let asked = self.sitting.hint()?;
        self.cancel();
        self.think(asked, true, house);
        Ok(())
    }

    fn think(&mut self, asked: Asked, is_hint: bool, house: &mut House) {
        let id = house.next_id();
        self.thinking = Some(Thinking { id, player: asked.player, is_hint, so_far: None });
        self.thinker.think(Request { id, asked });
    }

    /// Lets the computer that thinks decide now.
    pub fn stop_thinking(&mut self) {
        self.thinker.stop();
    }

    /// Forgets what is being thought.
    fn cancel(&mut self) {
        self.thinker.stop();
        self.thinking = None;
        self.end_wait(Instant::now());
    }

    /// Gives the move that waited. No clock has run since it was decided.
    fn end_wait(&mut self, now: Instant) -> Option<String> {
        let waiting = self.waiting.take()?;
        self.sitting.skip(now.saturating_duration_since(waiting.decided));
        Some(waiting.mv)
    }

    /// Takes news of the thinker in.
    pub fn hear(&mut self, report: &Report, house: &mut House) -> Heard {
        let Some(thinking) = self.thinking.as_mut().filter(|thinking| thinking.id == report.id) else {
            return Heard::Nothing;
        };
        match &report.news {
            News::SoFar(thought) => {
                thinking.so_far = Some(thought.clone());
                Heard::News
            }
            News::Judged(_) => Heard::Nothing,
            News::Failed(problem) => {
                self.thinking = None;
                let paused = self.sitting.pause(Instant::now());
                Heard::Failed(paused.err().map_or_else(|| problem.clone(), |error| error.explain()))
            }
            News::Decided(mv, thought) => {
                let is_hint = thinking.is_hint;
                self.thinking = None;
                self.note_values(thought.as_ref());
                if is_hint {
                    self.go_on(house);
                    return Heard::Hint(mv.clone(), thought.clone());
                }
                self.decided(mv, Instant::now(), house)
            }
        }
    }

    fn note_values(&mut self, thought: Option<&Thought<String>>) {
        let steps = self.sitting.table().play_state().steps().len();
        self.values.extend(thought.map(|thought| (steps, thought.lines[0].values)));
    }

    /// Plays the move of a computer, or lets it wait.
    fn decided(&mut self, mv: &str, now: Instant, house: &mut House) -> Heard {
        let due = self.shown_since + self.pause;
        if !self.sitting.has_people() && due > now {
            self.waiting = Some(Waiting { mv: mv.into(), decided: now, due });
            return Heard::News;
        }
        heard(self.play_at(mv, now, house))
    }

    /// Returns when there is something to do although nothing happens: a waiting move is due, or a clock shows another time.
    pub fn due(&self) -> Option<Instant> {
        let waiting = self.waiting.as_ref().map(|waiting| waiting.due);
        waiting.or_else(|| self.next_tick(Instant::now()))
    }

    /// Plays the move that waited, if it is time; else looks at the clock.
    pub fn ring(&mut self, now: Instant, house: &mut House) -> Heard {
        if let Some(waiting) = &self.waiting {
            let is_due = waiting.due <= now;
            let mv = if is_due { self.end_wait(now) } else { None };
            return mv.map_or(Heard::News, |mv| heard(self.play_at(&mv, now, house)));
        }
        match self.sitting.watch(now) {
            Ok(None) => Heard::News,
            watched => heard(self.changed(watched.map(drop), house)),
        }
    }

    /// Returns a player's time left, in milliseconds; none without a limit.
    pub fn left_ms(&self, player: Player, now: Instant) -> Option<u64> {
        let now = self.waiting.as_ref().map_or(now, |waiting| waiting.decided);
        self.sitting.left_ms(player, now)
    }

    /// Returns when the clock of the player to move shows another time.
    fn next_tick(&self, now: Instant) -> Option<Instant> {
        let player = self.sitting.table().to_move().filter(|_| self.sitting.clock_runs())?;
        let left_ms = self.left_ms(player, now)?;
        // Near the end a clock shows tenths of a second.
        let step_ms = if left_ms <= 10_000 { 100 } else { 1_000 };
        Some(now + Duration::from_millis((left_ms % step_ms).max(1)))
    }

    /// Plays a person's move and lets the next player think.
    pub fn play(&mut self, mv: &str, house: &mut House) -> Result<(), SittingError> {
        self.play_at(mv, Instant::now(), house)
    }

    fn play_at(&mut self, mv: &str, now: Instant, house: &mut House) -> Result<(), SittingError> {
        let played = match self.sitting.watch(now) {
            Ok(None) => self.sitting.play(mv, now),
            watched => watched.map(drop),
        };
        self.changed(played, house)
    }

    /// Takes back the last move of a person's unfinished turn; returns `None` without one.
    pub fn undo_move(&mut self, house: &mut House) -> Option<Result<(), SittingError>> {
        let undone = self.sitting.undo_move()?;
        Some(self.changed(undone, house))
    }

    /// Takes back the unfinished turn, else turns until a person decides again.
    pub fn undo(&mut self, house: &mut House) -> Result<(), SittingError> {
        let undone = self.sitting.undo(Instant::now());
        self.changed(undone, house)
    }

    /// Plays again what was taken back.
    pub fn redo(&mut self, house: &mut House) -> Result<(), SittingError> {
        let redone = self.sitting.redo(Instant::now());
        self.changed(redone, house)
    }

    /// Lets the person resign whose turn it is, else the only one who is left.
    pub fn resign(&mut self, house: &mut House) -> Result<(), SittingError> {
        let resigned = self.sitting.resign(Instant::now());
        self.changed(resigned, house)
    }

    /// Puts another player into a seat.
    pub fn seat(&mut self, player: Player, seat: Seat, house: &mut House) -> Result<(), SittingError> {
        let seated = self.sitting.seat(player, seat, Instant::now());
        self.changed(seated, house)
    }

    /// Stops the clocks and the computers, or lets them run again.
    pub fn toggle_pause(&mut self, house: &mut House) -> Result<(), SittingError> {
        self.cancel();
        let now = Instant::now();
        let is_paused = self.sitting.is_paused();
        let done = if is_paused { self.sitting.play_on(now) } else { self.sitting.pause(now) };
        self.changed(done, house)
    }

    /// Lets the computer whose turn it is decide once in a paused game.
    pub fn step(&mut self, house: &mut House) {
        if self.sitting.is_paused() && self.thinking.is_none() {
            self.shown_since = self.shown_since.checked_sub(self.pause).unwrap_or(self.shown_since);
            self.ask_computer(house);
        }
    }

    /// Lets the computers follow a change, also where it was refused.
    fn changed(&mut self, done: Result<(), SittingError>, house: &mut House) -> Result<(), SittingError> {
        self.cancel();
        self.shown_since = Instant::now();
        let steps = self.sitting.table().play_state().steps().len();
        self.values.split_off(&(steps + 1));
        self.go_on(house);
        done
    }
}

fn heard(played: Result<(), SittingError>) -> Heard {
    played.map_or_else(|error| Heard::Failed(error.explain()), |()| Heard::Played)
}
