//! Rebuilding of a room from its events.

use crate::Ms;
use crate::date::date_text;
use crate::event::{Event, What};
use crate::people::Company;
use crate::plan::Plan;
use crate::room::Room;
use crate::undone::Undone;
use std::collections::{BTreeMap, BTreeSet};
use tabuleiro_core::record::{Ending, RESIGN};
use tabuleiro_core::{Player, Seats};
use tabuleiro_table::{Clock, Table};

/// A contradiction between the events of a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken(pub String);

impl Room {
    /// Creates a room from its first event.
    pub fn create(id: &str, at_ms: Ms, first: Event) -> Result<Room, Broken> {
        let Event::Created { creator, plan, places } = first else {
            return Err(Broken("the first event is not its creation".into()));
        };
        let plan = Plan::check(*plan).map_err(|error| Broken(error.to_string()))?;
        if places.len() != plan.seats {
            return Err(Broken("its number of seats is not that of its game".into()));
        }
        Ok(Room {
            id: id.into(),
            creator,
            plan,
            places,
            company: Company::default(),
            version: 1,
            created_ms: at_ms,
            table: None,
            rematch: None,
            clock: None,
            taken: Vec::new(),
            offer: None,
            muted: BTreeSet::new(),
            is_aborted: false,
            is_paused: false,
            undone: Vec::new(),
            taken_over_at: BTreeMap::new(),
            epoch: 0,
        })
    }

    /// Applies an event. [`Room::decide`] has already checked that it is allowed.
    pub fn apply(&mut self, at_ms: Ms, event: &Event) -> Result<(), Broken> {
        if event.seat().is_some_and(|seat| seat.index() >= self.places.len()) {
            return Err(Broken("an event names a seat that does not exist".into()));
        }
        self.version += 1;
        let now = at_ms as u64;
        match event {
            Event::Created { .. } => return Err(Broken("it is created twice".into())),
            Event::Joined { seat, person } | Event::Handed { seat, person } => {
                self.places[seat.index()].person = Some(person.clone());
            }
            Event::Left { seat } => self.places[seat.index()].person = None,
            Event::EngineSeated { seat, level } => self.places[seat.index()].engine = Some(level.clone()),
            Event::Started { setup } => self.start(at_ms, setup)?,
            Event::Turn { seat, moves, spent_ms, .. } => self.take_turn(*seat, moves, *spent_ms, now)?,
            Event::Resigned { seat } => {
                self.lose_seat(now, |table| table.resign(*seat))?;
                self.note_again(*seat, &[RESIGN.to_string()]);
            }
            Event::OutOfTime { seat } => self.lose_seat(now, |table| table.run_out_of_time(*seat))?,
            Event::Offered { seat, what } => match &mut self.offer {
                Some((offered, seats)) if offered == what => seats.push(*seat),
                offer => *offer = Some((*what, vec![*seat])),
            },
            Event::Declined { .. } => self.offer = None,
            Event::Drawn => self.lose_seat(now, |table| table.end(Ending::Agreed))?,
            Event::TakenBack { turns } => self.take_back(*turns, now)?,
            Event::TakenOver { seat, level } => {
                let place = &mut self.places[seat.index()];
                (place.engine, place.taken_over) = (Some(level.clone()), true);
                let turns = self.table.as_ref().map_or(0, |table| table.turns().len());
                self.taken_over_at.insert(*seat, turns);
                // The engine gets the time that the seat had at the beginning of its turn.
                self.clock.iter_mut().for_each(|clock| clock.begin_turn(*seat, now));
                self.epoch += 1;
            }
            Event::Aborted => {
                self.is_aborted = true;
                self.clock.iter_mut().for_each(|clock| clock.pause(now));
            }
            Event::Paused => {
                self.is_paused = true;
                self.clock.iter_mut().for_each(|clock| clock.pause(now));
                self.epoch += 1;
            }
            Event::Continued => {
                self.is_paused = false;
                self.clock.iter_mut().for_each(|clock| clock.resume(now));
                self.epoch += 1;
            }
            Event::Rematch { table } => {
                self.rematch = Some(table.clone());
                self.offer = None;
            }
            Event::Muted { person } => drop(self.muted.insert(person.clone())),
            // Pausing at the last moment before the interruption and resuming now leaves out the time between.
            Event::Resumed { alive_ms } => {
                if let Some(clock) = &mut self.clock {
                    clock.pause(*alive_ms as u64);
                    clock.resume(now);
                }
            }
        }
        Ok(())
    }

