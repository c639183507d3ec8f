//! Several nodes over one database. Any of them takes any turn: the log of a table has one place for each version, and whoever comes
//! second reads what they missed and decides anew. What needs somebody in particular, a table's clocks and engines, is kept by
//! the node that has the table's lease.

mod beat;
mod presence;
mod take_over;

pub(crate) use presence::Elsewhere;
pub(crate) use take_over::Keeper;

use crate::journal::Statement;
use crate::secret::draw_id;
use crate::time::Ms;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Notify;

/// This node among the others.
pub(crate) struct Nodes {
    /// What it is called, anew with every start.
    pub id: String,
    /// How long a lease lasts without a beat; nothing for one who is alone.
    lasts: Option<Duration>,
    /// The leases of this node, by table, with their numbers.
    kept: Mutex<HashMap<String, i64>>,
    /// Until when they are surely its own.
    sure_until: Mutex<Instant>,
    /// That somebody is to look for tables without a keeper.
    look_wanted: Arc<Notify>,
}

impl Nodes {
    /// There is no other.
    pub(crate) fn alone() -> Nodes {
        Nodes::new(None)
    }

    /// There may be others, who are given up after so long without a beat.
    pub(crate) fn among_others(lasts: Duration) -> Nodes {
        Nodes::new(Some(lasts))
    }

    fn new(lasts: Option<Duration>) -> Nodes {
        let sure_until = Mutex::new(Instant::now() + lasts.unwrap_or_default());
        Nodes { id: draw_id(), lasts, kept: Mutex::default(), sure_until, look_wanted: Arc::default() }
    }

    /// Whether there is no other.
    pub(crate) fn is_alone(&self) -> bool {
        self.lasts.is_none()
    }

    /// Whether this node keeps house at a table.
    pub(crate) fn keeps(&self, table: &str) -> bool {
        self.is_alone() || (self.is_sure() && self.kept().contains_key(table))
    }

    /// Has somebody look for tables without a keeper, soon.
    pub(crate) fn look_soon(&self) {
        self.look_wanted.notify_one();
    }

    /// How many tables it keeps.
    pub(crate) fn count(&self) -> usize {
        self.kept().len()
    }

    fn is_sure(&self) -> bool {
        Instant::now() < *self.sure_until.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn kept(&self) -> MutexGuard<'_, HashMap<String, i64>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lasts_ms(&self) -> Ms {
        self.lasts.unwrap_or_default().as_millis() as Ms
    }

    /// What is written with the beginning of a game: this node keeps it.
    pub(crate) fn beginning(&self, table: &str, now: Ms) -> Option<Statement> {
        let text = "INSERT INTO lease VALUES ($1, $2, 1, $3)";
        (!self.is_alone()).then(|| Statement::new(text, [table.into(), self.id.as_str().into(), now.into()]))
    }

    /// What is written with its end.
    pub(crate) fn ending(&self, table: &str) -> Option<Statement> {
        (!self.is_alone()).then(|| Statement::new("DELETE FROM lease WHERE room = $1", [table.into()]))
    }

    /// What is written with whatever only the keeper may do: it changes nothing, but without the lease it finds nothing to change, and
    /// then nothing is written at all.
    pub(crate) fn fence(&self, table: &str) -> Option<Statement> {
        if self.is_alone() {
            return None;
        }
        let number = self.kept().get(table).copied().unwrap_or(0);
        let text = "UPDATE lease SET number = number WHERE room = $1 AND node = $2 AND number = $3";
        let values = [table.into(), self.id.as_str().into(), number.into()];
        Some(Statement::new(text, values).expecting_one())
    }

    /// A table is this node's.
    pub(crate) fn note(&self, table: &str, number: i64) {
        if !self.is_alone() {
            let mut kept = self.kept();
            kept.insert(table.into(), number);
            metrics::gauge!("tabuleiro_leases").set(kept.len() as f64);
        }
    }

    /// A table is not this node's any more.
    pub(crate) fn forget(&self, table: &str) {
        let mut kept = self.kept();
        kept.remove(table);
        metrics::gauge!("tabuleiro_leases").set(kept.len() as f64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_who_is_alone_keeps_every_table_and_writes_nothing() {
        let nodes = Nodes::alone();
        assert!(nodes.keeps("table"));
        assert_eq!(
            (nodes.beginning("table", 1), nodes.ending("table"), nodes.fence("table")),
            (None, None, None)
        );
    }

    #[test]
    fn among_others_a_node_keeps_what_it_has_a_lease_of_while_its_heart_beats() {
        let nodes = Nodes::among_others(Duration::from_mins(1));
        assert!(!nodes.keeps("table"));
        nodes.note("table", 3);
        assert!(nodes.keeps("table") && !nodes.keeps("other"));
        *nodes.sure_until.lock().unwrap() = Instant::now();
        assert!(!nodes.keeps("table"), "others may have taken it");
    }
}
