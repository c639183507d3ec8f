//! The watchers of a table and their absences on this node.

use crate::time::Ms;
use std::collections::BTreeMap;

/// Counts of watchers, in total and by person.
#[derive(Default)]
pub(super) struct Audience {
    count: usize,
    people: BTreeMap<String, usize>,
    /// Begin of each person's absence.
    gone_since: BTreeMap<String, Ms>,
}

impl Audience {
    /// Adds a watcher.
    pub(super) fn come(&mut self, person: Option<&str>) {
        self.count += 1;
        if let Some(person) = person {
            *self.people.entry(person.into()).or_default() += 1;
            self.gone_since.remove(person);
        }
    }

    /// Removes a watcher. A person is absent after their last connection.
    pub(super) fn go(&mut self, person: Option<&str>, now: Ms) {
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

    /// Notes that a person was present on another node at this time.
    pub(super) fn see(&mut self, person: &str, at_ms: Ms) {
        let since = self.gone_since.entry(person.into()).or_insert(at_ms);
        *since = at_ms.max(*since);
    }

    /// Returns whether a person is present.
    pub(super) fn has(&self, person: &str) -> bool {
        self.people.contains_key(person)
    }

    /// Returns the number of watchers.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// Returns the people present.
    pub(super) fn people(&self) -> impl Iterator<Item = &str> {
        self.people.keys().map(String::as_str)
    }

    /// Returns the number of spectators. Counts each person once, however many connections they have, and no players.
    pub(super) fn besides(&self, sits: impl Fn(&str) -> bool) -> usize {
        let nameless = self.count.saturating_sub(self.people.values().sum());
        nameless + self.people().filter(|person| !sits(person)).count()
    }

    /// Returns the begin of a person's absence; `begin` for one who was never present.
    pub(super) fn gone_since(&self, person: &str, begin: Ms) -> Option<Ms> {
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
