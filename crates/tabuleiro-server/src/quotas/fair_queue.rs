//! A queue that serves first the person who has received the least.

use std::collections::{HashMap, VecDeque};

/// Waiting work by person and table. The person who has received the least comes first; the tables of one person take
/// turns.
pub(crate) struct FairQueue<T> {
    waiting: VecDeque<Line<T>>,
    /// Work received by each person, in units; newcomers begin at `now`.
    given: HashMap<String, f64>,
    /// Level of the person served last.
    now: f64,
}

/// The waiting work of one person.
struct Line<T> {
    person: String,
    tables: VecDeque<(String, VecDeque<T>)>,
}

impl<T> Default for FairQueue<T> {
    fn default() -> FairQueue<T> {
        FairQueue { waiting: VecDeque::new(), given: HashMap::new(), now: 0.0 }
    }
}

impl<T> FairQueue<T> {
    /// Adds work.
    pub(crate) fn push(&mut self, person: &str, table: &str, item: T) {
        let index = self.waiting.iter().position(|line| line.person == person).unwrap_or_else(|| {
            let given = self.given.entry(person.into()).or_default();
            // At least the current level: otherwise an idle person would save up credit and then block the others.
            *given = given.max(self.now);
            self.waiting.push_back(Line { person: person.into(), tables: VecDeque::new() });
            self.waiting.len() - 1
        });
        let tables = &mut self.waiting[index].tables;
        match tables.iter_mut().find(|(name, _)| name == table) {
            Some((_, items)) => items.push_back(item),
            None => tables.push_back((table.into(), VecDeque::from([item]))),
        }
    }

    /// Removes the next work and returns it with its person, whom the caller must charge.
    pub(crate) fn pop(&mut self) -> Option<(String, T)> {
        let given = |line: &Line<T>| self.given.get(&line.person).copied().unwrap_or(self.now);
        let least = self.waiting.iter().map(given).min_by(f64::total_cmp)?;
        let index = self.waiting.iter().position(|line| given(line) <= least)?;
        self.now = self.now.max(least);
        let mut line = self.waiting.remove(index)?;
        let person = line.person.clone();
        let (table, mut items) = line.tables.pop_front()?;
        let item = items.pop_front()?;
        if !items.is_empty() {
            line.tables.push_back((table, items));
        }
        if !line.tables.is_empty() {
            self.waiting.push_back(line);
        }
        self.forget();
        Some((person, item))
    }

    /// Charges a person for work.
    pub(crate) fn charge(&mut self, person: &str, cost: f64) {
        let given = self.given.entry(person.into()).or_default();
        *given = given.max(self.now) + cost;
    }

    /// Returns the amount of waiting work.
    pub(crate) fn len(&self) -> usize {
        self.waiting.iter().flat_map(|line| &line.tables).map(|(_, items)| items.len()).sum()
    }

    /// Removes people at the level of newcomers; removes all people when no work waits.
    fn forget(&mut self) {
        let (waiting, now) = (&self.waiting, self.now);
        self.given.retain(|_, given| *given > now && !waiting.is_empty());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Serves all work, and charges each with its cost.
    fn served<T: Copy>(queue: &mut FairQueue<T>, cost: impl Fn(T) -> f64) -> Vec<T> {
        let next = || {
            let (person, item) = queue.pop()?;
            queue.charge(&person, cost(item));
            Some(item)
        };
        std::iter::from_fn(next).collect()
    }

    #[test]
    fn who_wants_much_does_not_keep_the_others_waiting() {
        let mut queue = FairQueue::default();
        (1..=4).for_each(|number| queue.push("ana", "", number));
        queue.push("rui", "", 10);
        queue.push("eva", "", 20);
        assert_eq!(queue.len(), 6);
        assert_eq!(served(&mut queue, |_| 1.0), [1, 10, 20, 2, 3, 4]);
        assert_eq!(queue.len(), 0);
    }

    #[test]
    fn who_has_many_tables_is_served_as_often_as_who_has_one() {
        let mut queue = FairQueue::default();
        for number in 1..=120 {
            queue.push("ana", &number.to_string(), number);
        }
        queue.push("rui", "one", 1000);
        queue.push("rui", "one", 1001);
        assert_eq!(served(&mut queue, |_| 1.0)[..6], [1, 1000, 2, 1001, 3, 4]);
    }

    #[test]
    fn the_tables_of_one_person_take_turns() {
        let mut queue = FairQueue::default();
        for (table, number) in [("a", 1), ("a", 2), ("a", 3), ("b", 10)] {
            queue.push("ana", table, number);
        }
        assert_eq!(served(&mut queue, |_| 1.0), [1, 10, 2, 3]);
    }

    #[test]
    fn work_counts_by_its_cost() {
        let mut queue = FairQueue::default();
        (0..3).for_each(|_| queue.push("ana", "", 100));
        (0..4).for_each(|_| queue.push("rui", "", 1));
        assert_eq!(served(&mut queue, f64::from), [100, 1, 1, 1, 1, 100, 100]);
    }

    #[test]
    fn who_leaves_and_comes_back_at_once_has_not_been_forgotten() {
        let mut queue = FairQueue::default();
        queue.push("ana", "", 100);
        queue.push("rui", "", 1);
        queue.push("rui", "", 2);
        let (person, _) = queue.pop().unwrap();
        queue.charge(&person, 100.0);
        queue.push("ana", "", 101);
        assert_eq!(served(&mut queue, |_| 1.0), [1, 2, 101]);
    }

    #[test]
    fn nothing_is_remembered_of_those_who_do_not_wait() {
        let mut queue = FairQueue::default();
        for number in 0..1000 {
            queue.push(&number.to_string(), "", number);
        }
        served(&mut queue, |_| 1.0);
        queue.push("ana", "", 1);
        queue.pop();
        assert!(queue.given.is_empty());
    }
}
