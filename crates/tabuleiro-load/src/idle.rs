//! Idle connections: spectators at a table without moves.

use crate::measure::Measured;
use crate::people::People;
use crate::problem::LoadError;
use crate::socket::{self, RETRY, Stream};
use futures_util::StreamExt;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::sync::Semaphore;

/// Game number of connections without a game.
const NO_GAME: usize = usize::MAX;

/// A spectator, connected until the measurement ends.
pub(crate) struct Onlooker {
    pub number: usize,
    pub node: String,
    pub table: Arc<str>,
    pub measured: Arc<Measured>,
    pub doors: Arc<Semaphore>,
}

/// Makes a table at which no game is played.
pub(crate) async fn quiet_table(people: &People) -> Result<Arc<str>, LoadError> {
    let people = people.clone();
    let made = tokio::task::spawn_blocking(move || people.make_table()).await;
    made.expect("making a table does not panic").map(Into::into)
}

impl Onlooker {
    /// Connects, and connects again when the connection breaks.
    pub(crate) async fn run(self) -> Result<(), LoadError> {
        let mut stream = self.come().await?;
        loop {
            self.measured.connected.fetch_add(1, Ordering::Relaxed);
            while let Some(Ok(message)) = stream.next().await {
                if message.is_text() {
                    self.measured.resync_if_broken(self.number, NO_GAME);
                }
            }
            self.measured.connected.fetch_sub(1, Ordering::Relaxed);
            self.measured.broken(self.number, NO_GAME);
            stream = self.come_back().await;
        }
    }

    async fn come(&self) -> Result<Stream, LoadError> {
        let _door = self.doors.acquire().await.expect("the doors are never closed");
        socket::open(&self.node, &self.table, None, None).await
    }

    async fn come_back(&self) -> Stream {
        loop {
            match self.come().await {
                Ok(stream) => return stream,
                Err(_) => tokio::time::sleep(RETRY).await,
            }
        }
    }
}
