//! Messages of streams and sockets.

use super::event::TableEvent;
use crate::time::Ms;
use serde::{Deserialize, Serialize};
use tabuleiro_core::Player;
use tabuleiro_room::{Command, Room};
use tabuleiro_views::{RoomView, Shown};
use utoipa::ToSchema;

/// A message of a table's stream.
#[derive(Serialize, ToSchema)]
pub(crate) struct StreamMessage {
    /// Version of the message format.
    v: u8,
    /// Content of the message.
    #[serde(flatten)]
    news: News,
}

/// The content of a message in a table's stream.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum News {
    /// The complete state.
    State {
        /// Number of events at the table.
        version: i64,
        /// The table.
        table: Box<RoomView>,
    },
    /// An event.
    Event(Box<Happened>),
    /// A chat line.
    Chat(ChatLine),
    /// The audience after an arrival or departure.
    Audience {
        /// Number of events at the table.
        version: i64,
        /// Connected seats.
        here: Vec<usize>,
        /// Number of spectators.
        spectators: usize,
    },
    /// A sent turn has been played and is on disk.
    Done {
        /// Number of the turn.
        turn: usize,
        /// Number of events at the table, including the turn.
        version: i64,
        /// Whether the turn had been played before.
        repeated: bool,
    },
    /// A sent message was refused.
    Refused {
        /// Number of the turn, if the message was one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schema(nullable = false)]
        turn: Option<usize>,
        /// Localized error message.
        error: String,
    },
    /// The answer to `ping`.
    Pong {},
}

/// An event and the table after it.
#[derive(Clone, Serialize, ToSchema)]
pub(crate) struct Happened {
    /// Number of events at the table, including this one.
    pub version: i64,
    /// Time in milliseconds since 1970.
    pub at_ms: i64,
    /// The event.
    pub event: TableEvent,
    /// Table after the event; left out for missed events.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub table: Option<Box<RoomView>>,
    /// Game after the event, for streams that ask for it. Left out for missed events and if the game did not change.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub shown: Option<Box<Shown>>,
}

/// A chat line.
#[derive(Clone, Serialize, ToSchema)]
pub(crate) struct ChatLine {
    /// Number of the line.
    pub number: i64,
    /// Name of the author.
    pub name: String,
    /// Time in milliseconds since 1970.
    pub at_ms: i64,
    /// Text of the line.
    pub text: String,
}

/// A client's message over a socket.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum SocketMessage {
    /// A turn. The answer is `done` or `refused` with the same number.
    Turn {
        /// Number of the turn; must be the number of the next turn.
        turn: usize,
        /// All moves of the turn.
        moves: Vec<String>,
    },
    /// A request for the events after a version.
    Resync {
        /// Last version received.
        since: i64,
    },
    /// A request for `pong`.
    Ping,
}

/// A whole turn from a client.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TurnSent {
    /// Number of the turn; must be the number of the next turn. Repeating the last turn with the same moves is
    /// acknowledged and changes nothing.
    pub turn: usize,
    /// All moves of the turn.
    pub moves: Vec<String>,
}

impl TurnSent {
    /// Returns the command of the turn.
    pub(crate) fn command(self) -> Command {
        Command::Turn { number: self.turn, moves: self.moves, thoughts: Vec::new() }
    }
}

/// A message of a person's stream: a game begins or ends.
#[derive(Serialize, ToSchema)]
pub(crate) struct PersonNews {
    /// Version of the message format.
    v: u8,
    /// Kind of news.
    r#type: PersonNewsKind,
    /// Id of the table.
    table: String,
    /// Seat of the person.
    seat: u8,
}

/// The kinds of a person's news.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PersonNewsKind {
    /// A game begins or is in progress.
    GameStart,
    /// A game has ended.
    GameEnd,
}

impl News {
    /// Returns the complete state of a table.
    pub(crate) fn state(room: &Room, now: Ms) -> News {
        News::State { version: room.version, table: Box::new(RoomView::of(room, now)) }
    }

    /// Returns the connected seats and the number of spectators.
    pub(crate) fn audience(room: &Room) -> News {
        let places = (1..).zip(&room.places);
        let here = places.filter(|(_, place)| room.is_here(place)).map(|(seat, _)| seat).collect();
        News::Audience { version: room.version, here, spectators: room.company.spectators }
    }

    /// Returns the message as JSON.
    pub(crate) fn text(self) -> String {
        serde_json::to_string(&StreamMessage { v: 1, news: self }).expect("a message can be written")
    }
}

impl PersonNews {
    /// Returns the message as JSON.
    pub(crate) fn text(kind: PersonNewsKind, table: &str, seat: Player) -> String {
        let message = PersonNews { v: 1, r#type: kind, table: table.into(), seat: seat.seat() };
        serde_json::to_string(&message).expect("a message can be written")
    }
}
