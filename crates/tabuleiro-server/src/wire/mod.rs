//! Messages of the server. Each is defined here, once, and built from the room.

mod event;
mod shown;
mod stream;
mod table;
mod told;

pub(crate) use stream::{ChatLine, News, PersonNews, PersonNewsKind, SocketMessage, StreamMessage, TurnSent};
pub(crate) use table::RoomView;
pub(crate) use told::Told;
