//! The end of the server, for everything that runs until then.

use tokio::sync::watch;

/// Whether the server is going down.
#[derive(Clone)]
pub struct Closing(watch::Receiver<bool>);

impl Closing {
    /// A server that runs, and the switch that ends it.
    pub fn channel() -> (watch::Sender<bool>, Closing) {
        let (switch, closing) = watch::channel(false);
        (switch, Closing(closing))
    }

    /// Whether the server is going down.
    pub fn has_begun(&self) -> bool {
        *self.0.borrow()
    }

    /// Resolves when the server is going down.
    pub async fn begun(&self) {
        let _ = self.0.clone().wait_for(|closing| *closing).await;
    }
}
