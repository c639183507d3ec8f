//! The statements that store events of a table.

use crate::journal::{Statement, Value};
use crate::time::Ms;
use tabuleiro_core::Player;
use tabuleiro_room::{Event, PersonId, Room};

/// Returns the statements that store a new table.
pub(super) fn creation(room: &Room, now: Ms, first: &Event) -> Vec<Statement> {
    let plan = &room.plan;
    let row = Statement::new(
        "INSERT INTO room VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)",
        [
            room.id.as_str().into(),
            room.creator.as_str().into(),
            plan.kind.info.id.into(),
            plan.rule_set.id.into(),
            plan.told.public.into(),
            plan.told.rated.into(),
            room.state().text().into(),
            now.into(),
        ],
    );
    [row, event(room, 1, now, first)].into_iter().chain(seats(room)).collect()
}

/// Returns the statements that store a finished game with all its events and their times.
pub(super) fn copied(room: &Room, now: Ms, events: &[(Ms, Event)]) -> Vec<Statement> {
    let numbered = (1..).zip(events).skip(1);
    let others = numbered.map(|(version, (at_ms, happened))| event(room, version, *at_ms, happened));
    events.first().map(|(_, first)| creation(room, now, first)).into_iter().flatten().chain(others).collect()
}

/// Returns the statements that store events, given the room after them.
pub(super) fn happened(room: &Room, now: Ms, events: &[Event]) -> Vec<Statement> {
    let first = room.version - events.len() as i64 + 1;
    let mut all: Vec<Statement> =
        (first..).zip(events).map(|(version, happened)| event(room, version, now, happened)).collect();
    all.push(Statement::row(
        "UPDATE room SET state = happened.column2, updated_ms = happened.column3 FROM (VALUES",
        [room.id.as_str().into(), room.state().text().into(), now.into()],
        ") AS happened WHERE room.id = happened.column1",
    ));
    let only_turns = events.iter().all(|event| matches!(event, Event::Turn { .. } | Event::Resumed { .. }));
    if !only_turns || room.to_move().is_none() {
        all.extend(seats(room));
    }
    all
}

fn event(room: &Room, version: i64, now: Ms, event: &Event) -> Statement {
    let body = serde_json::to_string(event).expect("an event can be written");
    let values = [room.id.as_str().into(), version.into(), now.into(), Value::Text(body)];
    Statement::row("INSERT INTO event VALUES", values, "")
}

fn seats(room: &Room) -> impl Iterator<Item = Statement> {
    room.places.iter().enumerate().map(|(index, place)| {
        let result = room.result(Player::new(index)).map(|result| result.to_string());
        Statement::row(
            "INSERT INTO seat VALUES",
            [
                room.id.as_str().into(),
                (index as i64 + 1).into(),
                place.person.as_ref().map(PersonId::as_str).into(),
                place.engine.as_deref().into(),
                result.as_deref().into(),
            ],
            "ON CONFLICT (room, seat) DO UPDATE SET \
             person = excluded.person, engine = excluded.engine, result = excluded.result",
        )
    })
}
