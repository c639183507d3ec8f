//! A sitting: the room of a game on this computer, its unfinished turn and its file.

use crate::SittingError;
use crate::stopwatch::Stopwatch;
use crate::turn::{Begun, ends_in_a_reveal, is_unfinished};
use std::path::Path;
use std::time::{Duration, Instant};
use tabuleiro_core::{Player, Random};
use tabuleiro_room::{By, Command, Ms, PersonId, Refusal, Room, Sitter, State};
use tabuleiro_store::{SavedGame, Store};
use tabuleiro_table::{Arrangement, Computer, OpenError, Replay, Seat, Table, kind_of_record};

/// Id of the people at this computer. They share it, and together have the rights of a person who plays alone.
const PEOPLE: &str = "people";

/// A game on this computer.
pub struct Sitting {
    /// Arrangement of the game, for a rematch.
    pub arrangement: Arrangement,
    room: Room,
    /// Room's table with names and the unfinished turn.
    table: Table,
    begun: Begun,
    /// Unfinished turn that was taken back.
    dropped: Vec<String>,
    saved: SavedGame,
    /// Whether it was begun here, not gone on with.
    is_new: bool,
    stopwatch: Stopwatch,
}

/// Starting and resuming.
impl Sitting {
    /// Begins a game.
    pub fn begin(
        arrangement: Arrangement,
        store: &Store,
        random: &mut Random,
        now: Instant,
    ) -> Result<Sitting, SittingError> {
        let table = arrangement.begin(random).map_err(SittingError::Arrange)?;
        Sitting::at(table, arrangement, store, now)
    }

    /// Begins a game at an existing table.
    pub fn at(
        mut table: Table,
        arrangement: Arrangement,
        store: &Store,
        now: Instant,
    ) -> Result<Sitting, SittingError> {
        table.to_move().ok_or(Refusal::Over)?;
        let date = jiff::Timestamp::now().round(jiff::Unit::Second);
        table.date = date.ok().map(|date| date.to_string());
        let saved = store.create(table.kind().info.id, &table.private_record())?;
        Sitting::new((table, arrangement), saved, true, now)
    }

    /// Continues a kept game.
    pub fn resume(name: &str, store: &Store, now: Instant) -> Result<Sitting, SittingError> {
        let (saved, record) = store.open(name)?;
        let table = match Table::replay(&record) {
            Ok(Replay { table, fault: None }) => Ok(table),
            Ok(Replay { fault: Some(fault), .. }) => Err(OpenError::Fault(fault)),
            Err(error) => Err(error),
        };
        let game = kind_of_record(&record).map(|kind| kind.info);
        let path = saved.path().to_path_buf();
        let table = table.map_err(|error| SittingError::Kept { path, game, error })?;
        let arrangement = Arrangement::of_table(&table);
        Sitting::new((table, arrangement), saved, false, now)
    }

    fn new(
        (table, arrangement): (Table, Arrangement),
        saved: SavedGame,
        is_new: bool,
        now: Instant,
    ) -> Result<Sitting, SittingError> {
        let stopwatch = Stopwatch::start(now, jiff::Timestamp::now().as_millisecond());
        let (room, begun) = room_of(&table, None, stopwatch.ms(now))?;
        Ok(Sitting { arrangement, room, table, begun, dropped: Vec::new(), saved, is_new, stopwatch })
    }
}

/// Queries.
impl Sitting {
    /// Returns the table with its players, up to the last move.
    pub fn table(&self) -> &Table {
        &self.table
    }

    pub(crate) fn room(&self) -> &Room {
        &self.room
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        self.saved.path()
    }

    /// Returns whether the game is kept when it is left: a new one is, once a move has been played.
    pub fn is_kept(&self) -> bool {
        !self.is_new || !self.table.play_state().steps().is_empty()
    }

    /// Returns whether a person plays.
    pub fn has_people(&self) -> bool {
        self.table.seats.iter().any(|seat| seat.computer.is_none())
    }

    /// Returns the person to move.
    pub fn person_to_move(&self) -> Option<Player> {
        self.table.to_move().filter(|player| self.table.seats[player.index()].computer.is_none())
    }

