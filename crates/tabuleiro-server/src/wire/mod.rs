//! Messages of the server. Each is defined here, once, and built from the room.

mod event;
mod stream;
mod told;

pub(crate) use stream::{ChatLine, News, PersonNews, PersonNewsKind, SocketMessage, StreamMessage, TurnSent};
pub(crate) use told::Told;
