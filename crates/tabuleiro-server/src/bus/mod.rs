//! The bus: what nodes tell each other, ids and never contents. Whoever hears that something has changed looks it up in the database;
//! a bus that is lost for a while loses nobody anything but time.

mod local;
mod nats;
mod post;
mod postgres;
mod word;

pub use local::Local;
pub use nats::Nats;
pub(crate) use post::Post;
pub(crate) use post::begin;
pub use postgres::Notify;
pub(crate) use word::{Said, Word};

use crate::failure::ServeError;
use crate::route::Route;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;

/// Where nodes hear each other.
pub trait Bus: Send + Sync {
    /// Says something to all nodes, this one included.
    fn say<'a>(&'a self, text: &'a str) -> BoxFuture<'a, Result<(), BusError>>;

    /// Comes back when what was said has left this node, for a bus that gathers it.
    fn let_go(&self) -> BoxFuture<'_, ()> {
        std::future::ready(()).boxed()
    }

    /// The next thing that was said. Only one may listen at a time.
    fn hear(&self) -> BoxFuture<'_, Heard>;
}

/// What is heard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Somebody said this.
    Text(String),
    /// Something may have been missed; from now on everything is heard again.
    Gap,
    /// Nothing can be heard just now.
    Lost,
}

/// Why something was not said.
#[derive(Clone, Debug)]
pub struct BusError(pub String);

/// The channel, subject or whatever a bus calls it.
const CHANNEL: &str = "tabuleiro";

/// The longest text: what PostgreSQL notifies of must be shorter than 8,000 bytes.
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
