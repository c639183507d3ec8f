//! A node's post: what it says is gathered and said together, what it hears is passed on to those whom it concerns.

use super::{Bus, Heard, LENGTH_MAX, Said, Word};
use crate::app::{App, Shared};
use crate::tables::Order;
use crate::time::Ms;
use crate::wire::PersonNewsKind;
use std::collections::HashSet;
use std::fmt::Write as _;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::MissedTickBehavior;

/// The most words that are said together.
const TOGETHER_MAX: usize = 128;
/// While nothing can be heard, how often to look oneself.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// How long others wait for something that could not be said, once it can.
const OWE_AT_MOST: Duration = Duration::from_millis(500);
/// How far back, besides: what was written then may have become visible only now.
const LOOK_BACK_MS: Ms = 15_000;

enum Letter {
    Word(Word),
    Said(oneshot::Sender<()>),
}

/// Where words for other nodes are handed in.
pub struct Post(Option<mpsc::UnboundedSender<Letter>>);

/// The letters that wait.
pub struct Letters(mpsc::UnboundedReceiver<Letter>);

impl Post {
    /// Nobody else is there.
    pub fn alone() -> Post {
        Post(None)
    }

    /// A post, and what is handed in there.
    pub fn channel() -> (Post, Letters) {
        let (sender, letters) = mpsc::unbounded_channel();
        (Post(Some(sender)), Letters(letters))
    }

    /// Says a word to the other nodes, soon.
    pub fn say(&self, word: impl FnOnce() -> Word) {
        if let Some(letters) = &self.0 {
            let _ = letters.send(Letter::Word(word()));
        }
    }

    /// Comes back when everything is said.
    pub async fn said(&self) {
        let Some(letters) = &self.0 else { return };
        let (done, said) = oneshot::channel();
        if letters.send(Letter::Said(done)).is_ok() {
            let _ = said.await;
        }
    }
}

/// Begins to say and to hear.
pub(crate) fn begin(app: &Shared, bus: Box<dyn Bus>, letters: Letters) {
    let bus: Arc<dyn Bus> = bus.into();
    tokio::spawn(speak(app.nodes.id.clone(), bus.clone(), letters));
    let (sender, heard) = mpsc::channel(1024);
    tokio::spawn(listen(bus, sender));
    tokio::spawn(pass_on(Arc::downgrade(app), heard));
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

async fn pass_on(app: Weak<App>, mut heard: mpsc::Receiver<Heard>) {
    let mut is_lost = false;
    let mut looks = tokio::time::interval(LOOK_EVERY);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while let Some(app) = app.upgrade().filter(|app| !*app.closing.borrow()) {
        let heard = tokio::select! {
            heard = heard.recv() => heard,
            _ = looks.tick() => {
                if is_lost {
                    look(&app).await;
                }
                continue;
            }
            () = app.closed() => return,
        };
        match heard {
            // It may have been said before the bus was lost.
            Some(Heard::Text(text)) => match Said::parse(&text) {
                Some(said) if said.node == app.nodes.id => {}
                Some(said) => hear(&app, said.words).await,
                None => {}
            },
            Some(Heard::Gap) => {
                is_lost = false;
                // Neither has anybody heard this node.
                app.post.say(|| Word::All);
                look(&app).await;
            }
            Some(Heard::Lost) => is_lost = true,
            None => return,
        }
        metrics::gauge!("tabuleiro_bus_lost").set(if is_lost { 1.0 } else { 0.0 });
    }
}

async fn hear(app: &Shared, words: Vec<Word>) {
    for word in words {
        match word {
            Word::Table { id, version } => app.tables().hear_of(&id, version),
            Word::Chat { id, number } => app.tables().hear(&id, Order::HearChat(number)),
            Word::Here(id) => app.tables().hear(&id, Order::HearHere),
            Word::Rated(id) => app.tables().hear(&id, Order::HearRated),
            Word::Person(id) => {
                // Whoever cannot be looked up now keeps the old name here for a while.
                if let Ok(person) = crate::people::find(&app.database, &id).await {
                    app.tables().call(&id, person.as_ref().map_or("", |person| &person.name));
                }
            }
            Word::Begun(id) => crate::tables::tell_people_of(app, &id, PersonNewsKind::GameStart).await,
            Word::Ended(id) => crate::tables::tell_people_of(app, &id, PersonNewsKind::GameEnd).await,
            Word::Unwatched(id) => app.tables().hear(&id, Order::HearUnwatched),
            Word::Free => app.nodes.look_soon(),
            Word::All => look(app).await,
        }
    }
}

/// Looks at all that changed lately.
async fn look(app: &Shared) {
    let since = app.time.now() - LOOK_BACK_MS;
    match crate::tables::changed_since(app, since).await {
        Ok(ids) => ids.iter().for_each(|id| app.tables().hear_of(id, i64::MAX)),
        Err(problem) => tracing::warn!(?problem, "nothing can be heard, and nothing looked up"),
    }
    app.nodes.look_soon();
}
