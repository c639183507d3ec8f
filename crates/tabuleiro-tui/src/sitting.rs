//! A game that is being played: the table, what is kept of it on disk, and who thinks about it.

use crate::event::{News, Report};
use crate::house::House;
use crate::thinker::{Request, Thinker};
use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};
use tabuleiro_core::record::RESIGN;
use tabuleiro_core::{Explain, Message, PerPlayer, Player, Random};
use tabuleiro_engine::{Kind, Spec, Thought};
use tabuleiro_store::{SavedGame, StoreError};
use tabuleiro_table::{ArrangeError, Arrangement, Budget, Computer, HINT_TIME, OpenError, Seat, Step, Table};

/// Who gives hints.
const HINT: Kind = Kind::Best;

/// A game that is being played.
pub struct Sitting {
    /// The game and its seats.
    pub table: Table,
    /// How it was arranged, for another one like it.
    pub arrangement: Arrangement,
    saved: Option<SavedGame>,
    thinker: Thinker,
    thinking: Option<Thinking>,
    /// Turns that were taken back, the last first.
    redo: Vec<Vec<String>>,
    /// Each player's expected result before a step, where somebody thought about it.
    pub values: BTreeMap<usize, PerPlayer<f32>>,
    /// Since when the next decision is waited for.
    since: Instant,
    /// Whether computers wait until they are told to go on.
    pub paused: bool,
    /// How long a position stays when nobody but computers plays.
    pub pause: Duration,
    /// A move that waits until the position before it was seen long enough.
    waiting: Option<Waiting>,
}

/// A move that was decided and is not played yet.
struct Waiting {
    mv: String,
    /// How long it was thought about.
    spent: Duration,
    /// When it is played.
    due: Instant,
}

/// A thought that has not ended.
#[derive(Clone, Debug)]
pub struct Thinking {
    id: u64,
    /// Who thinks, or for whom.
    pub player: Player,
    /// Whether it is only a hint.
    pub is_hint: bool,
    /// When it began.
    pub since: Instant,
    /// What was found so far.
    pub so_far: Option<Thought<String>>,
}

/// A game that cannot be begun or gone on with.
#[derive(Debug)]
#[allow(missing_docs)]
pub enum SittingError {
    Arrange(ArrangeError),
    Open(OpenError),
    Store(StoreError),
}

impl Explain for SittingError {
    fn explain(&self) -> Message {
        match self {
            SittingError::Arrange(error) => error.explain(),
            SittingError::Open(error) => error.explain(),
            SittingError::Store(error) => error.explain(),
        }
    }
}

/// Something a screen should tell.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    /// Nothing new, or not about this game.
    Nothing,
    /// More was found.
    News,
    /// A move was played.
    Played,
    /// A hint.
    Hint(String, Option<Thought<String>>),
    /// Something went wrong.
    Failed(Message),
}

impl Sitting {
    /// Begins a new game.
    pub fn begin(arrangement: Arrangement, house: &mut House) -> Result<Sitting, SittingError> {
        let table = arrangement.begin(&mut house.random).map_err(SittingError::Arrange)?;
        Sitting::at(table, arrangement, house)
    }

    /// Begins with a table that is laid already.
    pub fn at(
        mut table: Table,
        arrangement: Arrangement,
        house: &mut House,
    ) -> Result<Sitting, SittingError> {
        table.date = jiff::Timestamp::now().round(jiff::Unit::Second).ok().map(|now| now.to_string());
        let saved = house.store.create(table.kind().info.id, &table.record()).map_err(SittingError::Store)?;
        Ok(Sitting::new(table, arrangement, Some(saved), house))
    }

    /// Goes on with a game that was begun before.
    pub fn resume(name: &str, house: &mut House) -> Result<Sitting, SittingError> {
        let (saved, record) = house.store.open(name).map_err(SittingError::Store)?;
        let replay = Table::replay(&record).map_err(SittingError::Open)?;
        if let Some(fault) = replay.fault {
            return Err(SittingError::Open(fault.into()));
        }
        let arrangement = Arrangement::of_table(&replay.table);
        Ok(Sitting::new(replay.table, arrangement, Some(saved), house))
    }

    /// A game that is kept or not.
    pub fn new(
        table: Table,
        arrangement: Arrangement,
        saved: Option<SavedGame>,
        house: &mut House,
    ) -> Sitting {
        let random = Random::from_seed(house.random.bits());
        let mut sitting = Sitting {
            thinker: Thinker::new(table.kind(), random, house.sender()),
            table,
            arrangement,
            saved,
            thinking: None,
            redo: Vec::new(),
            values: BTreeMap::new(),
            since: Instant::now(),
            paused: false,
            pause: Duration::from_millis(700),
            waiting: None,
        };
        sitting.go_on(house);
        sitting
    }

