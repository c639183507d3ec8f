//! The server's storage: database, journal and time.

use crate::database::Database;
use crate::journal::Journal;
use crate::time::Time;

/// The database, its journal and the time.
#[derive(Clone)]
pub struct Store {
    /// For reads, and for changes outside the journal.
    pub database: Database,
    /// For changes that must not be lost.
    pub journal: Journal,
    /// Time source.
    pub time: Time,
}
