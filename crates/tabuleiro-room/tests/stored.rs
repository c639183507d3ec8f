//! The stored format: rows of earlier versions can still be read and have the same meaning.
//!
//! `fixtures/journal.jsonl` comes from the database of a running server, before rooms had their own crate. Each line is
//! a table, with its stored rows and a summary of the answer of `GET /api/tables/ID`.

use serde_json::{Value, json};
use std::collections::BTreeSet;
use tabuleiro_core::Player;
use tabuleiro_room::{Event, Ms, Room};
use tabuleiro_table::Table;

const JOURNAL: &str = include_str!("fixtures/journal.jsonl");

fn tables() -> impl Iterator<Item = Value> {
    JOURNAL.lines().map(|line| serde_json::from_str(line).unwrap())
}

fn rows(table: &Value) -> impl Iterator<Item = (Ms, Value)> {
    table["events"].as_array().unwrap().iter().map(|row| {
        let body: Value = serde_json::from_str(row["body"].as_str().unwrap()).unwrap();
        (row["at_ms"].as_i64().unwrap(), body)
    })
}

fn rebuilt(table: &Value) -> Room {
    let mut events = rows(table).map(|(at_ms, body)| (at_ms, serde_json::from_value::<Event>(body).unwrap()));
    let (at_ms, first) = events.next().unwrap();
    let mut room = Room::create(table["room"].as_str().unwrap(), at_ms, first).unwrap();
    for (at_ms, event) in events {
        room.apply(at_ms, &event).unwrap();
    }
    room
}

fn standing(room: &Room) -> Value {
    let seats = room.places.iter().enumerate().map(|(index, place)| {
        json!({
            "engine": place.engine,
            "taken_over": place.taken_over,
            "free": place.is_free(),
            "reserved": place.key.is_some(),
            "result": room.result(Player::new(index)).map(|result| result.to_string()),
        })
    });
    let (offer, agreed) = room.offer().unzip();
    json!({
        "state": room.state(),
        "version": room.version,
        "line": room.table.as_ref().map(Table::line),
        "to_move": room.to_move().map(Player::seat),
        "next_turn": room.next_turn(),
        "offer": offer,
        "agreed": agreed.unwrap_or_default(),
        "ending": room.finish().map(|finish| finish.reason.id.to_string()),
        "rematch": room.rematch,
        "seats": seats.collect::<Vec<_>>(),
    })
}

#[test]
fn every_kind_of_event_is_in_the_fixture() {
    let found: BTreeSet<String> =
        tables().flat_map(|table| rows(&table).collect::<Vec<_>>()).map(|(_, body)| kind(&body)).collect();
    let expected = "aborted created declined drawn engine-seated handed joined left muted offered out-of-time \
                    rematch resigned resumed started taken-back taken-over turn";
    assert_eq!(found.into_iter().collect::<Vec<_>>().join(" "), expected);
}

fn kind(body: &Value) -> String {
    body["type"].as_str().unwrap().into()
}

#[test]
fn stored_events_rebuild_the_rooms_that_wrote_them() {
    for table in tables() {
        assert_eq!(standing(&rebuilt(&table)), table["stands"], "{}", table["room"]);
    }
}

#[test]
fn an_event_is_written_as_it_was_read() {
    for (_, body) in tables().flat_map(|table| rows(&table).collect::<Vec<_>>()) {
        let event: Event = serde_json::from_value(body.clone()).unwrap();
        assert_eq!(serde_json::to_value(event).unwrap(), body);
    }
}
