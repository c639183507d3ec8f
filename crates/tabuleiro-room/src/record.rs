//! Rooms that are stored as records: games on one computer, without a server.

use crate::Ms;
use crate::apply::Broken;
use crate::event::Event;
use crate::people::PersonId;
use crate::plan::{Absent, Place, Plan, TablePlan};
use crate::room::Room;
use tabuleiro_core::record::{Ending, RESIGN, Record, SeatRecord, Turn};
use tabuleiro_core::{Line, Player};
use tabuleiro_table::Seat;

impl Room {
    /// Rebuilds a room from the record of a game on one computer. Every seat without a computer player belongs to `person`.
    ///
    /// The events end at `now`, as if all turns had just been played in their recorded times, so that the clocks continue.
    pub fn of_record(id: &str, person: &PersonId, record: &Record, now: Ms) -> Result<Room, Broken> {
        let places = record.seats.iter().map(|seat| place_of(seat, person)).collect();
        let (mut room, _) = replay(id, person, places, record, now)?;
        room.note_record(record);
        Ok(room)
    }

    /// Returns the room of a record that is copied to a server, and its events with their times. Computer players are named as
    /// the game's levels, if they are levels.
    pub fn copied(
        id: &str,
        person: &PersonId,
        record: &Record,
        now: Ms,
    ) -> Result<(Room, Vec<(Ms, Event)>), Broken> {
        let plan = Plan::check(plan_of(record, setup_text(record)));
        let plan = plan.map_err(|error| Broken(error.to_string()))?;
        let places = record.seats.iter().map(|seat| {
            let place = place_of(seat, person);
            Place { engine: place.engine.map(|engine| plan.level_of(&engine)), ..place }
        });
        replay(id, person, places.collect(), record, now)
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

/// Applies the events of a record, which end at `now`.
fn replay(
    id: &str,
    person: &PersonId,
    places: Vec<Place>,
    record: &Record,
    now: Ms,
) -> Result<(Room, Vec<(Ms, Event)>), Broken> {
    let setup = setup_text(record);
    let spent = |turn: &Turn| Ms::try_from(turn.spent_ms.unwrap_or(0)).unwrap_or(Ms::MAX);
    let all = record.turns.iter().map(spent).fold(0, Ms::saturating_add);
    let mut at_ms = now.saturating_sub(all).max(now.min(0));
    let plan = Box::new(plan_of(record, setup.clone()));
    let first = Event::Created { creator: person.clone(), plan, places };
    let mut room = Room::create(id, at_ms, first.clone())?;
    let mut events = vec![(at_ms, first)];
    let mut happen = |room: &mut Room, at_ms, event| {
        room.apply(at_ms, &event)?;
        events.push((at_ms, event));
        Ok(())
    };
    happen(&mut room, at_ms, Event::Started { setup })?;
    for turn in &record.turns {
        at_ms = at_ms.saturating_add(spent(turn)).min(now);
        let event = event_of(turn, room.next_turn());
        happen(&mut room, at_ms, event)?;
    }
    if let Some(event) = ending_of(record).filter(|_| room.to_move().is_some()) {
        happen(&mut room, at_ms, event)?;
    }
    Ok((room, events))
}

fn event_of(turn: &Turn, number: usize) -> Event {
    let (seat, moves) = (turn.player, turn.moves.clone());
    if moves == [RESIGN] {
        return Event::Resigned { seat };
    }
    Event::Turn { number, seat, moves, spent_ms: turn.spent_ms.unwrap_or(0), thoughts: Vec::new() }
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
