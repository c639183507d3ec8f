//! The journal of a game on this device: the events of its room, as the page keeps them.

use serde::{Deserialize, Serialize};
use tabuleiro_core::{Message, Random};
use tabuleiro_room::{
    Broken, By, Command, Event, Ms, PersonId, Place, PlaceWish, Plan, Room, Sitter, TablePlan,
};
use tabuleiro_views::Complaint;

/// Id of the people at this device. They share it, as people do who play at one screen.
const PEOPLE: &str = "people";

/// An event and its time.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Written {
    pub(crate) at_ms: Ms,
    pub(crate) event: Event,
}

/// A game as it is kept. Its events are a stored format.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Journal {
    pub(crate) id: String,
    /// Name of the people at this device.
    pub(crate) name: String,
    pub(crate) events: Vec<Written>,
}

impl Journal {
    /// Rebuilds the room.
    pub(crate) fn room(&self) -> Result<Room, Complaint> {
        let mut events = self.events.iter();
        let first = events.next().ok_or_else(|| broken(Broken("it is empty".into())))?;
        let mut room = Room::create(&self.id, first.at_ms, first.event.clone()).map_err(broken)?;
        let people = PersonId::from(PEOPLE);
        room.company.names.insert(people.clone(), self.name.clone());
        room.company.here.insert(people);
        events.try_for_each(|written| room.apply(written.at_ms, &written.event)).map_err(broken)?;
        Ok(room)
    }

    /// Returns the time of the last event.
    pub(crate) fn last_ms(&self) -> Ms {
        self.events.iter().map(|written| written.at_ms).max().unwrap_or_default()
    }
}

/// Returns the people at this device.
pub(crate) fn sitter(name: &str) -> Sitter {
    Sitter { id: PEOPLE.into(), name: name.into(), has_account: false }
}

pub(crate) fn broken(Broken(problem): Broken) -> Complaint {
    Complaint::new(Message::new("error-local-broken").text("problem", problem))
}

/// Returns the first events of a game by a plan.
pub(crate) fn begin(mut wanted: TablePlan, now: Ms, random: &mut Random) -> Result<Vec<Written>, Complaint> {
    let wishes = std::mem::take(&mut wanted.places);
    let plan = Plan::check(TablePlan { rated: false, public: false, ..wanted })?;
    let places = places(&plan, wishes)?;
    let first = Event::Created { creator: PEOPLE.into(), plan: Box::new(plan.told), places };
    started(first, now, random)
}

/// Returns the events of a game that starts at once.
pub(crate) fn started(first: Event, now: Ms, random: &mut Random) -> Result<Vec<Written>, Complaint> {
    let room = Room::create("", now, first.clone()).map_err(broken)?;
    let start = room.decide(&By::House, &Command::Start, None, now, random)?;
    Ok(std::iter::once(first).chain(start).map(|event| Written { at_ms: now, event }).collect())
}

/// Returns the players of the seats: those wished for, and people at this device in the others.
fn places(plan: &Plan, mut wishes: Vec<PlaceWish>) -> Result<Vec<Place>, Complaint> {
    if wishes.len() > plan.seats {
        let problem = Message::new("error-too-many-seats").number("given", wishes.len() as i64);
        return Err(Complaint::new(problem.text("seats", plan.seats)));
    }
    wishes.resize(plan.seats, PlaceWish::Me);
    wishes.into_iter().map(|wish| place(plan, wish)).collect()
}

fn place(plan: &Plan, wish: PlaceWish) -> Result<Place, Complaint> {
    match wish {
        PlaceWish::Me => Ok(Place { person: Some(PEOPLE.into()), ..Place::default() }),
        PlaceWish::Engine(level) => {
            plan.level(&level)?;
            Ok(Place { engine: Some(level), ..Place::default() })
        }
        PlaceWish::Open | PlaceWish::Link => Err(Complaint::new("error-local-free-seat")),
    }
}
