//! The journal: acknowledges changes only after they are on disk. Waiting changes are committed together.

pub(crate) use crate::statement::{Statement, Value};

use crate::database::{Database, is_taken};
use crate::time::Ms;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::time::timeout;

/// Maximum number of changes in one transaction.
const TOGETHER_MAX: usize = 256;

/// Time for which a successful write counts as evidence that others succeed.
const PROOF_LASTS: Duration = Duration::from_secs(1);
/// Time limit of a test write.
const PROOF_PATIENCE: Duration = Duration::from_secs(2);

/// The reason why a write failed. The change may still have been committed; only the database can tell.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum NotKept {
    /// A violated unique key.
    Conflict,
    /// A lost lease: another node is responsible.
    NotKeeper,
    /// An unavailable database.
    Unavailable(String),
}

struct Write {
    statements: Vec<Statement>,
    done: oneshot::Sender<Result<(), NotKept>>,
}

/// A handle for submitting changes.
#[derive(Clone)]
pub struct Journal {
    inbox: mpsc::Sender<Write>,
    is_well: Arc<AtomicBool>,
    waiting: Arc<AtomicUsize>,
    /// Time of the last successful test write.
    proven: Arc<Mutex<Option<Instant>>>,
}

impl Journal {
    /// Returns whether the last change was stored. The pulse or the heartbeat writes regularly, so the answer is
    /// recent.
    pub fn is_well(&self) -> bool {
        self.is_well.load(Ordering::Relaxed)
    }

    /// Writes all statements or none, and returns once they are on disk.
    pub async fn keep(&self, statements: Vec<Statement>) -> Result<(), NotKept> {
        let (done, kept) = oneshot::channel();
        let closed = || NotKept::Unavailable("the server is going down".into());
        let _waits = Waits::begin(&self.waiting);
        self.inbox.send(Write { statements, done }).await.map_err(|_| closed())?;
        kept.await.unwrap_or_else(|_| Err(closed()))
    }

    /// Returns whether a write through the journal succeeds. After a success, the answer is reused for a second.
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

    /// Returns the number of changes that wait to be written.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

/// A waiting change. Dropped, it no longer counts.
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

/// The task that writes changes.
pub(crate) struct Writer {
    database: Database,
    inbox: mpsc::Receiver<Write>,
    is_well: Arc<AtomicBool>,
}

/// Creates a journal and its writer.
pub(crate) fn channel(database: Database) -> (Journal, Writer) {
    let (sender, inbox) = mpsc::channel(1024);
    let is_well = Arc::new(AtomicBool::new(true));
    let journal =
        Journal { inbox: sender, is_well: is_well.clone(), waiting: Arc::default(), proven: Arc::default() };
    (journal, Writer { database, inbox, is_well })
}

impl Writer {
    /// Writes until `end` resolves, then finishes the changes submitted before.
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
        // The joint transaction failed: commit each change separately, so that one failure does not affect the others.
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
