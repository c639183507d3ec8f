//! Drawing takes a while: it is done a few at a time, and away from those who answer requests.

use crate::problem::Problem;
use tabuleiro_core::Explain;
use tabuleiro_picture::PictureError;
use tokio::sync::Semaphore;

/// Whoever draws.
pub(crate) struct Pictures {
    at_once: Semaphore,
}

impl Pictures {
    /// Somebody who draws so many at once.
    pub(crate) fn new(at_once: usize) -> Pictures {
        Pictures { at_once: Semaphore::new(at_once.max(1)) }
    }

    /// Draws, as soon as it is this picture's turn.
    pub(crate) async fn draw(
        &self,
        work: impl FnOnce() -> Result<Vec<u8>, PictureError> + Send + 'static,
    ) -> Result<Vec<u8>, Problem> {
        let _permit = self.at_once.acquire().await.expect("nobody closes it");
        match tokio::task::spawn_blocking(work).await {
            Ok(drawn) => drawn.map_err(|error| Problem::bad(error.explain())),
            Err(error) => {
                tracing::error!(%error, "a picture could not be drawn");
                Err(Problem::Unavailable)
            }
        }
    }
}
