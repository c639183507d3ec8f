//! Counts of concurrent uses by person or address.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Number of places in use, by person or address.
#[derive(Clone, Default)]
pub(crate) struct Tally(Arc<Mutex<HashMap<String, usize>>>);

/// A place in use. Dropped, it is free again.
pub(crate) struct Place {
    tally: Tally,
    who: String,
}

impl Tally {
    /// Takes a place, unless `most` places are in use.
    pub(crate) fn enter(&self, who: &str, most: usize) -> Option<Place> {
        let mut counts = self.lock();
        let count = counts.entry(who.into()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Place { tally: self.clone(), who: who.into() })
    }

    /// Returns the number of places in use.
    pub(crate) fn count(&self, who: &str) -> usize {
        self.lock().get(who).copied().unwrap_or(0)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.tally.lock();
        if let Some(count) = counts.get_mut(&self.who).filter(|count| **count > 1) {
            *count -= 1;
        } else {
            counts.remove(&self.who);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_holds_as_many_places_as_may_be_and_gives_them_back() {
        let tally = Tally::default();
        let places: Vec<Option<Place>> = (0..3).map(|_| tally.enter("ana", 2)).collect();
        assert_eq!(places.iter().flatten().count(), 2);
        assert!(tally.enter("rui", 2).is_some(), "others are not in the way");
        drop(places);
        assert_eq!((tally.count("ana"), tally.lock().len()), (0, 0), "nothing is remembered");
        assert!(tally.enter("ana", 0).is_none());
    }
}
