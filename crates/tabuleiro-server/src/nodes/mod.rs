//! Several nodes over one database.
//!
//! Any node accepts any turn. The event log has one place for each version of a table. If two nodes write the same
//! version, the later one reads the other's events and decides again.
//!
//! Only the holder of a table's lease runs its clocks and engines.

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

/// This node, its leases and the other nodes.
pub(crate) struct Nodes {
    /// Id of the node, new with every start.
    pub id: String,
    /// Lifetime of a lease without a heartbeat; `None` for a single node.
    lasts: Option<Duration>,
    /// Leases of this node: their fencing numbers by table.
    kept: Mutex<HashMap<String, i64>>,
    /// Time until which no other node can have taken them.
    sure_until: Mutex<Instant>,
    /// Signal to check for tables without a lease holder.
    look_wanted: Arc<Notify>,
}

impl Nodes {
    /// Creates a single node.
    pub(crate) fn alone() -> Nodes {
        Nodes::new(None)
    }

    /// Creates a node among others, which loses its leases after `lasts` without a heartbeat.
    pub(crate) fn among_others(lasts: Duration) -> Nodes {
        Nodes::new(Some(lasts))
    }

    fn new(lasts: Option<Duration>) -> Nodes {
        let sure_until = Mutex::new(Instant::now() + lasts.unwrap_or_default());
        Nodes { id: draw_id(), lasts, kept: Mutex::default(), sure_until, look_wanted: Arc::default() }
    }

    /// Returns whether this is a single node.
    pub(crate) fn is_alone(&self) -> bool {
        self.lasts.is_none()
    }

    /// Returns whether this node certainly holds the lease of a table.
    pub(crate) fn keeps(&self, table: &str) -> bool {
        self.is_alone() || (self.is_sure() && self.kept().contains_key(table))
    }

    /// Requests a check for tables without a lease holder.
    pub(crate) fn look_soon(&self) {
        self.look_wanted.notify_one();
    }

    /// Returns the number of leases.
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

    /// Returns the statement that creates a lease when a game begins.
    pub(crate) fn beginning(&self, table: &str, now: Ms) -> Option<Statement> {
        let text = "INSERT INTO lease VALUES ($1, $2, 1, $3)";
        (!self.is_alone()).then(|| Statement::new(text, [table.into(), self.id.as_str().into(), now.into()]))
    }

    /// Returns the statement that removes the lease when a game ends.
    pub(crate) fn ending(&self, table: &str) -> Option<Statement> {
        (!self.is_alone()).then(|| Statement::new("DELETE FROM lease WHERE room = $1", [table.into()]))
    }

    /// Returns the fence for a write that only the lease holder may make.
    ///
    /// The statement changes nothing, but it must match this node's lease. If another node has taken the lease, it
    /// matches no row and the whole transaction fails.
    pub(crate) fn fence(&self, table: &str) -> Option<Statement> {
        if self.is_alone() {
            return None;
        }
        let number = self.kept().get(table).copied().unwrap_or(0);
        let text = "UPDATE lease SET number = number WHERE room = $1 AND node = $2 AND number = $3";
        let values = [table.into(), self.id.as_str().into(), number.into()];
        Some(Statement::new(text, values).expecting_one())
    }

    /// Notes that this node has the lease of a table.
    pub(crate) fn note(&self, table: &str, number: i64) {
        if !self.is_alone() {
            let mut kept = self.kept();
            kept.insert(table.into(), number);
            metrics::gauge!("tabuleiro_leases").set(kept.len() as f64);
        }
    }

    /// Notes that this node has lost the lease of a table.
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
