//! What the server sends and reads: each message is defined here, once, and built from the room.

mod event;
mod shown;
mod stream;
mod table;
mod told;

pub use event::TableEvent;
pub use shown::{Showing, Shown, TurnView};
pub use stream::{
    ChatLine, Happened, News, PersonNews, PersonNewsKind, SocketMessage, StreamMessage, TurnSent,
};
pub use table::{RoomView, SeatView};
pub use told::Told;
