//! The views of a room: results, names, the record, and the table with its players.

use crate::Ms;
use crate::plan::Place;
use crate::refusal::Refusal;
use crate::room::{Room, State};
use crate::{PersonId, Sitter};
use std::collections::BTreeSet;
use tabuleiro_core::record::Record;
use tabuleiro_core::{Player, SeatResult};
use tabuleiro_table::{Clock, Finish, Seat, Table};

impl Room {
    /// Returns the end of the game, once it is over.
    pub fn finish(&self) -> Option<Finish> {
        self.table.as_ref().filter(|_| self.state() == State::Over).and_then(Table::finish)
    }

    /// Returns a seat's result, once the game is over.
    pub fn result(&self, seat: Player) -> Option<SeatResult> {
        Some(self.finish()?.results[seat])
    }

    /// Returns a person's name, unless it is empty or unknown.
    pub fn name_of(&self, person: &PersonId) -> Option<&str> {
        self.company.names.get(person).map(String::as_str).filter(|name| !name.is_empty())
    }

    /// Returns whether the player of this place is connected. Engines always are.
    pub fn is_here(&self, place: &Place) -> bool {
        let is_here = |person| self.company.here.contains(person);
        place.engine.is_some() || place.person.as_ref().is_some_and(is_here)
    }

    /// Returns a player's remaining time in milliseconds; `None` without a limit.
    pub fn left_ms(&self, player: Player, now: Ms) -> Option<u64> {
        self.clock()?.left_ms(player, now as u64)
    }

    /// Returns whether a clock is running.
    pub fn clock_runs(&self) -> bool {
        self.clock().is_some_and(Clock::is_running)
    }

    /// Returns the game so far as a record with names.
    pub fn record(&self) -> Option<Record> {
        let mut record = self.table.as_ref()?.record();
        record.seats = self.seats().map(|seat| seat.to_record()).collect();
        Some(record)
    }

    /// Returns a public copy of the table with names. Seats that share a person have no names, so that sentences distinguish
    /// them by number.
    pub fn shown(&self) -> Option<Table> {
        self.private_table().map(|table| table.known())
    }

    /// Returns the table with names and with the hidden part of the set-up, for the program that runs the game.
    pub fn private_table(&self) -> Option<Table> {
        let mut table = self.table.as_ref()?.fork();
        table.seats = self.seats().collect();
        for (seat, person) in self.sitters() {
            let has_name = self.company.seat_names.contains_key(&seat);
            if !has_name && self.seats_of(person).count() > 1 {
                table.seats[seat.index()].name.clear();
            }
        }
        Some(table)
    }

    /// Returns the players of the seats, seat 1 first.
    fn seats(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().enumerate().map(|(index, place)| {
            let of_person = || place.person.as_ref().and_then(|person| self.name_of(person));
            let of_seat = self.company.seat_names.get(&Player::new(index)).map(String::as_str);
            let name = of_seat.or_else(of_person).unwrap_or_default();
            match place.engine.as_ref().and_then(|engine| self.plan.computer(engine)) {
                Some(computer) => Seat::computer(name, computer),
                None => Seat::person(name),
            }
        })
    }

    /// Returns whether an engine played the turn with this index.
    pub fn is_by_engine(&self, seat: Player, turn: usize) -> bool {
        let since = self.taken_over_at.get(&seat).copied().unwrap_or(0);
        self.places[seat.index()].engine.is_some() && turn >= since
    }

    /// Returns the indices of the turns that engines played.
    pub fn engine_turns(&self) -> BTreeSet<usize> {
        let turns = self.table.as_ref().map(Table::turns).unwrap_or_default();
        let turns = turns.iter().enumerate();
        turns
            .filter(|(index, steps)| self.is_by_engine(steps[0].player, *index))
            .map(|(index, _)| index)
            .collect()
    }

    /// Returns the seat for which a person may ask for a hint now.
    pub fn hinted_seat(&self, sitter: &Sitter) -> Result<Player, Refusal> {
        self.seat_of(&sitter.id).ok_or(Refusal::NotYours)?;
        if self.plan.told.rated {
            return Err(Refusal::NoHint);
        }
        match self.to_move() {
            Some(seat) if self.is_of(seat, &sitter.id) => Ok(seat),
            Some(to_move) if self.state() == State::Playing => Err(Refusal::NotYourTurn { to_move }),
            _ => Err(Refusal::Over),
        }
    }
}
