//! Finished games that were played elsewhere, copied once.

use super::{TableStub, Tables, keep, load};
use crate::journal::NotKept;
use crate::problem::Problem;
use std::sync::Arc;
use tabuleiro_core::record::Record;
use tabuleiro_room::{PersonId, Room};

impl Tables {
    /// Stores a finished game under an id. A game that has the id already stays, so that a repeated request copies nothing.
    pub(crate) async fn copy(
        self: &Arc<Self>,
        id: &str,
        person: &PersonId,
        record: &Record,
    ) -> Result<TableStub, Problem> {
        match self.find(id).await {
            Err(Problem::NotThere) => {}
            known => return known,
        }
        let now = self.store.time.now();
        let (room, events) =
            Room::copied(id, person, record, now).map_err(|broken| load::report(id, &broken))?;
        match self.store.journal.keep(keep::copied(&room, now, &events)).await {
            // The same request has just been carried out here or on another node.
            Ok(()) | Err(NotKept::Conflict) => self.find(id).await,
            Err(problem) => Err(problem.into()),
        }
    }
}