    fn start(&mut self, at_ms: Ms, setup: &str) -> Result<(), Broken> {
        let kind = self.plan.kind;
        let mut table = Table::open_as(kind, setup).map_err(|error| Broken(error.to_string()))?;
        table.time_control = self.plan.clock;
        table.date = Some(date_text(at_ms));
        let seats = Seats::new(self.places.len()).ok_or_else(|| Broken("it has no seats".into()))?;
        let mut clock = Clock::new(table.time_control, seats);
        table.to_move().into_iter().for_each(|player| clock.begin_turn(player, at_ms as u64));
        (self.table, self.clock) = (Some(table), Some(clock));
        self.epoch += 1;
        Ok(())
    }

    fn take_turn(&mut self, seat: Player, moves: &[String], spent_ms: u64, now: u64) -> Result<(), Broken> {
        let table = self.table.as_mut().ok_or_else(not_begun)?;
        for mv in moves {
            table.play(mv).map_err(|error| Broken(error.to_string()))?;
        }
        table.note_time(spent_ms);
        let (to_move, is_mid_turn) = (table.to_move(), table.play_state().is_mid_turn());
        let is_again = self.note_again(seat, moves);
        let clock = self.clock.as_mut().filter(|_| !is_again);
        // Replaying an undone turn costs no time, and a turn in an old record may exceed its clock. Both take noted times.
        if clock.is_none_or(|clock| clock.decided(to_move, is_mid_turn, now).is_err()) {
            self.wind_clock(now);
        }
        self.taken.push((seat, moves.to_vec()));
        self.offer = None;
        self.epoch += 1;
        Ok(())
    }

    /// Applies a resignation, a loss on time or an agreed end, after which another player may be to move.
    fn lose_seat(
        &mut self,
        now: u64,
        leave: impl FnOnce(&mut Table) -> Result<(), tabuleiro_table::PlayError>,
    ) -> Result<(), Broken> {
        let table = self.table.as_mut().ok_or_else(not_begun)?;
        leave(table).map_err(|error| Broken(error.to_string()))?;
        let to_move = table.to_move();
        if let Some(clock) = &mut self.clock {
            match to_move {
                Some(player) if clock.player() != Some(player) => clock.begin_turn(player, now),
                Some(_) => {}
                None => clock.pause(now),
            }
        }
        self.offer = None;
        self.epoch += 1;
        Ok(())
    }

    fn take_back(&mut self, turns: usize, now: u64) -> Result<(), Broken> {
        let table = self.table.as_mut().ok_or_else(not_begun)?;
        for _ in 0..turns {
            self.undone.extend(Undone::of(&table.undo_turn()));
        }
        self.wind_clock(now);
        self.offer = None;
        self.epoch += 1;
        Ok(())
    }

    /// Sets the clock to the times noted at the table.
    fn wind_clock(&mut self, now: u64) {
        self.clock = self.table.as_ref().map(Table::clock);
        if let Some(clock) = self.clock.as_mut().filter(|_| !self.is_paused) {
            clock.resume(now);
        }
    }

    /// Removes a turn from the list of undone turns if it is played again, or clears the list. Returns whether it was played
    /// again.
    fn note_again(&mut self, seat: Player, moves: &[String]) -> bool {
        let is_again = self.undone.pop().is_some_and(|undone| undone.seat == seat && undone.moves == moves);
        if !is_again {
            self.undone.clear();
        }
        is_again
    }

    /// Returns the current offer and the seats that agree to it.
    pub fn offer(&self) -> Option<(What, &[Player])> {
        self.offer.as_ref().map(|(what, seats)| (*what, seats.as_slice()))
    }
}

fn not_begun() -> Broken {
    Broken("its game has not begun".into())
}
