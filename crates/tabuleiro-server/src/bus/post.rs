//! What a node says to the others, gathered and said together.

use super::{Bus, Heard, LENGTH_MAX, Word};
use std::collections::HashSet;
use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// The most words that are said together.
const TOGETHER_MAX: usize = 128;
/// How long others wait for something that could not be said, once it can.
const OWE_AT_MOST: Duration = Duration::from_millis(500);

enum Letter {
    Word(Word),
    Said(oneshot::Sender<()>),
}

/// Where words for other nodes are handed in.
#[derive(Clone)]
pub(crate) struct Post(Option<mpsc::UnboundedSender<Letter>>);

/// The letters that wait.
pub(crate) struct Letters(mpsc::UnboundedReceiver<Letter>);

impl Post {
    /// Nobody else is there.
    pub(crate) fn alone() -> Post {
        Post(None)
    }

    /// A post, and what is handed in there.
    pub(crate) fn channel() -> (Post, Letters) {
        let (sender, letters) = mpsc::unbounded_channel();
        (Post(Some(sender)), Letters(letters))
    }

    /// Says a word to the other nodes, soon.
    pub(crate) fn say(&self, word: impl FnOnce() -> Word) {
        if let Some(letters) = &self.0 {
            let _ = letters.send(Letter::Word(word()));
        }
    }

    /// Comes back when everything is said.
    pub(crate) async fn said(&self) {
        let Some(letters) = &self.0 else { return };
        let (done, said) = oneshot::channel();
        if letters.send(Letter::Said(done)).is_ok() {
            let _ = said.await;
        }
    }
}

/// Begins to say what this node hands in; returns what is heard.
pub(crate) fn begin(node: String, bus: Box<dyn Bus>, letters: Letters) -> mpsc::Receiver<Heard> {
    let bus: Arc<dyn Bus> = bus.into();
    tokio::spawn(speak(node, bus.clone(), letters));
    let (sender, heard) = mpsc::channel(1024);
    tokio::spawn(listen(bus, sender));
    heard
}

async fn speak(node: String, bus: Arc<dyn Bus>, mut letters: Letters) {
    let (mut gathered, mut is_owing) = (Vec::new(), false);
    loop {
        tokio::select! {
            count = letters.0.recv_many(&mut gathered, TOGETHER_MAX) => if count == 0 { return },
            // Others wait for it even if there is nothing else to say.
            () = tokio::time::sleep(OWE_AT_MOST), if is_owing => {}
        }
        let mut unsaid: HashSet<Word> = HashSet::new();
        let mut acknowledge = Vec::new();
        for letter in gathered.drain(..) {
            match letter {
                Letter::Word(word) => drop(unsaid.insert(word)),
                Letter::Said(done) => acknowledge.push(done),
            }
        }
        // Whoever did not hear something is told to look.
        unsaid.extend(is_owing.then_some(Word::All));
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

fn texts(node: &str, words: &HashSet<Word>) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for word in words {
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
