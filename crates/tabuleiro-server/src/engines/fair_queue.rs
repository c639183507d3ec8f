//! A queue in which everyone who waits gets their turn, however much others want.

use std::collections::VecDeque;

/// What waits, by owner; the owner who was served last waits longest.
pub(crate) struct FairQueue<T> {
    owners: VecDeque<(String, VecDeque<T>)>,
}

impl<T> Default for FairQueue<T> {
    fn default() -> FairQueue<T> {
        FairQueue { owners: VecDeque::new() }
    }
}

impl<T> FairQueue<T> {
    /// Puts something in.
    pub(crate) fn push(&mut self, owner: &str, item: T) {
        match self.owners.iter_mut().find(|(name, _)| name == owner) {
            Some((_, items)) => items.push_back(item),
            None => self.owners.push_back((owner.into(), VecDeque::from([item]))),
        }
    }

    /// Takes the next one out.
    pub(crate) fn pop(&mut self) -> Option<T> {
        let (owner, mut items) = self.owners.pop_front()?;
        let item = items.pop_front();
        if !items.is_empty() {
            self.owners.push_back((owner, items));
        }
        item
    }

    /// How much waits.
    pub(crate) fn len(&self) -> usize {
        self.owners.iter().map(|(_, items)| items.len()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wants_much_does_not_keep_the_others_waiting() {
        let mut queue = FairQueue::default();
        (1..=4).for_each(|number| queue.push("ana", number));
        queue.push("rui", 10);
        queue.push("eva", 20);
        assert_eq!(queue.len(), 6);
        let served: Vec<i32> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(served, [1, 10, 20, 2, 3, 4]);
        assert_eq!(queue.len(), 0);
    }
}
