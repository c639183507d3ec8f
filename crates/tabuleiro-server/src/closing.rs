//! The shutdown signal for all tasks.

use tokio::sync::watch;

/// A receiver of the shutdown signal.
#[derive(Clone)]
pub struct Closing(watch::Receiver<bool>);

impl Closing {
    /// Creates a shutdown signal and its receiver.
    pub fn channel() -> (watch::Sender<bool>, Closing) {
        let (switch, closing) = watch::channel(false);
        (switch, Closing(closing))
    }

    /// Returns whether the server is shutting down.
    pub fn has_begun(&self) -> bool {
        *self.0.borrow()
    }

    /// Resolves when the server is shutting down.
    pub async fn begun(&self) {
        let _ = self.0.clone().wait_for(|closing| *closing).await;
    }
}
