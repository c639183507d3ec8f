//! Drawing of pictures on separate threads, a few at a time. The person with the least drawn so far goes first.

use crate::problem::Problem;
use crate::quotas::FairQueue;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tabuleiro_core::Explain;
use tabuleiro_picture::PictureError;
use tokio::sync::oneshot;

/// The queue of pictures to draw.
#[derive(Clone)]
pub(crate) struct Pictures(Arc<Mutex<Waiting>>);

/// A picture to draw, and the person who requested it.
pub(crate) struct Order<'a> {
    /// The person, or the address of an unknown person.
    pub person: &'a str,
    /// The table, if the picture shows one.
    pub table: &'a str,
    /// Cost, in pictures.
    pub cost: u32,
}

struct Waiting {
    free: usize,
    queue: FairQueue<(u32, oneshot::Sender<Turn>)>,
}

/// A turn to draw. Dropped, it passes to the next waiting picture.
struct Turn(Option<Pictures>);

impl Pictures {
    /// Creates a queue that draws `at_once` pictures at a time.
    pub(crate) fn new(at_once: usize) -> Pictures {
        Pictures(Arc::new(Mutex::new(Waiting { free: at_once.max(1), queue: FairQueue::default() })))
    }

    /// Draws a picture when its turn comes.
    pub(crate) async fn draw(
        &self,
        order: Order<'_>,
        work: impl FnOnce() -> Result<Vec<u8>, PictureError> + Send + 'static,
    ) -> Result<Vec<u8>, Problem> {
        let turn = self.turn(&order).await?;
        // A cancelled request does not stop the drawing thread, so the turn ends only with the work.
        let work = move || {
            let _turn = turn;
            work()
        };
        match tokio::task::spawn_blocking(work).await {
            Ok(drawn) => drawn.map_err(|error| Problem::bad(error.explain())),
            Err(error) => {
                tracing::error!(%error, "a picture could not be drawn");
                Err(Problem::Unavailable)
            }
        }
    }

    async fn turn(&self, order: &Order<'_>) -> Result<Turn, Problem> {
        let (sender, turn) = oneshot::channel();
        self.lock().queue.push(order.person, order.table, (order.cost, sender));
        self.serve();
        turn.await.map_err(|_| Problem::Unavailable)
    }

    /// Gives free turns to waiting requests that have not been cancelled.
    fn serve(&self) {
        while let Some(sender) = self.next() {
            if let Err(mut turn) = sender.send(Turn(Some(self.clone()))) {
                turn.0 = None;
                self.lock().free += 1;
            }
        }
    }

    fn next(&self) -> Option<oneshot::Sender<Turn>> {
        let mut waiting = self.lock();
        if waiting.free == 0 {
            return None;
        }
        let (person, (cost, sender)) = waiting.queue.pop()?;
        if !sender.is_closed() {
            waiting.queue.charge(&person, cost.into());
        }
        waiting.free -= 1;
        Some(sender)
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        if let Some(pictures) = self.0.take() {
            pictures.lock().free += 1;
            pictures.serve();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    /// Draws for a person after `begin`, and records the person.
    async fn draw(pictures: Pictures, person: &'static str, cost: u32, drawn: mpsc::Sender<&'static str>) {
        let work = move || {
            let _ = drawn.send(person);
            Ok(Vec::new())
        };
        let _ = pictures.draw(Order { person, table: "", cost }, work).await;
    }

    #[tokio::test]
    async fn a_picture_waits_for_one_animation_of_others_and_not_for_all() {
        let (pictures, (sender, drawn)) = (Pictures::new(1), mpsc::channel());
        let (open, gate) = mpsc::channel::<()>();
        let held = pictures.clone();
        let first = async move {
            let wait = move || gate.recv().map(|()| Vec::new()).or(Ok(Vec::new()));
            held.draw(Order { person: "ana", table: "", cost: 15 }, wait).await
        };
        let first = tokio::spawn(first);
        while pictures.lock().free > 0 {
            tokio::task::yield_now().await;
        }
        let queue = |person, cost| tokio::spawn(draw(pictures.clone(), person, cost, sender.clone()));
        let mut all: Vec<_> = (0..23).map(|_| queue("ana", 15)).collect();
        while pictures.lock().queue.len() < 23 {
            tokio::task::yield_now().await;
        }
        // One request is cancelled while it waits and must be skipped.
        all.pop().expect("there are 23").abort();
        all.push(queue("rui", 1));
        while pictures.lock().queue.len() < 24 {
            tokio::task::yield_now().await;
        }
        open.send(()).unwrap();
        assert!(first.await.unwrap().is_ok());
        for one in all {
            let _ = one.await;
        }
        drop(sender);
        let drawn: Vec<&str> = drawn.iter().collect();
        assert_eq!((drawn[0], drawn.len()), ("rui", 23));
        assert_eq!(pictures.lock().free, 1);
    }
}
