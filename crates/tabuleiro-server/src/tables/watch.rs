//! Those who watch a table: what they are told, and whether they are still there.

use super::stub::{Order, TableStub};
use crate::problem::Problem;
use crate::wire::Told;
use std::collections::BTreeMap;
use tokio::sync::{broadcast, mpsc, oneshot};

/// What somebody who begins to watch gets.
pub struct Watched {
    /// What they missed, then how it stands.
    pub first: Vec<Told>,
    /// What happens from now on.
    pub news: broadcast::Receiver<Told>,
    /// As long as it is held, they are there.
    pub presence: Watcher,
}

/// Somebody who is there. Dropped, they are gone.
pub struct Watcher {
    person: Option<String>,
    orders: mpsc::UnboundedSender<Order>,
}

impl Watcher {
    pub(super) fn new(person: Option<String>, orders: mpsc::UnboundedSender<Order>) -> Watcher {
        Watcher { person, orders }
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        let _ = self.orders.send(Order::Gone { person: self.person.take() });
    }
}

impl TableStub {
    /// Begins to watch; whoever has seen everything up to a version gets what came after it.
    pub async fn watch(&self, person: Option<String>, since: Option<i64>) -> Result<Watched, Problem> {
        let (reply, watched) = oneshot::channel();
        self.send(Order::Watch { person, since, reply })?;
        watched.await.map_err(|_| Problem::Unavailable)?
    }
}

/// How many watch, and who of those with a name.
#[derive(Default)]
pub struct Audience {
    count: usize,
    people: BTreeMap<String, usize>,
    /// Since when people are not there any more who were.
    gone_since: BTreeMap<String, crate::time::Ms>,
}

impl Audience {
    /// Somebody comes.
    pub fn come(&mut self, person: Option<&str>) {
        self.count += 1;
        if let Some(person) = person {
            *self.people.entry(person.into()).or_default() += 1;
            self.gone_since.remove(person);
        }
    }

    /// Somebody goes.
    pub fn go(&mut self, person: Option<&str>, now: crate::time::Ms) {
        self.count = self.count.saturating_sub(1);
        let Some(person) = person else { return };
        let left = self.people.get_mut(person).map_or(0, |count| {
            *count = count.saturating_sub(1);
            *count
        });
        if left == 0 {
            self.people.remove(person);
            self.gone_since.insert(person.into(), now);
        }
    }

    /// Somebody was seen elsewhere, at this moment.
    pub fn see(&mut self, person: &str, at_ms: crate::time::Ms) {
        let since = self.gone_since.entry(person.into()).or_insert(at_ms);
        *since = at_ms.max(*since);
    }

    /// Whether somebody is there.
    pub fn has(&self, person: &str) -> bool {
        self.people.contains_key(person)
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Who of those with a name is there.
    pub fn people(&self) -> impl Iterator<Item = &str> {
        self.people.keys().map(String::as_str)
    }

    /// How many there are besides these: everyone with a name once, however many windows they have.
    pub fn besides(&self, sits: impl Fn(&str) -> bool) -> usize {
        let nameless = self.count.saturating_sub(self.people.values().sum());
        nameless + self.people().filter(|person| !sits(person)).count()
    }

    /// Since when somebody is gone. Whoever never came is gone since the beginning.
    pub fn gone_since(&self, person: &str, begin: crate::time::Ms) -> Option<crate::time::Ms> {
        if self.people.contains_key(person) {
            return None;
        }
        Some(self.gone_since.get(person).copied().unwrap_or(begin))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_with_two_windows_is_gone_when_both_are_closed() {
        let mut audience = Audience::default();
        assert_eq!(audience.gone_since("ana", 5), Some(5));
        audience.come(Some("ana"));
        audience.come(Some("ana"));
        audience.come(None);
        assert_eq!((audience.besides(|_| false), audience.besides(|person| person == "ana")), (2, 1));
        audience.go(Some("ana"), 10);
        assert_eq!((audience.gone_since("ana", 5), audience.count()), (None, 2));
        audience.go(Some("ana"), 20);
        assert_eq!((audience.gone_since("ana", 5), audience.count()), (Some(20), 1));
        audience.come(Some("ana"));
        assert_eq!(audience.gone_since("ana", 5), None);
    }
}