    /// Where it is kept.
    pub fn path(&self) -> Option<&Path> {
        self.saved.as_ref().map(SavedGame::path)
    }

    /// Whether a person plays.
    pub fn has_people(&self) -> bool {
        self.table.seats.iter().any(|seat| seat.computer.is_none())
    }

    /// The person who is to decide now.
    pub fn person_to_move(&self) -> Option<Player> {
        self.table.to_move().filter(|player| self.table.seats[player.index()].computer.is_none())
    }

    /// The computer who is to decide now.
    pub fn computer_to_move(&self) -> Option<(Player, &Computer)> {
        let player = self.table.to_move()?;
        Some((player, self.table.seats[player.index()].computer.as_ref()?))
    }

    /// Who thinks now.
    pub fn thinking(&self) -> Option<&Thinking> {
        self.thinking.as_ref()
    }

    /// Lets the computer whose turn it is begin to think.
    pub fn go_on(&mut self, house: &mut House) {
        let Some((player, computer)) = self.computer_to_move() else { return };
        if self.paused || self.thinking.is_some() || self.waiting.is_some() {
            return;
        }
        let computer = computer.clone();
        self.think(player.index(), computer, player, false, house);
    }

    /// Lets somebody think who knows better.
    pub fn ask_hint(&mut self, house: &mut House) {
        let Some(player) = self.table.to_move() else { return };
        let computer = Computer::from(Spec::new(HINT));
        self.cancel();
        // One slot more than there are seats: who gives hints knows nothing of what the players think.
        self.think(self.table.seats.len(), computer, player, true, house);
    }

    fn think(&mut self, slot: usize, computer: Computer, player: Player, is_hint: bool, house: &mut House) {
        let id = house.next_id();
        let line = self.table.game_line();
        let budget = if is_hint {
            Budget { unlimited: HINT_TIME, ..Budget::default() }
        } else {
            Budget::of_clock(self.table.clock().limits(player, 0))
        };
        self.thinking = Some(Thinking { id, player, is_hint, since: Instant::now(), so_far: None });
        self.thinker.think(Request { id, slot, computer, line, budget });
    }

    /// Lets whoever thinks decide now.
    pub fn stop_thinking(&mut self) {
        self.thinker.stop();
    }

    /// Forgets whatever is being thought.
    fn cancel(&mut self) {
        self.thinker.stop();
        self.thinking = None;
        self.waiting = None;
    }