    /// Returns the computer to move.
    pub fn computer_to_move(&self) -> Option<(Player, &Computer)> {
        let player = self.table.to_move()?;
        Some((player, self.table.seats[player.index()].computer.as_ref()?))
    }

    /// Returns the person who would resign: the one to move, or else the only one left.
    pub fn resigner(&self) -> Option<Player> {
        self.table.to_move()?;
        let left = self.table.left();
        let is_person = |player: &Player| self.table.seats[player.index()].computer.is_none();
        let players = self.table.play_state().seats().players();
        let mut people = players.filter(|player| is_person(player) && !left.contains(player));
        self.person_to_move().or_else(|| people.next().filter(|_| people.next().is_none()))
    }

    /// Returns whether the game is paused.
    pub fn is_paused(&self) -> bool {
        self.room.is_paused()
    }

    /// Returns a player's remaining time in milliseconds; `None` without a limit.
    pub fn left_ms(&self, player: Player, now: Instant) -> Option<u64> {
        self.room.left_ms(player, self.ms(now))
    }

    /// Returns whether a clock is running.
    pub fn clock_runs(&self) -> bool {
        self.room.clock_runs()
    }

    pub(crate) fn ms(&self, now: Instant) -> Ms {
        self.stopwatch.ms(now)
    }
}

/// Actions. Each of them saves the game.
impl Sitting {
    /// Plays a move for the player to move. A paused game stays paused, and the time of the move does not count.
    pub fn play(&mut self, mv: &str, now: Instant) -> Result<(), SittingError> {
        let player = self.table.to_move().ok_or(Refusal::Over)?;
        self.flagged(now).map_or(Ok(()), |player| Err(Refusal::OutOfTime(player)))?;
        let game = self.table.kind().info;
        self.table.play(mv).map_err(|error| Refusal::Move { game, error })?;
        self.dropped.clear();
        self.begun.moves.push(mv.into());
        if is_unfinished(&self.table) && !ends_in_a_reveal(&self.table) {
            self.begun.spent_ms = self.spent_ms(now);
            self.show();
        } else {
            self.take_turn(player, now)?;
        }
        self.save()
    }

    fn take_turn(&mut self, player: Player, now: Instant) -> Result<(), SittingError> {
        let is_computer = self.table.seats[player.index()].computer.is_some();
        let by = if is_computer { By::House } else { By::Person(people()) };
        let moves = std::mem::take(&mut self.begun).moves;
        let turn = Command::Turn { number: self.room.next_turn(), moves, thoughts: Vec::new() };
        // A paused room takes no turns, so continue and pause again at the same moment: no time passes between.
        let is_paused = self.is_paused();
        if is_paused {
            self.act(Command::Continue, now)?;
        }
        let taken = self.decide(&by, &turn, now);
        if is_paused && self.room.state() == State::Playing {
            self.act(Command::Pause, now)?;
        }
        taken
    }

    /// Takes back the last move of a person's unfinished turn; `None` if there is none.
    pub fn undo_move(&mut self) -> Option<Result<(), SittingError>> {
        self.person_to_move()?;
        self.begun.moves.pop()?;
        self.show();
        Some(self.save())
    }

    /// Takes back the unfinished turn, or else turns until a person decides again.
    pub fn undo(&mut self, now: Instant) -> Result<(), SittingError> {
        let dropped = std::mem::take(&mut self.begun).moves;
        let is_computers = self.computer_to_move().is_some();
        if dropped.is_empty() || is_computers && self.has_people() {
            return self.act_and_save(Command::Undo, now);
        }
        self.show();
        self.dropped = dropped;
        if is_computers && !self.is_paused() {
            self.pause(now)?;
        }
        self.save()
    }

    /// Plays again what was taken back last.
    pub fn redo(&mut self, now: Instant) -> Result<(), SittingError> {
        if !self.begun.moves.is_empty() {
            return Err(Refusal::NothingToRedo.into());
        }
        if self.dropped.is_empty() {
            return self.act_and_save(Command::Redo, now);
        }
        std::mem::take(&mut self.dropped).iter().try_for_each(|mv| self.play(mv, now))
    }

