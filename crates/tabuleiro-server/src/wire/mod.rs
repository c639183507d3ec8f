//! What the server sends and reads: each message is defined here, once, and built from the room.

mod stream;
mod table;

pub use stream::{ChatLine, News, PersonNews, SocketMessage, StreamMessage, TurnSent, told};
pub use table::{RoomView, SeatView};
