//! What is kept: how it is read, how it is written, and the time at which it is.

use crate::database::Database;
use crate::journal::Journal;
use crate::time::Time;

/// The database, the journal that writes to it, and the time.
#[derive(Clone)]
pub struct Store {
    /// Reads, and changes that need not be written together.
    pub database: Database,
    /// Changes that must not be lost.
    pub journal: Journal,
    /// The time.
    pub time: Time,
}