    /// Resigns for the person to move, or else for the only person left.
    pub fn resign(&mut self, now: Instant) -> Result<(), SittingError> {
        self.act_and_save(Command::Resign, now)
    }

    /// Stops the clocks and the computers.
    pub fn pause(&mut self, now: Instant) -> Result<(), SittingError> {
        self.act(Command::Pause, now)
    }

    /// Lets the clocks and the computers run again.
    pub fn play_on(&mut self, now: Instant) -> Result<(), SittingError> {
        self.act(Command::Continue, now)
    }

    /// Ends the game for a player whose time has run out, and returns that player.
    pub fn watch(&mut self, now: Instant) -> Result<Option<Player>, SittingError> {
        let flagged = self.flagged(now);
        if flagged.is_some() {
            self.decide(&By::House, &Command::Watch { gone: None }, now)?;
            self.save()?;
        }
        Ok(flagged)
    }

    /// Puts another player into a seat. Clears the list of undone turns.
    pub fn seat(&mut self, player: Player, seat: Seat, now: Instant) -> Result<(), SittingError> {
        let spent_ms = self.spent_ms(now);
        self.table.seats[player.index()] = seat;
        let is_paused = self.is_paused();
        (self.room, self.begun) = room_of(&self.table, Some(spent_ms), self.ms(now))?;
        self.dropped.clear();
        if is_paused {
            self.pause(now)?;
        }
        self.save()
    }

    /// Excludes time that has just passed: no clock counts it.
    pub fn skip(&mut self, time: Duration) {
        self.stopwatch.skip(time);
    }

    fn act_and_save(&mut self, command: Command, now: Instant) -> Result<(), SittingError> {
        self.act(command, now)?;
        self.save()
    }

    fn act(&mut self, command: Command, now: Instant) -> Result<(), SittingError> {
        self.decide(&By::Person(people()), &command, now)
    }

    fn decide(&mut self, by: &By, command: &Command, now: Instant) -> Result<(), SittingError> {
        let ms = self.ms(now);
        // Randomness is needed only to start a game, and this one has started.
        let decided = self.room.decide(by, command, None, ms, &mut Random::from_seed(0));
        for event in decided.iter().flatten() {
            self.room.apply(ms, event).map_err(SittingError::Broken)?;
        }
        if !matches!(command, Command::Pause | Command::Continue) {
            self.begun = Begun::default();
            self.dropped.clear();
            self.show();
        }
        decided.map(drop).map_err(SittingError::Refused)
    }

    /// Sets the table to the state of the room, with the unfinished turn played.
    fn show(&mut self) {
        self.table = self.room.private_table().expect("the game of a sitting has begun");
        self.begun.play_at(&mut self.table);
    }

    fn flagged(&self, now: Instant) -> Option<Player> {
        let clock = self.room.clock().filter(|_| self.table.to_move().is_some())?;
        clock.flagged(self.ms(now) as u64)
    }

    fn spent_ms(&self, now: Instant) -> u64 {
        self.room.clock().map_or(0, |clock| clock.spent_ms(self.ms(now) as u64))
    }

    fn save(&self) -> Result<(), SittingError> {
        Ok(self.saved.save(&self.table.private_record())?)
    }
}

impl Drop for Sitting {
    fn drop(&mut self) {
        if !self.is_kept() {
            // What cannot be removed is only offered again.
            let _ = self.saved.discard();
        }
    }
}

/// Returns the sender of people's commands.
pub(crate) fn people() -> Sitter {
    Sitter { id: PEOPLE.into(), name: String::new(), has_account: false }
}

/// Rebuilds the room of a game. Its current turn has taken `spent_ms`, or by default the time in its record.
fn room_of(table: &Table, spent_ms: Option<u64>, now: Ms) -> Result<(Room, Begun), SittingError> {
    let (record, begun) = Begun::split(table);
    let begun_at = now - spent_ms.unwrap_or(begun.spent_ms) as Ms;
    let room = Room::of_record("sitting", &PersonId::from(PEOPLE), &record, begun_at);
    Ok((room.map_err(SittingError::Broken)?, begun))
}
