//! What must not be lost: changes that are answered only when they are on the disk. Those that wait together are written
//! together.

pub(crate) use crate::statement::{Statement, Value};

use crate::database::{Database, is_taken};
use crate::time::Ms;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::time::timeout;

/// The most changes in one transaction.
const TOGETHER_MAX: usize = 256;

/// How long a write that succeeded proves that others do.
const PROOF_LASTS: Duration = Duration::from_secs(1);
/// How long a write may take that is to prove it.
const PROOF_PATIENCE: Duration = Duration::from_secs(2);

/// Why something was not kept. Whether it was, after all, is known only by looking.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum NotKept {
    /// Something else has the same place.
    Conflict,
    /// It is for another node to do.
    NotKeeper,
    /// The database cannot be written just now.
    Unavailable(String),
}

struct Write {
    statements: Vec<Statement>,
    done: oneshot::Sender<Result<(), NotKept>>,
}

/// Where changes are handed in.
#[derive(Clone)]
pub struct Journal {
    inbox: mpsc::Sender<Write>,
    is_well: Arc<AtomicBool>,
    waiting: Arc<AtomicUsize>,
    /// When a write was last proven to succeed.
    proven: Arc<Mutex<Option<Instant>>>,
}

impl Journal {
    /// Whether the last change could be kept; the pulse, or the beat, tries every other second.
    pub fn is_well(&self) -> bool {
        self.is_well.load(Ordering::Relaxed)
    }

    /// Comes back when these are on the disk, all of them, or says why they are not.
    pub async fn keep(&self, statements: Vec<Statement>) -> Result<(), NotKept> {
        let (done, kept) = oneshot::channel();
        let closed = || NotKept::Unavailable("the server is going down".into());
        let _waits = Waits::begin(&self.waiting);
        self.inbox.send(Write { statements, done }).await.map_err(|_| closed())?;
        kept.await.unwrap_or_else(|_| Err(closed()))
    }

    /// Whether a write through the journal succeeds, tried at most once a second after a success.
    pub async fn can_write(&self, now: Ms) -> bool {
        const TEXT: &str =
            "INSERT INTO pulse VALUES (0, $1) ON CONFLICT (id) DO UPDATE SET at_ms = excluded.at_ms";
        let mut proven = self.proven.lock().await;
        let is_fresh = proven.is_some_and(|proven| proven.elapsed() < PROOF_LASTS);
        if !is_fresh {
            let write = self.keep(vec![Statement::new(TEXT, [now.into()])]);
            let is_kept = timeout(PROOF_PATIENCE, write).await.is_ok_and(|kept| kept.is_ok());
            *proven = is_kept.then(Instant::now);
        }
        proven.is_some() && self.is_well()
    }

    /// How many changes wait to be written.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

/// Something that waits to be written.
struct Waits<'a>(&'a AtomicUsize);

impl<'a> Waits<'a> {
    fn begin(waiting: &'a AtomicUsize) -> Waits<'a> {
        waiting.fetch_add(1, Ordering::Relaxed);
        Waits(waiting)
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Who writes them down.
pub(crate) struct Writer {
    database: Database,
    inbox: mpsc::Receiver<Write>,
    is_well: Arc<AtomicBool>,
}

/// A journal and its writer.
pub(crate) fn channel(database: Database) -> (Journal, Writer) {
    let (sender, inbox) = mpsc::channel(1024);
    let is_well = Arc::new(AtomicBool::new(true));
    let journal =
        Journal { inbox: sender, is_well: is_well.clone(), waiting: Arc::default(), proven: Arc::default() };
    (journal, Writer { database, inbox, is_well })
}

impl Writer {
    /// Writes until it is told to end, and then what was handed in before.
    pub(crate) async fn run(mut self, mut end: oneshot::Receiver<()>) {
        let mut writes = Vec::new();
        loop {
            tokio::select! {
                biased;
                count = self.inbox.recv_many(&mut writes, TOGETHER_MAX) => if count == 0 { return },
                _ = &mut end, if !self.inbox.is_closed() => {
                    self.inbox.close();
                    continue;
                }
            }
            metrics::histogram!("tabuleiro_journal_batch").record(writes.len() as f64);
            self.write(std::mem::take(&mut writes)).await;
        }
    }

    async fn write(&self, writes: Vec<Write>) {
        if writes.len() > 1 && self.commit(&writes).await.is_ok() {
            self.is_well.store(true, Ordering::Relaxed);
            writes.into_iter().for_each(|write| drop(write.done.send(Ok(()))));
            return;
        }
        // One that fails must not take the others along.
        for write in writes {
            let result = self.commit(std::slice::from_ref(&write)).await.map_err(NotKept::from);
            if let Err(NotKept::Unavailable(problem)) = &result {
                tracing::error!(problem, "a change could not be kept");
                metrics::counter!("tabuleiro_journal_failures").increment(1);
            }
            self.is_well.store(!matches!(result, Err(NotKept::Unavailable(_))), Ordering::Relaxed);
            let _ = write.done.send(result);
        }
    }

    async fn commit(&self, writes: &[Write]) -> Result<(), sqlx::Error> {
        let statements: Vec<&Statement> = writes.iter().flat_map(|write| &write.statements).collect();
        self.database.change_all(&statements).await
    }
}

impl From<sqlx::Error> for NotKept {
    fn from(error: sqlx::Error) -> NotKept {
        match error {
            error if is_taken(&error) => NotKept::Conflict,
            sqlx::Error::RowNotFound => NotKept::NotKeeper,
            error => NotKept::Unavailable(error.to_string()),
        }
    }
}
