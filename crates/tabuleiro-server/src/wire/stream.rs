//! What streams tell, and what is told over a socket.

use super::RoomView;
use crate::time::Ms;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabuleiro_room::{Command, Event, Room};
use utoipa::ToSchema;

/// A message of a table's stream.
#[derive(Serialize, ToSchema)]
pub struct StreamMessage {
    /// The version of its shape.
    v: u8,
    /// What it tells.
    #[serde(flatten)]
    news: News,
}

/// What a table's stream tells.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum News {
    /// How it stands.
    State {
        /// How many things have happened.
        version: i64,
        /// The table.
        table: Box<RoomView>,
    },
    /// Something happened.
    Event {
        /// How many things have happened with it.
        version: i64,
        /// When, in milliseconds since 1970.
        at_ms: i64,
        /// What; some know no more than its type.
        #[schema(value_type = Event)]
        event: Value,
        /// How it stands then; left out for what was missed.
        #[serde(skip_serializing_if = "Option::is_none")]
        table: Option<Box<RoomView>>,
    },
    /// Somebody said something.
    Chat(ChatLine),
    /// Somebody came or went.
    Audience {
        /// How many things have happened.
        version: i64,
        /// The seats that are connected.
        here: Vec<usize>,
        /// How many watch who do not sit here.
        spectators: usize,
    },
    /// A turn that was sent is on the disk.
    Done {
        /// The turn.
        turn: usize,
        /// How many things have happened with it.
        version: i64,
        /// Whether it had been taken before.
        repeated: bool,
    },
    /// What was sent was not done.
    Refused {
        /// The turn, if it was one.
        #[serde(skip_serializing_if = "Option::is_none")]
        turn: Option<usize>,
        /// Why, in words.
        error: String,
    },
    /// Somebody is there.
    Pong {},
}

/// A line of a table's chat.
#[derive(Clone, Serialize, ToSchema)]
pub struct ChatLine {
    /// Its number.
    pub number: i64,
    /// Who said it.
    pub name: String,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// What was said.
    pub text: String,
}

/// What a client says over a socket.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SocketMessage {
    /// A turn; answered by `done` or `refused` with the same number.
    Turn {
        /// Its number: that of the next turn.
        turn: usize,
        /// The moves of the whole turn.
        moves: Vec<String>,
    },
    /// Something was missed after this version.
    Resync {
        /// The last version that was seen.
        since: i64,
    },
    /// Is anybody there?
    Ping,
}

/// A whole turn as it is sent.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnSent {
    /// Its number: that of the next turn. One that was sent before, with the same moves, is answered once more and not played again.
    pub turn: usize,
    /// The moves of the whole turn.
    pub moves: Vec<String>,
}

impl TurnSent {
    /// What whoever sent it wants.
    pub fn command(self) -> Command {
        Command::Turn { number: self.turn, moves: self.moves, thoughts: Vec::new() }
    }
}

/// What somebody's own stream tells: a game of theirs begins or ends.
#[derive(Serialize, ToSchema)]
pub struct PersonNews {
    /// The version of its shape.
    pub v: u8,
    /// `game-start` or `game-end`.
    pub r#type: String,
    /// The table.
    pub table: String,
    /// Their seat.
    pub seat: u8,
}

impl News {
    /// The whole message.
    pub fn message(self) -> Value {
        serde_json::to_value(StreamMessage { v: 1, news: self }).expect("a message can be written")
    }
}

impl News {
    /// Returns everything about a table.
    pub fn state(room: &Room, now: Ms) -> News {
        News::State { version: room.version, table: Box::new(RoomView::of(room, now)) }
    }

    /// Returns the connected seats and the number of spectators.
    pub fn audience(room: &Room) -> News {
        let places = (1..).zip(&room.places);
        let here = places.filter(|(_, place)| room.is_here(place)).map(|(seat, _)| seat).collect();
        News::Audience { version: room.version, here, spectators: room.company.spectators }
    }
}

/// Returns an event as everyone may know it: without ids, keys and muted people; none for what nobody needs to know.
pub fn told(event: &Event) -> Option<Value> {
    let mut value = match event {
        Event::Created { .. } => serde_json::json!({"type": "created"}),
        Event::Muted { .. } | Event::Handed { .. } => return None,
        event => serde_json::to_value(event).expect("an event can be written"),
    };
    value.as_object_mut()?.remove("person");
    Some(value)
}
