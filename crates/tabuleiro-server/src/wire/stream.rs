//! Messages of streams and sockets.

use super::event::TableEvent;
use super::shown::Shown;
use super::table::RoomView;
use crate::time::Ms;
use serde::{Deserialize, Serialize};
use tabuleiro_core::Player;
use tabuleiro_room::{Command, Room};
use utoipa::ToSchema;

/// A message of a table's stream.
#[derive(Serialize, ToSchema)]
pub(crate) struct StreamMessage {
    /// The version of its shape.
    v: u8,
    /// What it tells.
    #[serde(flatten)]
    news: News,
}

/// What a table's stream tells.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum News {
    /// How it stands.
    State {
        /// How many things have happened.
        version: i64,
        /// The table.
        table: Box<RoomView>,
    },
    /// An event.
    Event(Box<Happened>),
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
        #[schema(nullable = false)]
        turn: Option<usize>,
        /// Why, in words.
        error: String,
    },
    /// Somebody is there.
    Pong {},
}

/// An event of a table, and how the table stands since.
#[derive(Clone, Serialize, ToSchema)]
pub(crate) struct Happened {
    /// The number of events, with this one.
    pub version: i64,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// The event.
    pub event: TableEvent,
    /// The table since; left out for missed events.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub table: Option<Box<RoomView>>,
    /// The game since, for streams that ask for it; left out for missed events and where the game did not change.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub shown: Option<Box<Shown>>,
}

/// A line of a table's chat.
#[derive(Clone, Serialize, ToSchema)]
pub(crate) struct ChatLine {
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
pub(crate) enum SocketMessage {
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
pub(crate) struct TurnSent {
    /// Its number: that of the next turn. One that was sent before, with the same moves, is answered once more and not played again.
    pub turn: usize,
    /// The moves of the whole turn.
    pub moves: Vec<String>,
}

impl TurnSent {
    /// What whoever sent it wants.
    pub(crate) fn command(self) -> Command {
        Command::Turn { number: self.turn, moves: self.moves, thoughts: Vec::new() }
    }
}

/// A message of a person's own stream: a game begins or ends.
#[derive(Serialize, ToSchema)]
pub(crate) struct PersonNews {
    /// The version of the message's shape.
    v: u8,
    /// The kind of news.
    r#type: PersonNewsKind,
    /// The table.
    table: String,
    /// The person's seat.
    seat: u8,
}

/// The kind of a person's news.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PersonNewsKind {
    /// A game begins, or is going on.
    GameStart,
    /// A game has ended.
    GameEnd,
}

impl News {
    /// Returns everything about a table.
    pub(crate) fn state(room: &Room, now: Ms) -> News {
        News::State { version: room.version, table: Box::new(RoomView::of(room, now)) }
    }

    /// Returns the connected seats and the number of spectators.
    pub(crate) fn audience(room: &Room) -> News {
        let places = (1..).zip(&room.places);
        let here = places.filter(|(_, place)| room.is_here(place)).map(|(seat, _)| seat).collect();
        News::Audience { version: room.version, here, spectators: room.company.spectators }
    }

    /// Returns the message as it is sent.
    pub(crate) fn text(self) -> String {
        serde_json::to_string(&StreamMessage { v: 1, news: self }).expect("a message can be written")
    }
}

impl PersonNews {
    /// Returns the message as it is sent.
    pub(crate) fn text(kind: PersonNewsKind, table: &str, seat: Player) -> String {
        let message = PersonNews { v: 1, r#type: kind, table: table.into(), seat: seat.seat() };
        serde_json::to_string(&message).expect("a message can be written")
    }
}