    /// Hears from somebody who thinks.
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
                self.paused = true;
                Heard::Failed(problem.clone())
            }
            News::Decided(mv, thought) => {
                let (is_hint, spent) = (thinking.is_hint, thinking.since.elapsed());
                self.thinking = None;
                if let Some(thought) = thought {
                    self.values.insert(self.table.play_state().steps().len(), thought.lines[0].values);
                }
                if is_hint {
                    self.go_on(house);
                    return Heard::Hint(mv.clone(), thought.clone());
                }
                let due = self.since + self.pause;
                if !self.has_people() && due > Instant::now() {
                    self.waiting = Some(Waiting { mv: mv.clone(), spent, due });
                    return Heard::News;
                }
                self.play_after(mv, spent, house).map_or_else(Heard::Failed, |()| Heard::Played)
            }
        }
    }

    /// When there is something to do though nothing happens: a waiting move is due, or a clock shows another time.
    pub fn due(&self) -> Option<Instant> {
        let waiting = self.waiting.as_ref().map(|waiting| waiting.due);
        waiting.into_iter().chain(self.next_tick(Instant::now())).min()
    }

    /// Plays the move that waited, if it is time, and looks at the clock.
    pub fn ring(&mut self, now: Instant, house: &mut House) -> Heard {
        if let Some(waiting) = self.waiting.take_if(|waiting| waiting.due <= now) {
            let played = self.play_after(&waiting.mv, waiting.spent, house);
            return played.map_or_else(Heard::Failed, |()| Heard::Played);
        }
        match self.table.to_move() {
            Some(player) if self.left_ms(player, now) == Some(0) => {
                self.redo.clear();
                let ended = self.table.run_out_of_time(player).map_err(|error| error.explain());
                ended.and_then(|()| self.changed(house)).map_or_else(Heard::Failed, |()| Heard::Played)
            }
            _ => Heard::News,
        }
    }

    /// What a player has left of their time; none where it is not limited.
    pub fn left_ms(&self, player: Player, now: Instant) -> Option<u64> {
        self.table.time_control.time_ms()?;
        let mut clock = self.table.clock();
        clock.resume(0);
        let runs = self.waiting.is_none() && (!self.paused || self.person_to_move().is_some());
        let spent = if runs { now.saturating_duration_since(self.since) } else { Duration::ZERO };
        clock.left_ms(player, spent.as_millis() as u64)
    }

    /// When the clock of who is to move shows another time.
    fn next_tick(&self, now: Instant) -> Option<Instant> {
        if self.waiting.is_some() || self.paused && self.person_to_move().is_none() {
            return None;
        }
        let left_ms = self.left_ms(self.table.to_move()?, now)?;
        // Near the end a clock shows tenths of a second.
        let step_ms = if left_ms <= 10_000 { 100 } else { 1_000 };
        Some(now + Duration::from_millis((left_ms % step_ms).max(1)))
    }

    /// Plays a person's move, keeps it on disk, and lets the next one think.
    pub fn play(&mut self, mv: &str, house: &mut House) -> Result<(), Message> {
        self.play_after(mv, self.since.elapsed(), house)
    }

    /// Plays a move that took so long.
    fn play_after(&mut self, mv: &str, spent: Duration, house: &mut House) -> Result<(), Message> {
        self.redo.clear();
        self.put(mv, spent)?;
        let kept = self.save();
        self.go_on(house);
        kept
    }

    fn put(&mut self, mv: &str, spent: Duration) -> Result<(), Message> {
        self.cancel();
        self.table.play(mv).map_err(|error| error.explain())?;
        self.table.note_time(spent.as_millis() as u64);
        self.since = Instant::now();
        Ok(())
    }

    /// Keeps the game on disk.
    pub fn save(&self) -> Result<(), Message> {
        let Some(saved) = &self.saved else { return Ok(()) };
        saved.save(&self.table.record()).map_err(|error| error.explain())
    }

    /// Takes back the last step of one's own unfinished turn.
    pub fn undo_step(&mut self, house: &mut House) -> Option<Result<(), Message>> {
        self.person_to_move()?;
        self.table.undo_step()?;
        Some(self.changed(house))
    }

    /// Takes back turns until it is a person's again; in a game of computers one turn, and they wait. `None` where there is
    /// nothing to take back.
    pub fn undo(&mut self, house: &mut House) -> Option<Result<(), Message>> {
        let was_over = self.table.to_move().is_none();
        if self.table.play_state().steps().is_empty() && !was_over {
            return None;
        }
        loop {
            let steps: Vec<Step> = self.table.undo_turn();
            if !steps.is_empty() {
                self.redo.push(steps.into_iter().rev().map(|step| step.text).collect());
            }
            let at_start = self.table.play_state().steps().is_empty();
            if at_start || !self.has_people() || self.person_to_move().is_some() {
                break;
            }
        }
        self.paused |= self.person_to_move().is_none();
        Some(self.changed(house))
    }

    /// Plays again what was taken back, until it is a person's turn. `None` where there is nothing.
    pub fn redo(&mut self, house: &mut House) -> Option<Result<(), Message>> {
        let mut turns = std::mem::take(&mut self.redo);
        turns.last()?;
        while let Some(turn) = turns.pop() {
            for mv in turn {
                let played = if mv == RESIGN { self.leave() } else { self.put(&mv, Duration::ZERO) };
                if let Err(problem) = played {
                    return Some(Err(problem));
                }
            }
            if !self.has_people() || self.person_to_move().is_some() {
                break;
            }
        }
        self.redo = turns;
        Some(self.changed(house))
    }

    fn leave(&mut self) -> Result<(), Message> {
        let player = self.table.to_move().ok_or_else(|| Message::new("error-play-over"))?;
        self.table.resign(player).map_err(|error| error.explain())
    }

    fn changed(&mut self, house: &mut House) -> Result<(), Message> {
        self.cancel();
        self.since = Instant::now();
        let steps = self.table.play_state().steps().len();
        self.values.split_off(&(steps + 1));
        let kept = self.save();
        self.go_on(house);
        kept
    }

    /// Lets a player give up.
    pub fn resign(&mut self, player: Player, house: &mut House) -> Result<(), Message> {
        self.redo.clear();
        self.table.resign(player).map_err(|error| error.explain())?;
        self.changed(house)
    }

    /// Puts somebody else in a seat.
    pub fn seat(&mut self, player: Player, seat: Seat, house: &mut House) -> Result<(), Message> {
        self.table.seats[player.index()] = seat;
        self.changed(house)
    }

    /// Lets computers wait, or go on.
    pub fn toggle_pause(&mut self, house: &mut House) {
        self.paused = !self.paused;
        self.since = Instant::now();
        if self.paused {
            self.cancel();
        } else {
            self.go_on(house);
        }
    }

    /// Lets the computer whose turn it is decide once, and wait again.
    pub fn step(&mut self, house: &mut House) {
        if !self.paused || self.thinking.is_some() {
            return;
        }
        self.paused = false;
        self.since = Instant::now().checked_sub(self.pause).unwrap_or(self.since);
        self.go_on(house);
        self.paused = true;
    }
}
