//! The outbox of a node: collects notices and sends them together.

use super::{Bus, Heard, LENGTH_MAX, Notice};
use std::collections::HashSet;
use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// Maximum number of notices in a batch.
const TOGETHER_MAX: usize = 128;
/// Delay before a failed broadcast is retried.
const OWE_AT_MOST: Duration = Duration::from_millis(500);

enum Entry {
    Notice(Notice),
    Said(oneshot::Sender<()>),
}

/// A handle for adding notices to the outbox.
#[derive(Clone)]
pub(crate) struct Broadcaster(Option<mpsc::UnboundedSender<Entry>>);

/// The receiving end of the outbox.
pub(crate) struct Outbox(mpsc::UnboundedReceiver<Entry>);

impl Broadcaster {
    /// Creates a handle that drops all notices, for a single node.
    pub(crate) fn alone() -> Broadcaster {
        Broadcaster(None)
    }

    /// Creates an outbox and its handle.
    pub(crate) fn channel() -> (Broadcaster, Outbox) {
        let (sender, outbox) = mpsc::unbounded_channel();
        (Broadcaster(Some(sender)), Outbox(outbox))
    }

    /// Queues a notice to the other nodes.
    pub(crate) fn say(&self, word: impl FnOnce() -> Notice) {
        if let Some(entries) = &self.0 {
            let _ = entries.send(Entry::Notice(word()));
        }
    }

    /// Waits until all queued notices have been sent.
    pub(crate) async fn said(&self) {
        let Some(entries) = &self.0 else { return };
        let (done, said) = oneshot::channel();
        if entries.send(Entry::Said(done)).is_ok() {
            let _ = said.await;
        }
    }
}

/// Starts sending from the outbox and receiving from the bus; returns the received messages.
pub(crate) fn begin(node: String, bus: Box<dyn Bus>, outbox: Outbox) -> mpsc::Receiver<Heard> {
    let bus: Arc<dyn Bus> = bus.into();
    tokio::spawn(speak(node, bus.clone(), outbox));
    let (sender, heard) = mpsc::channel(1024);
    tokio::spawn(listen(bus, sender));
    heard
}

async fn speak(node: String, bus: Arc<dyn Bus>, mut outbox: Outbox) {
    let (mut gathered, mut is_owing) = (Vec::new(), false);
    loop {
        tokio::select! {
            count = outbox.0.recv_many(&mut gathered, TOGETHER_MAX) => if count == 0 { return },
            // A failed broadcast must be retried even without new notices.
            () = tokio::time::sleep(OWE_AT_MOST), if is_owing => {}
        }
        // A set, so that equal notices of a batch are sent once.
        let mut unsaid: HashSet<Notice> = HashSet::new();
        let mut acknowledge = Vec::new();
        for entry in gathered.drain(..) {
            match entry {
                Entry::Notice(word) => drop(unsaid.insert(word)),
                Entry::Said(done) => acknowledge.push(done),
            }
        }
        // After a failure it is unknown which notices arrived, so the others resync.
        unsaid.extend(is_owing.then_some(Notice::All));
        is_owing = false;
        for text in texts(&node, &unsaid) {
            if let Err(error) = bus.say(&text).await {
                tracing::warn!(problem = error.0, "other nodes could not be told");
                metrics::counter!("tabuleiro_bus_failures").increment(1);
                is_owing = true;
                break;
            }
        }
        metrics::counter!("tabuleiro_bus_words").increment(unsaid.len() as u64);
        if !acknowledge.is_empty() {
            bus.let_go().await;
        }
        for done in acknowledge {
            let _ = done.send(());
        }
    }
}

fn texts(node: &str, words: &HashSet<Notice>) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for word in words {
        // The margin of 64 bytes holds the longest notice.
        match texts.last_mut().filter(|text| text.len() < LENGTH_MAX - 64) {
            Some(text) => drop(write!(text, " {word}")),
            None => texts.push(format!("{node} {word}")),
        }
    }
    texts
}

async fn listen(bus: Arc<dyn Bus>, sender: mpsc::Sender<Heard>) {
    loop {
        let heard = tokio::select! {
            heard = bus.hear() => heard,
            () = sender.closed() => return,
        };
        let is_lost = heard == Heard::Lost;
        if sender.send(heard).await.is_err() {
            return;
        }
        if is_lost {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
}
