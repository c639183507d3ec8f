//! A bus within one process.

use super::{Bus, BusError, Heard};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{Mutex, broadcast};

/// Maximum number of notices that wait for a receiver.
const BEHIND_MAX: usize = 1024;

/// A bus within one process.
pub struct Local {
    mouth: broadcast::Sender<String>,
    ear: Mutex<broadcast::Receiver<String>>,
}

impl Default for Local {
    fn default() -> Local {
        let (mouth, ear) = broadcast::channel(BEHIND_MAX);
        Local { mouth, ear: Mutex::new(ear) }
    }
}

impl Local {
    /// Returns another receiver on the same bus.
    #[must_use]
    pub fn another(&self) -> Local {
        Local { mouth: self.mouth.clone(), ear: Mutex::new(self.mouth.subscribe()) }
    }
}

impl Bus for Local {
    fn say<'a>(&'a self, text: &'a str) -> BoxFuture<'a, Result<(), BusError>> {
        let said = self.mouth.send(text.into()).map(drop).map_err(|error| BusError(error.to_string()));
        std::future::ready(said).boxed()
    }

    fn hear(&self) -> BoxFuture<'_, Heard> {
        async {
            match self.ear.lock().await.recv().await {
                Ok(text) => Heard::Text(text),
                Err(RecvError::Lagged(_)) => Heard::Gap,
                Err(RecvError::Closed) => Heard::Lost,
            }
        }
        .boxed()
    }
}
