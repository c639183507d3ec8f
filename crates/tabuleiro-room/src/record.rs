//! Rooms that are stored as records: games on one computer, without a server.

use crate::Ms;
use crate::apply::Broken;
use crate::event::Event;
use crate::people::PersonId;
use crate::plan::{Absent, Place, TablePlan};
use crate::room::Room;
use tabuleiro_core::record::{Ending, RESIGN, Record, SeatRecord};
use tabuleiro_core::{Line, Player};
use tabuleiro_table::Seat;

impl Room {
    /// Rebuilds a room from the record of a game on one computer. Every seat without a computer player belongs to `person`.
    ///
    /// The events end at `now`, as if all turns had just been played in their recorded times, so that the clocks continue.
    pub fn of_record(id: &str, person: &PersonId, record: &Record, now: Ms) -> Result<Room, Broken> {
        let setup = setup_text(record);
        let spent_ms: u64 = record.turns.iter().filter_map(|turn| turn.spent_ms).sum();
        let mut at_ms = now - spent_ms as Ms;
        let first = Event::Created {
            creator: person.clone(),
            plan: Box::new(plan_of(record, setup.clone())),
            places: record.seats.iter().map(|seat| place_of(seat, person)).collect(),
        };
        let mut room = Room::create(id, at_ms, first)?;
        room.apply(at_ms, &Event::Started { setup })?;
        for turn in &record.turns {
            let (seat, spent_ms) = (turn.player, turn.spent_ms.unwrap_or(0));
            at_ms += spent_ms as Ms;
            let (number, moves) = (room.next_turn(), turn.moves.clone());
            let event = if moves == [RESIGN] {
                Event::Resigned { seat }
            } else {
                Event::Turn { number, seat, moves, spent_ms, thoughts: Vec::new() }
            };
            room.apply(at_ms, &event)?;
        }
        if let Some(event) = ending_of(record).filter(|_| room.to_move().is_some()) {
            room.apply(at_ms, &event)?;
        }
        room.note_record(record);
        Ok(room)
    }

    /// Copies the parts of a record that are not events: names, the date, comments.
    fn note_record(&mut self, record: &Record) {
        let named = record.seats.iter().enumerate().filter(|(_, seat)| !seat.name.is_empty());
        self.company.seat_names =
            named.map(|(index, seat)| (Player::new(index), seat.name.clone())).collect();
        let Some(table) = &mut self.table else { return };
        table.date.clone_from(&record.date);
        for (index, turn) in record.turns.iter().enumerate() {
            if let Some(comment) = &turn.comment {
                table.comment(index, comment.clone());
            }
        }
    }
}

/// Returns the text of the game's first position.
fn setup_text(record: &Record) -> String {
    match &record.start {
        Some(start) => {
            let (setup, position) = (record.setup.clone(), Some(start.clone()));
            Line { setup, position, moves: Vec::new() }.to_string()
        }
        None => record.setup.clone(),
    }
}

fn plan_of(record: &Record, setup: String) -> TablePlan {
    TablePlan {
        setup: Some(setup),
        clock: record.clock.to_string(),
        public: false,
        absent: Absent::Skip,
        ..TablePlan::of_game(record.game.clone())
    }
}

fn place_of(seat: &SeatRecord, person: &PersonId) -> Place {
    match Seat::from_record(seat).computer {
        Some(computer) => Place { engine: Some(computer.to_string()), ..Place::default() },
        None => Place { person: Some(person.clone()), ..Place::default() },
    }
}

fn ending_of(record: &Record) -> Option<Event> {
    match record.ending.as_ref()?.by {
        Ending::Resigned(seat) => Some(Event::Resigned { seat }),
        Ending::OutOfTime(seat) => Some(Event::OutOfTime { seat }),
        Ending::Agreed => Some(Event::Drawn),
        Ending::Abandoned => Some(Event::Aborted),
        Ending::Rules => None,
    }
}
