//! The message bus between nodes.
//!
//! Notices carry ids and never contents: receivers look up changes in the database. So a lost bus delays updates but
//! loses none.

mod broadcaster;
mod local;
mod nats;
mod notice;
mod postgres;

pub(crate) use broadcaster::{Broadcaster, begin};
pub use local::Local;
pub use nats::Nats;
pub(crate) use notice::{Notice, SentNotices};
pub use postgres::Notify;

use crate::failure::ServeError;
use crate::route::Route;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;

/// A message bus between nodes.
pub trait Bus: Send + Sync {
    /// Sends a text to all nodes, including this one.
    fn say<'a>(&'a self, text: &'a str) -> BoxFuture<'a, Result<(), BusError>>;

    /// Waits until sent texts have left this node, if the bus buffers them.
    fn let_go(&self) -> BoxFuture<'_, ()> {
        std::future::ready(()).boxed()
    }

    /// Receives the next message. There may be only one receiver at a time.
    fn hear(&self) -> BoxFuture<'_, Heard>;
}

/// A message from the bus.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A text from a node.
    Text(String),
    /// Texts may have been lost; reception works again.
    Gap,
    /// Reception has failed.
    Lost,
}

/// The reason why sending failed.
#[derive(Clone, Debug)]
pub struct BusError(pub String);

/// The channel or subject of all texts.
const CHANNEL: &str = "tabuleiro";

/// Maximum length of a text in bytes; PostgreSQL allows fewer than 8,000.
pub const LENGTH_MAX: usize = 7_900;

/// Opens the bus of a route; `None` for a single node.
pub(crate) async fn open(route: &Route, database: &str) -> Result<Option<Box<dyn Bus>>, ServeError> {
    let fail = |error: BusError| ServeError::Bus(error.0);
    Ok(match route {
        Route::Alone => None,
        Route::Database => Some(Box::new(Notify::open(database).await.map_err(fail)?)),
        Route::Postgres(url) => Some(Box::new(Notify::open(url).await.map_err(fail)?)),
        Route::Nats(url) => Some(Box::new(Nats::open(url).await.map_err(fail)?)),
    })
}
